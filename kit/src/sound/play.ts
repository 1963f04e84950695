/**
 * The loudspeaker of the page. It is silent until it has been given a volume and somebody has pressed something:
 * browsers allow no sound before, and the synthesiser is not even loaded.
 */
import type { ZZFX } from 'zzfx'
import { type Synthesiser, samplesOf, variation } from './samples.ts'
import type { SoundName } from './sounds.ts'
import type { Voice } from './voice.ts'

type Synth = typeof ZZFX

let volume = 0
let pressed = false
let synth: Synth | undefined
let loading = false
const made = new Map<string, number[]>()
const lastAt = new Map<SoundName, number>()

/** The same sound twice within so many ms is one. */
const ONE = 60
const ONE_CHIME = 3000

/** From 0, silence, to 1. */
export function setVolume(to: number): void {
  volume = Math.min(1, Math.max(0, to))
  if (pressed) void load()
}

/** Somebody has pressed something: from now on it may sound. Browsers that have fallen silent again are woken. */
export function wakeSound(): void {
  pressed = true
  if (synth?.audioContext.state === 'suspended') void synth.audioContext.resume()
  void load()
}

async function load(): Promise<void> {
  if (synth || loading || volume === 0) return
  loading = true
  try {
    const { ZZFX } = await import('zzfx')
    // The library would apply its own volume twice.
    ZZFX.volume = 1
    synth = ZZFX
    if (synth.audioContext.state === 'suspended') await synth.audioContext.resume()
  } catch {
    // A browser without sound: the table says everything in words and pictures, too.
  } finally {
    loading = false
  }
}

export function playSound(name: SoundName | undefined, voice?: Voice): void {
  if (!name || !synth || volume === 0) return
  const now = performance.now()
  if (now - (lastAt.get(name) ?? -Infinity) < (name === 'turn' ? ONE_CHIME : ONE)) return
  lastAt.set(name, now)
  const rate = 1 + variation(name) * (2 * Math.random() - 1)
  synth.playSamples([samples(name, voice, synth)], volume, rate)
}

function samples(name: SoundName, voice: Voice | undefined, by: Synth): number[] {
  const key = `${name} ${voice ? JSON.stringify(voice) : ''}`
  const known = made.get(key)
  if (known) return known
  const synthesise: Synthesiser = (...numbers) => by.buildSamples(...numbers)
  const fresh = samplesOf(name, voice, synthesise)
  made.set(key, fresh)
  return fresh
}
