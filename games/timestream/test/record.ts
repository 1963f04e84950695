/**
 * Records the whole matches in fixtures/ anew, all or those named: `node games/timestream/test/record.ts given-up`. The
 * guided game's notes (board/guide.ts) speak of single entries: whoever records `first-game` anew writes them anew.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, decision, exportMatch, isLogFault, type Match, options, seeded, startMatch } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import { someDeck } from '../rules/some-deck.ts'
import type { Options, TimestreamTypes } from '../rules/types.ts'
import { LESSON_DECKS } from './lesson-decks.ts'

type Played = Match<TimestreamTypes>

/** The first match of the game's own player, by seed, that ends as wanted. */
function matchThat(wanted: (match: Played) => boolean, options: Partial<Options> = {}, most = 5000): Played {
  for (let seed = 1; seed < 3000; seed++) {
    const match = playRandomly(game, {
      seed: `fixture/${seed}`,
      options,
      most,
      choose: ({ state }, seat, listed) =>
        bot.choose(game.view(state, seat), seat, listed, seeded(`${seed}/${state.turn}`)),
    })
    if (wanted(match)) return match
  }
  throw new Error('no match ended like that')
}

const won =
  (seat: number) =>
  ({ state }: Played) =>
    state.result?.reason === 'home' && state.result.payoff[seat] === 1
const limit = ({ state }: Played): boolean => state.result?.reason === 'limit'
const pairing: Partial<Options> = { deck1: 'TS-DK-1', deck2: 'TS-DK-4' }

function givenUp(): Played {
  const match = matchThat(({ state }) => state.turn >= 6 && !state.result, pairing, 40)
  act(match, 1, { kind: 'concede' }, seeded(1))
  return match
}

/** Both bring a deck of their own, in secret, and keep it closed. */
function ownDecks(): Played {
  const match = startMatch(game, { options: { lists: 'closed' }, seats: 2, chance: () => seeded('own decks') })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (const seat of [1, 0]) act(match, seat, { kind: 'deck', deck: someDeck(seeded(`deck/${seat}`)) }, seeded(seat))
  for (let n = 0; !match.state.result; n++) {
    const seat = decision(game, match.state)?.seats[0] as number
    const listed = options(game, match.state, seat)
    act(match, seat, listed[bot.choose(game.view(match.state, seat), seat, listed, seeded(n))], seeded(`own/${n}`))
  }
  return match
}

/** The guided first game: short, with strikes on both sides and a lock. */
const isLesson = ({ state, log }: Played): boolean => {
  const strikes = (seat: number): number =>
    log.entries.filter((entry) => entry.seat === seat && (entry.action as { kind: string }).kind === 'strike').length
  const locks = log.entries.some((entry) => entry.seat === 0 && (entry.action as { kind: string }).kind === 'lock')
  return (
    state.result?.payoff[0] === 1 &&
    state.first === 0 &&
    strikes(0) >= 3 &&
    strikes(1) >= 1 &&
    locks &&
    log.entries.length < 110
  )
}

const matches: Record<string, () => Played> = {
  // In what is stored one answer is another (entry 51): the guard goes to the lane that can still fall.
  'first-game': () => matchThat(isLesson, { lent: LESSON_DECKS, mulligan: false }),
  'home-first-seat': () => matchThat(won(0), pairing),
  'home-second-seat': () => matchThat(won(1), pairing),
  'home-closed-lists': () => matchThat(won(0), { lists: 'closed', catchUp: true }),
  'limit-won': () =>
    matchThat((match) => limit(match) && match.state.result?.payoff[0] === 1, { ...pairing, turnCap: 20 }),
  'limit-drawn': () =>
    matchThat((match) => limit(match) && match.state.result?.payoff[0] === 0.5, {
      turnCap: 20,
      powerStart: false,
    }),
  'given-up': givenUp,
  'own-decks': ownDecks,
  draft: () => matchThat(won(0), { decksFrom: 'draft' }),
  sealed: () => matchThat(won(1), { decksFrom: 'sealed' }),
}

const folder = join(import.meta.dirname, '..', 'fixtures')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const [name, record] of Object.entries(matches))
  if (wanted.length === 0 || wanted.includes(name))
    writeFileSync(join(folder, `${name}.match.json`), `${JSON.stringify(exportMatch(record()))}\n`)
