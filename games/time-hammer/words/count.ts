import type { CountRow } from '@anachron/kernel'
import { DECADES } from '../content/index.ts'
import { holds } from '../rules/decades.ts'
import type { View } from '../rules/types.ts'

export const count = ({ players }: View): CountRow[] => [
  { words: 'Decades held', values: players.map((player) => DECADES.filter((decade) => holds(player, decade)).length) },
  { words: 'Agents', values: players.map(({ agents }) => agents.length) },
  { words: 'Skill', values: players.map(({ skill }) => skill), total: true },
]
