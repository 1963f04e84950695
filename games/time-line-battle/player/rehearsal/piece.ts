import type { Seat } from '@anachron/kernel'
import { ARMOR, BOMB, RANKS, type Rank } from '../../content/cards.ts'
import type { Card } from '../../rules/types.ts'
import * as columns from '../../rules/units.ts'

/** What the card list says of one kind of card (TLB-3). */
export interface Kind {
  readonly hp: number
  readonly hpGrowth: number
  readonly damage: number
  readonly damageGrowth: number
  readonly budget: number
  readonly budgetGrowth: number
  readonly budgetFrom: number
  readonly boostsFrom: number
  readonly choosesFrom: number
  readonly immuneFrom: number
  readonly burnsFrom: number
  readonly burn: number
  readonly coversAlly: boolean
  readonly shootsRear: boolean
  readonly strikesFirst: boolean
}

/** A Level or a Day that no Timeline comes to: a small number, unlike infinity. */
const NEVER = 1000

const kindOf = (rank: Rank): Kind => {
  const of = (column: readonly number[]): number => Math.min(column[rank] as number, NEVER)
  return {
    hp: of(columns.HP),
    hpGrowth: of(columns.HP_PER_LEVEL),
    damage: of(columns.DAMAGE),
    damageGrowth: of(columns.DAMAGE_PER_LEVEL),
    budget: of(columns.BUDGET),
    budgetGrowth: of(columns.BUDGET_PER_LEVEL),
    budgetFrom: of(columns.BUDGET_FROM),
    boostsFrom: of(columns.BOOSTS_FROM),
    choosesFrom: of(columns.CHOOSES_FROM),
    immuneFrom: of(columns.IMMUNE_FROM),
    burnsFrom: of(columns.BURNS_FROM),
    burn: of(columns.BURN),
    coversAlly: of(columns.COVERS_ALLY) === 1,
    shootsRear: of(columns.REAR) === 1,
    strikesFirst: of(columns.FIRST) === 1,
  }
}
const KINDS: readonly Kind[] = [1 as Rank, ...RANKS].map(kindOf)

/** A card in a rehearsal. */
export class Piece {
  readonly kind: Kind
  readonly owner: Seat
  readonly side: number
  readonly rank: Rank
  readonly day: number
  /** Its place on the table, and among its owner's deployments. */
  id = 0
  seq = 0
  /** The Day on which it comes into play, and the one on which it has Level 0. */
  arrival: number
  born: number
  /** Hit points left; a Unit without is dead. */
  left = 0
  turrets = 0
  armors = 0
  budget = 0
  /** Whether it was decided today where it shoots, and that it is the Rear. */
  aimed = false
  rear = false
  /** Of a Support. */
  used = false
  host: Piece | null = null
  /** Some of the same at `remember` of the rehearsal. */
  keptLeft = 0
  keptBudget = 0
  keptAimed = false
  keptRear = false
  keptUsed = false

  constructor(owner: Seat, side: number, rank: Rank, day: number) {
    this.kind = KINDS[rank] as Kind
    this.owner = owner
    this.side = side
    this.rank = rank
    this.day = this.arrival = this.born = day
    this.left = this.kind.hp
  }

  get isBomb(): boolean {
    return this.rank === BOMB
  }

  get isUnit(): boolean {
    return this.kind.hp > 0
  }

  /** As new (TLB-10). */
  restore(): void {
    this.left = this.kind.hp
    this.turrets = this.armors = this.budget = 0
    this.aimed = this.rear = this.used = false
    this.host = null
  }

  /** As its card is now, but for what it is mounted on. */
  be(card: Card, today: number): void {
    if (card.inPlay) {
      this.arrival = -NEVER
      this.born = today - card.level
    } else if (card.day < today) this.arrival = NEVER
    this.left = card.dead ? 0 : columns.hpLeft(card)
    this.turrets = card.turrets
    this.armors = card.armors
    this.budget = card.budget
    this.aimed = card.aim !== null
    this.rear = card.aim === 'rear'
    this.used = card.used
  }
}

/** Whether it may ever choose where to shoot. */
export const mayChoose = ({ kind }: Piece): boolean => kind.choosesFrom < NEVER

const NOBODY = new Piece(0, 0, ARMOR, NEVER)

/** A list that keeps its room when it gets shorter. */
export class Pieces {
  readonly all: Piece[] = [NOBODY, NOBODY, NOBODY, NOBODY]
  n = 0

  add(piece: Piece): void {
    this.all[this.n++] = piece
  }

  /** Keeps those that were on the table when it had so many cards. */
  sift(cards: number): void {
    let kept = 0
    for (let i = 0; i < this.n; i++) {
      const piece = this.all[i] as Piece
      if (piece.id < cards) this.all[kept++] = piece
    }
    this.n = kept
  }
}
