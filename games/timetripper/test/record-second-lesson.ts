/**
 * Records the match behind the second lesson: a recorded trip up to its last landing, then the flux, aligned and ridden
 * home. Run it after a change of the rules that raises the game's version, and look at the notes in
 * board/middle-game.ts again:
 * node games/timetripper/test/record-second-lesson.ts
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, exportMatch, isLogFault, isRefusal, type Match, options, replay, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Action } from '../rules/actions.ts'
import { apart } from '../rules/display.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { State, TimeTripper, Tripper } from '../rules/types.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures')
/** He has just landed at Breitenfeld, two hexes north of the Time Hole, with Experience 6. */
const LANDED = 103
const SOUTH = 3
const HOLE_AT = 2

/** What the teacher would do: the first of these that is possible. */
function wishes({ trippers, battle }: State, listed: readonly Action[]): Action[] {
  const [tripper] = trippers as [Tripper]
  const flux = battle?.flux
  const nearer = listed.filter(
    (action) => action.do === 'step' && flux && apart(action.hex, flux.hex) < apart(tripper.hex, flux.hex),
  )
  return [
    { do: 'length', hexes: HOLE_AT },
    { do: 'conjure' },
    { do: 'jump', heading: SOUTH },
    { do: 'align', heading: SOUTH },
    ...(tripper.acted ? [] : nearer),
    { do: 'command', move: tripper.moved > 0 },
    { do: 'end' },
  ]
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Trial {
  match: Match<TimeTripper>
  events: Event[]
}

function attempt(seed: number): Trial {
  const log = JSON.parse(readFileSync(join(FIXTURES, 'home-safely.match.json'), 'utf8'))
  const { hash: _hash, seal: _seal, ...open } = log
  const match = replay(game, { ...open, entries: log.entries.slice(0, LANDED) })
  if (isLogFault(match)) throw new Error(render(match.fault))
  const chance = seeded(`second lesson/${seed}`)
  const events: Event[] = []
  for (let n = 0; n < 16 && match.state.result === null; n++) {
    const listed = options(game, match.state, 0)
    const action = wishes(match.state, listed).find((wish) => listed.some((one) => same(one, wish))) ?? listed[0]
    const played = act(match, 0, action as Action, chance)
    if (isRefusal(played)) throw new Error(render(played.reason))
    events.push(...played.events)
  }
  return { match, events }
}

const isGood = ({ match, events }: Trial): boolean =>
  match.state.result?.reason === 'home' &&
  events.some(({ kind }) => kind === 'aligned') &&
  events.some((event) => event.kind === 'controlled' && event.succeeded) &&
  events.every((event) => event.kind !== 'commanded' || event.succeeded) &&
  events.filter((event) => event.kind === 'stepped' && event.who === 0).length >= 1 &&
  events.filter((event) => event.kind === 'stepped' && event.who === 0).length <= 3

for (let seed = 1; seed < 20_000; seed++) {
  const trial = attempt(seed)
  if (!isGood(trial)) continue
  const file = exportMatch(trial.match)
  console.log(
    seed,
    file.entries.slice(LANDED).map(({ action }, i) => `${LANDED + i + 1} ${JSON.stringify(action)}`),
  )
  for (const event of trial.events) console.log(render(game.words.event(event, 0)))
  writeFileSync(join(FIXTURES, 'second-lesson.json'), `${JSON.stringify(file)}\n`)
  break
}
