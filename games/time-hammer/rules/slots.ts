/** Cards shown in their slots, and the call that shows some. What happens then stands in reveals.ts. */
import { type CardId, constants, fluxOf, type Purpose, type SlotName, stasisOf } from '../content/index.ts'
import { rivalOf } from './decades.ts'
import type { C, RevealFrame, Slot, State } from './types.ts'

const emptySlot = (name: SlotName): Slot => ({ name, card: null, drawn: false, locked: false, added: 0 })

/**
 * Draws and shows what is missing (also where it cannot change anything, TH-54), lets both answer, and hands the values
 * to the frame below.
 */
export function reveal(ctx: C, purpose: Purpose, slots: readonly (SlotName | Slot)[]): void {
  const { active } = ctx.state
  ctx.call({
    kind: 'reveal',
    purpose,
    slots: slots.map((slot) => (typeof slot === 'string' ? emptySlot(slot) : slot)),
    order: [active, rivalOf(active)],
    turn: 0,
    passes: 0,
  })
}

/**
 * TH-55: HAMMERs are repaired with Stasis, everything else is Flux, a P too (TH-63) and a HAMMER (TH-44). Without a
 * card: TH-40.
 */
export const readAs = (purpose: Purpose, card: CardId | null): number | 'P' => {
  if (purpose === 'repair') return card === null ? constants.stasisWithoutCard.value : stasisOf[card]
  return card === null ? constants.fluxWithoutCard.value : fluxOf[card]
}

/** TH-57, payment aside. */
export const isRebootable = (state: Pick<State, 'paradox'>, { purpose }: RevealFrame, slot: Slot): boolean =>
  !state.paradox && slot.card !== null && !slot.locked && readAs(purpose, slot.card) !== 'P'
