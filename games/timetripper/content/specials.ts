import type { RuleId } from '../rules/rulebook.ts'
import type { SpecialKey } from './types.ts'

export interface SpecialRule {
  /** Where RULES.md tells it. */
  readonly rule: RuleId
  /** 'line': stands on a line of opponents; 'battle': on the battle itself. */
  readonly on: 'line' | 'battle'
  /** It goes with a transported or awed unit into later battles (TT-R74). */
  readonly travels: boolean
  /** It strews markers over the battle board. */
  readonly markers: boolean
  /** Whoever has it controls no hex around it (TT-R16). */
  readonly noZoc?: true
}

/** Every special rule there is. The one list of keys. */
export const SPECIALS = {
  'converts-after-fire': { rule: 'TT-B9', on: 'line', travels: true, markers: false },
  'converts-when-adjacent': { rule: 'TT-B15', on: 'line', travels: true, markers: false },
  'rampage-on-hit': { rule: 'TT-B8', on: 'line', travels: true, markers: false },
  banzai: { rule: 'TT-B33', on: 'line', travels: true, markers: false },
  'motorcycles-as-horses': { rule: 'TT-B38', on: 'line', travels: true, markers: false },
  'rubber-bullets': { rule: 'TT-B39', on: 'line', travels: true, markers: false },
  'repellent-x4': { rule: 'TT-B41b', on: 'line', travels: true, markers: false },
  'magician-passive': { rule: 'TT-B43a', on: 'line', travels: true, markers: false },
  'weapons-not-recoverable': { rule: 'TT-B46', on: 'line', travels: true, markers: false },
  'zombie-bite': { rule: 'TT-B52', on: 'line', travels: true, markers: false },
  'erratic-on-stop-or-away': { rule: 'TT-B53', on: 'line', travels: true, markers: false },
  'not-animals': { rule: 'TT-B54', on: 'line', travels: true, markers: false },
  'stun-weapons': { rule: 'TT-B55a', on: 'line', travels: true, markers: false },
  'stun-only-targets': { rule: 'TT-B60a', on: 'line', travels: true, markers: false },
  'flux-banishes': { rule: 'TT-B60b', on: 'line', travels: true, markers: false },
  rooted: { rule: 'TT-B64a', on: 'line', travels: true, markers: false },
  'mind-control': { rule: 'TT-B64b', on: 'line', travels: true, markers: false },
  'multi-attack': { rule: 'TT-B64c', on: 'line', travels: true, markers: false },
  'hold-fire': { rule: 'TT-B31', on: 'line', travels: false, markers: false },
  'starsoldiers-hold': { rule: 'TT-B41a', on: 'line', travels: false, markers: false },
  'magician-summons': { rule: 'TT-B43b', on: 'line', travels: false, markers: false },
  'leprechauns-lose-detection': { rule: 'TT-B43c', on: 'line', travels: false, markers: false },
  'hoard-detection': { rule: 'TT-B44', on: 'line', travels: false, markers: true },
  'castle-exits': { rule: 'TT-B45', on: 'line', travels: false, markers: true },
  'handmaiden-charm': { rule: 'TT-B47', on: 'line', travels: false, markers: false },
  'ricochet-ball': { rule: 'TT-B48', on: 'line', travels: false, markers: false, noZoc: true },
  'rolled-stats': { rule: 'TT-B51', on: 'line', travels: false, markers: false },
  'flux-restraint': { rule: 'TT-B55b', on: 'line', travels: false, markers: false, noZoc: true },
  'transbot-grab': { rule: 'TT-B57a', on: 'line', travels: false, markers: false },
  'sanibot-sterilise': { rule: 'TT-B57b', on: 'line', travels: false, markers: false },
  'flux-rigs': { rule: 'TT-B59', on: 'line', travels: false, markers: false, noZoc: true },
  traffic: { rule: 'TT-B62', on: 'line', travels: false, markers: false, noZoc: true },
  'timelord-flux': { rule: 'TT-B66', on: 'line', travels: false, markers: false },
  'vampire-returns': { rule: 'TT-B68a', on: 'line', travels: false, markers: false },
  'terrain-trees': { rule: 'TT-B26', on: 'battle', travels: false, markers: true },
  'terrain-shellholes': { rule: 'TT-B27a', on: 'battle', travels: false, markers: true },
  'artillery-every-stage': { rule: 'TT-B27b', on: 'battle', travels: false, markers: false },
  'mortar-after-firing': { rule: 'TT-B36', on: 'battle', travels: false, markers: false },
  dawn: { rule: 'TT-B68b', on: 'battle', travels: false, markers: false },
  'black-hole': { rule: 'TT-B72', on: 'battle', travels: false, markers: false },
} as const satisfies Record<SpecialKey, SpecialRule>

export const SPECIAL_KEYS = Object.keys(SPECIALS) as SpecialKey[]
