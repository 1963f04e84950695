/** What a seat is asked, with what it needs to decide: what is at stake, what it costs, what is left. */
import type { Seat } from '@anachron/kernel'
import { agentCards, constants, costOf, DECADE_OF_FLUX, gadgets, hammers } from '../content/index.ts'
import { playerOf } from '../rules/decades.ts'
import { asItStands } from '../rules/forecast.ts'
import { nearest } from '../rules/gadgets.ts'
import { levelOf } from '../rules/hammer.ts'
import { owed } from '../rules/plans.ts'
import { readAs } from '../rules/reveals.ts'
import type { Moment, Plan, PlanFrame, PlayerView, RevealFrame, Slot, View } from '../rules/types.ts'
import { cardName } from './cards.ts'
import { aimWords, priceWords, purchaseWords } from './events.ts'

const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n || 'no'} ${many}`)

/** Said to the seat that is asked. */
export function askWords(ask: string, view: View, seat: Seat): string {
  return ASKS[ask]?.(view, playerOf(view, seat)) ?? 'Your decision.'
}

const ASKS: Record<string, (view: View, player: PlayerView) => string> = {
  'turn.fido': () =>
    'You have no Agent in play. On which decade does Fido go? Where you outnumber your rival, its Command is yours.',
  'turn.recall': () => 'Call guards back before you gain Actions? A cube on an Agent cannot be gained as an Action.',
  'turn.asset': (view) =>
    `${selectedWords(view)} is selected, and you do not hold it. Take an Action, a card more to draw, or a Jamais’?`,
  'turn.prepare': (view, { handSize, drawBonus }) => {
    const used = nearest(view.stack, 'turn')?.used ?? 0
    const bonus = drawBonus > 0 ? ` and ${drawBonus} more` : ''
    return `You draw up to ${constants.handSize.value} cards${bonus} and hold ${handSize}. Discard or play up to ${constants.drawStepCards.value - used} first, or go on.`
  },
  'turn.main': (_view, { actions, jamais }) =>
    actions > 0
      ? `You have ${count(actions, 'Action')}. Pick up an Agent, press a card to recruit or play it, buy something, or end the turn.`
      : `You have no Actions left${jamais > 0 ? ` and ${count(jamais, 'Jamais’', 'Jamais’')}` : ''}. Buy something, play a Gadget, or end the turn.`,
  'reward.take': (view) =>
    `You have earned a card for your skill. Take one of the discard pile${view.deck.size > 0 ? ', draw one from the deck,' : ''} or take nothing.`,
  'hammer.lose': (view) => {
    const hammer = nearest(view.stack, 'hammer')
    return `${hammer ? hammers[hammer.card].name : 'The HAMMER'} has reached 2020. Which Agent do you lose?`
  },
  'excess.choose': () =>
    `You have ${constants.agentsInPlay.value + 1} Agents, one more than may be in play. Which one do you lose?`,
  'attack.review': (view) => {
    const attack = nearest(view.stack, 'attack')
    if (!attack) return 'You have seen the Flux. Call off or launch?'
    const flux = attack.flux === null || attack.flux === 'hidden' ? '' : ` with Flux ${cardWithValue(attack.flux)}`
    return `${duel(attack)}${flux}. Launch it face down, or face up so that it can be Rebooted, or call it off?`
  },
  'attack.defend': (view) => {
    const attack = nearest(view.stack, 'attack')
    if (!attack) return 'You are attacked. Fight or escape?'
    const flux =
      attack.flux === 'hidden'
        ? ', with a Flux face down'
        : attack.flux
          ? ` with Flux ${cardWithValue(attack.flux)}`
          : ''
    return `${duel(attack)}${flux}. Fight, or escape by a Jump?`
  },
  'reveal.answer': (view, { jamais }) => {
    const shown = nearest(view.stack, 'reveal')
    if (!shown) return 'Answer what was revealed: Reboot, play a Gadget, or pass.'
    const stands = asItStands(view, shown, shown.slots.at(-1) as Slot)
    const reboot = jamais > 0 ? `Reboot ${shown.slots.length > 1 ? 'one' : 'it'}, play` : 'Play'
    const verdict = !stands
      ? ''
      : shown.purpose === 'discovery'
        ? `: ${stands.words.replace(': ', ', ')}`
        : `. As it stands, ${stands.words}`
    return `${revealedWords(shown)}${verdict}. ${reboot} a Gadget, or pass?`
  },
  'moment.answer': (view) => {
    const moment = nearest(view.stack, 'moment')
    return `${moment ? MOMENTS[moment.moment](view) : ''} Play a Gadget, or pass?`.trimStart()
  },
  'response.answer': (view, player) => {
    const top = nearest(view.stack, 'response')?.played.at(-1)
    if (!top) return 'A Gadget was played. Answer it, or pass?'
    const by = playerOf(view, top.by) === player ? 'You have played' : 'Your rival has played'
    const { name, text } = gadgets[top.card]
    return `${by} ${name}: ${top.aim ? `${aimWords(top.aim)}.` : text} Answer it, or pass?`
  },
  'plan.place': (view) => {
    const card = planOf(view, 'recruit')?.card
    return card
      ? `You recruit ${agentCards[card].name} for ${count(costOf(card), 'card')}. On which decade does it come into play?`
      : 'On which decade?'
  },
  'plan.card': (view) => {
    const jump = planOf(view, 'jump')
    return jump
      ? `${agentCards[jump.agent].name} Jumps to ${jump.to}. Which Jump card do you spend on it?`
      : 'With which Jump card?'
  },
  'plan.price': (view) => {
    const buy = planOf(view, 'buy')
    return buy ? `You buy ${purchaseWords(buy.buys)}. Pay with three cards or with two cubes?` : 'What do you pay with?'
  },
  'plan.aim': (view) => {
    const gadget = planOf(view, 'gadget')
    return gadget
      ? `You play ${gadgets[gadget.card].name}: ${gadgets[gadget.card].text} What is it aimed at?`
      : 'What is it aimed at?'
  },
  'plan.pay': (view) => {
    const frame = nearest(view.stack, 'plan')
    if (!frame) return 'Which card do you pay with?'
    return `You ${planWords(frame.plan)}. Choose card ${frame.paid.length + 1} of ${owed(frame.plan)} to discard for it.`
  },
  'lens.order': (view) => {
    const lens = nearest(view.stack, 'lens')
    return lens && lens.placed > 0
      ? 'Which card shall be drawn after that?'
      : 'You see the top of the deck. Which card shall be drawn first?'
  },
}

const MOMENTS: Record<Moment, (view: View) => string> = {
  discovery: () => 'The gains of this turn are made, and the Discovery Flux comes next.',
  draw: () => 'A card is about to be drawn.',
  task: () => 'A task is done.',
  attack: (view) => {
    const attack = nearest(view.stack, 'attack')
    return attack ? `${duel(attack)}.` : 'An attack was declared.'
  },
  hammer: (view) => {
    const hammer = nearest(view.stack, 'hammer')
    return hammer
      ? `${hammers[hammer.card].name}, a HAMMER of level ${levelOf(view, hammer)}, comes down on ${hammer.pos}.`
      : 'A HAMMER has activated.'
  },
}

const PURPOSES: Record<RevealFrame['purpose'], string> = {
  discovery: 'Discovery Flux',
  jump: 'Flux of the Jump',
  attackFaceUp: 'Flux of the attacker',
  fight: 'Flux',
  repair: 'Stasis',
}

function revealedWords({ purpose, slots }: RevealFrame): string {
  const values = slots
    .filter(({ card, drawn }) => card !== null || drawn)
    .map(({ card }) => {
      const value = readAs(purpose, card)
      return `${value === 'P' ? 'a Paradox' : value}${card === null ? '' : ` (${cardName(card)})`}`
    })
  const value = readAs(purpose, slots[0]?.card ?? null)
  const selects = purpose === 'discovery' && typeof value === 'number' ? ` selects ${DECADE_OF_FLUX[value]}` : ''
  return `${PURPOSES[purpose]} ${values.join(' against ')}${selects}`
}

const cardWithValue = (card: Parameters<typeof cardName>[0]): string => `${readAs('fight', card)} (${cardName(card)})`

const duel = ({ agent, target }: { agent: keyof typeof agentCards; target: keyof typeof agentCards }): string =>
  `${agentCards[agent].name} attacks ${agentCards[target].name}`

function selectedWords(view: View): string {
  const value = nearest(view.stack, 'turn')?.found[0]?.value
  return typeof value === 'number' ? String(DECADE_OF_FLUX[value]) : 'A decade'
}

function planOf<K extends Plan['kind']>(view: View, kind: K): Extract<Plan, { kind: K }> | undefined {
  const plan = nearest(view.stack, 'plan')?.plan
  return plan?.kind === kind ? (plan as Extract<Plan, { kind: K }>) : undefined
}

/** What somebody is putting together. */
export function planWords(plan: PlanFrame['plan']): string {
  switch (plan.kind) {
    case 'recruit':
      return `recruit ${agentCards[plan.card].name}${plan.to === null ? '' : ` on ${plan.to}`}`
    case 'jump':
      return `Jump ${agentCards[plan.agent].name} to ${plan.to}${plan.card === null ? '' : ` with ${cardName(plan.card)}`}`
    case 'buy':
      return `buy ${purchaseWords(plan.buys)}${plan.price === null ? '' : ` for ${priceWords(plan.price)}`}`
    case 'gadget':
      return `play ${gadgets[plan.card].name}${plan.aim === null ? '' : `: ${aimWords(plan.aim)}`}`
  }
}
