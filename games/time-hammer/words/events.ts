import type { Seat, Viewer } from '@anachron/kernel'
import { agentCards, gadgets, hammers, isHammer, quarks } from '../content/index.ts'
import type { Aim, Event, Price, Purchase, SkillReason } from '../rules/types.ts'
import { cardName, cardNames } from './cards.ts'

export const Who = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'You' : `Player ${seat + 1}`)
const who = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'you' : `Player ${seat + 1}`)
const whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'your' : `Player ${seat + 1}’s`)
const Whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'Your' : `Player ${seat + 1}’s`)
/** "You draw", "Player 2 draws". */
const does = (seat: Seat, viewer: Viewer, verb: string): string => {
  if (seat === viewer) return `You ${verb}`
  const ending = /(s|sh|ch|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return `Player ${seat + 1} ${verb === 'have' ? 'has' : ending}`
}
/** The same in the middle of a sentence. */
const inPassing = (said: string): string => said.replace(/^You /, 'you ')
const phaseNames = { prep: 'Prep', discovery: 'Discovery', draw: 'Draw', action: 'Action' } as const
const paid = (cards: Event & { paid: unknown }): string =>
  Array.isArray(cards.paid) && cards.paid.length > 0 ? `, paying ${cardNames(cards.paid)}` : ''

export const aimWords = (aim: Aim): string => {
  if ('by' in aim) return `${aim.by > 0 ? 'raise' : 'lower'} ${slotWords[aim.slot]} by 2`
  if ('slot' in aim) return `Reboot ${slotWords[aim.slot]}`
  if ('to' in aim) return `${agentCards[aim.agent].name} to ${aim.to}`
  if ('agent' in aim) return agentCards[aim.agent].name
  if ('card' in aim) return cardName(aim.card)
  return aim.from === 'reserve' ? 'a cube from the Reserve' : `the cube of ${agentCards[aim.from].name}`
}

export const slotWords = {
  main: 'the revealed card',
  attacker: 'the attacker’s card',
  defender: 'the defender’s card',
} as const

export const purchaseWords = (buys: Purchase): string => {
  switch (buys.what) {
    case 'action':
      return buys.from === 'reserve' ? 'an Action' : `an Action, with the cube of ${agentCards[buys.from].name}`
    case 'agent':
      return `${cardName(buys.card)} from the discard pile`
    case 'jamais':
      return 'a Jamais’'
    case 'jump':
      return `a Crucial Jump of ${agentCards[buys.agent].name} to ${buys.to}`
  }
}

export const priceWords = (price: Price): string => {
  if ('cards' in price) return 'three cards'
  if (price.green > 0 && price.blue > 0) return 'a green and a blue cube'
  return price.green > 0 ? 'two green cubes' : 'two blue cubes'
}

const skillWords: Record<SkillReason, string> = {
  prep: 'for a new turn',
  trio: 'for a trio',
  match: 'for holding the selected decade',
  repair: 'for the repair',
  longJump: 'for a Long Jump',
}

export const spaceName = (skill: number): string => (skill === 12 ? 'E' : String(skill))

const WAYS: Record<string, string> = {
  expert: 'on the Expert space',
  concede: 'as the rival conceded',
  rounds: 'on skill',
}
const TIES: Record<string, string> = {
  trio: ', by a trio',
  decades: ', by decades held',
  agents: ', by Agents in play',
  shared: ', and share the win',
}

/** How a game was won, from the reason of its result: a way, perhaps with what broke the tie. */
export function wayWords(reason: string): string {
  const [way = '', by = ''] = reason.split(', ')
  return `${WAYS[way] ?? way}${TIES[by] ?? ''}`
}

/** One line of the log. */
export function eventWords(event: Event, viewer: Viewer): string {
  switch (event.kind) {
    case 'began':
      return `${event.rounds} rounds. ${does(event.first, viewer, 'begin')}. ${hammers[event.dejaVu].name} starts the Déjà vu pile.${event.quark ? ` Quark: ${quarks[event.quark].name}.` : ''}`
    case 'roundBegan':
      return `Round ${event.round}; the die shows ${event.die}.${event.quark ? ` Quark: ${quarks[event.quark].name}. ${quarks[event.quark].text}` : ''}`
    case 'turnBegan':
      return `Turn ${event.turn}: ${who(event.seat, viewer)}.`
    case 'phaseBegan':
      return `${phaseNames[event.phase]} phase.`
    case 'agentEntered':
      return `${does(event.seat, viewer, 'bring')} ${agentCards[event.agent].name} into play on ${event.to}${paid(event)}.`
    case 'agentMoved':
      return `${Whose(event.seat, viewer)} ${agentCards[event.agent].name} goes from ${event.from} to ${event.to}.`
    case 'agentLost':
      return `${does(event.seat, viewer, 'lose')} ${agentCards[event.agent].name} on ${event.from}.`
    case 'commandTaken':
      return `${does(event.seat, viewer, 'take')} Command of ${event.decade}${event.from === null ? '' : ` from ${who(event.from, viewer)}`}.`
    case 'commandReturned':
      return `Command of ${event.decade} returns to the Gallery.`
    case 'skillGained':
      return `${does(event.seat, viewer, 'reach')} skill ${spaceName(event.to)} ${skillWords[event.why]}.`
    case 'actionsGained':
      return `${does(event.seat, viewer, 'gain')} ${event.count === 1 ? 'an Action' : `${event.count} Actions`}.`
    case 'actionLost':
      return `${does(event.by, viewer, 'take')} an Action away from ${who(event.seat, viewer)}.`
    case 'jamaisGained':
      return `${does(event.seat, viewer, 'gain')} a Jamais’.`
    case 'gainLost':
      return `${does(event.seat, viewer, 'have')} no cube left for ${event.what === 'action' ? 'another Action' : 'another Jamais’'}.`
    case 'drawBonus':
      return `${does(event.seat, viewer, 'have')} ${event.bonus === 1 ? 'a Draw bonus' : `${event.bonus} Draw bonuses`}.`
    case 'stoodDown':
      return `${Whose(event.seat, viewer)} ${agentCards[event.agent].name} stands down.`
    case 'onGuard':
      return `${does(event.seat, viewer, 'put')} ${agentCards[event.agent].name} On Guard.`
    case 'rewardEarned':
      return `${does(event.seat, viewer, 'earn')} a card.`
    case 'rewardTaken':
      return `${does(event.seat, viewer, 'take')} ${cardName(event.card)} from the discard pile.`
    case 'rewardDeclined':
      return `${does(event.seat, viewer, 'decline')} the card.`
    case 'drew':
      return `${does(event.seat, viewer, 'draw')} ${event.card === null ? 'a card' : cardName(event.card)}.`
    case 'nothingToDraw':
      return 'There is no card left to draw.'
    case 'reshuffled':
      return `The discard pile becomes the new Draw Deck, ${event.cards} cards.${event.stays === null ? '' : ` ${hammers[event.stays].name} stays in the Déjà vu pile.`}`
    case 'discarded':
      return `${does(event.seat, viewer, 'discard')} ${cardName(event.card)}.`
    case 'revealed':
      return `${event.purpose === 'repair' ? 'Stasis' : 'Flux'}${event.slot === 'main' ? '' : ` of the ${event.slot}`}: ${event.value}${event.card === null ? ', for there is no card' : ` (${cardName(event.card)})`}.`
    case 'rebooted':
      return `${does(event.by, viewer, 'Reboot')} ${slotWords[event.slot]}, ${cardName(event.card)}${event.free ? ', for free' : ''}.`
    case 'paradox':
      return `Paradox: no Reboots before ${whose(event.seat, viewer)} turn ends.`
    case 'decadeSelected':
      return `The Flux selects ${event.decade}${event.held ? ', which is held' : ''}.`
    case 'trio':
      return `${does(event.seat, viewer, 'have')} a trio.`
    case 'dejaVu':
      return event.card === null
        ? 'Déjà vu, but the pile is empty.'
        : `Déjà vu: ${hammers[event.card].name} comes back.`
    case 'hammerShown':
      return `A HAMMER: ${hammers[event.card].name}, level ${hammers[event.card].level}, ${hammers[event.card].decade}.`
    case 'hammerInactive':
      return `Nobody holds ${event.decade}: ${hammers[event.card].name} does not activate.`
    case 'hammerActivated':
      return `${hammers[event.card].name} infects ${event.decade}: level ${event.level}, Repair bonus ${event.bonus} (${event.repairer === viewer ? 'yours' : whose(event.repairer, viewer)}).`
    case 'hammerFixed':
      return `${event.total} against level ${event.level}: ${hammers[event.card].name} is fixed.`
    case 'hammerFailed':
      return `${event.total} against level ${event.level}: the repair fails, and everybody is thrown out of ${event.decade}.`
    case 'hammerParadox':
      return `P: ${hammers[event.card].name} is resolved, not fixed.`
    case 'hammerMoved':
      return `${hammers[event.card].name} moves to ${event.to}.`
    case 'hammerRests':
      return `${hammers[event.card].name} goes to the Déjà vu pile.`
    case 'jumpBegan':
      return `${Whose(event.seat, viewer)} ${agentCards[event.agent].name} Jumps from ${event.from} to ${event.to}${event.paid === null ? '' : `, for ${cardName(event.paid)}`}.`
    case 'jumped':
      return `${event.total} for a distance of ${event.distance}: ${agentCards[event.agent].name} ${event.made ? `arrives on ${event.to}` : 'is lost in time'}.`
    case 'attackDeclared':
      return `${does(event.seat, viewer, 'attack')} ${agentCards[event.target].name} with ${agentCards[event.agent].name} on ${event.decade}.`
    case 'attackReviewed':
      return `${does(event.seat, viewer, 'look')} at the Flux${event.card === null ? '' : `: ${cardName(event.card)}`}.`
    case 'attackCalledOff':
      if (event.card !== null && event.shown)
        return `${does(event.seat, viewer, 'call')} the attack off; ${cardName(event.card)} goes to the Déjà vu pile.`
      return `${does(event.seat, viewer, 'call')} the attack off and ${event.seat === viewer ? 'keep' : 'keeps'} ${event.card === null ? 'the card' : cardName(event.card)}.`
    case 'attackLaunched':
      return `${does(event.seat, viewer, 'launch')} the attack, face ${event.faceUp ? 'up' : 'down'}.`
    case 'attackStopped':
      return `${does(event.seat, viewer, 'stop')} the attack.`
    case 'fluxTurnedUp':
      return `The attacker’s Flux was ${event.card === null ? 'no card' : cardName(event.card)}.`
    case 'escaped':
      return `${does(event.seat, viewer, 'let')} ${agentCards[event.agent].name} escape.`
    case 'fought':
      return `${event.attacker} against ${event.defender}: ${inPassing(does(event.winner, viewer, 'win'))} the fight.`
    case 'tookFlux':
      return isHammer(event.card)
        ? `${cardName(event.card)} goes to the Déjà vu pile.`
        : `${does(event.seat, viewer, 'take')} ${cardName(event.card)}.`
    case 'gadgetPlayed':
      return `${does(event.seat, viewer, 'play')} ${gadgets[event.card].name}${event.aim === null ? '' : ` (${aimWords(event.aim)})`}${paid(event)}.`
    case 'gadgetCancelled':
      return `${gadgets[event.card].name} is cancelled.`
    case 'gadgetResolved':
      return `${gadgets[event.card].name} ${event.worked ? 'has done its work' : 'does nothing'}.`
    case 'lookedAhead':
      return `${does(event.seat, viewer, 'look')} at the next ${event.count === 1 ? 'card' : `${event.count} cards`}${event.cards === null ? '' : `: ${cardNames(event.cards)}`}.`
    case 'tookFromDiscard':
      return `${does(event.seat, viewer, 'take')} ${cardName(event.card)} from the discard pile.`
    case 'bought':
      return `${does(event.seat, viewer, 'buy')} ${purchaseWords(event.buys)} for ${event.paid.length > 0 ? cardNames(event.paid) : priceWords(event.price)}.`
    case 'turnEnded':
      return event.forced
        ? `The lost attack ends ${whose(event.seat, viewer)} turn.`
        : `${does(event.seat, viewer, 'end')} the turn.`
    case 'ended':
      return `The game is over: ${event.winners.map((seat) => who(seat, viewer)).join(' and ')} ${event.winners.length > 1 || event.winners[0] === viewer ? 'win' : 'wins'} ${wayWords(event.reason)}.`
  }
}
