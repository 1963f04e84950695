import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escaped, type Preview } from './preview.ts'
import { unpackedFont } from './woff.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const TABLE = { x: 900, y: 345, r: 165 }
const SEAT_COLOURS = ['#e8a13c', '#4fb3d9', '#9a7bd1', '#5fb98a', '#d9706a', '#c9c05a', '#c78bb5', '#8fa8c9']
/** So many letters of the title fit a line of it. */
const LINE = 17

/** The table from above: who sits where, which seats are free, and on which terms. */
export function pictureOf({ title, words, seats }: Preview): string {
  const lines = wrapped(title, seats.length > 0 ? LINE : 26).slice(0, 4)
  const size = lines.length > 3 ? 60 : 72
  const said = lines.map((line, i) => text(line, 80, 190 + i * size * 1.12, size, '#f4ead6')).join('')
  const below = 190 + lines.length * size * 1.12 + 14
  const terms = wrapped(words, 40).slice(0, 3)
  const told = terms.map((line, i) => text(line, 80, below + i * 40, 28, '#c9b98f')).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="g" cx="75%" cy="45%" r="80%"><stop offset="0" stop-color="#2b2a3f"/><stop offset="1" stop-color="#10131c"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="20" fill="none" stroke="#d8b36a" stroke-opacity=".45" stroke-width="2"/>
<g transform="translate(80 62)" fill="none" stroke="#d8b36a" stroke-width="3.4"><path d="M2 46V20a18 18 0 0 1 36 0v26Z"/><circle cx="20" cy="21" r="10"/><path d="M20 15v6l4 3"/></g>
${text('Anachron', 134, 104, 40, '#d8b36a')}
${said}${told}${seats.length > 0 ? roundTable(seats) : ''}
</svg>`
}

function roundTable(seats: Preview['seats']): string {
  const { x, y, r } = TABLE
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)]
    return `M${(x + sin * (r - 22)).toFixed(1)} ${(y - cos * (r - 22)).toFixed(1)}L${(x + sin * (r - 38)).toFixed(1)} ${(y - cos * (r - 38)).toFixed(1)}`
  }).join('')
  const chairs = seats.map((seat, i) => {
    // The first sits nearest, the others go round as the clock does.
    const angle = Math.PI + (i * 2 * Math.PI) / seats.length
    return chair(seat, i, x + Math.sin(angle) * (r + 8), y - Math.cos(angle) * (r + 8), seats.length > 4 ? 38 : 50)
  })
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#4a3527"/><circle cx="${x}" cy="${y}" r="${r - 14}" fill="#5d4431" stroke="#d8b36a" stroke-opacity=".6" stroke-width="2"/><path d="${ticks}" stroke="#d8b36a" stroke-width="4" stroke-linecap="round"/><path d="M${x} ${y - 78}V${y}l48 34" fill="none" stroke="#f4ead6" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${chairs.join('')}`
}

function chair({ name, kind }: Preview['seats'][number], i: number, x: number, y: number, r: number): string {
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}"`
  if (kind === 'open')
    return `<circle ${at} fill="#10131c" stroke="#f4ead6" stroke-width="4" stroke-dasharray="10 9"/>${text('?', x, y + r * 0.3, r * 0.9, '#f4ead6', 'middle')}`
  const colour = SEAT_COLOURS[i % SEAT_COLOURS.length] as string
  const letter = [...name.trim()][0]?.toUpperCase() ?? ''
  return `<circle ${at} fill="${colour}" stroke="#10131c" stroke-width="6"/>${text(letter, x, y + r * 0.32, r, '#10131c', 'middle')}`
}

const text = (said: string, x: number, y: number, size: number, colour: string, anchor = 'start'): string =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-family="Fraunces" font-weight="600" font-size="${size.toFixed(0)}" fill="${colour}" text-anchor="${anchor}">${escaped(said)}</text>`

/** Words in lines of about so many letters; a longer word is cut. */
function wrapped(said: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of said.split(/\s+/)) {
    const last = lines.at(-1)
    const cut = word.length > letters ? `${word.slice(0, letters - 1)}…` : word
    if (last !== undefined && last.length + 1 + cut.length <= letters) lines[lines.length - 1] = `${last} ${cut}`
    else lines.push(cut)
  }
  return lines
}

const FONTS = [
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
]

let fonts: string[] | undefined
/** The library reads fonts from files, and only unpacked ones. */
function fontFiles(): string[] {
  if (fonts) return fonts
  const folder = mkdtempSync(join(tmpdir(), 'anachron-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  fonts = FONTS.map((font, i) => {
    const file = join(folder, `${i}.ttf`)
    writeFileSync(file, unpackedFont(readFileSync(fileURLToPath(font))))
    return file
  })
  return fonts
}

const KEPT = 60
const drawn = new Map<string, Promise<Buffer>>()

/** The picture as a PNG: chats show no other kind. Drawn on a thread apart, and kept for a while. */
export function drawnPicture(preview: Preview): Promise<Buffer> {
  const svg = pictureOf(preview)
  const known = drawn.get(svg)
  if (known) return known
  const drawing = draw(svg)
  drawn.set(svg, drawing)
  drawing.catch(() => drawn.delete(svg))
  const [oldest] = drawn.keys()
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest)
  return drawing
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const font = { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Fraunces' }
  return (await renderAsync(svg, { font })).asPng()
}
