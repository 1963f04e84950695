/** What a strike or a payment would do. Neither is left to chance, so there is one outcome each. */
import { bySomeKinds, type Forecast, type Seat } from '@anachron/kernel'
import { count, list, noun, type Sentence, say, verb } from '@anachron/kernel/words'
import { cardOf } from '../content/index.ts'
import { cellsSuffice, payByProposal, purseOf } from '../rules/cells.ts'
import { tableOf } from '../rules/from-view.ts'
import { kindOf } from '../rules/ranks.ts'
import { duelOf, strikeOptions } from '../rules/striking.ts'
import type { Action, ActionOf, CardId, Play, Player, State, Strike, TimestreamTypes, View } from '../rules/types.ts'
import { findUnit, strengthOf } from '../rules/units.ts'
import { strength, unitPart } from './phrases.ts'
import { purposeOf, purposeOfCharge } from './purpose.ts'

type Charge = ActionOf<'charge'>
type Foreseen = Forecast<TimestreamTypes> | undefined

const KINDS = [
  ['ancient', 'Ancient'],
  ['future', 'Future'],
  ['universal', 'Universal'],
] as const

/** "2 Future and 1 Universal cell". */
function cellsText(paid: readonly CardId[]): Sentence {
  const parts = KINDS.flatMap(([kind, name]) => {
    const cells = paid.filter((card) => kindOf(card) === kind).length
    return cells > 0 ? [say`${cells} ${name}`] : []
  })
  return say`${list(parts)} ${noun(paid.length, 'cell')}`
}

function strikeForecast(strike: Strike, state: State, seat: Seat): Foreseen {
  const duel = duelOf(state, seat, strike)
  if (!duel) return undefined
  const { attacker, defender, ours, theirs, hits, struckBack: back } = duel
  const striker = unitPart(attacker.unit.id, attacker.unit.card)
  const target = unitPart(defender.unit.id, defender.unit.card)
  const goes = (unit: Sentence): Sentence => say`${unit} ${verb('be', unit)} voided`
  const words = hits && back ? 'both are voided' : hits ? goes(target) : back ? goes(striker) : 'no effect'
  const [own, other] = [ours, theirs].map(({ energy, resistance }) => strength(energy, resistance))
  const falls = (unit: Sentence): Sentence => say`${unit} ${verb('fall', unit)}`
  const comes = hits && back ? 'Both fall' : hits ? falls(target) : back ? falls(striker) : 'Nothing falls'
  return {
    rule: 'TS-68',
    outcomes: [{ words, chance: 1 }],
    notes: [say`${comes}: ${striker} ${own ?? ''} against ${target} ${other ?? ''}.`],
  }
}

function payForecast(play: Play, state: State, seat: Seat): Foreseen {
  const player = state.players[seat] as Player
  const { cost } = cardOf(play.card)
  if (!cellsSuffice(purseOf(player.cells), cost)) return undefined
  const cells = player.cells.map((cell) => ({ ...cell }))
  const paid = payByProposal({ ...player, cells }, cost)
  const gain = purposeOf(play, state, seat)
  return {
    rule: 'TS-33',
    outcomes: [],
    notes: [
      ...(gain ? [gain] : []),
      ...(paid.length > 0 ? [say`Spends ${cellsText(paid)}.`] : play.kind === 'cell' ? [] : ['Costs no cells.']),
    ],
  }
}

/** TS-57: what a unit has then, and whether there is anything to use it on. */
function chargeForecast({ unit: id }: Charge, state: State, seat: Seat): Foreseen {
  const placed = findUnit(state, id)
  const charge = placed && cardOf(placed.unit.card).charge
  if (!placed || !charge) return undefined
  const { zone, phase, index } = placed
  const { energy, resistance } = strengthOf(state, placed)
  const grown = strength(energy + charge.energy, resistance + charge.resistance)
  const purpose = purposeOfCharge(state, seat, id)
  const strikes = strikeOptions(state, seat).some((one) => index === 0 && one.with === zone && one.phase === phase)
  return {
    rule: 'TS-57',
    outcomes: [],
    notes: [
      ...(purpose ? [purpose] : []),
      say`${strength(energy, resistance)} becomes ${grown} until your next turn.`,
      ...(strikes ? [] : ['It has nothing to strike this turn.']),
    ],
  }
}

/** TS-18: what the first hand has to pay with. */
function openingForecast({ kind }: Action, state: State, seat: Seat): Foreseen {
  const held = (state.players[seat] as Player).hand.filter((card) => cardOf(card).cell).length
  const note = kind === 'keep' ? say`${count(held, 'Power Cell')} in hand.` : 'Seven other cards, once a game.'
  return { rule: 'TS-18', outcomes: [], notes: [note] }
}

const foreseen = bySomeKinds<Action, [State, Seat], Foreseen>({
  keep: openingForecast,
  mulligan: openingForecast,
  strike: strikeForecast,
  charge: chargeForecast,
  fill: payForecast,
  lock: payForecast,
  intrude: payForecast,
  advance: payForecast,
  obstacle: payForecast,
  link: payForecast,
  intervention: payForecast,
  timestream: payForecast,
  cell: payForecast,
})

export const forecast = (view: View, seat: Seat, action: Action): Foreseen => foreseen(action, tableOf(view), seat)
