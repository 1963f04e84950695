import { bySomeKinds, type Content, type Tag } from '@anachron/kernel'
import { KINDS, kindOf } from '../content/cards.ts'
import type { BattleEvent, Ref, Salvo } from './types.ts'

/** Everything there is to turn up: the thirteen kinds, by their corners. */
export const content: readonly Content[] = KINDS.map(({ sign, name }) => ({ id: sign, kind: 'card', name }))

const tag = ({ rank, owner }: Ref, how: string): Tag => ({ id: kindOf(rank).sign, how, seat: owner })

const deaths = ({ record }: Salvo): Tag[] => record.deaths.map((unit) => tag(unit, 'killed'))

const ofKind = bySomeKinds<BattleEvent, [], readonly Tag[]>({
  revealed: ({ cards }) => cards.map((card) => tag(card, 'deployed')),
  bombed: ({ bomb, target }) => [tag(bomb, 'used'), tag(target, 'destroyed')],
  attached: ({ attachment }) => [tag(attachment, 'used')],
  struck: deaths,
  fought: deaths,
  attrition: ({ unit }) => [tag(unit, 'killed')],
  levels: ({ day, standing }) => (day === 0 ? standing.map(({ unit }) => tag(unit, 'survived')) : []),
})

/** What an event says about cards, for the lab. */
export const tags = (event: BattleEvent): readonly Tag[] => ofKind(event) ?? []
