/** Special rules of the ground, of guns nobody sees, and of the clock. */
import type { SpecialOf } from '../../content/types.ts'
import { battleOf } from '../state.ts'
import type { Hooks } from './hooks.ts'

export const trees: Hooks<SpecialOf<'terrain-trees'>> = {
  markers: ({ count, placement }) => ({ count, placement }),
  cover: ({ defense }) => defense,
  blocksSight: true,
}

export const shellholes: Hooks<SpecialOf<'terrain-shellholes'>> = {
  markers: ({ count, placement }) => ({ count, placement }),
  cover: ({ defense }) => defense,
  stopsMovement: true,
}

export const artillery: Hooks<SpecialOf<'artillery-every-stage'>> = {
  shells: (_state, { strengths, accuracy }) => ({ strengths, accuracy }),
}

export const mortar: Hooks<SpecialOf<'mortar-after-firing'>> = {
  shells(state, { strengths, accuracy }) {
    const { firstShot, stage } = battleOf(state)
    return firstShot > 0 && stage > firstShot ? { strengths, accuracy } : null
  },
}

export const dawn: Hooks<SpecialOf<'dawn'>> = { endsWith: (state, { stage }) => battleOf(state).stage >= stage }
