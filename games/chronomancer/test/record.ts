/**
 * Records the matches in fixtures/ anew, all or those named: `node games/chronomancer/test/record.ts tie-shared`. Each
 * is the first of a row of seeds that ends the way its name says, so that a change of the rules finds other matches of
 * the same kind.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  act,
  type Chance,
  decision,
  exportMatch,
  isLogFault,
  type Match,
  options,
  type Seat,
  seeded,
  startMatch,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action, ChronoTypes, Options } from '../rules/types.ts'
import { firstLesson } from './first-lesson.ts'

interface Wanted {
  name: string
  seats: number
  options: Partial<Options>
  /** Who plays: the game's own player, or chance, which is quick where something rare is sought. */
  players: 'own' | 'random'
  reason?: string
  /** A seat that gives up after so many entries. */
  leaves?: { seat: Seat; after: number }
}

const WANTED: readonly Wanted[] = [
  {
    name: 'solo-won',
    seats: 1,
    options: { level: 'apprentice', rogueCard: 'thieves' },
    players: 'own',
    reason: 'peddler-beaten',
  },
  {
    name: 'solo-lost',
    seats: 1,
    options: { level: 'master', rogueCard: 'criminals' },
    players: 'own',
    reason: 'peddler-ahead',
  },
  {
    name: 'solo-level',
    seats: 1,
    options: { level: 'journeyman', rogueCard: 'cult' },
    players: 'own',
    reason: 'peddler-level',
  },
  { name: 'two-players', seats: 2, options: { rogueCard: 'thieves' }, players: 'own', reason: 'gold' },
  { name: 'three-players', seats: 3, options: { rogueCard: 'criminals' }, players: 'own', reason: 'gold' },
  { name: 'four-players', seats: 4, options: { rogueCard: 'cult' }, players: 'own', reason: 'gold' },
  { name: 'tie-fewer-corruption', seats: 2, options: {}, players: 'random', reason: 'fewer-corruption' },
  { name: 'tie-more-townsfolk', seats: 3, options: {}, players: 'random', reason: 'more-townsfolk' },
  { name: 'tie-shared', seats: 2, options: {}, players: 'random', reason: 'shared' },
  {
    name: 'one-of-three-leaves',
    seats: 3,
    options: {},
    players: 'random',
    reason: 'gold',
    leaves: { seat: 1, after: 90 },
  },
]

function record(wanted: Wanted, seed: number): Match<ChronoTypes> {
  const chance = seeded(`${wanted.name}/${seed}`)
  const mind = seeded(`mind/${wanted.name}/${seed}`)
  const match = startMatch(game, { options: wanted.options, seats: wanted.seats, chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  playOut(match, chance, mind, wanted)
  return match
}

function playOut(
  match: Match<ChronoTypes>,
  chance: Chance,
  mind: Chance,
  { players, leaves }: Partial<Wanted> = {},
): void {
  for (;;) {
    if (match.log.entries.length === leaves?.after) act(match, leaves.seat, { kind: 'concede' }, chance)
    const asked = decision(game, match.state)
    if (!asked) return
    const seat = asked.seats[0] as Seat
    const listed = options(game, match.state, seat)
    const chosen =
      players === 'random'
        ? mind.pick('option', listed.length)
        : bot.choose(game.view(match.state, seat), seat, listed, mind)
    act(match, seat, listed[chosen] as Action, chance)
  }
}

function keep(name: string, match: Match<ChronoTypes>): void {
  const file = join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`)
  writeFileSync(file, `${JSON.stringify(exportMatch(match))}\n`)
  console.log(name, JSON.stringify(match.state.result))
}

/** The guided first game: what is worked out by hand, then the bots play on. */
function firstGame(): Match<ChronoTypes> {
  const match = firstLesson()
  playOut(match, seeded('first-game'), seeded('mind/first-game'))
  return match
}

const named = process.argv.slice(2)

if (named.length === 0 || named.includes('first-game')) keep('first-game', firstGame())

for (const wanted of WANTED.filter(({ name }) => named.length === 0 || named.includes(name)))
  for (let seed = 0; ; seed++) {
    const match = record(wanted, seed)
    if (wanted.reason && match.state.result?.reason !== wanted.reason) continue
    keep(wanted.name, match)
    break
  }
