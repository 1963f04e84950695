/** Special rules about weapons and bodies. */
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { rollSum, twoDice } from '../dice.ts'
import { apart } from '../display.ts'
import type { Hooks } from './hooks.ts'

export const convertsAfterFire: Hooks<SpecialOf<'converts-after-fire'>> = {
  afterFiring(ctx, unit, special) {
    if (unit.converted) return
    unit.converted = true
    unit.attack = special.to.attack
    unit.accuracy = special.to.accuracy
    unit.defense = special.to.defense
    unit.detection = special.to.detection
    tellSpecial(ctx, special, unit)
  },
}

/** An enemy next to him, that is (TT-R53). */
export const convertsWhenAdjacent: Hooks<SpecialOf<'converts-when-adjacent'>> = {
  fightsAs: (_state, _unit, near, special) => (near ? special.to : null),
}

export const motorcyclesAsHorses: Hooks<SpecialOf<'motorcycles-as-horses'>> = { ridesLikeHorse: true }

export const rubberBullets: Hooks<SpecialOf<'rubber-bullets'>> = {
  softens: (result) => (result === 'kill' ? 'wound' : result === 'none' ? 'none' : 'stun'),
}

export const stunWeapons: Hooks<SpecialOf<'stun-weapons'>> = {
  softens: (result) => (result === 'none' ? 'none' : 'stun'),
}

export const stunOnlyTargets: Hooks<SpecialOf<'stun-only-targets'>> = {
  shrugsOff: (result) => (result === 'none' ? 'none' : 'stun'),
}

export const repellentTimesFour: Hooks<SpecialOf<'repellent-x4'>> = {
  repelledAt: (special) => ({ alone: special.attack, withBayonet: special.withBayonet }),
}

export const weaponsNotRecoverable: Hooks<SpecialOf<'weapons-not-recoverable'>> = {
  isUnrecoverable: true,
  whenFelled: (ctx, unit, special) => tellSpecial(ctx, special, unit),
}

/** A second bite sets the same loss again (TT-R63). */
export const zombieBite: Hooks<SpecialOf<'zombie-bite'>> = {
  afterHurting(ctx, unit, victim, result, special) {
    if (result !== 'wound' && result !== 'disable') return
    if (!victim.alive) return
    victim.bitten = special.perStage
    tellSpecial(ctx, special, unit)
  },
}

export const handmaidenCharm: Hooks<SpecialOf<'handmaiden-charm'>> = {
  mayNotBeAttackedBy(_state, unit, tripper, special) {
    const profile = tripper.charmed ? special.charmed : special.uncharmed
    return !profile.mayAttackAdjacent && apart(unit.hex, tripper.hex) === 1
  },
  accuracyAgainst: (_unit, tripper, special) => (tripper.charmed ? special.charmed : special.uncharmed).accuracy,
  defenseOf: (tripper, special) => (tripper.charmed ? special.charmed : special.uncharmed).defense,
}

export const rolledStats: Hooks<SpecialOf<'rolled-stats'>> = {
  setUp(ctx, unit, special) {
    unit.attack = rollSum(ctx, 'attack of an animal', special.attack)
    unit.defense = rollSum(ctx, 'defense of an animal', special.defense)
    unit.detection = special.detection[twoDice(ctx, 'detection of an animal') - 2] ?? 'I'
    tellSpecial(ctx, special, unit)
  },
}
