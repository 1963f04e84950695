/** A sound as samples: its notes, each in its place, laid over one another. */
import { SOUNDS, type Sound, type SoundName } from './sounds.ts'
import { type Voice, voiced } from './voice.ts'

export const RATE = 44_100
/** Where each play differs a little, it is by its speed: samples are made once. */
const EXACT = 0

export type Synthesiser = (...numbers: (number | undefined)[]) => number[]

export function samplesOf(name: SoundName, voice: Voice | undefined, synthesise: Synthesiser): number[] {
  const sound: Sound = SOUNDS[name]
  const mixed: number[] = []
  for (const [at, numbers] of sound) {
    const [volume, , ...rest] = voiced(numbers, voice)
    const start = Math.round((at * RATE) / 1000)
    for (const [i, sample] of synthesise(volume, EXACT, ...rest).entries()) {
      const here = start + i
      while (mixed.length <= here) mixed.push(0)
      mixed[here] = (mixed[here] ?? 0) + sample
    }
  }
  return mixed
}

/** By how much a sound may be played faster or slower than the time before, so that a row of them is not a machine. */
export const variation = (name: SoundName): number => SOUNDS[name][0]?.[1][1] ?? 0
