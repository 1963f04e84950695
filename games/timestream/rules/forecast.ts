import type { Forecast, Seat } from '@anachron/kernel'
import { cardOf } from '../content/index.ts'
import { kindOf, payByProposal } from './cells.ts'
import { strikeOptions, targetUnit } from './striking.ts'
import { tally } from './turn.ts'
import type { Action, CardId, Player, State, TimestreamTypes, Unit, View } from './types.ts'
import { chainOf, findUnit, hasKeyword, type Strength, strengthOf } from './units.ts'

/** The public part of a view as a state: enough to measure units. Hands and decks are left empty. */
const table = (view: View): State =>
  ({
    ...view,
    players: view.players.map((player) => ({
      ...player,
      deck: { top: [], pool: [], bottom: [] },
      hand: player.hand ?? [],
    })),
  }) as unknown as State

/** Energy and Resistance of a unit as everybody can work it out. */
export function strengthIn(view: View, unit: Unit): Strength {
  const placed = findUnit(table(view), unit.id)
  return placed ? strengthOf(table(view), placed) : { energy: 0, resistance: 0 }
}

/** What would be counted of a seat if the game ended now (TS-92). */
export const tallyIn = (view: View, seat: Seat): ReturnType<typeof tally> => tally(table(view), seat)

/** How many phases of a seat could strike now; all of it lies open. */
export const strikersIn = (view: View, seat: Seat): number =>
  new Set(strikeOptions(table(view), seat).map((strike) => `${strike.with}${strike.phase}`)).size

const KINDS = [
  ['ancient', 'Ancient'],
  ['future', 'Future'],
  ['universal', 'Universal'],
] as const

/** "2 Future and 1 Universal cell". */
function cellsText(paid: readonly CardId[]): string {
  const parts = KINDS.flatMap(([kind, name]) => {
    const count = paid.filter((card) => kindOf(card) === kind).length
    return count > 0 ? [`${count} ${name}`] : []
  })
  const all = parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `${all} cell${paid.length === 1 ? '' : 's'}`
}

/** What a strike or a payment would do. Neither is left to chance, so there is one outcome each. */
export function forecast(view: View, seat: Seat, action: Action): Forecast<TimestreamTypes> | undefined {
  const state = table(view)
  if (action.kind === 'strike') {
    const attacker = findUnit(state, chainOf(state, seat, action.with, action.phase)[0]?.id ?? -1)
    const defender = targetUnit(state, seat, action)
    if (!attacker || !defender) return undefined
    const ours = strengthOf(state, attacker)
    const theirs = strengthOf(state, defender)
    const names = [cardOf(attacker.unit.card).name, cardOf(defender.unit.card).name] as const
    const hits = ours.energy >= theirs.resistance && !hasKeyword(defender.unit, 'steadfast')
    const back = theirs.energy >= ours.resistance && !hasKeyword(attacker.unit, 'steadfast')
    const words =
      hits && back
        ? 'both are voided'
        : hits
          ? `${names[1]} is voided`
          : back
            ? `${names[0]} is voided`
            : 'nothing is voided'
    return {
      rule: 'TS-68',
      outcomes: [{ words, chance: 1 }],
      notes: [
        `${names[0]} ${ours.energy}/${ours.resistance} against ${names[1]} ${theirs.energy}/${theirs.resistance}.`,
      ],
    }
  }
  if (!('card' in action) || action.kind === 'card' || action.kind === 'useCell') return undefined
  const { cost } = cardOf(action.card)
  const player = state.players[seat] as Player
  const cells = player.cells.map((cell) => ({ ...cell }))
  try {
    const paid = payByProposal({ ...player, cells }, { ...cost, void: 0, discardCell: 0 })
    return { rule: 'TS-33', outcomes: [], notes: [paid.length > 0 ? `Links ${cellsText(paid)}.` : 'Costs no cells.'] }
  } catch {
    return undefined
  }
}
