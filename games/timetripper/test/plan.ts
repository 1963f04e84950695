/** How the laws look at TimeTripper: a lone Tripper, teams, blind displays, a Timemaster, battles of one’s own. */

import type { Plan } from '@anachron/kernel/laws'
import { render } from '@anachron/kernel/words'
import { BATTLES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { check } from '../rules/check/index.ts'
import type { Options, State, TimeTripper } from '../rules/types.ts'
import { coverage } from './coverage.ts'

/** What is wrong with a state of some table; nothing = sound. */
export function unsound(state: State): string | undefined {
  const battles = state.own === '' ? [] : JSON.parse(state.own)
  const wrong = check(state, { options: { ...state.options, kit: null, battles } as Options, seats: state.seats })
  return wrong && render(wrong)
}

export const plan: Plan<TimeTripper> = {
  tables: [
    { seats: 1 },
    { seats: 2, options: { teamEquipment: 'random', setupLetter: 'player' } },
    { seats: 3, options: { victory: 'tontine', timemaster: 'shuffle' } },
    { seats: 2, options: { timemaster: 'seat', randomSetup: 'dice' } },
    { seats: 4, options: { teamWeight: 70, shotAtIncludesMelee: true } },
    { seats: 1, options: { battles: [{ ...BATTLES[42], number: 31, source: 'own' }] } },
  ],
  matches: 60,
  bound: 8000,
  conserve: unsound,
  // With other chance it takes up to three times as many matches to come everywhere.
  coverage: { ...coverage, matches: 1500, seed: 'e' },
  policies: [bot],
}
