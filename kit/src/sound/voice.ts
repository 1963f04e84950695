/** The same sounds speak a little differently in each game: higher or lower, in another wave, drier or with an echo. */
import type { Numbers } from './sounds.ts'

export const WAVES = { sine: 0, triangle: 1, saw: 2, tan: 3 } as const

export interface Voice {
  semitones: number
  /** The wave of whatever has a pitch; noise stays noise. Without: each sound's own. */
  wave?: keyof typeof WAVES
  /** Seconds; without: each sound's own. */
  echo?: number
  /** How long things ring, 1 as written. */
  ring?: number
}

const NOISE = 4

/** Where the numbers of zzfx stand that a voice changes. */
const AT = { volume: 0, hertz: 2, release: 5, shape: 6, jump: 10, echo: 16 } as const

/** Waves are not equally loud at the same height. */
const LOUDNESS: Record<keyof typeof WAVES, number> = { sine: 1, triangle: 1.1, saw: 0.7, tan: 0.5 }

/** A note as a voice says it. */
export function voiced(numbers: Numbers, voice: Voice | undefined): Numbers {
  if (!voice) return numbers
  const said = [...numbers]
  const pitch = 2 ** (voice.semitones / 12)
  said[AT.hertz] = (said[AT.hertz] ?? 220) * pitch
  said[AT.jump] = (said[AT.jump] ?? 0) * pitch
  said[AT.release] = (said[AT.release] ?? 0.1) * (voice.ring ?? 1)
  if (voice.wave && said[AT.shape] !== NOISE) {
    said[AT.shape] = WAVES[voice.wave]
    said[AT.volume] = (said[AT.volume] ?? 1) * LOUDNESS[voice.wave]
  }
  if (voice.echo !== undefined) said[AT.echo] = voice.echo
  return said
}
