/** What is heard: pure tones with an echo, as in a temple. */
import type { SoundName, Voice } from '@anachron/kit'
import type { Event } from '../rules/types.ts'

export const voice: Voice = { semitones: 0, wave: 'sine', echo: 0.12, ring: 1.2 }

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  deckChosen: 'shuffle',
  powerStart: 'powerUp',
  turn: 'tick',
  drew: 'cardSlide',
  reshuffled: 'shuffle',
  paidCell: 'coin',
  charged: 'powerUp',
  strike: 'hit',
  voided: 'explosion',
  returned: 'warp',
  unlocked: 'fade',
  raised: 'powerUp',
  granted: 'powerUp',
  stunned: 'fade',
  moved: 'cardSlide',
  counter: 'tick',
  froze: 'fade',
  unlinked: 'pickUp',
  peeked: 'flip',
  looked: 'flip',
  took: 'cardSlide',
  lost: 'fade',
  buried: 'cardSlide',
}

/** A card comes down with a thud; what fills a chain or locks a place is heard to join it. */
export function sound(event: Event): SoundName | undefined {
  if (event.kind !== 'played') return SOUNDS[event.kind]
  const { kind } = event.play
  if (kind === 'timestream') return 'warp'
  return kind === 'fill' || kind === 'lock' || kind === 'link' ? 'link' : 'place'
}
