/**
 * Records the whole matches in fixtures/: at least one for every way of ending. Run it after a change of the rules that
 * raises the game's version: node games/time-line-battle/test/record.ts. `narrow-bombs` was recorded when Bombs did not
 * reach Units of earlier Days, and is not recorded anew: it shows that matches of that time still replay.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, exportMatch, isRefusal, type Match, type Seat, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { bot } from '../player/index.ts'
import { rollout } from '../player/rollout.ts'
import { newCard } from '../rules/deployment.ts'
import { forecastDeployment, game } from '../rules/game.ts'
import type { Action, Battle, EndReason, Options, State } from '../rules/types.ts'

interface Recording {
  name: string
  seats: number
  options?: Partial<Options>
  reason: EndReason
  draw?: boolean
  /** Who plays: the game's own player, its quick habits, or people who would rather have the game go on for ever. */
  players?: 'bot' | 'habit' | 'peaceful'
  /** Something done out of turn when so many entries have been made. */
  anytime?: { after: number; seat: number; action: Action }[]
}

const RECORDINGS: readonly Recording[] = [
  { name: 'wipeout', seats: 2, reason: 'wipeout', players: 'bot' },
  { name: 'draw', seats: 2, reason: 'wipeout', draw: true },
  {
    name: 'exhausted',
    seats: 2,
    reason: 'exhausted',
    players: 'peaceful',
    options: { quietTimelines: 25, maxTimelines: 25 },
  },
  { name: 'stagnation', seats: 2, reason: 'stagnation', players: 'peaceful' },
  { name: 'cap', seats: 2, reason: 'cap', options: { maxTimelines: 3 } },
  {
    name: 'agreed',
    seats: 2,
    reason: 'agreed',
    players: 'bot',
    anytime: [
      { after: 3, seat: 0, action: { kind: 'offer' } },
      { after: 5, seat: 0, action: { kind: 'withdraw' } },
      { after: 9, seat: 1, action: { kind: 'offer' } },
      { after: 10, seat: 0, action: { kind: 'offer' } },
    ],
  },
  {
    name: 'concede',
    seats: 2,
    reason: 'concede',
    players: 'bot',
    anytime: [{ after: 15, seat: 1, action: { kind: 'concede' } }],
  },
  { name: 'teams', seats: 4, reason: 'wipeout', players: 'bot' },
  { name: 'three-players', seats: 3, reason: 'wipeout', players: 'bot' },
  { name: 'four-players', seats: 4, reason: 'wipeout', players: 'bot', options: { sides: 'free-for-all' } },
  { name: 'one-against-two', seats: 3, reason: 'wipeout', players: 'bot', options: { sides: '1v2' } },
  { name: 'five-players', seats: 5, reason: 'wipeout', players: 'bot' },
  { name: 'three-teams', seats: 6, reason: 'wipeout', players: 'bot', options: { sides: '2v2v2' } },
  { name: 'eight-players', seats: 8, reason: 'wipeout', players: 'bot' },
  {
    name: 'other-readings',
    seats: 2,
    reason: 'wipeout',
    options: { opening: 'any', bombReach: 'day-and-later', tieOrder: 'newest-first', lastLevel: false },
  },
]

/** The deployment after which the weaker side would have most Units left, were the others' cards known. */
function mostPeaceful(state: State, seat: Seat, listed: readonly Action[]): number | undefined {
  const laid = state.players.flatMap((player, owner) => player.laid.map((rank) => ({ owner, rank })))
  const worth = listed.map((action) => {
    if (action.kind !== 'deploy') return undefined
    const view = game.view(state, seat)
    for (const [i, card] of laid.entries())
      if (card.owner !== seat)
        view.cards.push(newCard({ ...card, id: view.cards.length, day: state.day, seq: 100 + i }))
    const own = laid.filter(({ owner }) => owner === seat).map(({ rank }) => rank)
    return Math.min(...forecastDeployment(view, seat, [...own, action.rank]).living)
  })
  const best = Math.max(...worth.map((value) => value ?? -1))
  return best < 0 ? undefined : worth.indexOf(best)
}

function playOne({ seats, options = {}, players, anytime = [] }: Recording, seed: string): Match<Battle> {
  const dice = seeded(`${seed}/thought`)
  const todo = [...anytime]
  return playRandomly(game, {
    seed,
    seats,
    options,
    choose({ state }, seat, listed) {
      if (players === 'bot') return bot.choose(game.view(state, seat), seat, listed, dice)
      return (
        (players === 'peaceful' ? mostPeaceful(state, seat, listed) : undefined) ?? rollout(state, seat, listed, dice)
      )
    },
    watch(match) {
      const next = todo[0]
      if (!next || match.log.entries.length < next.after) return false
      todo.shift()
      const played = act(match, next.seat, next.action, dice)
      if (isRefusal(played)) throw new Error(render(played.reason))
      return match.state.result !== null
    },
  })
}

const fits = ({ state }: Match<Battle>, { reason, draw = false }: Recording): boolean =>
  state.result?.reason === reason && state.result.payoff.every((share) => share === 0.5) === draw

for (const recording of RECORDINGS) {
  let seed = 0
  let match = playOne(recording, `${recording.name}/0`)
  while (!fits(match, recording) || match.state.timeline < 2) match = playOne(recording, `${recording.name}/${++seed}`)
  const file = join(import.meta.dirname, '..', 'fixtures', `${recording.name}.match.json`)
  writeFileSync(file, `${JSON.stringify(exportMatch(match))}\n`)
  const { timeline, result } = match.state
  console.log(
    `${recording.name}: seed ${seed}, ${match.log.entries.length} entries, ${timeline} Timelines, ${result?.points}`,
  )
}
