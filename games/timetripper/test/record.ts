/**
 * Records the whole matches in fixtures/. Run it after a change of the rules that raises the game's version:
 * node games/timetripper/test/record.ts [name]
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportMatch, type Match, type Seat, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { Options, State, TimeTripper } from '../rules/types.ts'

interface Recording {
  name: string
  seats: number
  options?: Partial<Options>
  /** One move in so many is made by chance, so that the matches are not all alike. */
  whim: number
  /** What the match must show. */
  shows(state: State, seen: (kind: Event['kind']) => boolean, events: readonly Event[]): boolean
}

const isHome = (state: State): boolean => state.result?.reason === 'home'

const RECORDINGS: readonly Recording[] = [
  { name: 'home-safely', seats: 1, whim: 40, shows: (s, seen) => isHome(s) && seen('cleanup') },
  {
    name: 'death',
    seats: 1,
    whim: 10,
    shows: (s, seen) => s.result?.reason === 'lost' && seen('negotiated') && s.battles > 2,
  },
  {
    name: 'treasure',
    seats: 1,
    whim: 40,
    options: { victory: 'treasure' },
    shows: (s) => isHome(s) && (s.result?.points?.[0] ?? 0) > 0,
  },
  {
    name: 'travelling-light',
    seats: 1,
    whim: 40,
    options: { victory: 'minimal', kit: { bayonet: 1, 'reloads-m16': 2 } },
    shows: isHome,
  },
  { name: 'team-raised', seats: 3, whim: 30, shows: (s, seen) => seen('revived') && s.battles > 2 },
  {
    name: 'team-rolled-kit',
    seats: 2,
    whim: 30,
    options: { teamEquipment: 'random', setupLetter: 'player' },
    shows: (s) => s.battles > 1,
  },
  {
    name: 'tontine',
    seats: 2,
    whim: 60,
    options: { victory: 'tontine' },
    shows: (s) => isHome(s) && s.result?.payoff.filter((won) => won === 1).length === 1,
  },
  {
    name: 'timemaster',
    seats: 2,
    whim: 25,
    options: { timemaster: 'seat' },
    shows: (s, seen) => s.battles > 3 && seen('read'),
  },
  {
    name: 'blind-displays',
    seats: 1,
    whim: 40,
    options: { timemaster: 'shuffle', randomSetup: 'dice' },
    shows: isHome,
  },
  { name: 'black-hole', seats: 1, whim: 20, shows: (_s, seen) => seen('blackHole') },
  { name: 'timelord', seats: 1, whim: 20, shows: (_s, seen) => seen('hopping') },
  {
    name: 'awed-soldiers',
    seats: 2,
    whim: 6,
    shows: (_s, seen, events) =>
      seen('awed') &&
      events.some((event) => event.kind === 'struck' && event.by !== null && event.by > 3 && event.at > 3),
  },
]

const folder = join(import.meta.dirname, '..', 'fixtures')

function record({ name, seats, options, whim, shows }: Recording): void {
  for (let seed = 1; seed < 4000; seed++) {
    const events: Event[] = []
    const dice = seeded(`${name}/${seed}/bot`)
    const choose = (match: Match<TimeTripper>, seat: Seat, listed: readonly Action[]): number =>
      dice.pick('whim', whim) === 0
        ? dice.pick('option', listed.length)
        : bot.choose(game.view(match.state, seat), seat, listed, dice)
    const match = playRandomly(game, {
      seed: `${name}/${seed}`,
      seats,
      options: options ?? {},
      most: 1500,
      choose,
      onEvent: (event) => void events.push(event),
    })
    if (
      match.state.result === null ||
      !shows(match.state, (kind) => events.some((event) => event.kind === kind), events)
    )
      continue
    const file = exportMatch(match)
    writeFileSync(join(folder, `${name}.match.json`), `${JSON.stringify(file)}\n`)
    console.log(`${name}: seed ${seed}, ${match.log.entries.length} entries, ${match.state.battles} battles`)
    return
  }
  throw new Error(`no match shows ${name}`)
}

mkdirSync(folder, { recursive: true })
const [only] = process.argv.slice(2)
for (const recording of RECORDINGS) if (only === undefined || recording.name === only) record(recording)
