import { type QuarkEffect, type QuarkId, quarks } from '../content/index.ts'
import type { C, State } from './types.ts'

/** What the Quark in force adds to something (TH-146). */
export const quarkAdds = ({ quark }: Pick<State, 'quark'>, on: QuarkEffect['on']): number =>
  quark !== null && quarks[quark].effect.on === on ? quarks[quark].effect.amount : 0

/** Turns up another Quark. */
export function turnUpQuark({ state, chance }: Pick<C, 'state' | 'chance'>): void {
  const at = chance.pick('quark', state.quarks.length)
  state.quark = state.quarks[at] as QuarkId
  state.quarks.splice(at, 1)
}
