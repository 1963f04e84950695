import { type Ask, type Frame, type Seat, START, sameJson, type WindowFrame } from '@anachron/kernel'
import { type CardId, gadgets, hammers, isFido, isGadget, isJump } from '../content/index.ts'
import { agentOf } from './agents.ts'
import { pricesFor } from './buying.ts'
import { agentsOn, distance, PRESENT, playerOf, rivalOf } from './decades.ts'
import { aimsOf } from './gadgets.ts'
import { momentFlow, orderOf } from './moments.ts'
import { owed } from './plans.ts'
import { answerers, responseFlow } from './responses.ts'
import { revealFlow } from './reveals.ts'
import { readAs } from './slots.ts'
import { turn } from './turn.ts'
import type {
  Action,
  AttackFrame,
  Found,
  HammerFrame,
  Plan,
  PlanFrame,
  PlayedGadget,
  ResponseFrame,
  RevealFrame,
  State,
  TimeHammer,
  TimeHammerFrame,
  TurnFrame,
} from './types.ts'

/** What earned cards lead to, and what a HAMMER does. */
const REWARDS = ['reward', 'handDraw']
const HAMMERS = ['hammer', ...REWARDS]

/**
 * What the flows lay on what: by the frame below and where it will go on, once the decision above it has been made.
 * Moments and reveals with what they are for.
 */
const ON_TOP: Readonly<Record<string, readonly string[]>> = {
  'turn.discovery': REWARDS,
  'turn.explore': ['moment discovery'],
  'turn.select': ['reveal discovery'],
  'turn.draw': HAMMERS,
  'turn.prepare': ['plan', 'response'],
  'turn.refill': HAMMERS,
  'turn.drawOne': ['moment draw'],
  'turn.main': ['plan', 'response', 'moment task'],
  [`reward.${START}`]: REWARDS,
  'handDraw.draw': HAMMERS,
  'hammer.repair': ['moment hammer'],
  'hammer.outcome': ['reveal repair'],
  'jump.outcome': ['reveal jump'],
  'attack.look': ['moment attack'],
  'attack.shown': ['reveal attackFaceUp'],
  'attack.outcome': ['reveal fight'],
  [`moment.${START}`]: ['excess', 'attack', 'jump', ...HAMMERS],
  'moment.answer': ['plan', 'response'],
  'reveal.answer': ['plan', 'response'],
  'response.answer': ['plan'],
  'response.retire': ['lens', ...HAMMERS],
}

/** In which phase the turn waits at each of its entries, itself or for what lies on it. */
const PHASE_AT: Readonly<Record<string, State['phase']>> = {
  fido: 'prep',
  discovery: 'prep',
  recall: 'discovery',
  explore: 'discovery',
  select: 'discovery',
  asset: 'discovery',
  draw: 'discovery',
  prepare: 'draw',
  refill: 'draw',
  drawOne: 'draw',
  main: 'action',
}

function nameOf(frame: TimeHammerFrame): string {
  if (frame.kind === 'moment') return `moment ${frame.moment}`
  return frame.kind === 'reveal' ? `reveal ${frame.purpose}` : frame.kind
}

/** Why the stack is not one that the flows build; nothing = it may be. */
export function wrongUnderWay(state: State): string | undefined {
  const { stack } = state
  for (const [i, frame] of stack.entries()) {
    const below = stack[i - 1]
    const fits = below ? ON_TOP[`${below.kind}.${below.at}`]?.includes(nameOf(frame)) : frame.kind === 'turn'
    if (!fits) return 'What is under way does not follow from each other.'
    const wrong = wrongWith(state, frame, below)
    if (wrong) return wrong
  }
  return undefined
}

function wrongWith(state: State, frame: TimeHammerFrame, below: TimeHammerFrame | undefined): string | undefined {
  const { active } = state
  switch (frame.kind) {
    case 'turn':
      if (PHASE_AT[frame.at] !== state.phase) return 'The turn is in another phase than it says.'
      return areFound(frame.found, 'discovery', foundInTurn(frame)) ? undefined : WRONG_VALUES
    case 'hammer':
      return isOnItsWay(state, frame) ? undefined : 'A HAMMER is where it cannot have come to.'
    case 'jump': {
      const owner = frame.way === 'action' || frame.way === 'crucial' ? active : rivalOf(active)
      return frame.seat === owner && agentOf(playerOf(state, owner), frame.agent) && frame.found.length === 0
        ? undefined
        : 'Somebody jumps who cannot.'
    }
    case 'attack':
      return isAttack(state, frame) ? undefined : 'An attack is under way that cannot be.'
    case 'moment':
      return isAnswered(frame, orderOf(active, frame.moment)) ? undefined : WRONG_TURN
    case 'reveal':
      if (!isAnswered(frame, [active, rivalOf(active)])) return WRONG_TURN
      return areSlots(frame, below) ? undefined : 'Cards lie open that nobody has revealed.'
    case 'response':
      return wrongWithResponse(state, frame)
    case 'plan':
      return wrongWithPlan(state, frame, below as TimeHammerFrame)
    case 'lens':
      return isLens(state, frame, below) ? undefined : 'Cards of the deck are looked at that cannot be.'
    default:
      return undefined
  }
}

const WRONG_VALUES = 'A value was found that no card has.'
const WRONG_TURN = 'The wrong player is asked for an answer.'

/** Whether values are what a reveal has handed over. */
const areFound = (found: readonly Found[], purpose: RevealFrame['purpose'], count: number): boolean =>
  found.length === count && found.every(({ card, value }) => value === readAs(purpose, card))

/** The Flux of the Discovery phase is kept to its end; a trio needs none. */
const foundInTurn = ({ at, found }: TurnFrame): number =>
  at === 'asset' ? 1 : at === 'draw' ? Math.min(1, found.length) : 0

function isOnItsWay(state: State, { at, card, pos, caged, losing, found }: HammerFrame): boolean {
  const from = hammers[card].decade
  const passes = distance(from, pos) + distance(pos, PRESENT) === distance(from, PRESENT)
  // It moves on only by a Stasis that was not enough.
  if (!passes || !areFound(found, 'repair', from === pos ? 0 : 1)) return false
  if (at !== 'lose') return pos !== PRESENT && losing.length === 0 && !(caged && at === 'outcome')
  const order = [state.active, rivalOf(state.active)]
  return (
    pos === PRESENT &&
    !caged &&
    (losing.length < 2 || sameJson(losing, order)) &&
    losing.every((seat) => agentsOn(playerOf(state, seat), PRESENT) > 0)
  )
}

function isAttack(state: State, frame: AttackFrame): boolean {
  const { at, seat, agent, target, flux, drawn, faceUp, known, off, found } = frame
  const attacker = agentOf(playerOf(state, seat), agent)
  const defender = agentOf(playerOf(state, rivalOf(seat)), target)
  if (seat !== state.active || attacker?.at !== defender?.at || !attacker || attacker.at === PRESENT) return false
  if (flux === 'hidden' || (known && !drawn)) return false
  if (at === 'look') return flux === null && !drawn && !faceUp && found.length === 0
  if (off || !drawn) return false
  if (at === 'review') return !faceUp && found.length === 0
  if (at === 'shown') return faceUp && flux === null && found.length === 0
  const laid = at === 'outcome' ? null : (found[0]?.card ?? null)
  return areFound(found, 'attackFaceUp', faceUp ? 1 : 0) && (flux === laid || (at === 'defend' && !faceUp))
}

/** Whether a window asks in this order: one still to come has not been passed in, an open one not by all. */
const isAnswered = ({ at, order, turn: whose, passes }: WindowFrame, asked: readonly Seat[]): boolean =>
  sameJson(order, asked) && whose === passes % order.length && passes < (at === START ? 1 : order.length)

function areSlots({ purpose, slots }: RevealFrame, below: TimeHammerFrame | undefined): boolean {
  const names = purpose === 'fight' ? ['attacker', 'defender'] : [purpose === 'attackFaceUp' ? 'attacker' : 'main']
  const isLocked = (name: string): boolean =>
    purpose === 'fight' && name === 'attacker' && below?.kind === 'attack' && below.faceUp
  return (
    slots.length === names.length &&
    slots.every(({ name, drawn, locked }, i) => name === names[i] && drawn && locked === isLocked(name))
  )
}

/** Whether a Gadget is aimed at what it can be aimed at, as far as it can still be told. */
function isAimed(state: State, { card, aim }: PlayedGadget): boolean {
  const wanted = gadgets[card].aim
  if (wanted === null || ('in' in wanted && wanted.in !== state.phase)) return aim === null
  if (aim === null) return false
  switch (wanted.kind) {
    case 'rebootableSlot':
      return 'slot' in aim && !('by' in aim)
    case 'totalUpOrDown':
      return 'by' in aim
    case 'ownAgentToNeighbour':
      return 'to' in aim
    case 'rivalAgentOutside2020':
      return 'agent' in aim && !('to' in aim)
    case 'jumpOrGadgetInDiscard':
      return 'card' in aim && (isJump(aim.card) || isGadget(aim.card))
    case 'actionSource':
      return 'from' in aim
  }
}

function wrongWithResponse(state: State, frame: ResponseFrame): string | undefined {
  const { at, played, resolving, order } = frame
  const all = resolving ? [...played, resolving] : played
  if ((at === 'retire') !== (resolving !== null) || !all.every((each) => isAimed(state, each)))
    return 'A Gadget has been played that cannot be.'
  const last = played.at(-1)
  if (at === 'retire') return sameJson(order.toSorted(), [0, 1]) ? undefined : WRONG_TURN
  return last && isAnswered(frame, answerers(last.by)) ? undefined : WRONG_TURN
}

function isLens(state: State, frame: Extract<TimeHammerFrame, { kind: 'lens' }>, below?: TimeHammerFrame): boolean {
  const { seat, count, placed } = frame
  if (below?.kind !== 'response' || below.resolving?.by !== seat || state.reader !== seat) return false
  const looks = gadgets[below.resolving.card].effects.some((effect) => effect.does === 'lookAhead')
  return looks && count <= state.deck.top.length && placed < count
}

const ASKS: Partial<Record<string, Readonly<Record<string, unknown>>>> = {
  turn,
  moment: momentFlow,
  reveal: revealFlow,
  response: responseFlow,
}

/** The answer that a plan has begun with. */
function beginningOf(plan: Plan): Action {
  switch (plan.kind) {
    case 'recruit':
      return { kind: 'recruit', card: plan.card, pay: plan.free ? 'decades' : 'cards' }
    case 'jump':
      return { kind: 'jump', agent: plan.agent, to: plan.to }
    case 'buy':
      return { kind: 'buy', buys: plan.buys }
    case 'gadget':
      return { kind: 'play', card: plan.card }
  }
}

/**
 * Nothing moves while a plan is made, so it must still be possible to begin it, and each choice so far must be one
 * there is.
 */
function wrongWithPlan(state: State, { at, seat, plan, paid }: PlanFrame, below: TimeHammerFrame): string | undefined {
  const ask = ASKS[below.kind]?.[below.at] as Ask<TimeHammer, Frame>
  const begun = beginningOf(plan)
  if (!ask.seats(state, below).includes(seat) || !ask.options(state, below, seat).some((one) => sameJson(one, begun)))
    return 'Somebody plans what cannot be done.'
  const player = playerOf(state, seat)
  const own = plan.kind === 'recruit' || plan.kind === 'gadget' ? plan.card : null
  const isPaid = (card: CardId, i: number): boolean =>
    player.hand.includes(card) && card !== own && !isFido(card) && paid.indexOf(card) === i
  return paid.every(isPaid) && paid.length <= owed(plan) && isChosen(state, plan, at, seat, below)
    ? undefined
    : 'A plan is half made in a way that cannot be.'
}

function isChosen(state: State, plan: Plan, at: string, seat: Seat, below: TimeHammerFrame): boolean {
  switch (plan.kind) {
    case 'recruit':
      return (at === 'place') === (plan.to === null)
    case 'jump':
      return plan.card === null
    case 'buy':
      if (at === 'price') return plan.price === null
      return pricesFor(playerOf(state, seat), plan.buys).some((price) => sameJson(price, plan.price))
    case 'gadget': {
      const aims = aimsOf(state, below, seat, plan.card)
      if (at === 'aim') return !plan.aimed && plan.aim === null && aims !== null
      return plan.aimed && (aims ?? [null]).some((aim) => sameJson(aim, plan.aim))
    }
  }
}
