/** What a seat is asked, with what it needs to decide: what is at stake, what it costs, what is left. */
import type { Seat } from '@anachron/kernel'
import { count, joined, seat as player, type Sentence, say, verb } from '@anachron/kernel/words'
import {
  type CardId,
  constants,
  DECADE_OF_FLUX,
  type Decade,
  FIDO_IDS,
  type FidoId,
  gadgets,
} from '../content/index.ts'
import { recruitActions } from '../rules/agents.ts'
import { fightChance } from '../rules/chances.ts'
import { greenReserve } from '../rules/cubes.ts'
import { playerOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { levelOf } from '../rules/hammer.ts'
import { owed } from '../rules/plans.ts'
import { readAs } from '../rules/slots.ts'
import type { AttackFrame, Moment, Plan, RevealFrame, Slot, View } from '../rules/types.ts'
import { theCard, theDecade } from './cards.ts'
import { aimWords, duelWords, planWords, purchaseWords } from './phrases.ts'
import { standsFor, whoWants } from './stakes.ts'
import { asItStands } from './verdicts.ts'

/** Said to the seat that is asked. */
export const sayAsk = (ask: string, view: View, seat: Seat): Sentence => ASKS[ask]?.(view, seat) ?? 'Your decision.'

const ASKS: Record<string, (view: View, seat: Seat) => Sentence> = {
  'turn.fido': (_view, seat) =>
    say`Where does ${theCard(FIDO_IDS[seat] as FidoId)}, your Fido, go? Each decade shows your chance of skill this turn.`,
  'turn.recall': (view, seat) =>
    say`Call guards back first? Your Reserve has ${count(greenReserve(playerOf(view, seat)), 'green cube')}.`,
  'turn.asset': (view) => say`${selectedWords(view)} is not yours. What do you take instead of skill?`,
  'turn.prepare'(view, seat) {
    const { handSize, drawBonus } = playerOf(view, seat)
    const left = constants.drawStepCards.value - (nearest(view.stack, 'turn')?.used ?? 0)
    const first = left > 0 ? say`Discard or play up to ${left} first?` : 'Go on.'
    return say`Draw up to ${constants.handSize.value + drawBonus} (you hold ${handSize}). ${first}`
  },
  'turn.main'(view, seat) {
    const { actions } = playerOf(view, seat)
    // TH-149: after it skill is compared, and nothing can be mended any more.
    if (actions > 0 && view.die === 1 && view.active !== view.first)
      return say`The last turn of the match! ${count(actions, 'Action')} left. Move an Agent, use a card, or buy?`
    if (actions > 0) return say`${count(actions, 'Action')} left. Move an Agent, use a card, or buy?`
    return recruitActions(view) > 0
      ? 'No Actions left. Buy, play a Gadget, or end the turn?'
      : 'No Actions left. Recruit, buy, play a Gadget, or end the turn?'
  },
  'reward.take': () => 'You have earned a card. Which one?',
  'hammer.lose'({ stack }) {
    const hammer = nearest(stack, 'hammer')
    return say`${hammer ? theCard(hammer.card) : 'The HAMMER'} hits 2020. Whom do you lose?`
  },
  'excess.choose': () => say`More than ${constants.agentsInPlay.value} Agents. Whom do you lose?`,
  'attack.review'(view) {
    const attack = nearest(view.stack, 'attack')
    if (!attack) return 'You have seen the Flux. Launch it?'
    const win = fightChance(view, attack)
    const odds =
      win === undefined ? attackWords(attack) : say`${attackWords(attack)}: ${Math.round(win * 100)} % to win`
    return say`${odds}. Launch it? Losing costs ${theCard(attack.agent)} and ends your turn.`
  },
  'attack.defend'({ stack }) {
    const attack = nearest(stack, 'attack')
    return attack ? say`${attackWords(attack)}. Fight or escape?` : 'You are attacked. Fight or escape?'
  },
  'reveal.answer'(view, seat) {
    const shown = nearest(view.stack, 'reveal')
    if (!shown) return 'Change what was revealed?'
    const stands = asItStands(view, shown, shown.slots.at(-1) as Slot)
    const what = standsFor(view) === seat ? 'Leave it?' : whoWants(view) === seat ? 'Change it?' : 'Stop it?'
    return stands ? say`${revealedWords(shown)}: ${stands.words}. ${what}` : say`${revealedWords(shown)}. ${what}`
  },
  'moment.answer'(view) {
    const moment = nearest(view.stack, 'moment')
    return moment ? say`${MOMENTS[moment.moment](view)} Play a Gadget?` : 'Play a Gadget?'
  },
  'response.answer'({ stack }) {
    const top = nearest(stack, 'response')?.played.at(-1)
    if (!top) return 'A Gadget was played. Answer it?'
    const played = say`${player(top.by)} ${verb('play')} ${theCard(top.card)}`
    return top.aim
      ? say`${played}: ${aimWords(top.aim)}. Answer it?`
      : say`${played}: ${gadgets[top.card].text} Answer it?`
  },
  'plan.place'(view) {
    const card = planOf(view, 'recruit')?.card
    return card
      ? say`Where does ${theCard(card)} go? Each decade shows your chance of skill next turn.`
      : 'On which decade?'
  },
  'plan.card'(view) {
    const jump = planOf(view, 'jump')
    return jump ? say`${theCard(jump.agent)} to ${theDecade(jump.to)}: spend which Jump card?` : 'With which Jump card?'
  },
  'plan.price'(view) {
    const buy = planOf(view, 'buy')
    return buy ? say`Buy ${purchaseWords(buy.buys)}: what do you pay?` : 'What do you pay?'
  },
  'plan.aim'(view) {
    const gadget = planOf(view, 'gadget')
    if (gadget?.card === 'gadget-slide-rail') return say`${theCard(gadget.card)}: who goes to the next decade?`
    return gadget ? say`${theCard(gadget.card)}: aim it at what?` : 'Aim it at what?'
  },
  'plan.pay'({ stack }) {
    const frame = nearest(stack, 'plan')
    if (!frame) return 'Which card do you pay with?'
    const due = owed(frame.plan)
    const which = due > 1 ? say`card ${frame.paid.length + 1} of ${due}` : 'which card'
    return say`Pay to ${planWords(frame.plan)}: ${which}?`
  },
  'lens.order': ({ stack }) =>
    (nearest(stack, 'lens')?.placed ?? 0) > 0 ? 'Which card comes next?' : 'Which card comes first?',
}

const MOMENTS: Record<Moment, (view: View) => Sentence> = {
  discovery: () => 'The Discovery Flux comes next.',
  draw: () => 'A card is about to be drawn.',
  task: () => 'A task is done.',
  attack({ stack }) {
    const attack = nearest(stack, 'attack')
    return attack ? say`${duelWords(attack)}.` : 'An attack!'
  },
  hammer(view) {
    const hammer = nearest(view.stack, 'hammer')
    return hammer
      ? say`${theCard(hammer.card)}, level ${levelOf(view, hammer)}, falls on ${theDecade(hammer.pos)}.`
      : 'A HAMMER falls.'
  },
}

const PURPOSES: Record<RevealFrame['purpose'], string> = {
  discovery: 'Discovery Flux',
  jump: 'Flux of the Jump',
  attackFaceUp: 'Flux of the attacker',
  fight: 'Flux',
  repair: 'Stasis',
}

function valueWords(purpose: RevealFrame['purpose'], card: CardId | null): Sentence {
  const value = readAs(purpose, card)
  return value === 'P' ? 'a Paradox' : say`${value}`
}

/** With what a Gadget has made of it. */
const withAdded = (value: Sentence, added: number): Sentence =>
  added === 0 ? value : added > 0 ? say`${value} + ${added}` : say`${value} − ${-added}`

function revealedWords({ purpose, slots }: RevealFrame): Sentence {
  const shown = slots.filter(({ card, drawn }) => card !== null || drawn)
  const values = joined(
    shown.map(({ card, added }) => withAdded(valueWords(purpose, card), added)),
    ' against ',
  )
  const revealed = say`${PURPOSES[purpose]} ${values}`
  if (purpose !== 'discovery') return revealed
  return say`${revealed} finds ${theDecade(DECADE_OF_FLUX[readAs(purpose, slots[0]?.card ?? null) as number] as Decade)}`
}

/** An attack with its Flux, as far as whoever is asked sees it. */
function attackWords(attack: AttackFrame): Sentence {
  const attacks = duelWords(attack)
  if (attack.flux === null) return attacks
  return attack.flux === 'hidden'
    ? say`${attacks}, with a Flux face down`
    : say`${attacks} with Flux ${valueWords('fight', attack.flux)}`
}

function selectedWords({ stack }: View): Sentence {
  const value = nearest(stack, 'turn')?.found[0]?.value
  return typeof value === 'number' ? theDecade(DECADE_OF_FLUX[value] as Decade) : 'a decade'
}

function planOf<K extends Plan['kind']>({ stack }: View, kind: K): Extract<Plan, { kind: K }> | undefined {
  const plan = nearest(stack, 'plan')?.plan
  return plan?.kind === kind ? (plan as Extract<Plan, { kind: K }>) : undefined
}
