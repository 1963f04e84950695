import type { Viewer } from '@anachron/kernel'
import { count, type Sentence, say } from '@anachron/kernel/words'
import type { View } from '../rules/types.ts'
import { titleOf } from './phrases.ts'

/** Where one has landed, and how one is. */
export function headline(view: View, viewer: Viewer): Sentence {
  const { battle, trippers, jumps } = view
  const own = trippers[viewer] ?? trippers[0]
  const state = own && own.endurance > 0 ? say` Endurance ${own.endurance}.` : ''
  if (battle) return say`${titleOf(view.own, battle.number)}.${state}`
  if (jumps === 0) return 'Packing.'
  return say`Between two battles, after ${count(jumps, 'jump')}.${state}`
}
