/** A moment as a picture: what stands on the stage, with the styles of the page, as an SVG that needs nothing else. */

/** Lengths that hang on the window are written out: the picture has another. */
const byWindow = (css: string): string =>
  css.replaceAll(/(?<![\w#.-])(\d*\.?\d+)[dls]?v([wh])\b/g, (_, of: string, side: string) => {
    const whole = side === 'w' ? innerWidth : innerHeight
    return `${(Number(of) * whole) / 100}px`
  })

/** Whether a rule is about anything on the page. What stands before and after things counts as part of them. */
function concerns(page: Document, { selectorText }: CSSStyleRule): boolean {
  try {
    return page.querySelector(selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '')) !== null
  } catch {
    return true
  }
}

/** The rules that hold on this screen, without faces. */
function held(page: Document, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches ? held(page, rule.cssRules) : []
    if (rule instanceof CSSFontFaceRule || (rule instanceof CSSStyleRule && !concerns(page, rule))) return []
    return [byWindow(rule.cssText)]
  })
}

/** Every rule that the page's own sheets hold; those of elsewhere may not be read, and there are none. */
const stylesOf = (page: Document): string[] => [...page.styleSheets].flatMap((sheet) => held(page, sheet.cssRules))

const inQuotes = (name: string): string => name.replaceAll(/["']/g, '').trim()

async function asData(url: string): Promise<string> {
  if (url.startsWith('data:')) return url
  const face = await (await fetch(url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(face)
  })
}

/** The faces that words on the stage are set in, put in whole: a picture fetches nothing. */
async function facesOf(stage: Element): Promise<string[]> {
  const used = new Set(
    [stage, ...stage.querySelectorAll('*')].flatMap((one) => getComputedStyle(one).fontFamily.split(',').map(inQuotes)),
  )
  const rules = [...stage.ownerDocument.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter(
    (rule) => rule instanceof CSSFontFaceRule && used.has(inQuotes(rule.style.getPropertyValue('font-family'))),
  )
  return Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const [whole, path = ''] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? []
      if (!whole) return cssText
      const data = await asData(new URL(path, parentStyleSheet?.href ?? document.baseURI).href)
      return cssText.replace(whole, `url("${data}")`)
    }),
  )
}

/** What moves has come to its end. */
const STILL = `*,::before,::after{animation-delay:-3600s!important;animation-play-state:paused!important;transition:none!important}`

export async function svgOf(stage: HTMLElement): Promise<string> {
  // Without the zoom of large screens.
  const { offsetWidth: width, offsetHeight: height, ownerDocument: page } = stage
  const copy = stage.cloneNode(true) as HTMLElement
  copy.setAttribute('style', `position:relative;inset:auto;width:${width}px;height:${height}px`)
  const ground = page.documentElement.dataset.ground ?? 'night'
  const game = stage.closest<HTMLElement>('[data-game]')?.dataset.game ?? ''
  const { font, fontFeatureSettings } = getComputedStyle(stage)
  const around = `color:var(--ink);background:var(--ground);font:${font};font-feature-settings:${fontFeatureSettings}`
  const written = new XMLSerializer().serializeToString(copy)
  const rules = [...(await facesOf(stage)), ...stylesOf(page), ':root{--zoom:1}', STILL]
  // The styles come as text: in XML their signs would be read as markup.
  const styles = rules.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" data-ground="${ground}">
<style>${styles}</style><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" data-ground="${ground}" data-game="${game}" style="${around.replaceAll('"', "'")}">${written}</div></foreignObject></svg>`
}

/** The same as dots, twice as fine as on the screen. */
export async function pngOf(stage: HTMLElement): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = stage
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(stage))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser draws no picture.'))), 'image/png'),
  )
}
