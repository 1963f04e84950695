import type { SpecialKey } from './types.ts'

/** One special rule of the battles: what it concerns, whether it travels, and in a sentence what it does. */
export interface SpecialRule {
  /** 'line': stands on a line of opponents; 'battle': on the battle itself. */
  readonly on: 'line' | 'battle'
  /** It goes with a transported or awed unit into later battles (TT-R74). */
  readonly travels: boolean
}

/** Every special rule there is. The one list of keys. */
export const SPECIALS = {
  'converts-after-fire': { on: 'line', travels: true },
  'converts-when-adjacent': { on: 'line', travels: true },
  'rampage-on-hit': { on: 'line', travels: true },
  banzai: { on: 'line', travels: true },
  'motorcycles-as-horses': { on: 'line', travels: true },
  'rubber-bullets': { on: 'line', travels: true },
  'repellent-x4': { on: 'line', travels: true },
  'magician-passive': { on: 'line', travels: true },
  'weapons-not-recoverable': { on: 'line', travels: true },
  'zombie-bite': { on: 'line', travels: true },
  'erratic-on-stop-or-away': { on: 'line', travels: true },
  'not-animals': { on: 'line', travels: true },
  'stun-weapons': { on: 'line', travels: true },
  'stun-only-targets': { on: 'line', travels: true },
  'flux-banishes': { on: 'line', travels: true },
  rooted: { on: 'line', travels: true },
  'mind-control': { on: 'line', travels: true },
  'multi-attack': { on: 'line', travels: true },
  'hold-fire': { on: 'line', travels: false },
  'starsoldiers-hold': { on: 'line', travels: false },
  'magician-summons': { on: 'line', travels: false },
  'leprechauns-lose-detection': { on: 'line', travels: false },
  'hoard-detection': { on: 'line', travels: false },
  'castle-exits': { on: 'line', travels: false },
  'handmaiden-charm': { on: 'line', travels: false },
  'ricochet-ball': { on: 'line', travels: false },
  'rolled-stats': { on: 'line', travels: false },
  'flux-restraint': { on: 'line', travels: false },
  'transbot-grab': { on: 'line', travels: false },
  'sanibot-sterilise': { on: 'line', travels: false },
  'flux-rigs': { on: 'line', travels: false },
  traffic: { on: 'line', travels: false },
  'timelord-flux': { on: 'line', travels: false },
  'vampire-returns': { on: 'line', travels: false },
  'terrain-trees': { on: 'battle', travels: false },
  'terrain-shellholes': { on: 'battle', travels: false },
  'artillery-every-stage': { on: 'battle', travels: false },
  'mortar-after-firing': { on: 'battle', travels: false },
  dawn: { on: 'battle', travels: false },
  'black-hole': { on: 'battle', travels: false },
} as const satisfies Record<SpecialKey, SpecialRule>

export const SPECIAL_KEYS = Object.keys(SPECIALS) as SpecialKey[]
