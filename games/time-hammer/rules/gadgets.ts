import { type ActionRules, again, deckSize, type Seat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import {
  type CardId,
  type Condition,
  type Effect,
  GADGET_IDS,
  type GadgetCard,
  type GadgetId,
  gadgets,
  isGadget,
  isJump,
  PHASES,
  type Phase,
  TRIGGERS,
  type Trigger,
} from '../content/index.ts'
import { actionSources, blueReserve } from './cubes.ts'
import { holds, neighbours, PRESENT, playerOf, rivalOf } from './decades.ts'
import { canDrawToHand, payable } from './deck.ts'
import type { RuleId } from './rulebook.ts'
import { isRebootable, readAs } from './slots.ts'
import type {
  ActionOf,
  Aim,
  AttackFrame,
  C,
  HammerFrame,
  Player,
  ResponseFrame,
  RevealFrame,
  State,
  TimeHammer,
  TimeHammerFrame,
} from './types.ts'

const fitsGear = ({ gears }: GadgetCard, phase: Phase, ownTurn: boolean): boolean =>
  gears.some((gear) => gear.phase === phase && (gear.colour === 'black' || (gear.colour === 'green') === ownTurn))

/** TH-115, looked up once: which Gadgets a trigger, a phase and whose turn it is leave. Prep leaves none (TH-116). */
const MADE_FOR = Object.fromEntries(
  TRIGGERS.map((trigger) => [
    trigger,
    Object.fromEntries(
      PHASES.map((phase) => [
        phase,
        [false, true].map((ownTurn) =>
          GADGET_IDS.filter((id) => gadgets[id].trigger === trigger && fitsGear(gadgets[id], phase, ownTurn)),
        ),
      ]),
    ),
  ]),
) as unknown as Record<Trigger, Record<Phase, readonly [GadgetId[], GadgetId[]]>>

const madeFor = ({ phase, active }: State, seat: Seat, trigger: Trigger): readonly GadgetId[] =>
  MADE_FOR[trigger][phase][seat === active ? 1 : 0]

/** The nearest frame of a kind, from the running one down. */
export function nearest<K extends TimeHammerFrame['kind']>(
  stack: readonly TimeHammerFrame[],
  kind: K,
): Extract<TimeHammerFrame, { kind: K }> | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as TimeHammerFrame
    if (frame.kind === kind) return frame as Extract<TimeHammerFrame, { kind: K }>
  }
  return undefined
}

const infected = (state: State): HammerFrame | undefined => nearest(state.stack, 'hammer')
const underAttack = (state: State): AttackFrame | undefined => nearest(state.stack, 'attack')

function meets(state: State, frame: TimeHammerFrame, seat: Seat, condition: Condition): boolean {
  const shown = frame.kind === 'reveal' ? (frame as RevealFrame) : undefined
  switch (condition.is) {
    case 'somethingRebootable':
      return shown?.slots.some((slot) => isRebootable(state, shown, slot)) === true
    case 'revealFor':
      return shown !== undefined && condition.purposes.includes(shown.purpose)
    case 'stasisIsNumber':
      return shown?.slots.every((slot) => readAs(shown.purpose, slot.card) !== 'P') === true
    case 'holdsInfectedDecade': {
      const hammer = infected(state)
      return hammer !== undefined && holds(playerOf(state, seat), hammer.pos)
    }
    case 'topGadgetIsRivals': {
      const top = frame.kind === 'response' ? (frame as ResponseFrame).played.at(-1) : undefined
      return top !== undefined && top.by !== seat && !top.cancelled
    }
    case 'isDefender': {
      const attack = underAttack(state)
      return attack !== undefined && attack.seat !== seat
    }
    case 'skillLeadAtMost':
      return playerOf(state, seat).skill - playerOf(state, rivalOf(seat)).skill <= condition.lead
  }
}

/** What of a state or a view says what can be aimed at. */
type Aimed = Pick<State, 'phase' | 'paradox' | 'discard'> & {
  players: readonly Pick<Player, 'agents' | 'actions' | 'jamais'>[]
}

/** What a Gadget can be aimed at now; null for one that needs no aim. Looks at public things only. */
export function aimsOf(state: Aimed, frame: TimeHammerFrame, seat: Seat, id: GadgetId): Aim[] | null {
  const { aim } = gadgets[id]
  if (aim === null || (aim.in !== undefined && aim.in !== state.phase)) return null
  const player = playerOf(state, seat)
  const aims: Aim[] = []
  switch (aim.kind) {
    case 'rebootableSlot':
      if (frame.kind === 'reveal')
        for (const slot of frame.slots) if (isRebootable(state, frame, slot)) aims.push({ slot: slot.name })
      break
    case 'totalUpOrDown':
      if (frame.kind === 'reveal')
        for (const { name: slot } of frame.slots) aims.push({ slot, by: 2 }, { slot, by: -2 })
      break
    case 'ownAgentToNeighbour':
      for (const { card: agent, at } of player.agents) for (const to of neighbours(at)) aims.push({ agent, to })
      break
    case 'rivalAgentOutside2020':
      for (const { card: agent, at } of playerOf(state, rivalOf(seat)).agents) if (at !== PRESENT) aims.push({ agent })
      break
    case 'jumpOrGadgetInDiscard':
      for (const card of state.discard) if (isJump(card) || isGadget(card)) aims.push({ card })
      break
    case 'actionSource':
      for (const from of actionSources(player)) aims.push({ from })
      break
  }
  return aims
}

function wouldChange(state: State, seat: Seat, effect: Effect): boolean {
  if (effect.in !== undefined && effect.in !== state.phase) return false
  switch (effect.does) {
    case 'gainJamais':
      return blueReserve(playerOf(state, seat)) > 0
    case 'drawToHand':
      return canDrawToHand(state)
    case 'rivalLosesAction':
      return playerOf(state, rivalOf(seat)).actions > 0
    case 'lookAhead':
      return deckSize(state.deck) > 0
    case 'cageHammer':
      return infected(state)?.caged === false
    case 'cancelAttack':
      return underAttack(state)?.off === false
    default:
      return true
  }
}

/** TH-117 apart from having the card: everything that both players can see. */
function fits(state: State, frame: TimeHammerFrame, seat: Seat, id: GadgetId): boolean {
  const card = gadgets[id]
  const player = playerOf(state, seat)
  if (card.actions > player.actions || card.discards > payable(player) - 1) return false
  for (const condition of card.conditions) if (!meets(state, frame, seat, condition)) return false
  return card.effects.some((effect) => wouldChange(state, seat, effect)) && aimsOf(state, frame, seat, id)?.length !== 0
}

/** Which of these Gadgets are in the hand and can be played now. */
function gadgetPlays(
  state: State,
  frame: TimeHammerFrame,
  seat: Seat,
  gadgets: readonly GadgetId[],
): ActionOf<'play'>[] {
  const { hand } = playerOf(state, seat)
  const plays: ActionOf<'play'>[] = []
  for (const card of gadgets)
    if (hand.includes(card) && fits(state, frame, seat, card)) plays.push({ kind: 'play', card })
  return plays
}

/** Cards that lie open although they are in use. */
function isInUse(stack: readonly TimeHammerFrame[], card: CardId): boolean {
  for (const frame of stack) {
    if (frame.kind === 'reveal') {
      for (const slot of frame.slots) if (slot.card === card) return true
    } else if (frame.kind === 'response') {
      if (frame.resolving?.card === card) return true
      for (const played of frame.played) if (played.card === card) return true
    } else if (frame.kind === 'attack' && frame.faceUp && frame.flux === card) return true
  }
  return false
}

/** Whether a seat may have a card in hand as far as everybody can see. */
function mayHold(state: State, seat: Seat, card: GadgetId): boolean {
  const player = playerOf(state, seat)
  if (player.open.includes(card)) return true
  if (payable(player) === player.open.length) return false
  return !(
    state.discard.includes(card) ||
    playerOf(state, rivalOf(seat)).open.includes(card) ||
    isInUse(state.stack, card)
  )
}

/**
 * TH-152: whether this seat could answer with a Gadget, judged by what both can see. Never looks into a hand (TH-R29).
 */
export function couldPlay(state: State, frame: TimeHammerFrame, seat: Seat, trigger: Trigger): boolean {
  for (const card of madeFor(state, seat, trigger))
    if (mayHold(state, seat, card) && fits(state, frame, seat, card)) return true
  return false
}

/** Why a Gadget cannot be played, from what its owner knows. */
function whyNotPlay(
  state: State,
  frame: TimeHammerFrame,
  seat: Seat,
  id: GadgetId,
  trigger: Trigger,
): { rule: RuleId; reason: Sentence } | undefined {
  if (!GADGET_IDS.includes(id)) return undefined
  const card = gadgets[id]
  const player: Player = playerOf(state, seat)
  if (!player.hand.includes(id)) return { rule: 'TH-117', reason: say`${card.name} is not in your hand.` }
  if (state.phase === 'prep') return { rule: 'TH-116', reason: 'No Gadget is played in the Prep phase.' }
  if (!fitsGear(card, state.phase, seat === state.active))
    return { rule: 'TH-115', reason: say`${card.name} has no gear for this phase of this player’s turn.` }
  if (card.trigger !== trigger) return { rule: 'TH-R16', reason: say`${card.name} is made for another moment.` }
  if (card.actions > player.actions || card.discards > payable(player) - 1)
    return { rule: 'TH-118', reason: say`You cannot pay for ${card.name}.` }
  if (card.conditions.some((condition) => !meets(state, frame, seat, condition)))
    return { rule: 'TH-117', reason: say`What ${card.name} asks for is not the case: ${card.text}` }
  return { rule: 'TH-R16', reason: say`${card.name} would change nothing now.` }
}

/** Begins to play a Gadget; called from the frame it is played in, which keeps its place until the Gadget is out. */
function beginGadget(ctx: C, setting: TimeHammerFrame, seat: Seat, card: GadgetId): void {
  const aimed = aimsOf(ctx.state, setting, seat, card) === null
  ctx.call({ kind: 'plan', seat, plan: { kind: 'gadget', card, aim: null, aimed }, paid: [] })
}

/** Playing a Gadget that is made for such a moment, at any ask that has one. */
export const playGadget = <F extends TimeHammerFrame>(
  triggerOf: (frame: F) => Trigger,
): ActionRules<TimeHammer, F, ActionOf<'play'>> => ({
  options: (state, frame, seat) => gadgetPlays(state, frame, seat, madeFor(state, seat, triggerOf(frame))),
  optionsLike(state, frame, seat, action) {
    const same = madeFor(state, seat, triggerOf(frame)).filter((card) => card === action.card)
    return gadgetPlays(state, frame, seat, same)
  },
  refuse: (state, frame, seat, { card }) => whyNotPlay(state, frame, seat, card, triggerOf(frame)),
  take(ctx, frame, seat, { card }) {
    beginGadget(ctx, frame, seat, card)
    return again
  },
})
