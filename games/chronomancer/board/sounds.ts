/** What is heard: bells, coins and wood, as in a shop by the harbour. */

import type { SoundName, Voice } from '@anachron/kit'
import type { ChronoEvent } from '../rules/types.ts'

export const voice: Voice = { semitones: 2, wave: 'triangle', ring: 1.1 }

const SOUNDS: Partial<Record<ChronoEvent['kind'], SoundName>> = {
  began: 'bell',
  round: 'bell',
  boarded: 'step',
  moved: 'step',
  lifted: 'pickUp',
  noneFrozen: 'fade',
  shifted: 'warp',
  gained: 'place',
  nothing: 'fade',
  sponsored: 'coin',
  paid: 'coin',
  recruited: 'cardSlide',
  entered: 'cardSlide',
  assigned: 'place',
  recombobulated: 'powerUp',
  embiggened: 'powerUp',
  fracted: 'hit',
  discarded: 'cardSlide',
  corrupted: 'alarm',
  bought: 'coin',
  spent: 'coin',
  advanced: 'tick',
  arrived: 'step',
  looked: 'flip',
  seated: 'step',
  landed: 'place',
  stranded: 'fade',
  rang: 'bell',
  settled: 'bell',
  sold: 'coin',
  robbed: 'hit',
  patronised: 'coin',
  cleaned: 'shuffle',
  revealed: 'flip',
  stocked: 'place',
  pocketed: 'coin',
  scored: 'stamp',
  conceded: 'fade',
}

export const sound = ({ kind }: ChronoEvent): SoundName | undefined => SOUNDS[kind]
