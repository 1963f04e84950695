/** Which of the open options belong to which thing on the board. */

import type { Plan } from '@anachron/kit'
import {
  type AgentId,
  type CardId,
  type Decade,
  isAgent,
  isGadget,
  isJump,
  type JumpId,
  type SlotName,
} from '../content/index.ts'
import type { Action, ActionOf, AgentInPlay, TimeHammer } from '../rules/types.ts'
import { beginningWith, type Plans } from './plans.ts'

/** What is open to the viewer: the question and its options; nothing is open while others decide. */
export interface Open {
  ask: string | undefined
  options: readonly Action[]
  /** The Agent picked up to see where it can go and whom it can attack. */
  picked: AgentId | undefined
  /** The Jump card that was pressed: it pays for the next Jump. */
  jumpCard: JumpId | undefined
  /** A Jump is to be bought, though a card could pay for it. */
  buys: boolean
  /** What goes on by itself, by the answer it begins with. */
  plans: Plans
}

/** What somebody has taken in hand without answering yet. */
export interface InHand {
  agent?: AgentId | undefined
  jumpCard?: JumpId | undefined
  buys?: boolean
}

export const NOTHING_OPEN: Open = {
  ask: undefined,
  options: [],
  picked: undefined,
  jumpCard: undefined,
  buys: false,
  plans: new Map(),
}

/** What an answer leads on to by itself. What is bought is asked for its price, unless buying was what one chose. */
export function planOf({ plans, buys }: Open, action: Action | undefined): Plan<TimeHammer> | undefined {
  if (!action || (action.kind === 'buy' && !(buys && action.buys.what === 'jump'))) return undefined
  return beginningWith(plans, action)
}

const jumpTo = (action: Action): { agent: AgentId; to: Decade } | undefined => {
  if (action.kind === 'jump') return action
  return action.kind === 'buy' && action.buys.what === 'jump' ? action.buys : undefined
}

/** Every Jump of an Agent, paid with a card where there is one, else or if so wished bought. */
function jumpsOf({ options, buys }: Open, agent: AgentId): Action[] {
  const all = options.filter((action) => jumpTo(action)?.agent === agent)
  const byCard = all.filter(({ kind }) => kind === 'jump')
  return byCard.length > 0 && !buys ? byCard : all.filter(({ kind }) => kind === 'buy')
}

/** Whether a Jump can be paid with a card and can be bought as well. */
export const canBuyInstead = ({ options }: Open, agent: AgentId): boolean =>
  ['jump', 'buy'].every((kind) => options.some((action) => action.kind === kind && jumpTo(action)?.agent === agent))

type Slide = ActionOf<'aim'> & { aim: { agent: AgentId; to: Decade } }

/** Slide Rail: an Agent goes to the next decade. */
export const isSlide = (action: Action): action is Slide => action.kind === 'aim' && 'to' in action.aim

/** Who slides is picked up first, unless there is only one. */
const slides = ({ options, picked }: Open, agent: AgentId): boolean =>
  picked === undefined ? options.filter(isSlide).every(({ aim }) => aim.agent === agent) : picked === agent

/** The Agents that a Jump card can send somewhere. */
export const jumpers = ({ options }: Open): AgentId[] => [
  ...new Set(options.flatMap((action) => (action.kind === 'jump' ? [action.agent] : []))),
]

/**
 * Leading to a decade: Fido, a place for a bot, an escape, a sliding Agent, and Jumps of the Agent that is picked up.
 */
export function onDecade(open: Open, decade: Decade): Action[] {
  const { options, picked, ask } = open
  const direct = options.filter((action) => {
    if (action.kind === 'fido' || action.kind === 'place' || action.kind === 'escapeTo') return action.to === decade
    return isSlide(action) && action.aim.to === decade && slides(open, action.aim.agent)
  })
  const jumps = picked === undefined ? [] : jumpsOf(open, picked).filter((action) => jumpTo(action)?.to === decade)
  const found = [...direct, ...jumps]
  if (found.length > 0 || ask !== 'turn.main' || picked === undefined) return found
  return [{ kind: 'jump', agent: picked, to: decade }]
}

/** What an Agent of the viewer's can be told in the Action phase; it is picked up first. */
export const tasksOf = (open: Open, agent: AgentId): Action[] => [
  ...open.options.filter((action) => (action.kind === 'guard' || action.kind === 'attack') && action.agent === agent),
  ...open.options.filter((action) => isSlide(action) && action.aim.agent === agent),
  ...jumpsOf(open, agent),
]

/** Done to an Agent of the viewer's by pressing it. */
export const onOwnAgent = ({ options }: Open, agent: AgentId): Action[] =>
  options.filter((action) => {
    if (action.kind === 'lose' || action.kind === 'recall') return action.agent === agent
    if (action.kind === 'asset') return action.asset === 'action' && action.from === agent
    if (action.kind !== 'aim' || isSlide(action)) return false
    return ('agent' in action.aim && action.aim.agent === agent) || ('from' in action.aim && action.aim.from === agent)
  })

/** Done to an Agent of the rival: attacks, by the one that is picked up or by anybody there, and Gadgets. */
export function onRivalAgent({ options, picked, ask }: Open, { card, at }: AgentInPlay, own: readonly AgentInPlay[]) {
  const found = options.filter((action) => {
    if (action.kind === 'attack') return action.target === card && (picked === undefined || action.agent === picked)
    return action.kind === 'aim' && 'agent' in action.aim && action.aim.agent === card
  })
  if (found.length > 0 || ask !== 'turn.main') return found
  const agent = picked ?? own.find((one) => one.at === at)?.card ?? own[0]?.card
  return agent === undefined ? [] : [{ kind: 'attack', agent, target: card } satisfies Action]
}

/** Where Gadgets are played, so that why one cannot be is told by its rule. */
const TAKES_GADGETS = new Set(['turn.main', 'reveal.answer', 'moment.answer', 'response.answer'])

/** What a card of the hand can do now, or what people would try with it. */
export function withCard({ options, ask }: Open, card: CardId, own: readonly AgentInPlay[]): Action[] {
  const found = options.filter((action) => {
    switch (action.kind) {
      case 'discard':
      case 'play':
      case 'recruit':
      case 'with':
      case 'escape':
        return action.card === card
      default:
        return false
    }
  })
  if (found.length > 0 || ask === undefined) return withoutWaste(found)
  if (ask === 'turn.prepare' || ask === 'plan.pay') return [{ kind: 'discard', card }]
  if (isGadget(card)) return TAKES_GADGETS.has(ask) ? [{ kind: 'play', card }] : []
  if (isAgent(card) && ask === 'turn.main') return [{ kind: 'recruit', card, pay: 'cards' }]
  if (isJump(card) && ask === 'attack.defend') return [{ kind: 'escape', card }]
  const [jumper] = own
  if (isJump(card) && ask === 'turn.main' && jumper)
    return [{ kind: 'jump', agent: jumper.card, to: jumper.at === 2020 ? 2030 : 2020 }]
  return []
}

/** Nobody pays for whom they can have for nothing. */
const withoutWaste = (found: Action[]): Action[] =>
  found.some((action) => action.kind === 'recruit' && action.pay === 'decades')
    ? found.filter((action) => action.kind !== 'recruit' || action.pay === 'decades')
    : found

/** What can be done about a revealed card. */
export function onSlot({ options, ask }: Open, slot: SlotName): Action[] {
  const found = options.filter(
    (action) =>
      (action.kind === 'reboot' && action.slot === slot) ||
      (action.kind === 'aim' && 'slot' in action.aim && action.aim.slot === slot),
  )
  return found.length > 0 || ask !== 'reveal.answer' ? found : [{ kind: 'reboot', slot }]
}

/** Cards to be chosen that are not in the hand: from the discard pile, or from the top of the deck. */
export const choicesOf = ({ options }: Open): { card: CardId; action: Action }[] =>
  options.flatMap((action): { card: CardId; action: Action }[] => {
    if (action.kind === 'take' || action.kind === 'next') return [{ card: action.card, action }]
    return action.kind === 'aim' && 'card' in action.aim ? [{ card: action.aim.card, action }] : []
  })

export const purchasesOf = ({ options }: Open, what: 'action' | 'agent' | 'jamais'): Action[] =>
  options.filter((action) => action.kind === 'buy' && action.buys.what === what)

const PLAIN = new Set<Action['kind']>([
  'pass',
  'end',
  'done',
  'keep',
  'asset',
  'draw',
  'decline',
  'callOff',
  'launch',
  'fight',
  'price',
  'reboot',
])

/** Answers that stand as buttons: about no single thing on the board, or about the card everybody looks at. */
export const plainAnswers = ({ options, picked }: Open): Action[] =>
  options.filter(
    (action) =>
      PLAIN.has(action.kind) ||
      (action.kind === 'guard' && action.agent === picked) ||
      (action.kind === 'aim' && ('slot' in action.aim || 'from' in action.aim)),
  )
