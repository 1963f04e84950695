import { byKind } from '@anachron/kernel'
import { count, people, type Sentence, say, seat, verb, whom, whose } from '@anachron/kernel/words'
import { type CardId, hammers, isHammer, type QuarkId, quarks, type SlotName } from '../content/index.ts'
import type { Event, SkillReason } from '../rules/types.ts'
import { theCard, theCards, theDecade } from './cards.ts'
import { PHASE_NAMES } from './phases.ts'
import { aimWords, levelWords, priceWords, purchaseWords, SLOTS, spaceName, wayWords } from './phrases.ts'

const FOR_SKILL: Record<SkillReason, string> = {
  prep: 'for a new turn',
  trio: 'for a trio',
  match: 'for holding the selected decade',
  repair: 'for the repair',
  longJump: 'for a Long Jump',
}

const FLUX_OF: Record<SlotName, string> = {
  main: 'Flux',
  attacker: 'Flux of the attacker',
  defender: 'Flux of the defender',
}

const quarkWords = (quark: QuarkId): Sentence => say`Quark: ${quarks[quark].name}.`

const goesToDejaVu = (card: CardId): Sentence => say`${theCard(card)} goes to the Déjà vu pile.`

/** A sentence that is still open, with what was paid for it. */
const paying = (told: Sentence, paid: readonly CardId[]): Sentence =>
  paid.length > 0 ? say`${told}, paying ${theCards(paid)}.` : say`${told}.`

const takesFromDiscard = ({ seat: by, card }: { seat: number; card: CardId }): Sentence =>
  say`${seat(by)} ${verb('take')} ${theCard(card)} from the discard pile.`

/** One line of the log. */
export const sayEvent = byKind<Event, [], Sentence>({
  began({ rounds, first, dejaVu, quark }) {
    const begins = say`${count(rounds, 'round')}. ${seat(first)} ${verb('begin')}. ${theCard(dejaVu)} starts the Déjà vu pile.`
    return quark ? say`${begins} ${quarkWords(quark)}` : begins
  },
  roundBegan({ round, die, quark }) {
    const begins = say`Round ${round}; the die shows ${die}.`
    return quark ? say`${begins} ${quarkWords(quark)} ${quarks[quark].text}` : begins
  },
  turnBegan: (event) => say`Turn ${event.turn}: ${whom(event.seat)}.`,
  phaseBegan: ({ phase }) => say`${PHASE_NAMES[phase]} phase.`,
  agentEntered: (event) =>
    paying(
      say`${seat(event.seat)} ${verb('bring')} ${theCard(event.agent)} into play on ${theDecade(event.to)}`,
      event.paid,
    ),
  agentMoved: (event) =>
    say`${whose(event.seat)} ${theCard(event.agent)} goes from ${theDecade(event.from)} to ${theDecade(event.to)}.`,
  agentLost: (event) => say`${seat(event.seat)} ${verb('lose')} ${theCard(event.agent)} on ${theDecade(event.from)}.`,
  commandTaken({ seat: by, decade, from }) {
    const takes = say`${seat(by)} ${verb('take')} Command of ${theDecade(decade)}`
    return from === null ? say`${takes}.` : say`${takes} from ${whom(from)}.`
  },
  commandReturned: ({ decade }) => say`Command of ${theDecade(decade)} returns to the Gallery.`,
  skillGained: (event) =>
    say`${seat(event.seat)} ${verb('reach')} skill ${spaceName(event.to)} ${FOR_SKILL[event.why]}.`,
  actionsGained: (event) =>
    say`${seat(event.seat)} ${verb('gain')} ${event.count === 1 ? 'an Action' : count(event.count, 'Action')}.`,
  actionLost: (event) => say`${seat(event.by)} ${verb('take')} an Action away from ${whom(event.seat)}.`,
  jamaisGained: (event) => say`${seat(event.seat)} ${verb('gain')} a Jamais’ cube.`,
  gainLost: (event) =>
    say`${seat(event.seat)} ${verb('have')} no cube left for ${event.what === 'action' ? 'another Action' : 'another Jamais’'}.`,
  drawBonus: (event) => say`${seat(event.seat)} ${verb('draw')} ${count(event.bonus, 'card')} more in this turn.`,
  stoodDown: (event) => say`${whose(event.seat)} ${theCard(event.agent)} stands down.`,
  onGuard: (event) => say`${seat(event.seat)} ${verb('put')} ${theCard(event.agent)} On Guard.`,
  rewardEarned: (event) => say`${seat(event.seat)} ${verb('earn')} a card.`,
  rewardTaken: takesFromDiscard,
  rewardDeclined: (event) => say`${seat(event.seat)} ${verb('decline')} the card.`,
  drew: (event) => say`${seat(event.seat)} ${verb('draw')} ${event.card === null ? 'a card' : theCard(event.card)}.`,
  nothingToDraw: () => 'There is no card left to draw.',
  reshuffled({ cards, stays }) {
    const made = say`The discard pile becomes the new Draw Deck, ${count(cards, 'card')}.`
    return stays === null ? made : say`${made} ${theCard(stays)} stays in the Déjà vu pile.`
  },
  discarded: (event) => say`${seat(event.seat)} ${verb('discard')} ${theCard(event.card)}.`,
  revealed({ purpose, slot, value, card }) {
    const what = purpose === 'repair' ? 'Stasis' : FLUX_OF[slot]
    return card === null ? say`${what}: ${value}, for there is no card.` : say`${what}: ${value} (${theCard(card)}).`
  },
  rebooted({ by, slot, card, free }) {
    const reboots = say`${seat(by)} ${verb('Reboot')} ${SLOTS[slot]}, ${theCard(card)}`
    return free ? say`${reboots}, for free.` : say`${reboots}.`
  },
  paradox: (event) => say`Paradox: no Reboots before ${whose(event.seat)} turn ends.`,
  decadeSelected: ({ decade, held, seat: by }) =>
    held
      ? say`The Flux selects ${theDecade(decade)}, which ${seat(by)} ${verb('hold')}.`
      : say`The Flux selects ${theDecade(decade)}, which ${seat(by)} ${verb('do')} not hold.`,
  trio: (event) => say`${seat(event.seat)} ${verb('hold')} a trio: skill for sure, without a Flux.`,
  dejaVu: ({ card }) =>
    card === null ? 'Déjà vu, but the pile is empty.' : say`Déjà vu: ${theCard(card)} comes back.`,
  hammerShown: ({ card }) =>
    say`A HAMMER: ${theCard(card)}, level ${hammers[card].level}, ${theDecade(hammers[card].decade)}.`,
  hammerInactive: ({ card, decade }) => say`Nobody holds ${theDecade(decade)}: ${theCard(card)} does not activate.`,
  hammerActivated: ({ card, decade, level, bonus, repairer, holders }) =>
    say`${theCard(card)} infects ${theDecade(decade)}: ${levelWords(card, level, holders.length)}, ${whose(repairer)} Repair bonus ${bonus}.`,
  hammerFixed: ({ card, total, level }) => say`${total} against level ${level}: ${theCard(card)} is fixed.`,
  hammerFailed: ({ total, level, decade }) =>
    say`${total} against level ${level}: the repair fails, and everybody is thrown out of ${theDecade(decade)}.`,
  hammerParadox: ({ card }) => say`Stasis P, a Paradox: ${theCard(card)} goes away unfixed, with no skill for anybody.`,
  hammerMoved: ({ card, to }) => say`${theCard(card)} moves to ${theDecade(to)}.`,
  hammerRests: ({ card }) => goesToDejaVu(card),
  jumpBegan({ seat: by, agent, from, to, paid }) {
    const jumps = say`${whose(by)} ${theCard(agent)} Jumps from ${theDecade(from)} to ${theDecade(to)}`
    return paid === null ? say`${jumps}.` : say`${jumps}, for ${theCard(paid)}.`
  },
  jumped({ agent, to, total, distance, made }) {
    const counted = say`${total} for a distance of ${distance}`
    return made
      ? say`${counted}: ${theCard(agent)} arrives on ${theDecade(to)}.`
      : say`${counted}: ${theCard(agent)} is lost in time.`
  },
  attackDeclared: (event) =>
    say`${seat(event.seat)} ${verb('attack')} ${theCard(event.target)} with ${theCard(event.agent)} on ${theDecade(event.decade)}.`,
  attackReviewed({ seat: by, card }) {
    const looks = say`${seat(by)} ${verb('look')} at the Flux`
    return card === null ? say`${looks}.` : say`${looks}: ${theCard(card)}.`
  },
  attackCalledOff({ seat: by, card, shown }) {
    const calls = say`${seat(by)} ${verb('call')} the attack off`
    if (card !== null && shown) return say`${calls}; ${goesToDejaVu(card)}`
    return say`${calls} and ${verb('keep', seat(by))} ${card === null ? 'the card' : theCard(card)}.`
  },
  attackLaunched: (event) =>
    event.faceUp
      ? say`${seat(event.seat)} ${verb('launch')} the attack, face up.`
      : say`${seat(event.seat)} ${verb('launch')} the attack, face down.`,
  attackStopped: (event) => say`${seat(event.seat)} ${verb('stop')} the attack.`,
  fluxTurnedUp: ({ card }) => say`The attacker’s Flux was ${card === null ? 'no card' : theCard(card)}.`,
  escaped: (event) => say`${seat(event.seat)} ${verb('let')} ${theCard(event.agent)} escape.`,
  fought: ({ attacker, defender, winner }) =>
    say`${attacker} against ${defender}: ${seat(winner)} ${verb('win')} the fight.`,
  tookFlux: (event) =>
    isHammer(event.card) ? goesToDejaVu(event.card) : say`${seat(event.seat)} ${verb('take')} ${theCard(event.card)}.`,
  gadgetPlayed({ seat: by, card, aim, paid }) {
    const plays = say`${seat(by)} ${verb('play')} ${theCard(card)}`
    return paying(aim === null ? plays : say`${plays} (${aimWords(aim)})`, paid)
  },
  gadgetCancelled: ({ card }) => say`${theCard(card)} is cancelled.`,
  gadgetResolved: ({ card, worked }) =>
    worked ? say`${theCard(card)} has done its work.` : say`${theCard(card)} does nothing.`,
  lookedAhead({ seat: by, count: n, cards }) {
    const looks = say`${seat(by)} ${verb('look')} at the next ${n === 1 ? 'card' : count(n, 'card')}`
    return cards === null ? say`${looks}.` : say`${looks}: ${theCards(cards)}.`
  },
  tookFromDiscard: takesFromDiscard,
  bought: (event) =>
    say`${seat(event.seat)} ${verb('buy')} ${purchaseWords(event.buys)} for ${event.paid.length > 0 ? theCards(event.paid) : priceWords(event.price)}.`,
  turnEnded: (event) =>
    event.forced
      ? say`The lost attack ends ${whose(event.seat)} turn.`
      : say`${seat(event.seat)} ${verb('end')} the turn.`,
  ended: ({ winners, reason }) => say`The game is over: ${people(winners)} ${verb('win')} ${wayWords(reason)}.`,
})
