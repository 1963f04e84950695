import type { Seat, Viewer } from '@anachron/kernel'
import { kindOf, type Rank } from '../content/cards.ts'
import type { Ref } from './types.ts'

export const cardName = (rank: Rank): string => kindOf(rank).name
/** The second of a kind is told from the first by a number. */
export const nameOf = ({ rank, copy }: Pick<Ref, 'rank' | 'copy'>): string =>
  copy > 1 ? `${cardName(rank)} ${'I'.repeat(copy)}` : cardName(rank)

/** The verb after a name: Troops are many. */
export const verb = ({ rank }: Pick<Ref, 'rank'>, one: string, many: string): string =>
  cardName(rank).endsWith('s') ? many : one

export const who = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'you' : `Player ${seat + 1}`)
export const whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'your' : `Player ${seat + 1}’s`)
/** "your Mammoth Tank", "Player 2’s Mammoth Tank II" */
export const unitOf = (ref: Ref, viewer: Viewer): string => `${whose(ref.owner, viewer)} ${nameOf(ref)}`

export const dayName = (day: number): string => `Day ${day < 0 ? `−${-day}` : day}`
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
