/**
 * The shapes of TimeTripper's content: battles, weapons, tables, maps. All of it is plain data, so that a battle of
 * one's own is the same thing as a printed one (TT-17.0); `checkBattle` guards the shape where data comes from outside.
 */

/** Where a fact comes from: the printed booklet, our reconstruction of the lost map sheet, or a Timemaster. */
export const SOURCES = ['booklet', 'reconstructed', 'own'] as const
export type Source = (typeof SOURCES)[number]

// ---------------------------------------------------------------------------------------------------------- letters

/** Rows of the Accuracy Table (TT-8.6). */
export const ACCURACIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Accuracy = (typeof ACCURACIES)[number]

/** Rows of the Detection Table (TT-9.4). */
export const DETECTIONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type Detection = (typeof DETECTIONS)[number]

/** Columns of the Negotiation Results Table (TT-15.3). */
export const MOODS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Mood = (typeof MOODS)[number]

/** Columns of the Random Set-up Chart (TT-6.33). */
export const SETUP_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type SetupLetter = (typeof SETUP_LETTERS)[number]

// ----------------------------------------------------------------------------------------------------------- results

/** Combat results from nothing to death (TT-8.8). */
export const RESULTS = ['none', 'stun', 'wound', 'disable', 'kill'] as const
export type CombatResult = (typeof RESULTS)[number]

/** What an opponent does once it has rolled for detection (TT-9.4). */
export const REACTIONS = ['away', 'stop', 'towards', 'attack'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Outcomes of talking (TT-15.3): rage, left, flee, awe of one face in six, awe of four in six. */
export const TALKS = ['rage', 'left', 'flee', 'awe1', 'awe4'] as const
export type Talk = (typeof TALKS)[number]

/** What a Tripper has been doing when he reaches for the flux (TT-10.14). */
export const ACTIVITIES = ['none', 'move', 'negotiate', 'shotAt'] as const
export type Activity = (typeof ACTIVITIES)[number]

// ---------------------------------------------------------------------------------------------------------- equipment

/** The lines of the Weapons Chart (TT-8.1) that a Tripper can start with. */
export const STARTING_WEAPONS = [
  'm16',
  'shotgun',
  'p357',
  'p25',
  'm72',
  'm26',
  'm1',
  'claymore',
  'bayonet',
  'repellent',
] as const
export type StartingWeapon = (typeof STARTING_WEAPONS)[number]

/** What fallen soldiers leave behind, by the age of the weapon (TT-8.51). */
export const WEAPON_ERAS = ['melee', 'pre-gunpowder', '1914-1945', '1950-1973'] as const
export type WeaponEra = (typeof WEAPON_ERAS)[number]

export const RECOVERED_WEAPONS = [
  'recovered-melee',
  'recovered-pre-gunpowder',
  'recovered-1914-1945',
  'recovered-1950-1973',
] as const
export type RecoveredWeapon = (typeof RECOVERED_WEAPONS)[number]

export type WeaponId = StartingWeapon | RecoveredWeapon

/** Weapons that a reload exists for (TT-R03). */
export const RELOADABLE = ['m16', 'shotgun', 'p357', 'p25'] as const
export type Reloadable = (typeof RELOADABLE)[number]

export const FIRE_MODES = ['single', 'rapid', 'burst', 'melee'] as const
export type FireMode = (typeof FIRE_MODES)[number]

export interface WeaponMode {
  readonly mode: FireMode
  /** 'X' for a weapon of hand-to-hand fighting. */
  readonly accuracy: Accuracy | 'X'
  readonly attack: number
  /** Totals of two dice that empty the weapon after a shot; a one-shot weapon is gone; none never run dry. */
  readonly empty: readonly number[] | 'one-shot'
}

export interface Weapon {
  readonly id: WeaponId
  readonly name: string
  /** A short name for tight places. */
  readonly short: string
  /** Weights of equipment are kept in half pounds, loaded. */
  readonly halfPounds: number
  /** The most of it that one Tripper may carry (TT-R03). */
  readonly max: number
  readonly modes: readonly WeaponMode[]
  /** Attack strengths by distance from the centre, for what bursts in a hex. */
  readonly blast: readonly number[] | null
}

// ------------------------------------------------------------------------------------------------------------ battles

/** Attack, Accuracy, Defense, Detection (TT-6.41). An X on the page is 0 as Attack, 'X' as a letter. */
export interface Values {
  readonly attack: number
  readonly accuracy: Accuracy | 'X'
  readonly defense: number
  readonly detection: Detection | 'X'
}

/** A sum of dice and an adjustment, never below zero (TT-6.43). */
export interface DiceSum {
  readonly dice: number
  readonly plus: number
}

export const KINDS = ['soldier', 'animal', 'mount', 'machine', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** How markers find their hexes: by the Random Set-up Chart (TT-6.0R) or by two sums of dice (TT-6.6). */
export const PLACEMENTS = ['chart', 'dice'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** Set-up of a battle's opponents (TT-6.0). */
export const SETUPS = ['random', 'enter'] as const
export type Setup = (typeof SETUPS)[number]

/**
 * Special rules that describe a kind of opponent. `SPECIALS` says which of them go with it to other battles (TT-R74).
 */
export type LineSpecial =
  | { readonly key: 'converts-after-fire'; readonly to: Values; readonly weaponAfter: WeaponEra | null }
  | { readonly key: 'converts-when-adjacent'; readonly to: Values }
  | { readonly key: 'rampage-on-hit' }
  | { readonly key: 'banzai'; readonly fireOn: readonly number[]; readonly charge: Values }
  | { readonly key: 'motorcycles-as-horses' }
  | { readonly key: 'rubber-bullets' }
  | { readonly key: 'repellent-x4'; readonly attack: number; readonly withBayonet: number }
  | { readonly key: 'magician-passive' }
  | { readonly key: 'weapons-not-recoverable' }
  | { readonly key: 'zombie-bite'; readonly perStage: number }
  | { readonly key: 'erratic-on-stop-or-away'; readonly hexes: number }
  | { readonly key: 'not-animals' }
  | { readonly key: 'stun-weapons' }
  | { readonly key: 'stun-only-targets' }
  | { readonly key: 'flux-banishes' }
  | { readonly key: 'rooted' }
  | { readonly key: 'mind-control' }
  | { readonly key: 'multi-attack' }
  | { readonly key: 'hold-fire'; readonly range: number }
  | { readonly key: 'starsoldiers-hold' }
  /** `of` names the line that appears; its counters are limited (TT-2.1). */
  | { readonly key: 'magician-summons'; readonly of: string; readonly dice: number; readonly cap: number }
  /** `without` names the line whose absence blinds this one. */
  | { readonly key: 'leprechauns-lose-detection'; readonly without: string }
  | {
      readonly key: 'hoard-detection'
      readonly markers: number
      readonly placement: Placement
      readonly markerRange: number
      readonly selfRange: number
    }
  | {
      readonly key: 'castle-exits'
      readonly exits: number
      readonly placement: Placement
      readonly detection: Detection
      readonly cap: number
    }
  | { readonly key: 'handmaiden-charm'; readonly charmed: CharmProfile; readonly uncharmed: CharmProfile }
  | { readonly key: 'ricochet-ball' }
  /** `detection` has a letter for each total of two dice, 2 first. */
  | {
      readonly key: 'rolled-stats'
      readonly attack: DiceSum
      readonly defense: DiceSum
      readonly detection: readonly Detection[]
    }
  /** `crew` names the line that serves the device. */
  | { readonly key: 'flux-restraint'; readonly crew: string }
  | { readonly key: 'transbot-grab' }
  | { readonly key: 'sanibot-sterilise' }
  | { readonly key: 'flux-rigs' }
  /** `direction` as on the die, 1-6. */
  | { readonly key: 'traffic'; readonly hexes: number; readonly direction: number }
  | {
      readonly key: 'timelord-flux'
      readonly tripperRange: number
      readonly hopDice: number
      readonly stayDice: number
    }
  | { readonly key: 'vampire-returns'; readonly stagesDead: number }

/** Special rules of the ground and the clock. They stay with the battle. */
export type BattleSpecial =
  | { readonly key: 'terrain-trees'; readonly count: number; readonly placement: Placement; readonly defense: number }
  | {
      readonly key: 'terrain-shellholes'
      readonly count: number
      readonly placement: Placement
      readonly defense: number
    }
  /** `strengths` by distance from where the shell falls. */
  | { readonly key: 'artillery-every-stage'; readonly strengths: readonly number[]; readonly accuracy: Accuracy }
  | { readonly key: 'mortar-after-firing'; readonly strengths: readonly number[]; readonly accuracy: Accuracy }
  | { readonly key: 'dawn'; readonly stage: number }
  | { readonly key: 'black-hole' }

export type Special = LineSpecial | BattleSpecial
export type SpecialKey = Special['key']
export type SpecialOf<K extends SpecialKey> = Extract<Special, { readonly key: K }>

/** How a Tripper fares among the handmaidens of battle 47 (TT-R62). */
export interface CharmProfile {
  readonly mayAttackAdjacent: boolean
  readonly accuracy: number
  readonly defense: number
}

/** One line of a battle's list: so many opponents of one kind. */
export interface OpponentLine {
  /** As listed, usually a plural; unique within its battle. */
  readonly name: string
  /** One of them, for the log. */
  readonly one: string
  /** Starting values; all zero and X where `rolled-stats` rolls them. */
  readonly values: Values
  /** 'per-rider': one mount for each rider that names this line; 'spawned': comes in during play. */
  readonly count: DiceSum | 'per-rider' | 'spawned'
  readonly kind: Kind
  /** Hexes in a phase, on foot; a mount's count for the pair. 0 for what stays or moves by a special rule only. */
  readonly move: number
  /** What a fallen one leaves for a Tripper to take (TT-8.51). */
  readonly weapon: WeaponEra | null
  /** The flux sweeps it up (TT-10.62). */
  readonly swept: boolean
  /** It can be talked to (TT-15.0). */
  readonly negotiable: boolean
  /** Bonus to the accuracy roll of whoever fires at it (TT-8.23). On a mount: without, then with a rider. */
  readonly size: number
  readonly sizeRidden: number
  /** null: takes results as an ordinary soldier (TT-6.42). */
  readonly endurance: number | null
  /** Names the line of its mounts. */
  readonly mountedOn: string | null
  readonly specials: readonly LineSpecial[]
}

/** An artifact to bring home (TT-14.0). */
export interface Treasure {
  readonly name: string
  readonly value: number
  /** Tenths of a pound. */
  readonly tenths: number
}

export interface Battle {
  /** Number of its hex on the Time Displays, 1-72. */
  readonly number: number
  readonly title: string
  /** As printed in the booklet, or 'Fantasy'; '' where nothing is printed. */
  readonly date: string
  /** One or two sentences to read on arrival. */
  readonly flavour: string
  /** Columns for a die of 1-2, 3-4, 5-6 (TT-15.0); null where nobody talks. */
  readonly negotiation: readonly [Mood, Mood, Mood] | null
  readonly treasure: Treasure | null
  readonly setup: Setup
  readonly opponents: readonly OpponentLine[]
  readonly specials: readonly BattleSpecial[]
  /** The battle this one repeats; its hex is visited separately all the same (TT-5.14). */
  readonly aliasOf: number | null
  readonly source: Source
}
