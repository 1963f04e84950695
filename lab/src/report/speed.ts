import type { Compared, Profiles, Ratio } from '../bench/against.ts'
import type { Share } from '../bench/profile.ts'
import { grouped } from '../commands/figures.ts'
import { table } from './markdown.ts'

/** How many places are named; the rest is small. */
const FILES = 14
const FUNCTIONS = 12

/** One game, for the page about speed: how many times as fast, and where the time goes on both sides. */
export function speedMarkdown(commit: string, { ratios, work, profiles = [] }: Compared): string {
  const { here, there } = work
  const lines = [
    table([
      ['', 'times as fast (95 %)', 'now', commit],
      ...ratios.map(({ name, unit, ratio, here, there }) => [
        name,
        `${ratio.value.toFixed(2)} (${ratio.low.toFixed(2)} … ${ratio.high.toFixed(2)})`,
        `${grouped(here)} ${unit}/s`,
        `${grouped(there)} ${unit}/s`,
      ]),
    ]),
    '',
    `To do, now (then): ${here.movesPerMatch.toFixed(0)} (${there.movesPerMatch.toFixed(0)}) moves a match,`,
    `${here.optionsPerMove.toFixed(1)} (${there.optionsPerMove.toFixed(1)}) options a move,`,
    `${here.bytesPerState.toFixed(0)} (${there.bytesPerState.toFixed(0)}) bytes a state.`,
  ]
  for (const [task, ratio] of ratios.entries()) {
    const profile = profiles[task]
    if (profile && LOOKED_AT.has(ratio.name)) lines.push('', ...goesWhere(commit, ratio, profile))
  }
  return lines.join('\n')
}

/** Copies and views are too small to have places. */
const LOOKED_AT = new Set(['random play', 'imagined world'])

function goesWhere(commit: string, ratio: Ratio, { here, there }: Profiles): string[] {
  const unit = ratio.unit.replace(/s$/, '')
  const rows = (now: readonly Share[], then: readonly Share[], most: number): string[][] => {
    const micros = (shares: readonly Share[], perSecond: number) =>
      new Map(shares.map(({ place, share }) => [place, (share * 1e6) / perSecond]))
    const [nowAt, thenAt] = [micros(now, ratio.here), micros(then, ratio.there)]
    const places = [...new Set([...nowAt.keys(), ...thenAt.keys()])]
    const size = (place: string): number => Math.max(nowAt.get(place) ?? 0, thenAt.get(place) ?? 0)
    const shown = (times: Map<string, number>, place: string): string => (times.get(place) ?? 0).toFixed(3)
    return places
      .sort((a, b) => size(b) - size(a))
      .slice(0, most)
      .map((place) => [place, shown(nowAt, place), shown(thenAt, place)])
  }
  const heading = (what: string): string[] => [`${ratio.name}: ${what}, µs a ${unit}`, 'now', commit]
  return [
    table([heading('file'), ...rows(here.files, there.files, FILES)]),
    '',
    table([heading('function'), ...rows(here.functions, there.functions, FUNCTIONS)]),
  ]
}

/** A page with this section in the place of the one with the same heading; at the end where there was none. */
export function withSection(page: string, heading: string, text: string): string {
  const section = `${heading}\n\n${text}\n`
  const from = `\n${page}`.indexOf(`\n${heading}\n`)
  if (from < 0) return page === '' ? section : `${page.trimEnd()}\n\n${section}`
  const next = page.indexOf('\n## ', from + heading.length)
  return page.slice(0, from) + section + (next < 0 ? '' : page.slice(next))
}
