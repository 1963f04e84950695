import type { Primer } from '@anachron/kit'
import type { Options } from '../rules/types.ts'

export const primer = (_options: Options, seats: number): Primer => ({
  aim: seats === 1 ? 'Have more Gold than the Peddler after three days.' : 'Have the most Gold after three days.',
  turn: 'Walk one of your two figures clockwise round the workshop and do what its space says: fetch goods onto your shelf, hire Townsfolk, shift tiles, freeze time. Everything costs hours; whoever is furthest behind on the Clock goes next. Adventurers you pass fill the boats.',
  end: 'Each day closes with a Market: goods sell to Adventurers of their colour at the piers. After the third, Staff icons add Gold and Corruption takes some.',
})
