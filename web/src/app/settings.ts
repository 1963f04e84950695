/** What one person has set for this browser. */
import { type Sentence, say } from '@anachron/kernel/words'
import { useSyncExternalStore } from 'react'

export const GROUNDS = ['night', 'paper', 'contrast'] as const
export const PACES = ['calm', 'normal', 'quick', 'matters', 'instant'] as const
export type Ground = (typeof GROUNDS)[number]
export type Pace = (typeof PACES)[number]

export const PACE_WORDS: Record<Pace, Sentence> = {
  calm: say`Calm`,
  normal: say`Normal`,
  quick: say`Quick`,
  matters: say`Only what matters`,
  instant: say`Instant`,
}

export interface Settings {
  /** Absent: night, in which everything is drawn at its best; who asks their system for contrast gets that. */
  ground?: Ground | 'system' | undefined
  pace: Pace
  /** Whether anything is heard, and how loud, from 0 to 1. */
  sound: boolean
  volume: number
  /** Opponents say something now and then. */
  voices: boolean
  /** The story tells every event, not only what matters. */
  everything: boolean
  /** Sentences end with the ids of their rules, not with a sign that leads to them. */
  ruleIds: boolean
  /** Between two people at one screen. */
  curtain: boolean
  /** Whether the page calls when a decision waits elsewhere: by a sound, and by a count in its title. */
  calls: boolean
  /** Whether the system may say that a decision waits, while the page is out of sight. */
  notices: boolean
  /** How this person wants to be asked, by game, where a game offers a choice. */
  wishes: Readonly<Record<string, object>>
  /** What people at this screen are called, by their seats. */
  people: readonly string[]
  /** Tables that were put away before their host kept that. */
  hidden: readonly string[]
  /** Games whose table this person knows; with `/1` and `/2` the lessons they have had to their end. */
  met: readonly string[]
}

const KEY = 'anachron.settings'
/** Sound comes unasked, so it comes softly. */
const LOW = 0.35
const listeners = new Set<() => void>()
let settings = read()

function read(): Settings {
  const given = kept()
  return {
    ground: ([...GROUNDS, 'system'] as const).find((ground) => ground === given.ground),
    pace: paceNamed(given.pace),
    sound: given.sound !== false,
    volume: typeof given.volume === 'number' ? Math.min(1, Math.max(0, given.volume)) : LOW,
    voices: given.voices !== false,
    everything: given.everything === true,
    ruleIds: given.ruleIds === true,
    curtain: given.curtain !== false,
    calls: given.calls !== false,
    notices: given.notices === true,
    people: strings(given.people),
    hidden: strings(given.hidden),
    met: strings(given.met),
    wishes: isRecord(given.wishes) ? (given.wishes as Settings['wishes']) : {},
  }
}

/** `slow` is what calm was called when there were three paces. */
export function paceNamed(given: unknown): Pace {
  return given === 'slow' ? 'calm' : (PACES.find((pace) => pace === given) ?? 'normal')
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage is full or closed: the setting holds for this visit.
  }
  applyGround()
  for (const changed of listeners) changed()
}

function groundOf({ ground }: Settings): Ground {
  if (ground !== undefined && ground !== 'system') return ground
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast'
  return ground === 'system' && matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night'
}

function applyGround(): void {
  document.documentElement.dataset.ground = groundOf(settings)
}

export const onSettings = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, () => settings)
/** The ground that is to be seen. */
export const useGround = (): Ground => groundOf(useSettings())
export const currentSettings = (): Settings => settings

/** What matters is given at least this long, so that one can hope and fear. */
const SUSPENSE = 900
const SPEED: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.45, matters: 0.8, instant: 0 }

/** What one beat of the given length lasts for this person; people who want no motion get stills. */
export function paced(ms: number, { decisive = false, pace = settings.pace }: Paced = {}): number {
  if (ms === 0 || (pace === 'matters' && !decisive)) return 0
  const lasts = ms * SPEED[pace]
  return decisive && lasts > 0 ? Math.max(SUSPENSE, lasts) : lasts
}

interface Paced {
  decisive?: boolean
  pace?: Pace
}

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
