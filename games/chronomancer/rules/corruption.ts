import { type Ctx, done, drawCard, reshuffle, type Seat } from '@anachron/kernel'
import { CORRUPTION, CORRUPTION_INDEX, CORRUPTIONS, type CorruptionId } from '../content/index.ts'
import { choice, forced } from './forced.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Counts, RuleId, Shop, State } from './types.ts'

/** Corruption cards: taking them, getting rid of them, and what they cost in the end (CH-C46, CH-R51). */

/** A seat takes so many cards, as far as there are any. */
export function corrupt(ctx: Ctx<ChronoTypes>, seat: Seat, cards: number, rule: RuleId): void {
  const { state } = ctx
  for (let n = 0; n < cards; n++) {
    const card = draw(state, ctx)
    if (card === undefined) return
    const held = (state.shops[seat] as Shop).corruption
    held[CORRUPTION_INDEX[card]] = (held[CORRUPTION_INDEX[card]] as number) + 1
    if (ctx.listening) ctx.emit({ kind: 'corrupted', rule, seat, card })
  }
}

function draw(state: State, ctx: Ctx<ChronoTypes>): CorruptionId | undefined {
  const { corruption, corruptionDiscards } = state
  if (corruption.pool.length === 0 && corruption.top.length === 0) {
    reshuffle(corruption, cardsOf(corruptionDiscards))
    corruptionDiscards.fill(0)
  }
  return drawCard(corruption, ctx.chance, 'corruption')
}

export const cardsOf = (counts: Counts): CorruptionId[] =>
  CORRUPTIONS.flatMap((card, i) => new Array<CorruptionId>(counts[i] as number).fill(card))

export function discard(ctx: Ctx<ChronoTypes>, seat: Seat, card: CorruptionId, by: 'security' | 'purge'): void {
  const { state } = ctx
  const i = CORRUPTION_INDEX[card]
  const held = (state.shops[seat] as Shop).corruption
  held[i] = (held[i] as number) - 1
  state.corruptionDiscards[i] = (state.corruptionDiscards[i] as number) + 1
  if (ctx.listening) ctx.emit({ kind: 'discarded', rule: by === 'security' ? 'CH-C45' : 'CH-R47', seat, card, by })
}

export const cardsHeld = ({ corruption }: Shop): number =>
  (corruption[0] as number) + (corruption[1] as number) + (corruption[2] as number) + (corruption[3] as number)

/** Gold lost to one card in Final Scoring. */
export const lossOf = (card: CorruptionId, lair: number): number => {
  const { loss } = CORRUPTION[card]
  return loss === 'lair' ? lair : loss
}

/** Gold lost to all cards held. */
export function lossTo(corruption: Counts, lair: number): number {
  let loss = 0
  for (let i = 0; i < CORRUPTIONS.length; i++)
    loss += (corruption[i] as number) * lossOf(CORRUPTIONS[i] as CorruptionId, lair)
  return loss
}

const DISCARD = CORRUPTIONS.map((card): ActionOf<'discard'> => ({ kind: 'discard', card }))

type PurgeFrame = Extract<ChronoFrame, { kind: 'purge' }>

const card = choice<PurgeFrame>('CH-R47', {
  discard: {
    options: (state, frame) =>
      DISCARD.filter((_, i) => ((state.shops[frame.seat] as Shop).corruption[i] as number) > 0),
    refuse: () => ({ rule: 'CH-R47', reason: 'You do not hold such a card.' }),
    take(ctx, frame, seat, action) {
      discard(ctx, seat, action.card, 'purge')
      frame.left--
      return frame.left > 0 ? 'only' : done
    },
  },
})

export const purge: ChronoFlow<'purge'> = { only: forced(card, 'none'), card, none: () => done }
