/** What must hold of a table at every size. Each check gives what is wrong, one line each. */
import type { Page } from 'playwright-core'

/** The page is one window high and wide, and the question is whole. */
export const pageScrolls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
    const high = scrollHeight - innerHeight
    const wide = scrollWidth - clientWidth
    const question = document.querySelector('.prompt-words')
    const cut = question ? question.scrollHeight - question.clientHeight : 0
    return [
      ...(high > 0 || wide > 0 ? [`the page is ${wide} × ${high} px larger than its window`] : []),
      ...(cut > 2 ? [`${cut} px of the question are cut off: ${question?.textContent}`] : []),
    ]
  })

/** The board fits its box. */
export const boardScrolls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector('.stage-board') as Element
    const [wide, high] = [scrollWidth - clientWidth, scrollHeight - clientHeight]
    return wide > 1 || high > 1 ? [`the board is ${wide} × ${high} px larger than its box`] : []
  })

/**
 * Each thing that can be chosen is met by a pointer at its middle. What lies in a part that people pan on a phone is
 * brought into sight first.
 */
export const litMissed = (page: Page, mayPan: boolean): Promise<string[]> =>
  page.evaluate((pans) => {
    const middle = (one: Element): [number, number] => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    const panned = (one: Element): boolean => {
      const pan = one.closest('[data-pans]')
      if (!pan || !pans) return false
      one.scrollIntoView({ block: 'center', inline: 'center' })
      return true
    }
    const isMet = (one: Element): boolean => {
      const hit = document.elementFromPoint(...middle(one))
      return hit !== null && hit.closest('[data-lit]') === one
    }
    return [...document.querySelectorAll('.table [data-lit]')].flatMap((one) => {
      if (isMet(one) || (panned(one) && isMet(one))) return []
      const [x, y] = middle(one)
      const over = document.elementFromPoint(x, y)
      const what = `${one.getAttribute('class')} ${one.getAttribute('data-piece') ?? ''}`
      return [`${what} at ${Math.round(x)}, ${Math.round(y)} is under ${over?.getAttribute('class') ?? 'nothing'}`]
    })
  }, mayPan)

/** No text that is to be seen is smaller than 12 px on the screen. */
export const smallText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Map<string, string>()
    const texts = document.createTreeWalker(document.querySelector('.table-screen') as Node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const said = texts.currentNode.textContent?.trim()
      const one = texts.currentNode.parentElement
      if (!said || !one || one.closest('.unseen, title, desc, option')) continue
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { width } = one.getBoundingClientRect()
      if (width < 2) continue
      const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : undefined
      const scale = drawn ? Math.hypot(drawn.a, drawn.b) : (one.currentCSSZoom ?? 1)
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale
      const name = one.getAttribute('class') ?? one.parentElement?.getAttribute('class') ?? one.tagName
      if (size < 11.9) found.set(name, `${name} “${said.slice(0, 24)}” is ${size.toFixed(1)} px`)
    }
    return [...found.values()]
  })

/** Where the board stands, and how large it is. */
export const boxOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { left, top, width, height } = (document.querySelector('.stage') as Element).getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join(' ')
  })
