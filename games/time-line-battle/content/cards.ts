/** The thirteen kinds of card (TLB-3), as data: the rules read these records and no rule names a kind. */
import { type Sentence, say } from '@anachron/kernel/words'

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
/** A playing card's rank: 1 (the ace) to 10 are Units and their numbers, 11 to 13 the jack, queen and king. */
export type Rank = (typeof RANKS)[number]

/** A value that changes with the Level. */
export interface Growth {
  readonly base: number
  readonly perLevel: number
}

/** What the text of a card depends on. */
export interface TableFacts {
  /** What an Obliterator of its owner burns everybody for. */
  readonly burn: number
  /** Whether Bombs spare Units that arrived on earlier Days. */
  readonly narrowBombs: boolean
}

const always = (text: string) => (): Sentence => text

interface KindBase {
  readonly rank: Rank
  /** What is printed in the corner of the playing card. */
  readonly sign: string
  readonly name: string
  /** What is special about it, in a few words, at this table. */
  readonly ability: (table: TableFacts) => Sentence
  readonly source: 'booklet' | 'reconstructed'
}

export interface UnitKind extends KindBase {
  readonly type: 'unit'
  readonly hp: Growth
  readonly damage: Growth
  /** Which end of the enemy line it shoots at, left to itself. */
  readonly aims: 'front' | 'rear'
  /** Strikes in the step before the battle, and not in the battle. */
  readonly strikesFirst?: true
  /** Damage to every enemy Unit in play, on top of its shot. */
  readonly burns?: { readonly fromLevel: number; readonly damage: number }
  /** +1 Damage to each ally. */
  readonly boostsFromLevel?: number
  /** Soaks up damage for the foremost Unit of its owner (maybe itself), or for its foremost ally (never itself). */
  readonly covers?: { readonly whom: 'own' | 'ally'; readonly fromLevel: number; readonly amount: Growth }
  readonly choosesAimFromLevel?: number
  readonly immuneToRearFromLevel?: number
}

export interface SupportKind extends KindBase {
  readonly type: 'turret' | 'armor' | 'bomb'
}

export type Kind = UnitKind | SupportKind

const fixed = (base: number): Growth => ({ base, perLevel: 0 })
const growing = (base: number, perLevel: number): Growth => ({ base, perLevel })

const unit = (kind: Omit<UnitKind, 'type' | 'source' | 'aims'> & { aims?: 'rear' }): UnitKind => ({
  aims: 'front',
  ...kind,
  type: 'unit',
  source: 'booklet',
})

export const KINDS: readonly Kind[] = [
  unit({
    rank: 1,
    sign: 'A',
    name: 'Obliterator',
    ability: ({ burn }) =>
      burn > 0
        ? say`Strikes before the battle. From Level 1 on it also burns every enemy Unit in play for ${burn}.`
        : 'Strikes before the battle. Shared out among so many enemies, its fire burns nobody.',
    hp: fixed(10),
    damage: fixed(1),
    strikesFirst: true,
    burns: { fromLevel: 1, damage: 6 },
  }),
  unit({ rank: 2, sign: '2', name: 'Mammoth Tank', ability: always(''), hp: growing(13, 2), damage: fixed(5) }),
  unit({
    rank: 3,
    sign: '3',
    name: 'Generator Tank',
    ability: always('Each of its allies has +1 Damage.'),
    hp: growing(11, 2),
    damage: fixed(2),
    boostsFromLevel: 0,
  }),
  unit({
    rank: 4,
    sign: '4',
    name: 'Shield Tank',
    ability: always('Each Day it soaks up 3 + L damage meant for its owner’s foremost Unit.'),
    hp: growing(10, 2),
    damage: fixed(3),
    covers: { whom: 'own', fromLevel: 0, amount: growing(3, 1) },
  }),
  unit({
    rank: 5,
    sign: '5',
    name: 'Laser Assembly',
    ability: always('Shoots at the Rear.'),
    hp: fixed(10),
    damage: growing(4, 1),
    aims: 'rear',
  }),
  unit({ rank: 6, sign: '6', name: 'Tech Troops', ability: always(''), hp: growing(8, 2), damage: growing(2, 3) }),
  unit({
    rank: 7,
    sign: '7',
    name: 'Blitz Troops',
    ability: always('From Level 3 on it picks Front or Rear anew each Day.'),
    hp: growing(8, -1),
    damage: growing(4, 2),
    choosesAimFromLevel: 3,
  }),
  unit({
    rank: 8,
    sign: '8',
    name: 'Recon Drone',
    ability: always('From Level 3 on it soaks up 5 damage a Day for its foremost ally.'),
    hp: fixed(7),
    damage: growing(3, 2),
    covers: { whom: 'ally', fromLevel: 3, amount: fixed(5) },
  }),
  unit({
    rank: 9,
    sign: '9',
    name: 'Operations Craft',
    ability: always('From Level 3 on each of its allies has +1 Damage.'),
    hp: fixed(9),
    damage: growing(2, 1),
    boostsFromLevel: 3,
  }),
  unit({
    rank: 10,
    sign: '10',
    name: 'Strike Craft',
    ability: always('From Level 3 on Rear damage cannot touch it.'),
    hp: fixed(6),
    damage: growing(4, 3),
    immuneToRearFromLevel: 3,
  }),
  {
    type: 'turret',
    rank: 11,
    sign: 'J',
    name: 'Beam Turret',
    ability: always('On a friendly Unit: half as much Damage again, and it shoots at the Rear.'),
    source: 'booklet',
  },
  {
    type: 'armor',
    rank: 12,
    sign: 'Q',
    name: 'Heavy Armor',
    ability: always('On a friendly Unit: 8 more hit points.'),
    source: 'booklet',
  },
  {
    type: 'bomb',
    rank: 13,
    sign: 'K',
    name: 'Temporal Bomb',
    ability: ({ narrowBombs }) =>
      narrowBombs
        ? 'Destroys an enemy Unit of its own Day or of a later one.'
        : 'Destroys an enemy Unit that is in play or still to come.',
    source: 'booklet',
  },
]

const byRank = new Map(KINDS.map((kind) => [kind.rank, kind]))

export function kindOf(rank: Rank): Kind {
  const kind = byRank.get(rank)
  if (!kind) throw new RangeError(`no card has rank ${rank}`)
  return kind
}

/** The rank of a card by what is printed in its corner. */
export const rankOf = (sign: string): Rank | undefined => KINDS.find((kind) => kind.sign === sign)?.rank

export const isUnit = (rank: Rank): boolean => rank <= 10
export const OBLITERATOR: Rank = 1
export const TURRET: Rank = 11
export const ARMOR: Rank = 12
export const BOMB: Rank = 13

/** A deck has two of each kind (TLB-2). */
export const COPIES = 2
export const DECK: readonly Rank[] = RANKS.flatMap((rank) => new Array<Rank>(COPIES).fill(rank))
export const HAND_SIZE = 5
/** Of Heavy Armor. */
export const ARMOR_HP = 8
