import type { Game, Types } from '../game.ts'
import { contentIsUsed } from './coverage.ts'
import { secretsStay } from './leaks.ts'
import type { Law, Plan } from './plan.ts'
import { chanceIsExact, changedLogsAreNoticed, jsonRoundTrip, sameLogSameState } from './replays.ts'
import {
  cloneIsEqualAndUnshared,
  conservation,
  endsWell,
  holdsWhatIsListed,
  optionsApply,
  plainState,
  readingChangesNothing,
  simultaneous,
  unlistedIsRefused,
} from './states.ts'
import { undoIsExact } from './undoing.ts'
import { honestPolicies, imagineFits, picturesStay } from './views.ts'
import { wordsForAll } from './words.ts'

export { type Fate, type ForeignPosition, fateOf, foreignPositions } from './foreign.ts'
export { Leak, lookForLeaks } from './leaks.ts'
export type { Mutant } from './mutants.ts'
export { type Law, LawBroken, type LawTable, type Plan } from './plan.ts'

/** Every promise of the `Game` contract that can be checked by playing. */
export const LAWS = {
  plainState,
  jsonRoundTrip,
  sameLogSameState,
  changedLogsAreNoticed,
  chanceIsExact,
  cloneIsEqualAndUnshared,
  readingChangesNothing,
  optionsApply,
  holdsWhatIsListed,
  unlistedIsRefused,
  endsWell,
  imagineFits,
  secretsStay,
  wordsForAll,
  picturesStay,
  simultaneous,
  undoIsExact,
  conservation,
  honestPolicies,
  contentIsUsed,
} as const satisfies Record<string, Law>

interface Runner {
  describe(name: string, body: () => void): unknown
  it(name: string, body: () => void, timeout?: number): unknown
}

/** Milliseconds for what would never end; a busy machine may take its time. */
const PATIENCE = 300_000

/** The conformance suite: one line in each game's tests runs every law over random matches. */
export function laws<T extends Types>(game: Game<T>, { describe, it }: Runner, plan: Plan<T> = {}): void {
  describe(`laws of ${game.title}`, () => {
    for (const law of Object.values(LAWS)) {
      if (law === contentIsUsed && !plan.coverage) continue
      if (law === conservation && !plan.conserve) continue
      if (law === honestPolicies && !plan.policies) continue
      const check = (): void => {
        const said = law.check(game as never, plan as never)
        if (said) console.info(`${game.title}: ${said}`)
      }
      it(law.name, check, PATIENCE)
    }
  })
}
