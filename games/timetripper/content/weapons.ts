/** The Weapons Chart (TT-8.1) with its three kinds of grenade (TT-8.41), and what else a Tripper carries (TT-3.22). */
import type { RecoveredWeapon, Weapon, WeaponEra, WeaponId, WeaponMode } from './types.ts'

const mode = (
  mode: WeaponMode['mode'],
  accuracy: WeaponMode['accuracy'],
  attack: number,
  ...empty: number[]
): WeaponMode => ({ mode, accuracy, attack, empty })

const oneShot = (accuracy: WeaponMode['accuracy'], attack: number): WeaponMode => ({
  mode: 'single',
  accuracy,
  attack,
  empty: 'one-shot',
})

const pounds = (weight: number): number => weight * 2

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  m16: {
    id: 'm16',
    name: 'M16 automatic rifle',
    short: 'M16',
    halfPounds: pounds(7),
    max: 1,
    modes: [mode('single', 'A', 15, 2), mode('rapid', 'C', 15, 2, 3, 4), mode('burst', 'D', 25, 5, 6)],
    blast: null,
  },
  shotgun: {
    id: 'shotgun',
    name: 'Remington Model 11-48 12 gauge shotgun',
    short: 'shotgun',
    halfPounds: pounds(7),
    max: 1,
    modes: [mode('single', 'G', 20, 5, 6), mode('rapid', 'G', 15, 5, 6)],
    blast: null,
  },
  p357: {
    id: 'p357',
    name: 'Smith & Wesson Model 20 .357 pistol',
    short: '.357',
    halfPounds: pounds(3),
    max: 1,
    modes: [mode('single', 'F', 15, 2, 3, 4), mode('rapid', 'D', 15, 2, 3, 4, 5, 6)],
    blast: null,
  },
  p25: {
    id: 'p25',
    name: 'Browning .25 caliber pistol',
    short: '.25',
    halfPounds: pounds(1),
    max: 1,
    modes: [mode('single', 'H', 10, 2, 3, 4), mode('rapid', 'E', 10, 2, 3, 4, 5, 6)],
    blast: null,
  },
  m72: {
    id: 'm72',
    name: 'M72 light anti-tank weapon',
    short: 'M72',
    halfPounds: pounds(5),
    max: 1,
    modes: [oneShot('B', 100)],
    blast: null,
  },
  m26: {
    id: 'm26',
    name: 'M26A1 grenade',
    short: 'M26',
    halfPounds: pounds(1),
    max: 6,
    modes: [oneShot('A', 12)],
    blast: [12, 8, 6],
  },
  m1: {
    id: 'm1',
    name: 'M1 grenade',
    short: 'M1 flare',
    halfPounds: pounds(1),
    max: 6,
    modes: [oneShot('E', 5)],
    blast: [5],
  },
  claymore: {
    id: 'claymore',
    name: 'Claymore mine',
    short: 'Claymore',
    halfPounds: pounds(4),
    max: 1,
    modes: [oneShot('G', 12)],
    blast: null,
  },
  bayonet: {
    id: 'bayonet',
    name: 'bayonet',
    short: 'bayonet',
    halfPounds: pounds(0.5),
    max: 1,
    modes: [mode('melee', 'X', 3)],
    blast: null,
  },
  repellent: {
    id: 'repellent',
    name: 'insect repellent',
    short: 'repellent',
    halfPounds: pounds(0.5),
    max: 1,
    modes: [mode('melee', 'X', 2, 2, 3)],
    blast: null,
  },
  'recovered-melee': {
    id: 'recovered-melee',
    name: 'recovered melee weapon',
    short: 'blade',
    halfPounds: pounds(4),
    max: 1,
    modes: [mode('melee', 'X', 4)],
    blast: null,
  },
  'recovered-pre-gunpowder': {
    id: 'recovered-pre-gunpowder',
    name: 'recovered pre-gunpowder missile weapon',
    short: 'old missile weapon',
    halfPounds: pounds(3),
    max: 1,
    modes: [mode('single', 'E', 3, 2, 3)],
    blast: null,
  },
  'recovered-1914-1945': {
    id: 'recovered-1914-1945',
    name: 'recovered 1914-1945 missile weapon',
    short: 'old rifle',
    halfPounds: pounds(10),
    max: 1,
    modes: [mode('single', 'D', 12, 4, 5)],
    blast: null,
  },
  'recovered-1950-1973': {
    id: 'recovered-1950-1973',
    name: 'recovered 1950-1973 missile weapon',
    short: 'assault rifle',
    halfPounds: pounds(7),
    max: 1,
    modes: [mode('burst', 'B', 12, 5, 6)],
    blast: null,
  },
}

/**
 * The line of the chart that a recovered weapon uses (TT-8.51). Which soldier leaves what, guns of other ages included,
 * is in the battles (TT-R27).
 */
export const RECOVERED_AS: Readonly<Record<WeaponEra, RecoveredWeapon>> = {
  melee: 'recovered-melee',
  'pre-gunpowder': 'recovered-pre-gunpowder',
  '1914-1945': 'recovered-1914-1945',
  '1950-1973': 'recovered-1950-1973',
}

/** Not an item but a way of fighting for whoever carries both (TT-R03). The empty roll concerns the repellent. */
export const BAYONET_AND_REPELLENT: WeaponMode = mode('melee', 'X', 7, 2, 3)

export const RADIO_HALF_POUNDS: number = pounds(16)
export const RELOAD_HALF_POUNDS: number = pounds(1)
/** The most reloads of one kind: the Record Track ends there (TT-R03). */
export const MAX_RELOADS = 20

/** What a lone Tripper must take (TT-3.21) and what a team must (TT-13.11); the radio comes on top. */
export const COMPULSORY = { solo: ['m16'], team: ['m16', 'shotgun'] } as const
/** Pounds at the start (TT-3.2), and for a team what the table may agree on (TT-13.2). */
export const START_LIMIT = { solo: 50, teamMin: 50, teamMax: 70 } as const

/** Where every Tripper begins, and the most he can have (TT-3.1). */
export const MAX_ENDURANCE = 20
/** Whatever he carries (TT-8.0). */
export const TRIPPER_DEFENSE = 4
/** With bare hands (TT-8.32). */
export const UNARMED_ATTACK = 1
/** A dead Tripper whom the flux carried along wakes up with this much (TT-10.63). */
export const REVIVED_ENDURANCE = 5
/** How far a grenade can be thrown (TT-8.42), and how near one must be to set a Claymore off (TT-8.44). */
export const THROW_RANGE = 6
export const DETONATE_RANGE = 2
