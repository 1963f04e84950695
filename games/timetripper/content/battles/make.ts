/** Short ways to write down the lines of the battles: what most of a kind have in common is said once. */
import type { Battle, DiceSum, OpponentLine, Values, WeaponEra } from '../types.ts'

export const values = (
  attack: number,
  accuracy: Values['accuracy'],
  defense: number,
  detection: Values['detection'],
): Values => ({ attack, accuracy, defense, detection })

/** For lines whose values are rolled at set-up. */
export const ROLLED: Values = values(0, 'X', 0, 'X')

export const dice = (dice: number, plus = 0): DiceSum => ({ dice, plus })
export const exactly = (plus: number): DiceSum => ({ dice: 0, plus })

type Listed = Pick<OpponentLine, 'name' | 'one' | 'values' | 'count'> & Partial<OpponentLine>

const common = {
  weapon: null,
  swept: true,
  negotiable: true,
  size: 0,
  sizeRidden: 0,
  endurance: null,
  mountedOn: null,
  specials: [],
} satisfies Partial<OpponentLine>

/** Soldiers walk three hexes and leave a weapon (TT-7.11, TT-8.51). */
export const soldiers = (listed: Listed & { weapon: WeaponEra | null }): OpponentLine => ({
  ...common,
  kind: 'soldier',
  move: 3,
  ...listed,
})

/** Animals run six hexes and do not talk (TT-7.11, TT-15.12). */
export const animals = (listed: Listed): OpponentLine => ({
  ...common,
  kind: 'animal',
  move: 6,
  negotiable: false,
  ...listed,
})

/** Monsters and spirits walk three hexes and can be talked to (TT-R14). */
export const monsters = (listed: Listed): OpponentLine => ({ ...common, kind: 'other', move: 3, ...listed })

/** Machines neither live nor listen (TT-R37, TT-R45). */
export const machines = (listed: Listed): OpponentLine => ({
  ...common,
  kind: 'machine',
  move: 3,
  swept: false,
  negotiable: false,
  ...listed,
})

/** Mounts: one a rider; big enough to be easier to hit, the more so with a man on top (TT-6.32, TT-8.23). */
export const mounts = (listed: Omit<Listed, 'count'>): OpponentLine => ({
  ...common,
  kind: 'mount',
  move: 6,
  negotiable: false,
  size: 2,
  sizeRidden: 3,
  count: 'per-rider',
  ...listed,
})

export const HORSES: OpponentLine = mounts({ name: 'Horses', one: 'horse', values: values(2, 'X', 2, 'X') })

/** The same battle once more, on another hex (TT-5.14). */
export const again = (battle: Battle, number: number): Battle => ({ ...battle, number, aliasOf: battle.number })

type Written = Omit<Battle, 'specials' | 'aliasOf' | 'source'> & Partial<Battle>

export const battle = (written: Written): Battle => ({ specials: [], aliasOf: null, source: 'booklet', ...written })
