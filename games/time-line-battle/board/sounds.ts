/** What is heard: dry and sharp, like instruments on a drawing board. */
import type { SoundName, Voice } from '@anachron/kit'
import type { BattleEvent } from '../rules/types.ts'

export const voice: Voice = { semitones: 3, ring: 0.8 }

const SOUNDS: Partial<Record<BattleEvent['kind'], SoundName>> = {
  dealt: 'shuffle',
  redealt: 'shuffle',
  timeline: 'warp',
  laid: 'cardSlide',
  revealed: 'flip',
  day: 'tick',
  bombed: 'tick',
  fizzled: 'fade',
  attached: 'link',
  aimed: 'pickUp',
  struck: 'shot',
  fought: 'shot',
  attrition: 'fade',
  levels: 'powerUp',
  scored: 'stamp',
  offered: 'alarm',
  withdrew: 'undo',
}

export const sound = ({ kind }: BattleEvent): SoundName | undefined => SOUNDS[kind]
