import type { CountRow } from '@anachron/kernel'
import { tallyIn } from '../rules/from-view.ts'
import type { View } from '../rules/types.ts'

const COUNTED = ['Locations filled', 'Lanes locked', 'Power Cells'] as const

export const count = (view: View): CountRow[] =>
  COUNTED.map((words, i) => ({ words, values: view.players.map((_, seat) => tallyIn(view, seat)[i] as number) }))
