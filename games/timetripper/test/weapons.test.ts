import { describe, expect, it } from 'vitest'
import {
  BAYONET_AND_REPELLENT,
  MAX_RELOADS,
  RADIO_HALF_POUNDS,
  RECOVERED_AS,
  RECOVERED_WEAPONS,
  RELOAD_HALF_POUNDS,
  RELOADABLE,
  STARTING_WEAPONS,
  WEAPON_ERAS,
  WEAPONS,
  type Weapon,
  type WeaponMode,
} from '../content/index.ts'
import { tableHeaded } from './page.ts'

const runs = (totals: readonly number[]): string => {
  const first = totals[0] as number
  const last = totals.at(-1) as number
  return totals.length < 3 ? totals.join(', ') : `${first}-${last}`
}

const printedMode = (mode: WeaponMode, blast: readonly number[] | null): string[] => [
  mode.mode,
  mode.accuracy,
  blast ? blast.join(', ') : String(mode.attack),
  mode.empty === 'one-shot' ? 'one shot' : mode.empty.length === 0 ? '-' : runs(mode.empty),
]

const printedPounds = (halfPounds: number): string => (halfPounds === 1 ? '½' : String(halfPounds / 2))

const printed = (weapon: Weapon): string[][] =>
  weapon.modes.map((mode, i) => [
    ...(i === 0 ? [printedPounds(weapon.halfPounds), String(weapon.max)] : ['', '']),
    ...printedMode(mode, weapon.blast),
  ])

describe('the Weapons Chart', () => {
  it('[TT-8.1] every weapon and mode as RULES.md prints it', () => {
    const rows = tableHeaded('weapon', 'pounds').map(([, ...rest]) => rest)
    expect(rows).toEqual([
      ...STARTING_WEAPONS.flatMap((id) => printed(WEAPONS[id])),
      ['', '', ...printedMode(BAYONET_AND_REPELLENT, null)],
      ...RECOVERED_WEAPONS.flatMap((id) => printed(WEAPONS[id])),
    ])
  })

  it('[TT-8.1] burst fire of the M16 at 25, both pistols, and the shotgun, read off the booklet', () => {
    const modes = (weapon: Weapon): string[] =>
      weapon.modes.map((m) => `${m.mode} ${m.accuracy}${m.attack} ${String(m.empty)}`)
    expect(modes(WEAPONS.m16)).toEqual(['single A15 2', 'rapid C15 2,3,4', 'burst D25 5,6'])
    expect(modes(WEAPONS.p357)).toEqual(['single F15 2,3,4', 'rapid D15 2,3,4,5,6'])
    expect(modes(WEAPONS.p25)).toEqual(['single H10 2,3,4', 'rapid E10 2,3,4,5,6'])
    expect(modes(WEAPONS.shotgun)).toEqual(['single G20 5,6', 'rapid G15 5,6'])
  })

  it('[TT-3.21] the M16 weighs 7 pounds, the radio 16, a reload 1', () => {
    expect(WEAPONS.m16.halfPounds / 2).toBe(7)
    expect(RADIO_HALF_POUNDS / 2).toBe(16)
    expect(RELOAD_HALF_POUNDS / 2).toBe(1)
  })

  it('[TT-R03] only the rifle, the shotgun and the pistols take reloads, twenty at most', () => {
    expect(RELOADABLE).toEqual(['m16', 'shotgun', 'p357', 'p25'])
    expect(MAX_RELOADS).toBe(20)
    for (const id of STARTING_WEAPONS)
      if (WEAPONS[id].modes.some(({ empty }) => empty === 'one-shot')) expect(RELOADABLE).not.toContain(id)
  })

  it('[TT-8.51] each age of weapon has its line of the chart', () => {
    expect(WEAPON_ERAS.map((era) => RECOVERED_AS[era])).toEqual([...RECOVERED_WEAPONS])
  })
})
