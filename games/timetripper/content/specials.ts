import type { RuleId } from '../rules/rulebook.ts'
import type { SpecialKey } from './types.ts'

export interface SpecialRule {
  /** Where RULES.md tells it. */
  readonly rule: RuleId
  /** 'line': stands on a line of opponents; 'battle': on the battle itself. */
  readonly on: 'line' | 'battle'
  /** It goes with a transported or awed unit into later battles (TT-R74). */
  readonly travels: boolean
}

/** Every special rule there is. The one list of keys. */
export const SPECIALS = {
  'converts-after-fire': { rule: 'TT-B9', on: 'line', travels: true },
  'converts-when-adjacent': { rule: 'TT-B15', on: 'line', travels: true },
  'rampage-on-hit': { rule: 'TT-B8', on: 'line', travels: true },
  banzai: { rule: 'TT-B33', on: 'line', travels: true },
  'motorcycles-as-horses': { rule: 'TT-B38', on: 'line', travels: true },
  'rubber-bullets': { rule: 'TT-B39', on: 'line', travels: true },
  'repellent-x4': { rule: 'TT-B41b', on: 'line', travels: true },
  'magician-passive': { rule: 'TT-B43a', on: 'line', travels: true },
  'weapons-not-recoverable': { rule: 'TT-B46', on: 'line', travels: true },
  'zombie-bite': { rule: 'TT-B52', on: 'line', travels: true },
  'erratic-on-stop-or-away': { rule: 'TT-B53', on: 'line', travels: true },
  'not-animals': { rule: 'TT-B54', on: 'line', travels: true },
  'stun-weapons': { rule: 'TT-B55a', on: 'line', travels: true },
  'stun-only-targets': { rule: 'TT-B60a', on: 'line', travels: true },
  'flux-banishes': { rule: 'TT-B60b', on: 'line', travels: true },
  rooted: { rule: 'TT-B64a', on: 'line', travels: true },
  'mind-control': { rule: 'TT-B64b', on: 'line', travels: true },
  'multi-attack': { rule: 'TT-B64c', on: 'line', travels: true },
  'hold-fire': { rule: 'TT-B31', on: 'line', travels: false },
  'starsoldiers-hold': { rule: 'TT-B41a', on: 'line', travels: false },
  'magician-summons': { rule: 'TT-B43b', on: 'line', travels: false },
  'leprechauns-lose-detection': { rule: 'TT-B43c', on: 'line', travels: false },
  'hoard-detection': { rule: 'TT-B44', on: 'line', travels: false },
  'castle-exits': { rule: 'TT-B45', on: 'line', travels: false },
  'handmaiden-charm': { rule: 'TT-B47', on: 'line', travels: false },
  'ricochet-ball': { rule: 'TT-B48', on: 'line', travels: false },
  'rolled-stats': { rule: 'TT-B51', on: 'line', travels: false },
  'flux-restraint': { rule: 'TT-B55b', on: 'line', travels: false },
  'transbot-grab': { rule: 'TT-B57a', on: 'line', travels: false },
  'sanibot-sterilise': { rule: 'TT-B57b', on: 'line', travels: false },
  'flux-rigs': { rule: 'TT-B59', on: 'line', travels: false },
  traffic: { rule: 'TT-B62', on: 'line', travels: false },
  'timelord-flux': { rule: 'TT-B66', on: 'line', travels: false },
  'vampire-returns': { rule: 'TT-B68a', on: 'line', travels: false },
  'terrain-trees': { rule: 'TT-B26', on: 'battle', travels: false },
  'terrain-shellholes': { rule: 'TT-B27a', on: 'battle', travels: false },
  'artillery-every-stage': { rule: 'TT-B27b', on: 'battle', travels: false },
  'mortar-after-firing': { rule: 'TT-B36', on: 'battle', travels: false },
  dawn: { rule: 'TT-B68b', on: 'battle', travels: false },
  'black-hole': { rule: 'TT-B72', on: 'battle', travels: false },
} as const satisfies Record<SpecialKey, SpecialRule>

export const SPECIAL_KEYS = Object.keys(SPECIALS) as SpecialKey[]
