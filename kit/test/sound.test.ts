import { beforeAll, expect, test, vi } from 'vitest'
import { RATE, type Synthesiser, samplesOf } from '../src/sound/samples.ts'
import { SOUND_NAMES } from '../src/sound/sounds.ts'
import { type Voice, voiced } from '../src/sound/voice.ts'

let synthesise: Synthesiser

beforeAll(async () => {
  // The library opens the loudspeaker when it is loaded; samples need none.
  vi.stubGlobal('AudioContext', class {})
  const { ZZFX } = await import('zzfx')
  vi.unstubAllGlobals()
  ZZFX.volume = 1
  synthesise = (...numbers) => ZZFX.buildSamples(...numbers)
})

const loudest = (samples: readonly number[]): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const VOICES: readonly (Voice | undefined)[] = [
  undefined,
  { semitones: -5, wave: 'saw', ring: 0.5 },
  { semitones: 7, wave: 'sine', echo: 0.2 },
]

test.each(SOUND_NAMES)('%s can be heard in any voice, is never too loud, and ends', (name) => {
  for (const voice of VOICES) {
    const samples = samplesOf(name, voice, synthesise)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(loudest(samples)).toBeGreaterThan(0.1)
    expect(loudest(samples)).toBeLessThanOrEqual(1)
    expect(samples.length).toBeGreaterThan(0.01 * RATE)
    expect(samples.length).toBeLessThan(3 * RATE)
  }
})

test('a sound is the same each time it is made', () => {
  expect(samplesOf('hit', undefined, synthesise)).toEqual(samplesOf('hit', undefined, synthesise))
})

test('the notes of a sound begin one after the other', () => {
  const beeps: Synthesiser = () => [1, 1]
  const samples = samplesOf('turn', undefined, beeps)
  expect(samples.flatMap((sample, i) => (sample ? [i] : []))).toEqual([0, 1, 0.13 * RATE, 0.13 * RATE + 1])
})

test('a voice moves pitches and waves, and leaves noise noise', () => {
  expect(voiced([0.5, 0, 440, 0, 0, 0.2, 1], { semitones: 12, wave: 'sine', ring: 0.5, echo: 0.1 })).toMatchObject({
    2: 880,
    5: 0.1,
    6: 0,
    16: 0.1,
  })
  expect(voiced([0.5, 0, 440, 0, 0, 0.2, 4], { semitones: 0, wave: 'sine' })[6]).toBe(4)
})
