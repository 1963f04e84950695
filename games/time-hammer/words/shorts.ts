/** What a Gadget does, as short as a card in the hand has room for; the whole text is read in the inspector. */
import type { GadgetId } from '../content/index.ts'

export const SHORTS: Readonly<Record<GadgetId, string>> = {
  'gadget-jad': 'An Action, a Jamais’ or a card, by phase',
  'gadget-echo-coil': 'Reboot without a Jamais’',
  'gadget-torque-wrench': '+2 to a repair on your decade',
  'gadget-phase-tuner': '±2 to a Jump or a fight',
  'gadget-null-key': 'Cancels a Gadget of your rival',
  'gadget-decoy-beacon': 'Ends an attack on you',
  'gadget-slide-rail': 'Your Agent goes 1 decade, no Flux',
  'gadget-undertow': 'Not ahead: rival’s Agent 1 to 2020',
  'gadget-salvage-drone': 'Takes a Jump or Gadget back',
  'gadget-hammer-cage': 'Puts a HAMMER away at once',
  'gadget-static-snare': 'Behind: rival loses an Action',
  'gadget-forecast-lens': 'Not ahead: orders the next 3 cards',
}
