import type { Content, Tag } from '@anachron/kernel'
import { KINDS, kindOf } from '../content/cards.ts'
import type { BattleEvent, Ref } from './types.ts'

/** Everything there is to turn up: the thirteen kinds, by their corners. */
export const content: readonly Content[] = KINDS.map(({ sign, name }) => ({ id: sign, kind: 'card', name }))

const tag = ({ rank, owner }: Ref, how: string): Tag => ({ id: kindOf(rank).sign, how, seat: owner })

/** What an event says about cards, for the lab. */
export function tags(event: BattleEvent): readonly Tag[] {
  switch (event.kind) {
    case 'revealed':
      return event.cards.map((card) => tag(card, 'deployed'))
    case 'bombed':
      return [tag(event.bomb, 'used'), tag(event.target, 'destroyed')]
    case 'attached':
      return [tag(event.attachment, 'used')]
    case 'struck':
    case 'fought':
      return event.record.deaths.map((unit) => tag(unit, 'killed'))
    case 'attrition':
      return [tag(event.unit, 'killed')]
    case 'levels':
      return event.day === 0 ? event.standing.map(({ unit }) => tag(unit, 'survived')) : []
    default:
      return []
  }
}
