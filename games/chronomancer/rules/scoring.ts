import type { Ctx, Seat } from '@anachron/kernel'
import { COLOUR_INDEX, PEDDLER, TOWNSFOLK, type TownsfolkId } from '../content/index.ts'
import { cardsHeld, lossTo } from './corruption.ts'
import type { ChronoTypes, Counts, Readable, RuleId, Score, Shop, State, Who } from './types.ts'

/** Final Scoring (CH-R29, CH-P13). The same functions say at any time what the score would be if the game ended. */

/** What Faction icons are worth with the halls as they are (CH-C43). */
function iconsWorth(staff: readonly (TownsfolkId | null)[], halls: Counts): number {
  let gold = 0
  for (const id of staff) {
    if (id === null) continue
    const { faction, icons } = TOWNSFOLK[id]
    if (faction !== null) gold += icons * (halls[COLOUR_INDEX[faction]] as number)
  }
  return gold
}

export function scoreOf(table: Readable, who: Who): Score {
  if (who === 'peddler') {
    const { gold, staff } = table.peddler as NonNullable<Readable['peddler']>
    const icons = iconsWorth(staff, table.halls)
    const bonus = PEDDLER.bonus[table.level]
    return { gold, icons, corruption: 0, bonus, total: gold + icons + bonus }
  }
  const shop = table.shops[who] as Shop
  const icons = iconsWorth(shop.staff, table.halls)
  const corruption = lossTo(shop.corruption, table.lair)
  return { gold: shop.gold, icons, corruption, bonus: 0, total: shop.gold + icons - corruption }
}

const staffCount = (shop: Shop): number => shop.staff.reduce((n, card) => n + (card === null ? 0 : 1), 0)

/** Who wins among these seats, and what decided it (CH-R29). */
export function winnersOf(table: Readable, seats: readonly Seat[]): { winners: Seat[]; reason: string } {
  const shop = (seat: Seat): Shop => table.shops[seat] as Shop
  const breakers: readonly [string, (seat: Seat) => number][] = [
    ['gold', (seat) => scoreOf(table, seat).total],
    ['fewer-corruption', (seat) => -cardsHeld(shop(seat))],
    ['more-townsfolk', (seat) => staffCount(shop(seat))],
  ]
  let left = seats.slice()
  for (const [reason, measure] of breakers) {
    const most = Math.max(...left.map(measure))
    left = left.filter((seat) => measure(seat) === most)
    if (left.length === 1) return { winners: left, reason }
  }
  return { winners: left, reason: 'shared' }
}

/** Counts everything and ends the match. */
export function finish(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  state.phase = 'over'
  const points = state.shops.map((_, seat) => {
    const score = scoreOf(state, seat)
    if (ctx.listening) ctx.emit({ kind: 'scored', rule: 'CH-R29', who: seat, score })
    return score.total
  })
  if (state.peddler) finishAlone(ctx, points)
  else {
    const { winners, reason } = winnersOf(state, stillIn(state))
    end(ctx, winners, reason, reason === 'gold' ? 'CH-H1' : 'CH-R29', points)
  }
}

function finishAlone(ctx: Ctx<ChronoTypes>, points: number[]): void {
  const score = scoreOf(ctx.state, 'peddler')
  if (ctx.listening) ctx.emit({ kind: 'scored', rule: 'CH-P13', who: 'peddler', score })
  const own = points[0] as number
  const won = own > score.total
  const reason = won ? 'peddler-beaten' : own === score.total ? 'peddler-level' : 'peddler-ahead'
  end(ctx, won ? [0] : [], reason, 'CH-P13', points)
}

export const stillIn = (state: State): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (!(state.shops[seat] as Shop).out) seats.push(seat)
  return seats
}

export function end(ctx: Ctx<ChronoTypes>, winners: Seat[], reason: string, rule: RuleId, points?: number[]): void {
  const { state } = ctx
  state.phase = 'over'
  const payoff = state.shops.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const told: Who[] = winners.length === 0 && state.peddler ? ['peddler'] : winners
  if (ctx.listening) ctx.emit({ kind: 'ended', rule, winners: told })
  ctx.end({ reason, rule, payoff, ...(points ? { points } : {}) })
}
