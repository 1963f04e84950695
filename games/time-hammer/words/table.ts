import type { Seat } from '@anachron/kernel'
import { count, joined, lines, type Part, type Sentence, say, seat, whom } from '@anachron/kernel/words'
import { type CardId, type DecadeCard, decadeCards, quarks } from '../content/index.ts'
import { blueReserve, greenReserve } from '../rules/cubes.ts'
import { commanderOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import type { AgentInPlay, AttackFrame, PlayerView, Slot, View } from '../rules/types.ts'
import { theCard, theCards, theDecade } from './cards.ts'
import { duelWords, SLOTS, spaceName } from './phrases.ts'

const comma = (parts: readonly Part[]): Sentence => joined(parts, ', ')
const cardsOrNone = (ids: readonly CardId[]): Sentence => (ids.length > 0 ? theCards(ids) : 'none')

function handLine({ hand, handSize, open, seen, fidoInHand }: PlayerView): Sentence {
  if (hand) return say`  Hand: ${cardsOrNone(hand)}.`
  const known = [...(fidoInHand ? ['Fido'] : []), ...[...open, ...(seen ?? [])].map(theCard)]
  return known.length > 0
    ? say`  Hand: ${count(handSize, 'card')}, among them ${comma(known)}.`
    : say`  Hand: ${count(handSize, 'card')}.`
}

function playerLines(view: View, player: PlayerView, of: Seat): Sentence[] {
  const who = of === view.active ? say`${seat(of)} (Active)` : seat(of)
  const cubes = comma([
    say`Actions ${player.actions}`,
    say`Jamais’ ${player.jamais}`,
    say`Reserve ${greenReserve(player)} green ${blueReserve(player)} blue`,
    ...(player.drawBonus > 0 ? [say`Draw bonus ${player.drawBonus}`] : []),
  ])
  return [say`${who}: skill ${spaceName(player.skill)}. ${cubes}.`, handLine(player)]
}

const agentWords = ({ card, guard }: AgentInPlay): Sentence =>
  guard ? say`${theCard(card)} (On Guard)` : theCard(card)

function decadeLine(view: View, { decade, ids, label }: DecadeCard): Sentence {
  const there = view.players.flatMap(({ agents }, of) => {
    const here = agents.filter(({ at }) => at === decade)
    return here.length > 0 ? [say`${seat(of)}: ${comma(here.map(agentWords))}`] : []
  })
  const owner = commanderOf(view, decade)
  const gives = say`${theDecade(decade)} [${comma(ids)}] ${label}`
  const line = owner === null ? say`${gives}.` : say`${gives}, Command: ${whom(owner)}.`
  return there.length > 0 ? say`${line} ${joined(there, '; ')}` : line
}

function slotLine({ name, card, locked, added }: Slot): Sentence[] {
  if (card === null) return []
  const facts = [
    theCard(card),
    ...(locked ? ['locked'] : []),
    ...(added > 0 ? [say`+${added}`] : added < 0 ? [added] : []),
  ]
  return [say`Revealed, ${SLOTS[name]}: ${comma(facts)}.`]
}

function attackLine({ agent, target, flux }: AttackFrame): Sentence {
  const attacks = duelWords({ agent, target })
  if (flux === null) return say`${attacks}.`
  return flux === 'hidden' ? say`${attacks}, Flux face down.` : say`${attacks}, Flux ${theCard(flux)}.`
}

/** What is going on just now, if it is more than a turn. */
function underWay({ stack }: View): Sentence[] {
  const hammer = nearest(stack, 'hammer')
  const attack = nearest(stack, 'attack')
  const jump = nearest(stack, 'jump')
  return [
    ...(hammer ? [say`${theCard(hammer.card)} is on ${theDecade(hammer.pos)}.`] : []),
    ...(attack ? [attackLine(attack)] : []),
    ...(jump ? [say`${theCard(jump.agent)} Jumps to ${theDecade(jump.to)}.`] : []),
    ...(nearest(stack, 'reveal')?.slots ?? []).flatMap(slotLine),
    ...(nearest(stack, 'response')?.played ?? []).map(({ card }) => say`${theCard(card)} has been played.`),
  ]
}

function headline(view: View): Sentence {
  const { rounds } = view.options
  const now = say`Round ${rounds - view.die + 1} of ${rounds}, ${view.phase} phase`
  const flags = [...(view.paradox ? ['Paradox'] : []), ...(view.quark ? [say`Quark ${quarks[view.quark].name}`] : [])]
  return flags.length > 0 ? say`${now} (${comma(flags)}).` : say`${now}.`
}

function deckLine({ deck, discard }: View): Sentence {
  const size = count(deck.size, 'card')
  const known = deck.known && deck.known.length > 0 ? say`${size}, next ${theCards(deck.known)}` : size
  return say`Draw Deck: ${known}. Discard pile: ${cardsOrNone(discard)}.`
}

/** The whole table in text. */
export const sayTable = (view: View): Sentence =>
  lines([
    headline(view),
    ...view.players.flatMap((player, of) => playerLines(view, player, of)),
    ...decadeCards.map((card) => decadeLine(view, card)),
    deckLine(view),
    say`Déjà vu: ${cardsOrNone(view.dejaVu)}.`,
    ...underWay(view),
  ])
