/** What one person has set for this browser. */
import { useSyncExternalStore } from 'react'

export const GROUNDS = ['night', 'paper', 'contrast'] as const
export const PACES = ['slow', 'normal', 'instant'] as const
export type Ground = (typeof GROUNDS)[number]
export type Pace = (typeof PACES)[number]

export interface Settings {
  /** Absent: as the system says. */
  ground?: Ground | undefined
  pace: Pace
  /** Between two people at one screen. */
  curtain: boolean
  /** Whether the system may say that a decision waits, while the page is out of sight. */
  notices: boolean
  /** How this person wants to be asked, by game, where a game offers a choice. */
  wishes: Readonly<Record<string, object>>
  /** Tables that this person does not want to see in their list any more. */
  hidden: readonly string[]
  /** Games whose table this person knows. */
  met: readonly string[]
}

const KEY = 'anachron.settings'
const listeners = new Set<() => void>()
let settings = read()

function read(): Settings {
  const given = kept()
  return {
    ground: GROUNDS.find((ground) => ground === given.ground),
    pace: PACES.find((pace) => pace === given.pace) ?? 'normal',
    curtain: given.curtain !== false,
    notices: given.notices === true,
    hidden: strings(given.hidden),
    met: strings(given.met),
    wishes: isRecord(given.wishes) ? (given.wishes as Settings['wishes']) : {},
  }
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

const systemGround = (): Ground => {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast'
  return matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night'
}

function applyGround(): void {
  document.documentElement.dataset.ground = settings.ground ?? systemGround()
}

const listen = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSettings = (): Settings => useSyncExternalStore(listen, () => settings)
export const currentSettings = (): Settings => settings

/** What one beat of the given length lasts for this person; people who want no motion get stills. */
export function paced(ms: number, pace: Pace = settings.pace): number {
  if (pace === 'instant') return 0
  return pace === 'slow' ? ms * 2.2 : ms
}

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
