import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameModule } from '@anachron/games'
import { gameTasks } from './game-tasks.ts'
import { Meter, type Task } from './harness.ts'
import { profileOf } from './profile.ts'
import type { Kernel } from './random-match.ts'
import { type Minds, searchTask } from './search-task.ts'

/** What the process of one side says first of its game; null: there is no such game there. */
export interface Side {
  tasks: { name: string; unit: string }[]
  work: Work
}

/**
 * What it is asked then, again and again: to measure one of the tasks for so long. It answers with units a second; or,
 * where it is asked for that, with where the time goes.
 */
export interface Slice {
  task: number
  seconds: number
  profile?: true
}

/** What there is to do: the same on both sides only where the rules are. */
export interface Work {
  movesPerMatch: number
  optionsPerMove: number
  /** Of states out of the middle, as JSON. */
  bytesPerState: number
}

/** Tasks that both sides are measured in, by name and unit. */
const COMPARED = [
  'random play moves',
  'clone states',
  'view of a seat views',
  'imagined world worlds',
  'search imagined matches',
]
const MATCHES = 60

interface Shelf {
  loadGame(id: string): Promise<GameModule | undefined>
}

/** The main file of a room under this root, wherever that commit has it: its package.json says. */
async function room<Module>(root: string, name: string): Promise<Module> {
  const folder = join(root, 'node_modules/@anachron', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: { '.': string } }
  return await import(pathToFileURL(join(folder, exports['.'])).href)
}

/** How the bots under this root think. Their room does not show it, but its files have been the same for long. */
async function mindsOf(root: string): Promise<Minds> {
  const file = <Module>(name: string): Promise<Module> =>
    import(pathToFileURL(join(root, 'bots/src/search', `${name}.ts`)).href)
  const [{ Search }, { Paired }, { TUNING }] = await Promise.all([
    file<Pick<Minds, 'Search'>>('search'),
    file<Pick<Minds, 'Paired'>>('paired'),
    file<typeof import('@anachron/bots')>('tuning'),
  ])
  return { Search, Paired, tuning: TUNING.expert }
}

function workOf({ begin, decision, options, play, seeded }: Kernel, game: Parameters<typeof gameTasks>[1]): Work {
  let [moves, listed, states, bytes] = [0, 0, 0, 0]
  for (let seed = 0; seed < MATCHES; seed++) {
    const chance = seeded(seed)
    const chosen = Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.default]))
    const state = begin(game, chosen, game.seats.min, chance)
    for (let now = decision(game, state); now; now = decision(game, state)) {
      const seat = now.seats[0] as number
      const open = options(game, state, seat)
      if (moves % 8 === 0) {
        states++
        bytes += JSON.stringify(state).length
      }
      play(game, state, chance, seat, open[chance.pick('bench', open.length)])
      moves++
      listed += open.length
    }
  }
  return { movesPerMatch: moves / MATCHES, optionsPerMove: listed / moves, bytesPerState: bytes / states }
}

/** Run as a child: `side.ts ROOT GAME` says what it will measure, and measures whenever it is asked. */
async function main([root = '', id = '']: string[]): Promise<void> {
  const [kernel, games] = await Promise.all([room<Kernel>(root, 'kernel'), room<Shelf>(root, 'games')])
  const found = await games.loadGame(id)
  const tasks = found
    ? [...gameTasks(kernel, found.game), searchTask(kernel, found.game, found.bot, await mindsOf(root))].filter(
        isCompared,
      )
    : []
  const side: Side | null = found ? { tasks: tasks.map(nameOf), work: workOf(kernel, found.game) } : null
  const meters = tasks.map((task) => new Meter(task))
  process.on('message', async ({ task, seconds, profile }: Slice) => {
    const meter = meters[task] as Meter
    process.send?.(profile ? await profileOf(meter, seconds, root) : meter.slice(seconds))
  })
  process.send?.(side)
}

const nameOf = ({ name, unit }: Task): Side['tasks'][number] => ({ name, unit })
const isCompared = ({ name, unit }: Task): boolean => COMPARED.includes(`${name} ${unit}`)

await main(process.argv.slice(2))
