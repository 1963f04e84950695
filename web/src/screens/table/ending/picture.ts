import { t } from '@anachron/kit'

/** An ending as one picture to send: the cover, the word, the reason and the count. Drawn here, sent nowhere. */
const WIDTH = 1200
const HEIGHT = 630

export interface EndingWords {
  word: string
  why: string
  title: string
}

export async function pictureOfEnding(box: Element, { word, why, title }: EndingWords): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error(t('This browser cannot draw the picture.'))
  const colours = getComputedStyle(box)
  ink.fillStyle = colours.getPropertyValue('--ground').trim() || '#10131c'
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  const cover = box.querySelector('.ending-cover svg')
  if (cover) ink.drawImage(await imageOf(cover), WIDTH - 432, 27, 432 - 27, 576)
  ink.fillStyle = colours.getPropertyValue('--ink').trim() || '#f3ead8'
  ink.font = '600 112px Fraunces, Georgia, serif'
  ink.fillText(word, 60, 170, 640)
  ink.font = '500 34px Fraunces, Georgia, serif'
  let y = written(ink, why, { x: 60, y: 240, width: 640, line: 44 })
  ink.font = '500 28px Inter, sans-serif'
  for (const row of box.querySelectorAll('.ending-count tr')) {
    const [first = '', ...rest] = [...row.children].map((cell) => cell.textContent?.trim() ?? '')
    y += 42
    ink.fillText(first, 60, y, 300)
    for (const [i, value] of rest.entries()) ink.fillText(value, 380 + 170 * i, y, 160)
  }
  ink.font = '500 24px Inter, sans-serif'
  ink.fillText(t`${title} · Anachron`, 60, HEIGHT - 40)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t('The picture could not be made.')))),
      'image/png',
    ),
  )
}

/** Writes words into a column; where the next line would stand. */
function written(
  ink: CanvasRenderingContext2D,
  words: string,
  { x, y, width, line }: { x: number; y: number; width: number; line: number },
): number {
  let said = ''
  for (const word of words.split(' ')) {
    const longer = said ? `${said} ${word}` : word
    if (ink.measureText(longer).width > width && said) {
      ink.fillText(said, x, y)
      y += line
      said = word
    } else said = longer
  }
  ink.fillText(said, x, y)
  return y
}

async function imageOf(svg: Element): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as Element
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '900')
  copy.setAttribute('height', '1200')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** As a file: what it is called says whose ending it is. */
export const fileOf = (picture: Blob, { title, word, points }: FileWords): File =>
  new File([picture], `${[title, word, ...(points ?? [])].map(plain).filter(Boolean).join('-')}.png`, {
    type: 'image/png',
  })

interface FileWords {
  title: string
  word: string
  points?: readonly number[] | undefined
}

/** Letters and digits of any script, for every file system. */
const plain = (words: string | number): string =>
  `${words}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Whether the system can send a file from here. */
export const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

export function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
