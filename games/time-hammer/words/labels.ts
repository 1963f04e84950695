/** What things on the board are called, and what is told of them when they are pointed at. */
import type { Seat } from '@anachron/kernel'
import { count, type Sentence, say, seat, verb, whom, whose } from '@anachron/kernel/words'
import {
  agentCards,
  type CardId,
  constants,
  type Decade,
  type DecadeCard,
  FIDO_IDS,
  type FidoId,
  type HammerId,
  hammers,
  isFido,
} from '../content/index.ts'
import { blueReserve, greenReserve, guardsOf } from '../rules/cubes.ts'
import { decadesHeld, hasTrio, holdersOf } from '../rules/decades.ts'
import { levelOf } from '../rules/hammer.ts'
import { repairBonus } from '../rules/skill.ts'
import type { AgentInPlay, HammerFrame, PlanFrame, PlayedGadget, PlayerView, View } from '../rules/types.ts'
import { cardName, theCards } from './cards.ts'
import { levelWords, spaceName } from './phrases.ts'

export const cardLabel = (id: CardId, where: Sentence): Sentence => say`${cardName(id)}, ${where}`

// Piles

export const deckLabel = ({ deck }: View): Sentence => say`Draw Deck, ${count(deck.size, 'card')}`

export function deckFacts({ deck, viewer }: View): Sentence[] {
  const { known, glimpsed, reader, read } = deck
  const facts: Sentence[] = []
  if (known && known.length > 0)
    facts.push(reader === viewer ? say`Next, as you have seen: ${theCards(known)}.` : say`Next: ${theCards(known)}.`)
  else if (read > 0 && reader !== null)
    facts.push(say`${seat(reader)} ${verb('have')} looked at the next ${read === 1 ? 'card' : count(read, 'card')}.`)
  if (glimpsed && glimpsed.length > 0 && !known) facts.push(say`Among them: ${theCards(glimpsed)}.`)
  return [...facts, 'When it is empty, the discard pile and all HAMMERs of Déjà vu but one make a new deck.']
}

export const discardLabel = ({ discard }: View): Sentence => say`Discard pile, ${count(discard.length, 'card')}`

export const discardFacts = ({ discard }: View): Sentence[] => [
  discard.length > 0 ? say`From the top: ${theCards(discard.toReversed())}.` : 'It is empty.',
]

export const dejaVuLabel = ({ dejaVu }: View): Sentence => say`Déjà vu pile, ${count(dejaVu.length, 'HAMMER')}`

const waiting = (id: HammerId): Sentence => say`${cardName(id)}: ${hammers[id].decade}, level ${hammers[id].level}.`

export const dejaVuFacts = ({ dejaVu }: View): Sentence[] => [
  ...dejaVu.map(waiting),
  'A Déjà vu brings one of them back.',
]

// The bridge

export const commandLabel = ({ decade, label }: DecadeCard, owner: Seat | null): Sentence =>
  owner === null
    ? say`Command of ${decade}: ${label}, in the Gallery`
    : say`${whose(owner)} Command of ${decade}: ${label}`

/** TH-24, TH-25, TH-V1. */
export const commandFact = ({ options }: View): Sentence =>
  options.tieToGallery
    ? 'More Agents on a decade than the rival take its Command; with equal numbers it returns to the Gallery.'
    : 'More Agents on a decade than the rival take its Command; equal numbers change nothing.'

/** TH-21: who holds a decade. */
export function holdersFact(view: View, decade: Decade): Sentence {
  const [one, other] = holdersOf(view, decade)
  if (one === undefined) return 'Nobody holds it.'
  return other === undefined ? say`${seat(one)} ${verb('hold')} it.` : 'Both hold it.'
}

export const hammerLabel = (card: HammerId, level: number, pos: number): Sentence =>
  say`${cardName(card)}, a HAMMER of level ${level} on ${pos}`

/** What its level is made of, where it struck first, and what mending it brings. */
export function hammerFacts(view: View, { card, pos }: HammerFrame): Sentence[] {
  const holders = holdersOf(view, pos).length
  return [
    say`It struck ${hammers[card].decade}: ${levelWords(card, levelOf(view, { card, pos }), holders)}.`,
    holders > 1 ? 'If it is mended, both gain 1 skill.' : 'If it is mended, whoever holds the decade gains 1 skill.',
  ]
}

export function agentLabel({ card, at, guard }: AgentInPlay, of: Seat): Sentence {
  const { name, breed, jump, attack } = agentCards[card]
  const who = say`${name}, ${whose(of)} ${isFido(card) ? 'Fido' : breed} on ${at}`
  const stats = say`Jump ${jump}, Attack ${attack}`
  return guard ? say`${who}, On Guard: ${stats}` : say`${who}: ${stats}`
}

export function agentFact({ card, guard }: AgentInPlay): Sentence {
  const { jump, attack } = agentCards[card]
  const adds = say`Adds ${jump} to its Jumps and ${attack} to its fights`
  return guard ? say`${adds}; On Guard: ${constants.guardBonus.value} more when it defends.` : say`${adds}.`
}

// What is under way

export const underRepair = ({ card, pos }: HammerFrame): Sentence =>
  say`${cardName(card)}, level ${hammers[card].level}, ${hammers[card].decade}; now on ${pos}`

export const playedBy = ({ by, cancelled }: PlayedGadget): Sentence =>
  cancelled ? say`played by ${whom(by)}, cancelled` : say`played by ${whom(by)}`

export const paidWords = ({ paid }: PlanFrame): Sentence => say`Paying ${theCards(paid)}.`

// Players

export function playerLabel(view: View, { skill }: PlayerView, of: Seat): Sentence {
  const stands = say`skill ${spaceName(skill)}`
  return view.active === of ? say`${seat(of)}, whose turn it is: ${stands}` : say`${seat(of)}: ${stands}`
}

export function playerFacts(view: View, player: PlayerView, of: Seat): Sentence[] {
  const held = say`${count(decadesHeld(player), 'decade')} held`
  const inPlay = say`${player.agents.length} of ${constants.agentsInPlay.value} Agents in play`
  return [
    say`${held}; ${inPlay}.`,
    ...(hasTrio(player)
      ? ['A trio, the whole Past or Future: Discovery brings 1 skill for sure, without a Flux.']
      : []),
    say`Repair bonus ${repairBonus(view, of)}, added to the Stasis when a HAMMER is to be mended.`,
  ]
}

export const historianLabel = (of: Seat, space: number, bonus: number): Sentence =>
  say`${seat(of)}: skill ${spaceName(space)}, Repair bonus ${bonus} from it`

/** TH-148, TH-V4, TH-V5. */
export function expertFact({ options }: View): Sentence {
  if (options.noExpert) return 'Entering E ends nothing; skill beyond it is lost.'
  return options.finishRound
    ? 'Once somebody has entered E, the round is played to its end.'
    : 'Entering E ends the game at once.'
}

export const actionsLabel = ({ actions }: PlayerView): Sentence => say`${count(actions, 'Action')} to spend`
export const jamaisLabel = ({ jamais }: PlayerView): Sentence =>
  say`${count(jamais, 'Jamais’ cube')}: each Reboots a card, that is, draws another in its place`
export const reserveLabel = (player: PlayerView): Sentence =>
  say`Reserve: ${greenReserve(player)} green, ${blueReserve(player)} blue; ${guardsOf(player)} On Guard`

export const handLabel = ({ handSize }: PlayerView, of: Seat): Sentence =>
  say`${seat(of)} ${verb('hold')} ${count(handSize, 'card')}`

export function handFacts({ open, seen, fidoInHand }: PlayerView, of: Seat): Sentence[] {
  const known = [...open, ...(seen ?? [])]
  return [
    ...(fidoInHand ? [say`${agentCards[FIDO_IDS[of] as FidoId].name}, the Fido, is in this hand.`] : []),
    ...(known.length > 0 ? [say`You know of ${theCards(known)}.`] : []),
  ]
}
