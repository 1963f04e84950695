import { extname } from 'node:path'
import { InputError } from '@anachron/kernel'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { pageOfFile } from '../page-of-file.ts'

interface Given {
  at?: number
  as?: number
  size: { width: number; height: number }
  ground: string
  app?: string
}

const GROUNDS = ['night', 'paper', 'contrast']
const [SMALLEST, LARGEST] = [320, 4000]

export function picture(anachron: Command): void {
  anachron
    .command('picture <file> <picture>')
    .description('a moment of a saved match or position as FILE.svg or FILE.png; needs Chromium (docs/embedding.md)')
    .option('--at <n>', 'after entry n; without it at the end', wholeNumber('--at', 0))
    .option('--as <seat>', 'as a seat sees it (1, 2, …); without it as everybody does', wholeNumber('--as', 1, 8))
    .option('--size <WxH>', 'of the board, in pixels', sizeOf, { width: 1200, height: 800 })
    .option('--ground <name>', `the colours: ${GROUNDS.join(', ')}`, groundNamed, 'night')
    .option('--app <folder>', 'the built app, where the pages of the games lie')
    .action(async (file: string, out: string, given: Given) => {
      const kind = extname(out).slice(1).toLowerCase()
      if (kind !== 'svg' && kind !== 'png') throw new InputError(`A picture is a file .svg or .png, not “${out}”.`)
      const { match, ...page } = await pageOfFile(file, given.app)
      const { entries } = match.log
      const { at = entries.length, as } = given
      if (at > entries.length) throw new InputError(`This match has ${entries.length} entries; there is no ${at}.`)
      if (as !== undefined && as > match.log.seats) throw new InputError(`This match has ${match.log.seats} seats.`)
      const { drawMoment } = await import('../draw-moment.ts')
      const bytes = await drawMoment(page, { at, as, ...given, kind, out })
      console.log(`${out}: after entry ${at} of ${entries.length}, ${Math.ceil(bytes / 1000)} kB`)
    })
}

function sizeOf(text: string): Given['size'] {
  const [width = 0, height = 0] = (/^(\d+)x(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if ([width, height].some((side) => side < SMALLEST || side > LARGEST))
    throw new InputError(`A size is two numbers from ${SMALLEST} to ${LARGEST}, as 1200x800, not “${text}”.`)
  return { width, height }
}

function groundNamed(name: string): string {
  if (!GROUNDS.includes(name)) throw new InputError(`There is no ground “${name}”. There is: ${GROUNDS.join(', ')}.`)
  return name
}
