import type { Viewer } from '@anachron/kernel'
import { type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { tallyIn } from '../rules/from-view.ts'
import type { View } from '../rules/types.ts'

/** How far the two chains have come, the reader's first. */
export function headline(view: View, viewer: Viewer): Sentence {
  if (view.step === 'opening') return 'Before the first turn.'
  const links = view.players.map((_, each) => tallyIn(view, each)[0] as number)
  const [first = 0, second = 0] = viewer === 1 ? links.toReversed() : links
  const turn = view.step === 'over' ? say`After turn ${view.turn}` : say`Turn ${view.turn}`
  return viewer < 0
    ? say`${turn}. Links home: ${first} against ${second}.`
    : say`${turn}. ${seat(viewer)} ${verb('have')} ${first} of 3 links home, the rival ${second}.`
}
