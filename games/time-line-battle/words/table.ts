import type { Seat } from '@anachron/kernel'
import { isUnit, kindOf, type Rank } from '../content/cards.ts'
import { lineOf } from '../rules/line.ts'
import { cardName, count, dayName, list, nameOf, sentence, who } from '../rules/say.ts'
import type { Card, View } from '../rules/types.ts'
import { hpLeft, maxHp } from '../rules/units.ts'

const ofSeat = (view: View, seat: Seat): Card[] => view.cards.filter((card) => card.owner === seat)

/** What is mounted on a Unit. */
const loadOf = (unit: Card): string => {
  const load = [
    ...(unit.turrets > 0 ? [count(unit.turrets, 'Turret')] : []),
    ...(unit.armors > 0 ? [count(unit.armors, 'Armor')] : []),
  ]
  return load.length > 0 ? `, ${list(load)}` : ''
}

const inLine = (unit: Card): string =>
  `${nameOf(unit)} L${unit.level} ${hpLeft(unit)}/${maxHp(unit)} hp${loadOf(unit)}${unit.budget > 0 ? `, covers ${unit.budget}` : ''}`

/** Cards by Day, the earliest first. */
function byDay(cards: readonly Card[], say: (card: Card) => string): string {
  const days = [...new Set(cards.map(({ day }) => day))].sort((a, b) => a - b)
  const ofDay = (day: number): string =>
    cards
      .filter((card) => card.day === day)
      .map(say)
      .join(', ')
  return days.map((day) => `${dayName(day)}: ${ofDay(day)}`).join(' · ')
}

function supportState(view: View, card: Card): string {
  const host = card.host === null ? undefined : view.cards[card.host]
  if (host) return `${nameOf(card)} (on ${nameOf(host)}${host.dead ? ', lost' : ''})`
  return `${nameOf(card)} (${card.used ? 'used' : 'ready'})`
}

function handLine(hand: readonly Rank[]): string {
  return hand.map((rank) => `${kindOf(rank).sign} ${cardName(rank)}`).join(', ') || 'empty'
}

function seatLines(view: View, seat: Seat): string[] {
  const player = view.players[seat]
  if (!player) return []
  const cards = ofSeat(view, seat)
  const team = new Set(view.sides).size < view.sides.length ? `, team ${(view.sides[seat] as number) + 1}` : ''
  const lines = [
    `${sentence(who(seat, view.viewer))}${team}: ${player.vp} VP, ${count(player.handSize, 'card')} in hand, ${player.deckSize} in the deck` +
      (player.toDeploy > 0 ? `, ${player.toDeploy} to deploy` : '') +
      (player.offersEnd ? ', offers to stop' : ''),
  ]
  const line = lineOf(view).filter((unit) => unit.owner === seat)
  const ahead = cards.filter((card) => isUnit(card.rank) && !card.inPlay && !card.dead)
  const dead = cards.filter((card) => card.dead)
  const supports = cards.filter((card) => !isUnit(card.rank))
  if (line.length > 0) lines.push(`  In line, Front to Rear: ${line.map(inLine).join(' | ')}`)
  if (ahead.length > 0) lines.push(`  To come: ${byDay(ahead, (card) => nameOf(card) + loadOf(card))}`)
  if (dead.length > 0) lines.push(`  Dead: ${dead.map(nameOf).join(', ')}`)
  if (supports.length > 0) lines.push(`  Supports: ${byDay(supports, (card) => supportState(view, card))}`)
  if (player.own !== 'hidden') {
    const { hand, playing, laid, bottom } = player.own
    lines.push(`  Hand: ${handLine(hand)}`)
    const down = [...laid.map(cardName), ...(playing === null ? [] : [`${cardName(playing)} (being played)`])]
    if (down.length > 0) lines.push(`  Face down: ${down.join(', ')}`)
    if (bottom.length > 0) lines.push(`  Under the deck, next first: ${bottom.map(cardName).join(', ')}`)
  }
  return lines
}

function headline(view: View): string {
  const start = view.start === view.viewer ? 'you start' : `${who(view.start, view.viewer)} starts`
  const quiet = view.quiet > 0 ? ` No progress for ${count(view.quiet, 'Timeline')}.` : ''
  if (view.phase === 'over') return `The game is over after Timeline ${view.timeline}.`
  const doing = view.phase === 'deploy' ? `deploying into ${dayName(view.day)}` : dayName(view.day)
  return `Timeline ${view.timeline}, ${doing}; ${start}.${quiet}`
}

/** The whole table in text. */
export const sayView = (view: View): string =>
  [headline(view), ...view.players.flatMap((_, seat) => seatLines(view, seat))].join('\n')
