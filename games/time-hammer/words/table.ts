import type { Seat } from '@anachron/kernel'
import { agentCards, decadeCards, hammers, quarks } from '../content/index.ts'
import { blueReserve, greenReserve } from '../rules/cubes.ts'
import { commanderOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import type { PlayerView, View } from '../rules/types.ts'
import { cardName, cardNames } from './cards.ts'
import { slotWords, spaceName, Who } from './events.ts'

const list = (text: string): string => text || 'none'
const someCards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`

function handLine({ hand, handSize, open, seen, fidoInHand }: PlayerView): string {
  if (hand) return `Hand: ${list(cardNames(hand))}`
  const known = [...open, ...(seen ?? [])]
  const parts = [fidoInHand ? 'Fido' : '', known.length > 0 ? cardNames(known) : ''].filter(Boolean)
  return `Hand: ${someCards(handSize)}${parts.length > 0 ? `, among them ${parts.join(', ')}` : ''}`
}

function playerLines(view: View, seat: Seat): string[] {
  const player = view.players[seat] as PlayerView
  const cubes = `Actions ${player.actions}, Jamais’ ${player.jamais}, Reserve ${greenReserve(player)} green ${blueReserve(player)} blue`
  const bonus = player.drawBonus > 0 ? `, Draw bonus ${player.drawBonus}` : ''
  return [
    `${Who(seat, view.viewer)}${seat === view.active ? ' (Active)' : ''}: skill ${spaceName(player.skill)}. ${cubes}${bonus}.`,
    `  ${handLine(player)}.`,
  ]
}

function decadeLine(view: View, index: number): string {
  const card = decadeCards[index] as (typeof decadeCards)[number]
  const there = view.players.map(({ agents }, seat) => {
    const names = agents
      .filter(({ at }) => at === card.decade)
      .map(({ card: id, guard }) => `${agentCards[id].name}${guard ? ' (On Guard)' : ''}`)
    return names.length > 0 ? `${Who(seat, view.viewer)}: ${names.join(', ')}` : ''
  })
  const owner = commanderOf(view, card.decade)
  const command = owner === null ? '' : `, Command: ${Who(owner, view.viewer)}`
  return `${card.decade} [${card.ids.join(', ')}] ${card.label}${command}. ${there.filter(Boolean).join('; ')}`.trimEnd()
}

/** What is going on just now, if it is more than a turn. */
export function underWay(view: View): string[] {
  const lines: string[] = []
  const hammer = nearest(view.stack, 'hammer')
  if (hammer) lines.push(`${hammers[hammer.card].name} is on ${hammer.pos}.`)
  const attack = nearest(view.stack, 'attack')
  if (attack) {
    const flux =
      attack.flux === null ? '' : attack.flux === 'hidden' ? ', Flux face down' : `, Flux ${cardName(attack.flux)}`
    lines.push(`${agentCards[attack.agent].name} attacks ${agentCards[attack.target].name}${flux}.`)
  }
  const jump = nearest(view.stack, 'jump')
  if (jump) lines.push(`${agentCards[jump.agent].name} Jumps to ${jump.to}.`)
  const shown = nearest(view.stack, 'reveal')
  for (const slot of shown?.slots ?? [])
    if (slot.card !== null) {
      const added = slot.added === 0 ? '' : `, ${slot.added > 0 ? '+' : ''}${slot.added}`
      lines.push(`Revealed, ${slotWords[slot.name]}: ${cardName(slot.card)}${slot.locked ? ', locked' : ''}${added}.`)
    }
  for (const { card } of nearest(view.stack, 'response')?.played ?? []) lines.push(`${cardName(card)} has been played.`)
  return lines
}

/** The whole table in text. */
export function tableWords(view: View): string {
  const round = view.options.rounds - view.die + 1
  const top = view.deck.known && view.deck.known.length > 0 ? `, next ${cardNames(view.deck.known)}` : ''
  const flags = [view.paradox ? 'Paradox' : '', view.quark ? `Quark ${quarks[view.quark].name}` : ''].filter(Boolean)
  return [
    `Round ${round} of ${view.options.rounds}, ${view.phase} phase${flags.length > 0 ? ` (${flags.join(', ')})` : ''}.`,
    ...view.players.flatMap((_, seat) => playerLines(view, seat)),
    ...decadeCards.map((_, index) => decadeLine(view, index)),
    `Draw Deck: ${someCards(view.deck.size)}${top}. Discard pile: ${list(cardNames(view.discard))}.`,
    `Déjà vu: ${list(cardNames(view.dejaVu))}.`,
    ...underWay(view),
  ].join('\n')
}
