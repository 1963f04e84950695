/** Asks with one record for each action; actions of this game say by `do` what they are. */
import { type Ask, type Frame, type MenuRules, menuAskBy, type OfKind } from '@anachron/kernel'
import type { Action } from './actions.ts'
import type { TimeTripper } from './types.ts'

export type ActionOf<K extends Action['do']> = OfKind<Action, K, 'do'>

export const menu = <F extends Frame>(rules: MenuRules<TimeTripper, F, 'do'>): Ask<TimeTripper, F> =>
  menuAskBy<TimeTripper, F, 'do'>('do', rules)
