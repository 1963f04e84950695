import { type Part, type Piece, piece, type Sentence, say, whose } from '@anachron/kernel/words'
import { kindOf, type Rank } from '../content/cards.ts'
import type { Ref } from '../rules/types.ts'

type Named = Pick<Ref, 'rank' | 'copy'>

export const cardName = (rank: Rank): string => kindOf(rank).name
/** The second of a kind is told from the first by a number. */
export const nameOf = ({ rank, copy }: Named): Sentence =>
  copy > 1 ? say`${cardName(rank)} ${'I'.repeat(copy)}` : cardName(rank)

/** Troops are many. */
export const isMany = ({ rank }: Pick<Ref, 'rank'>): boolean => cardName(rank).endsWith('s')

/** A card on the table. */
export const cardOf = (ref: Named & { id: number }): Piece => piece(`card-${ref.id}`, nameOf(ref), isMany(ref))
/** “your Mammoth Tank”, “Ada’s Mammoth Tank II” */
export const unitOf = (ref: Ref): Sentence => say`${whose(ref.owner)} ${cardOf(ref)}`

export const dayName = (day: number): Sentence => say`Day ${day}`

/** Points as they are told: 7 : 3. */
export const scoreOf = (points: readonly number[]): Part => points.join(' : ')
