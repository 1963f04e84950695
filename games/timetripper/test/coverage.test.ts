import { apply, begin, type Chance, decision, type Game, options, type Seat, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import {
  BATTLES,
  type Battle,
  RECOVERED_AS,
  SPECIAL_KEYS,
  SPECIALS,
  STARTING_WEAPONS,
  TALKS,
  WEAPONS,
} from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { newGear, putIn } from '../rules/equipment.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { Options, State, TimeTripper } from '../rules/types.ts'
import { unsound } from './plan.ts'
import { defaults } from './table.ts'

/**
 * A party of veterans, armed to the teeth, that comes down in one battle after the other and does whatever the dice
 * say.
 */
function comeDownIn(number: number, seats: number, chance: Chance, listen: (event: Event) => void): State {
  const state = game.setup(defaults({}, seats), seats, chance)
  const display = number > 36 ? 1 : 0
  Object.assign(state.time, { display, cell: state.time.layout[display].indexOf(number) })
  state.stack = [{ kind: 'trip', at: 'arrive' }]
  state.trippers.forEach((tripper, id) => {
    tripper.experience = 6
    for (const what of STARTING_WEAPONS) {
      const { max, halfPounds } = WEAPONS[what]
      const already = tripper.gear.some((gear) => gear.what === what)
      if (!already && (id === 0 || halfPounds < 8)) putIn(tripper.gear, newGear(what, Math.min(max, 3)))
    }
  })
  state.kits = state.trippers.map(({ gear }) => gear.map((one) => ({ ...one })))
  const there: Game<TimeTripper> = { ...game, setup: () => state }
  return begin(there, {} as Options, seats, chance, listen)
}

/** Something to do while there is something to do, then the end of the turn; now and then anything. */
function eagerly(listed: readonly Action[], chance: Chance): Action {
  const guiding = listed.some((action) => action.do === 'enough')
  const busy = listed.filter((action) => !IDLE.includes(action.do) || (guiding && action.do === 'step'))
  const likely = busy.length > 0 ? busy : listed.filter((action) => action.do === 'end')
  const from = likely.length > 0 && chance.pick('whim', 4) > 0 ? likely : listed
  return from[chance.pick('option', from.length)] as Action
}

const IDLE: readonly Action['do'][] = ['end', 'drop', 'let', 'back', 'nothing', 'jump', 'step']

/** The battles where something turns up that is still missing; all of them where it may turn up anywhere. */
function worthTrying(missing: ReadonlySet<string>): number[] {
  const has = (battle: Battle): boolean =>
    [...battle.specials, ...battle.opponents.flatMap(({ specials }) => specials)].some(({ key }) => missing.has(key)) ||
    battle.opponents.some(({ weapon }) => weapon !== null && missing.has(RECOVERED_AS[weapon]))
  const isSomewhere = (id: string): boolean => id in SPECIALS || id.startsWith('recovered-')
  const isAnywhere = ![...missing].every(isSomewhere)
  return BATTLES.filter((battle) => isAnywhere || has(battle)).map(({ number }) => number)
}

describe('eager chance', () => {
  it('[TT-R74] [TT-15.3] [TT-8.1] meets every special rule, every result of a talk and every weapon, and the books stay sound', () => {
    const missing = new Set<string>([...SPECIAL_KEYS, ...TALKS, ...Object.keys(WEAPONS)])
    const listen = (event: Event): void => {
      if (event.kind === 'special') missing.delete(event.key)
      else if (event.kind === 'negotiated') missing.delete(event.result)
      else if (event.kind === 'fired' || event.kind === 'struck') missing.delete(event.weapon)
    }
    const MOST_ROUNDS = 100
    for (let round = 0; round < MOST_ROUNDS && missing.size > 0; round++)
      for (const number of worthTrying(missing)) {
        const chance = seeded(`battle ${number}, round ${round}`)
        const state = comeDownIn(number, 1 + (round % 3), chance, listen)
        for (let moves = 0; moves < 300; moves++) {
          const asked = decision(game, state)
          if (!asked) break
          const seat = asked.seats[0] as Seat
          const listed = options(game, state, seat)
          apply(game, state, chance, seat, eagerly(listed, chance), listen)
          // What is wrong stays wrong for a while: now and then is often enough.
          const fault = (moves + round) % 8 === 0 ? unsound(state) : undefined
          if (fault) throw new Error(`battle ${number}, round ${round}, move ${moves}: ${fault}`)
        }
      }
    expect([...missing]).toEqual([])
  })
})
