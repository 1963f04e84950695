import type { Ctx, Seat } from '@anachron/kernel'
import { COLOUR_INDEX, PEDDLER, TOWNSFOLK, type TownsfolkId } from '../content/index.ts'
import { cardsHeld, lossTo } from './corruption.ts'
import type { ChronoResult, ChronoTypes, Counts, Readable, RuleId, Score, Shop, State, Who } from './types.ts'

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

/** How a match ended, and who is told to have won. */
interface Outcome {
  winners: Seat[]
  reason: string
  rule: RuleId
  points?: number[]
}

/** The outcome when the last day is over. */
function outcomeByScore(table: Readable, left: readonly Seat[]): Outcome {
  const points = table.shops.map((_, seat) => scoreOf(table, seat).total)
  if (table.peddler) {
    const lead = (points[0] as number) - scoreOf(table, 'peddler').total
    const reason = lead > 0 ? 'peddler-beaten' : lead === 0 ? 'peddler-level' : 'peddler-ahead'
    return { winners: lead > 0 ? [0] : [], reason, rule: 'CH-P13', points }
  }
  const { winners, reason } = winnersOf(table, left)
  return { winners, reason, rule: reason === 'gold' ? 'CH-H1' : 'CH-R29', points }
}

/** The outcome when nobody is left to go on against (CH-R38). */
const outcomeByConcession = (left: readonly Seat[]): Outcome => ({
  winners: left.slice(),
  reason: 'conceded',
  rule: 'CH-R38',
})

function resultOf({ shops }: State, { winners, reason, rule, points }: Outcome): ChronoResult {
  const payoff = shops.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return { reason, rule, payoff, ...(points ? { points } : {}) }
}

/** What this table ends with: by Final Scoring if the last day is over, or because the others have given up. */
export const resultByScore = (state: State): ChronoResult => resultOf(state, outcomeByScore(state, stillIn(state)))
export const resultByConcession = (state: State): ChronoResult => resultOf(state, outcomeByConcession(stillIn(state)))

/** Counts everything and ends the match. */
export function finish(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  if (ctx.listening) {
    state.shops.forEach((_, who) => {
      ctx.emit({ kind: 'scored', rule: 'CH-R29', who, score: scoreOf(state, who) })
    })
    if (state.peddler) ctx.emit({ kind: 'scored', rule: 'CH-P13', who: 'peddler', score: scoreOf(state, 'peddler') })
  }
  end(ctx, outcomeByScore(state, stillIn(state)))
}

export const stillIn = (state: State): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (!(state.shops[seat] as Shop).out) seats.push(seat)
  return seats
}

/** Ends the match at once when giving up has left nobody to go on against. */
export const endByConcession = (ctx: Ctx<ChronoTypes>): void => end(ctx, outcomeByConcession(stillIn(ctx.state)))

function end(ctx: Ctx<ChronoTypes>, outcome: Outcome): void {
  const { state } = ctx
  const { winners, rule } = outcome
  state.phase = 'over'
  const told: Who[] = winners.length === 0 && state.peddler ? ['peddler'] : winners
  if (ctx.listening) ctx.emit({ kind: 'ended', rule, winners: told })
  ctx.end(resultOf(state, outcome))
}
