/**
 * What each hex of the time displays is worth on the way home, reckoned back from the end: Experience only ever grows.
 */
import { HOLE } from '../content/index.ts'
import { chanceOfAtMost } from '../rules/dice.ts'
import { travel } from '../rules/time-travel.ts'
import type { TimeState } from '../rules/types.ts'
import { riskOf } from './risk.ts'

type Layout = TimeState['layout']

/** From here on dice let everybody through. */
const ENOUGH = 12
/** An alignment is one more success with the flux, under fire. */
const ALIGNING = 0.97
const ROUNDS = 12

export interface Chart {
  /** The chance of home from the middle of this battle, by the best jump out of it. */
  from(experience: number, display: 0 | 1, cell: number, visited: readonly number[]): Voyage
  /** The chance of home on landing there. */
  landing(experience: number, number: number, visited: readonly number[]): number
}

export interface Voyage {
  heading: number | null
  home: number
}

/**
 * Where every journey ends, as battle numbers, 0 for the Time Hole: by number of the place it starts from, heading,
 * length.
 */
function journeys(layout: Layout): Map<number, Int8Array> {
  const ends = new Map<number, Int8Array>()
  for (const display of [0, 1] as const)
    for (let cell = 0; cell < layout[display].length; cell++) {
      const number = layout[display][cell] as number
      const table = new Int8Array(36)
      for (let heading = 0; heading < 6; heading++)
        for (let length = 1; length <= 6; length++)
          table[heading * 6 + length - 1] = travel({ layout, display, cell }, heading, length).at(-1) as number
      ends.set(number === HOLE ? -display : number, table)
    }
  return ends
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function reckon(layout: Layout): Chart {
  const ends = journeys(layout)
  const battles = [...ends.keys()].filter((number) => number > 0)
  /** By Experience, the worth of landing on a battle. */
  const worth = Array.from({ length: ENOUGH + 1 }, () => new Float64Array(128))
  /** Random journeys from the hole, and from battles already visited. */
  const adrift = new Float64Array(ENOUGH + 1)
  const up = (experience: number): number => Math.min(ENOUGH, experience + 1)

  function best(experience: number, table: Int8Array, visited: readonly number[]): Voyage {
    const next = up(experience)
    const through = chanceOfAtMost(next)
    const land = (number: number): number =>
      number === HOLE || visited.includes(number) ? (adrift[next] as number) : (worth[next]?.[number] as number)
    // Sums without lists: every thought of where to go asks this.
    let sum = 0
    for (let i = 0; i < table.length; i++) sum += land(table[i] as number)
    let found: Voyage = { heading: null, home: sum / table.length }
    for (let heading = 0; heading < 6; heading++) {
      let most = Number.NEGATIVE_INFINITY
      let total = 0
      for (let i = 6 * heading; i < 6 * heading + 6; i++) {
        const number = table[i] as number
        const home = number === HOLE ? through + (1 - through) * (adrift[next] as number) : land(number)
        if (home > most) most = home
        total += home
      }
      const home = ALIGNING * (through * most + (1 - through) * (total / 6))
      if (home > found.home) found = { heading, home }
    }
    return found
  }

  const NOWHERE: readonly number[] = []
  for (let experience = ENOUGH; experience >= 0; experience--)
    for (let round = experience === ENOUGH ? ROUNDS : 1; round > 0; round--) {
      for (const number of battles)
        (worth[experience] as Float64Array)[number] =
          (1 - riskOf(number, experience)) * best(experience, ends.get(number) as Int8Array, NOWHERE).home
      adrift[experience] = mean(battles.map((number) => worth[experience]?.[number] as number))
    }
  return {
    from: (experience, display, cell, visited) => {
      const number = layout[display][cell] as number
      return best(experience, ends.get(number === HOLE ? -display : number) as Int8Array, visited)
    },
    landing: (experience, number, visited) =>
      visited.includes(number)
        ? (adrift[Math.min(ENOUGH, experience)] as number)
        : (worth[Math.min(ENOUGH, experience)]?.[number] as number),
  }
}

const charts = new Map<string, Chart>()
/** Mostly one table is thought about for a while; comparing is much quicker than a key. */
let latest: { layout: Layout; chart: Chart } | undefined

const isSame = (one: Layout, other: Layout): boolean =>
  one[0].length === other[0].length &&
  one[1].length === other[1].length &&
  one[0].every((number, cell) => number === other[0][cell]) &&
  one[1].every((number, cell) => number === other[1][cell])

export function chartOf(layout: Layout): Chart {
  if (latest !== undefined && isSame(latest.layout, layout)) return latest.chart
  const key = layout.join('/')
  let chart = charts.get(key)
  if (!chart) {
    if (charts.size > 16) charts.clear()
    chart = reckon(layout)
    charts.set(key, chart)
  }
  latest = { layout: [layout[0].slice(), layout[1].slice()], chart }
  return chart
}
