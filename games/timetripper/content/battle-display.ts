/** The battle board (TT-2.2): its numbering is the booklet's, its set-up codes and border numbers are reconstructed. */
import { type HexMap, hexNamed, offsetMap } from '@anachron/hex'
import { SETUP_LETTERS, type SetupLetter, type Source } from './types.ts'

export const BATTLE_DISPLAY: HexMap = offsetMap([2, 12], [2, 12])

/** Where a lone Tripper lands. */
export const TRIPPER_HEX: number = hexNamed(BATTLE_DISPLAY, '0707')

/** The Random Set-up Chart (TT-6.33): a row for each face of the die, a hex for each letter. */
const SETUP_CHART = [
  '0805 0510 0602 1205 0405 1011',
  '0310 0907 1002 0710 0504 1110',
  '1208 0802 0808 0211 1005 0307',
  '0208 1008 0402 0608 0904 0811',
  '0704 0910 0304 1104 0507 0411',
  '1211 0408 1107 0205 0611 0605',
]

/** The stretch of edge that lies in each direction from the T hex (TT-6.0E). */
const BORDER = [
  '0402 0502 0602 0702 0802 0902 1002',
  '1102 1202 1203 1204 1205 1206',
  '1207 1208 1209 1210 1211 1212 1112',
  '1012 0912 0812 0712 0612 0512 0412',
  '0312 0212 0211 0210 0209 0208 0207',
  '0206 0205 0204 0203 0202 0302',
]

const hexesOf = (names: string): readonly number[] => names.split(' ').map((name) => hexNamed(BATTLE_DISPLAY, name))

/** `SETUP_HEXES[face - 1][letter]`, letters counted from A. */
export const SETUP_HEXES: readonly (readonly number[])[] = SETUP_CHART.map(hexesOf)

/** `BORDER_HEXES[face - 1]`. */
export const BORDER_HEXES: readonly (readonly number[])[] = BORDER.map(hexesOf)

/** What is printed on a hex besides its number. */
export interface HexPrint {
  /** For instance 3D. */
  readonly setup: string | null
  /** 1-6 on the edge. */
  readonly border: number | null
}

export const HEX_PRINTS: readonly HexPrint[] = BATTLE_DISPLAY.names.map((_, hex) => {
  const row = SETUP_HEXES.findIndex((hexes) => hexes.includes(hex))
  const letter = SETUP_LETTERS[SETUP_HEXES[row]?.indexOf(hex) ?? -1] as SetupLetter
  const side = BORDER_HEXES.findIndex((hexes) => hexes.includes(hex))
  return { setup: row < 0 ? null : `${row + 1}${letter}`, border: side < 0 ? null : side + 1 }
})

/** What of the map sheet is known and what is ours. */
export const MAP_SOURCES: Readonly<
  Record<'numbering' | 'setupHexes' | 'borderNumbers' | 'recordTrack' | 'timeDisplays', Source>
> = {
  numbering: 'booklet',
  setupHexes: 'reconstructed',
  borderNumbers: 'reconstructed',
  recordTrack: 'reconstructed',
  timeDisplays: 'reconstructed',
}
