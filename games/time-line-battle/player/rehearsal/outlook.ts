import type { Rank } from '../../content/cards.ts'
import { SEATS } from '../../rules/sides.ts'
import { firstDay } from '../../rules/timeline.ts'
import { addHands, type Worth, worthIn } from '../worth.ts'
import { type Answers, appeal, explode, fightOn, sensible, setAim } from './decide.ts'
import { type Piece, Pieces } from './piece.ts'
import { mount, type Rehearsal } from './rehearsal.ts'

const living = new Array<number>(SEATS.max).fill(0)
const deployments = new Array<number>(SEATS.max).fill(0)

/** Cards on the table up to which it can be foreseen how a Timeline ends: as many as two have in their fourth. */
const MOST_CARDS = 32

/** What a Timeline is fought for, and what that makes of its end. */
export class Stakes {
  private readonly timeline: number
  private readonly next: Worth
  private readonly vp: number[]
  /** By side: what will count however the Timeline ends, which is its cards on the table and in hand. */
  private readonly given: number[]

  /** VP by seat, without what this Timeline brings. */
  constructor(timeline: number, vp: readonly number[], { sides, sideCount }: Rehearsal) {
    this.timeline = timeline
    this.next = worthIn(timeline + 1)
    this.given = new Array<number>(sideCount).fill(0.5)
    this.vp = new Array<number>(sideCount).fill(0)
    for (const [seat, side] of sides.entries()) (this.vp[side] as number) += vp[seat] as number
  }

  /** Looks at what is on the table, and in the hands of all seats as far as they are known. */
  weigh({ units, supports, sides }: Rehearsal, hands?: readonly (readonly Rank[])[]): void {
    this.given.fill(0)
    this.add(units)
    this.add(supports)
    if (hands) addHands(this.given, sides, hands, this.timeline + 1)
  }

  private add({ all, n }: Pieces): void {
    const fresh = firstDay(this.timeline)
    for (let i = 0; i < n; i++) {
      const { day, rank, side } = all[i] as Piece
      const by = day === fresh ? this.next.fresh : this.next.table
      ;(this.given[side] as number) += by[rank] as number
    }
  }

  /** The hope of a side to win, at the end of the Timeline: 0 … 1, certain if a side is wiped out. */
  hope(rehearsal: Rehearsal, of: number): number {
    const { sideCount, gear, units } = rehearsal
    for (let side = 0; side < sideCount; side++) living[side] = deployments[side] = 0
    for (let i = 0; i < units.n; i++) {
      const { left, side } = units.all[i] as Piece
      if (left > 0) (living[side] as number)++
    }
    for (let i = 0; i < gear.n; i++) {
      const { host, side } = gear.all[i] as Piece
      if (host !== null && host.left > 0) (deployments[side] as number)++
    }
    for (let side = 0; side < sideCount; side++) if (living[side] === 0) return this.shareOfPoints(of, sideCount)
    const own = this.strength(of)
    let others = 0
    for (let side = 0; side < sideCount; side++) if (side !== of) others += Math.exp(this.strength(side) - own)
    return 1 / (1 + others)
  }

  private strength(side: number): number {
    const lives = living[side] as number
    const { deployment, vp } = this.next
    return (
      (this.given[side] as number) +
      deployment * (lives + (deployments[side] as number)) +
      vp * (lives + (this.vp[side] as number))
    )
  }

  private shareOfPoints(of: number, sideCount: number): number {
    let best = 0
    let many = 0
    for (let side = 0; side < sideCount; side++) {
      const points = (this.vp[side] as number) + (living[side] as number)
      if (points > best) many = 0
      if (points >= best) many++
      best = Math.max(best, points)
    }
    return (this.vp[of] as number) + (living[of] as number) === best ? 1 / many : 0
  }
}

/**
 * Tries answers on the rest of the Timeline, all others answering sensibly, and takes what ends best. Of targets and
 * hosts so many of those are looked at for which most speaks.
 */
export class FarSeeing implements Answers {
  readonly options = new Pieces()
  width: number
  private readonly stakes: Stakes
  private readonly appeals: number[] = [0]

  constructor(stakes: Stakes, width = Number.POSITIVE_INFINITY) {
    this.stakes = stakes
    this.width = width
  }

  private tried(rehearsal: Rehearsal, card: Piece): number {
    fightOn(rehearsal, sensible, card.isBomb ? 'bombs' : 'decisions')
    const hope = this.stakes.hope(rehearsal, card.side)
    rehearsal.comeBack()
    return hope
  }

  choose(rehearsal: Rehearsal, card: Piece, options: Pieces): Piece | null {
    if (options.n < 2 || rehearsal.cards > MOST_CARDS) return sensible.choose(rehearsal, card, options)
    this.sort(rehearsal, card, options)
    const count = Math.min(options.n, this.width)
    rehearsal.remember()
    let chosen: Piece | null = null
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const answer = options.all[i] as Piece
      if (card.isBomb) explode(card, answer)
      else mount(card, answer)
      const hope = this.tried(rehearsal, card)
      // What is sensible comes first, and is kept where nothing is better.
      if (hope <= most) continue
      most = hope
      chosen = answer
    }
    return chosen
  }

  private sort(rehearsal: Rehearsal, card: Piece, { all, n }: Pieces): void {
    const { appeals } = this
    for (let i = 0; i < n; i++) {
      const option = all[i] as Piece
      const worth = appeal(rehearsal, card, option)
      let place = i
      while (place > 0 && (appeals[place - 1] as number) < worth) {
        all[place] = all[place - 1] as Piece
        appeals[place] = appeals[place - 1] as number
        place--
      }
      all[place] = option
      appeals[place] = worth
    }
  }

  rear(rehearsal: Rehearsal, unit: Piece): boolean {
    const usual = sensible.rear(rehearsal, unit)
    if (rehearsal.cards > MOST_CARDS) return usual
    rehearsal.remember()
    setAim(unit, usual)
    const most = this.tried(rehearsal, unit)
    setAim(unit, !usual)
    return this.tried(rehearsal, unit) > most ? !usual : usual
  }
}
