import type { Seat } from '@anachron/kernel'
import { ARMOR_HP, TURRET } from '../../content/cards.ts'
import { sideCount } from '../../rules/sides.ts'
import type { Field } from '../../rules/types.ts'
import { mayChoose, Piece, Pieces } from './piece.ts'

/**
 * A table to rehearse Timelines on, by the rules of `rules/timeline.ts`. Who weighs what to deploy fights thousands of
 * them and looks at nothing but how they end.
 */
export class Rehearsal {
  readonly sides: readonly number[]
  readonly sideCount: number
  readonly oldestFirst: boolean
  readonly anyLiving: boolean
  readonly lastLevel: boolean
  day: number
  start: Seat
  /** In the order of the table. */
  readonly units = new Pieces()
  readonly supports = new Pieces()
  readonly bombs = new Pieces()
  /** In the order in which they were deployed. */
  readonly gear = new Pieces()
  /** Who covers others, in the order of the line; who strikes first, who may choose where to shoot: most Timelines have none of some. */
  readonly protectors = new Pieces()
  readonly firsts = new Pieces()
  readonly choosers = new Pieces()
  /** By side: its Units, and those of all others, as one line with everybody who is dead or still to come. */
  readonly lines: Pieces[]
  readonly foes: Pieces[]
  cards = 0
  private keptDay = 0
  private keptStart = 0

  /** With the cards of a field as they are now. */
  constructor({ sides, options, day, start, cards }: Field) {
    this.sides = sides
    this.sideCount = sideCount(sides)
    this.oldestFirst = options.tieOrder === 'oldest-first'
    this.anyLiving = options.bombReach === 'any-living'
    this.lastLevel = options.lastLevel
    this.day = day
    this.start = start
    this.lines = Array.from({ length: this.sideCount }, () => new Pieces())
    this.foes = this.sideCount === 2 ? this.lines.toReversed() : this.lines.map(() => new Pieces())
    const pieces = cards.map((card) => new Piece(card.owner, sides[card.owner] as number, card.rank, card.day))
    for (const [i, card] of cards.entries()) {
      const piece = pieces[i] as Piece
      piece.be(card, day)
      if (card.host !== null) piece.host = pieces[card.host] as Piece
      this.add(piece, card.seq)
    }
  }

  /** The card of the field that had this place. */
  piece(id: number): Piece {
    for (const { all, n } of [this.units, this.supports])
      for (let i = 0; i < n; i++) if ((all[i] as Piece).id === id) return all[i] as Piece
    throw new RangeError(`no card has place ${id}`)
  }

  turnOf(seat: Seat): number {
    return (seat - this.start + this.sides.length) % this.sides.length
  }

  private standsBefore(a: Piece, b: Piece): boolean {
    if (a.rank !== b.rank) return a.rank < b.rank
    if (a.day !== b.day) return a.day < b.day === this.oldestFirst
    if (a.owner !== b.owner) return this.turnOf(a.owner) < this.turnOf(b.owner)
    return a.seq < b.seq === this.oldestFirst
  }

  private lineUpWith(line: Pieces, piece: Piece): void {
    const { all } = line
    let place = line.n++
    while (place > 0 && this.standsBefore(piece, all[place - 1] as Piece)) {
      all[place] = all[place - 1] as Piece
      place--
    }
    all[place] = piece
  }

  /** A card comes to the table. */
  add(piece: Piece, seq: number): void {
    piece.id = this.cards++
    piece.seq = seq
    if (!piece.isUnit) this.addSupport(piece)
    else {
      this.units.add(piece)
      this.lineUpWith(this.lines[piece.side] as Pieces, piece)
      if (this.sideCount > 2) {
        for (let side = 0; side < this.sideCount; side++) {
          if (side !== piece.side) this.lineUpWith(this.foes[side] as Pieces, piece)
        }
      }
      if (piece.kind.budget > 0) this.lineUpWith(this.protectors, piece)
      if (piece.kind.strikesFirst) this.firsts.add(piece)
      if (mayChoose(piece)) this.choosers.add(piece)
    }
  }

  private addSupport(piece: Piece): void {
    this.supports.add(piece)
    if (piece.isBomb) this.bombs.add(piece)
    else {
      const { all } = this.gear
      let place = this.gear.n++
      while (place > 0 && (all[place - 1] as Piece).seq > piece.seq) {
        all[place] = all[place - 1] as Piece
        place--
      }
      all[place] = piece
    }
  }

  /** Takes away what was added since there were so many cards. */
  takeBack(cards: number): void {
    this.cards = cards
    for (const list of [this.units, this.supports, this.bombs, this.gear, this.protectors, this.firsts, this.choosers])
      list.sift(cards)
    for (const line of this.lines) line.sift(cards)
    if (this.sideCount > 2) for (const line of this.foes) line.sift(cards)
  }

  /** Among more than two, equal Units change places when the Start Player does (TLB-63). */
  lineUp(): void {
    if (this.sides.length === 2) return
    for (const line of this.lines) this.sort(line)
    if (this.sideCount > 2) for (const line of this.foes) this.sort(line)
    this.sort(this.protectors)
  }

  private sort(line: Pieces): void {
    const { n, all } = line
    line.n = 0
    while (line.n < n) this.lineUpWith(line, all[line.n] as Piece)
  }

  /** Everything is as new (TLB-10), on the morning of this Day. */
  restore(day: number, start: Seat): void {
    this.day = day
    this.start = start
    for (let i = 0; i < this.units.n; i++) (this.units.all[i] as Piece).restore()
    for (let i = 0; i < this.supports.n; i++) (this.supports.all[i] as Piece).restore()
  }

  /** Notes how everything stands, for `comeBack`; one such moment is kept. */
  remember(): void {
    this.keptDay = this.day
    this.keptStart = this.start
    const { units, supports, protectors, choosers } = this
    for (let i = 0; i < units.n; i++) (units.all[i] as Piece).keptLeft = (units.all[i] as Piece).left
    for (let i = 0; i < supports.n; i++) (supports.all[i] as Piece).keptUsed = (supports.all[i] as Piece).used
    for (let i = 0; i < protectors.n; i++) (protectors.all[i] as Piece).keptBudget = (protectors.all[i] as Piece).budget
    for (let i = 0; i < choosers.n; i++) {
      const unit = choosers.all[i] as Piece
      unit.keptAimed = unit.aimed
      unit.keptRear = unit.rear
    }
  }

  comeBack(): void {
    this.day = this.keptDay
    this.start = this.keptStart
    const { units, supports, protectors, choosers } = this
    for (let i = 0; i < supports.n; i++) {
      const support = supports.all[i] as Piece
      if (support.used === support.keptUsed) continue
      support.used = support.keptUsed
      if (support.host !== null) unmount(support, support.host)
    }
    for (let i = 0; i < units.n; i++) (units.all[i] as Piece).left = (units.all[i] as Piece).keptLeft
    for (let i = 0; i < protectors.n; i++) (protectors.all[i] as Piece).budget = (protectors.all[i] as Piece).keptBudget
    for (let i = 0; i < choosers.n; i++) {
      const unit = choosers.all[i] as Piece
      unit.aimed = unit.keptAimed
      unit.rear = unit.keptRear
    }
    this.lineUp()
  }
}

/** Mounts an attachment; without a host it lies idle. */
export function mount(attachment: Piece, host: Piece | null): void {
  attachment.used = true
  if (host === null) return
  attachment.host = host
  if (attachment.rank === TURRET) host.turrets++
  else {
    host.armors++
    host.left += ARMOR_HP
  }
}

function unmount(attachment: Piece, host: Piece): void {
  attachment.host = null
  if (attachment.rank === TURRET) host.turrets--
  else host.armors--
}
