/** What of the map sheet is ours and not known from the booklet, said where it is drawn. */
import { HEX_PRINTS, MAP_SOURCES } from '../content/index.ts'
import type { Hex } from '../rules/types.ts'

type Part = keyof typeof MAP_SOURCES

/** In brackets behind what it is about. */
export const markOf = (part: Part): string => (MAP_SOURCES[part] === 'reconstructed' ? ' (our reconstruction)' : '')

/** What is printed on a hex, in words. */
export function printsOn(hex: Hex): string[] {
  const { setup, border } = HEX_PRINTS[hex] ?? {}
  return [
    ...(setup ? [`Set-up code ${setup}${markOf('setupHexes')}.`] : []),
    ...(border ? [`Border number ${border}${markOf('borderNumbers')}.`] : []),
  ]
}
