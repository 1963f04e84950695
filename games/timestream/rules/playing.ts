/** Step 4: the cards of a hand, charging units, and why not. How a card is played stands in plays.ts. */
import { again, type Menu, type Seat, sameJson, shared } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { type Card, cardOf } from '../content/index.ts'
import { costWords } from '../words/card-text.ts'
import { announce, charge } from './arriving.ts'
import { canPay, cellsSuffice, type Purse, purseOf } from './cells.ts'
import { PLAY_KINDS, placesFor, planOf, rulesOfPlay, type Why } from './plays.ts'
import { ofCards } from './ranks.ts'
import type { ActionOf, CardId, Play, Player, State, TimestreamTypes, TurnFrame, Unit } from './types.ts'
import { findUnit, PHASES, type Placed, playerOf, unitsOf } from './units.ts'

export const MOST_PLAYS = 100

const NONE: readonly never[] = []
const BY_HAND: readonly ActionOf<'payByHand'>[] = [{ kind: 'payByHand' }]

/** Units of one's own that can be linked to or charged (TS-50: never an intruder). */
const hostsOf = (state: State, seat: Seat): Placed[] => unitsOf(state, seat, (_unit, zone) => zone !== 'intruder')

/** Whether a card that has left the hand may go there. */
export const mayGo = (state: State, seat: Seat, play: Play): boolean =>
  placesFor(state, seat, planOf(play.card), hostsOf(state, seat), []).some((place) => sameJson(place, play))

/** What these cards of the hand let a player do, in their order; two alike lie side by side and are one choice. */
function playsOf(state: State, seat: Seat, cards: readonly CardId[], plays: Play[] = []): Play[] {
  if (state.allowance.plays >= MOST_PLAYS) return plays
  const player = playerOf(state, seat)
  const purse = purseOf(player.cells)
  let hosts: Placed[] | undefined
  for (let i = 0; i < cards.length; i++) {
    if (i > 0 && cards[i] === cards[i - 1]) continue
    const plan = planOf(cards[i] as CardId)
    if (!canPay(player, purse, plan.card.cost, player.hand.length - 1)) continue
    if (plan.card.link) hosts ??= hostsOf(state, seat)
    placesFor(state, seat, plan, hosts ?? NONE, plays)
  }
  return plays
}

/** Why a unit cannot be charged. Words are made of it only for whoever asks: options are listed all the time. */
function chargeFault({ unit, zone }: Placed, purse: Purse): 'never there' | 'often enough' | 'cells' | undefined {
  const { charge } = cardOf(unit.card)
  if (!charge || zone === 'event-chain' || zone === 'intruder') return 'never there'
  if (unit.charges >= charge.maxPerTurn) return 'often enough'
  return cellsSuffice(purse, charge.cost) ? undefined : 'cells'
}

function whyNotCharge(placed: Placed, purse: Purse): Why | undefined {
  const { charge, name } = cardOf(placed.unit.card)
  const fault = chargeFault(placed, purse)
  if (!fault) return undefined
  if (!charge || fault === 'never there') return { rule: 'TS-57', reason: say`${name} cannot be charged there.` }
  if (fault === 'often enough')
    return { rule: 'TS-57', reason: say`${name} can be charged ${count(charge.maxPerTurn, 'time')} a turn.` }
  return {
    rule: 'TS-32',
    reason: say`A charge costs ${costWords(charge.cost)}; your ready cells do not pay for that.`,
  }
}

const chargeOf = ofCards(({ charge }) => charge)

/** The same without a word: asked of every unit at every turn of a thought. */
function chargesOf(state: State, seat: Seat, charges: ActionOf<'charge'>[] = []): ActionOf<'charge'>[] {
  if (state.allowance.plays >= MOST_PLAYS) return charges
  const { advances, obstacles, cells } = playerOf(state, seat)
  let purse: Purse | undefined
  for (let lane = 0; lane < 6; lane++) {
    const chain = (lane < 3 ? advances[lane] : obstacles[lane - 3]) as Unit[]
    for (let i = 0; i < chain.length; i++) {
      const unit = chain[i] as Unit
      const charge = chargeOf(unit.card)
      if (charge === null || unit.charges >= charge.maxPerTurn) continue
      purse ??= purseOf(cells)
      if (cellsSuffice(purse, charge.cost)) charges.push({ kind: 'charge', unit: unit.id })
    }
  }
  return charges
}

/** Why a play that people try is not possible, the nearest reason first. */
function whyNotPlay(state: State, seat: Seat, play: Play): Why | undefined {
  const player = playerOf(state, seat)
  if (!player.hand.includes(play.card)) return { rule: 'TS-25', reason: 'That card is not in your hand.' }
  const card = cardOf(play.card)
  const { types, whyNot } = rulesOfPlay(play)
  if (types && !types.includes(card.type))
    return { rule: 'TS-46', reason: say`${card.name} cannot be played like that.` }
  if (state.allowance.plays >= MOST_PLAYS)
    return { rule: 'TS-96', reason: 'After a hundred plays the step can only be ended.' }
  const there = 'location' in play ? play.location : 'phase' in play ? play.phase : 1
  return (PHASES.includes(there) ? whyNot(state, seat, card, play) : undefined) ?? whyNotPaid(player, card)
}

function whyNotPaid(player: Player, card: Card): Why | undefined {
  if (player.hand.length - 1 < card.cost.void)
    return { rule: 'TS-32', reason: say`${card.name} asks for ${count(card.cost.void, 'other card')} from your hand.` }
  if (player.cells.length < card.cost.discardCell)
    return { rule: 'TS-32', reason: say`${card.name} asks for a cell to be given up.` }
  return canPay(player, purseOf(player.cells), card.cost, player.hand.length - 1)
    ? undefined
    : {
        rule: 'TS-32',
        reason: say`${card.name} costs ${costWords(card.cost)}; your ready cells do not pay for that.`,
      }
}

/**
 * With any ready cell, whatever is held: that somebody wants to choose cells must not tell that there is something
 * to pay for.
 */
function mayPayByHand(state: State, { byHand }: TurnFrame, seat: Seat): boolean {
  if (byHand || state.allowance.plays >= MOST_PLAYS) return false
  const { cells, hand } = playerOf(state, seat)
  for (const { linked } of cells) if (!linked) return true
  return playsOf(state, seat, hand).length > 0 || chargesOf(state, seat).length > 0
}

/** Everything that can be done in step 4. */
export const plays: Menu<TimestreamTypes, TurnFrame> = {
  ...shared<TimestreamTypes, TurnFrame, Play['kind']>(PLAY_KINDS, {
    options: (state, _frame, seat, listed) => void playsOf(state, seat, playerOf(state, seat).hand, listed),
    optionsLike: (state, _frame, seat, { card }) =>
      playerOf(state, seat).hand.includes(card) ? playsOf(state, seat, [card]) : [],
    refuse: (state, _frame, seat, play) => whyNotPlay(state, seat, play),
    take(ctx, frame, seat, play) {
      announce(ctx, frame, seat, play)
      return again
    },
  }),
  charge: {
    options: (state, _frame, seat, listed) => void chargesOf(state, seat, listed),
    refuse(state, _frame, seat, { unit }) {
      const placed = findUnit(state, unit)
      return placed?.unit.owner === seat
        ? whyNotCharge(placed, purseOf(playerOf(state, seat).cells))
        : { rule: 'TS-57', reason: 'That is not a unit of yours.' }
    },
    take(ctx, frame, seat, { unit }) {
      charge(ctx, frame, seat, unit)
      return again
    },
  },
  payByHand: {
    options: (state, frame, seat) => (mayPayByHand(state, frame, seat) ? BY_HAND : NONE),
    take(_ctx, frame) {
      frame.byHand = true
      return again
    },
  },
  strike: { refuse: () => ({ rule: 'TS-59', reason: 'Strikes come after playing cards: end this step first.' }) },
  end: { options: [{ kind: 'end' }], take() {} },
}
