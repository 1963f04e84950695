import { seeded } from '../chance/seeded.ts'
import { anytime, apply, decision, options, sampleUnlisted } from '../engine.ts'
import type { AnyGame, Types } from '../game.ts'
import { isLogFault } from '../log.ts'
import { act, cited, isRefusal, type Match, startMatch } from '../match.ts'
import type { Seat } from '../seat.ts'
import { render } from '../words/render.ts'
import { broken, type LawTable, type Plan } from './plan.ts'

export const tablesOf = (game: AnyGame, plan: Plan<Types>): readonly LawTable[] => {
  if (plan.tables) return plan.tables
  const { min, max } = game.seats
  return min === max ? [{ seats: min }] : [{ seats: min }, { seats: max }]
}

export const boundOf = (plan: Plan<Types>): number => plan.bound ?? 2000

export interface Moment {
  match: Match<Types>
  /** How many entries there are so far. */
  n: number
  /** Chance that is not the match's own. */
  dice: ReturnType<typeof seeded>
}

/** Something the seat may answer; now and then something that is not listed, where there is such a thing. */
export function someAnswer(game: AnyGame, state: Types['State'], seat: Seat, dice: Moment['dice']): object | undefined {
  const listed = options(game, state, seat)
  const other = sampleUnlisted(game, state, seat, dice)
  if (other && dice.pick('unlisted', 3) === 0) return other
  return listed[dice.pick('option', listed.length)]
}

/** Now and then a seat does something out of turn, unless that would end the match. */
function maybeAnytime(game: AnyGame, match: Match<Types>, dice: Moment['dice']): void {
  if (!game.anytime || dice.pick('anytime', 40) > 0) return
  const seat = dice.pick('seat', match.log.seats)
  const standing = anytime(game, match.state, seat)
  if (standing.length === 0) return
  const action = standing[dice.pick('standing', standing.length)]
  const tried = game.clone(match.state)
  apply(game, tried, seeded('anytime'), seat, action as object)
  if (tried.result === null) act(match, seat, action, dice)
}

/** Plays random matches over all tables and shows every decision to `look`. */
export function throughMatches(
  game: AnyGame,
  plan: Plan<Types>,
  purpose: string,
  share: number,
  look: (moment: Moment) => void,
  atEnd?: (match: Match<Types>) => void,
): void {
  const tables = tablesOf(game, plan)
  const count = Math.max(tables.length, Math.ceil((plan.matches ?? 60) * share))
  for (let i = 0; i < count; i++) {
    const table = tables[i % tables.length] as LawTable
    const dice = seeded(`${plan.seed ?? 'laws'}/${purpose}/${i}`)
    const match = startMatch(game, { options: table.options ?? {}, seats: table.seats, chance: () => dice })
    if (isLogFault(match)) broken(`a match could not be set up: ${render(match.fault)}`, table)
    let n = 0
    for (; match.state.result === null; n++) {
      if (n > boundOf(plan)) broken(`a match did not end within ${boundOf(plan)} entries`, match.state.stack)
      const asked = decision(game, match.state)
      if (!asked || asked.seats.length === 0) broken('nobody is asked and the match is not over', match.state.stack)
      look({ match, n, dice })
      maybeAnytime(game, match, dice)
      const open = decision(game, match.state)
      if (!open) break
      const seat = open.seats[dice.pick('seat', open.seats.length)] as Seat
      const action = someAnswer(game, match.state, seat, dice)
      if (!action) broken(`seat ${seat} is asked ${open.ask} and has no option`, match.state.stack)
      const played = act(match, seat, action, dice)
      if (isRefusal(played)) broken(`an option was refused: ${render(cited(played))}`, { ask: open.ask, seat, action })
    }
    atEnd?.(match)
  }
}

/** Every so often: looking closely at each single decision would take too long. */
export const everyNth = (moment: Moment, nth: number): boolean => moment.dice.pick('look', nth) === 0

export const viewersOf = (match: Match<Types>): number[] => Array.from({ length: match.log.seats + 1 }, (_, i) => i - 1)
