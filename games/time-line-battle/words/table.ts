import type { Seat } from '@anachron/kernel'
import { count, joined, lines, list, type Part, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { isUnit, kindOf, type Rank } from '../content/cards.ts'
import { lineOf } from '../rules/line.ts'
import type { Card, PlayerView, View } from '../rules/types.ts'
import { hpLeft, maxHp } from '../rules/units.ts'
import { cardName, dayName, nameOf } from './names.ts'

/** A Unit and what is mounted on it. */
function laden(name: Sentence, { turrets, armors }: Card): Sentence {
  const load: Part[] = [
    ...(turrets > 0 ? [count(turrets, 'Turret')] : []),
    ...(armors > 0 ? [count(armors, 'Armor')] : []),
  ]
  return load.length > 0 ? say`${name}, ${list(load)}` : name
}

function inLine(unit: Card): Sentence {
  const stands = laden(say`${nameOf(unit)} L${unit.level} ${hpLeft(unit)}/${maxHp(unit)} hp`, unit)
  return unit.budget > 0 ? say`${stands}, covers ${unit.budget}` : stands
}

/** Cards by Day, the earliest first. */
function byDay(cards: readonly Card[], told: (card: Card) => Sentence): Sentence {
  const days = [...new Set(cards.map(({ day }) => day))].sort((a, b) => a - b)
  const ofDay = (day: number): Sentence => comma(cards.filter((card) => card.day === day).map(told))
  return joined(
    days.map((day) => say`${dayName(day)}: ${ofDay(day)}`),
    ' · ',
  )
}

const comma = (parts: readonly Part[]): Sentence => joined(parts, ', ')

function supportState(view: View, card: Card): Sentence {
  const host = card.host === null ? undefined : view.cards[card.host]
  if (!host) return say`${nameOf(card)} (${card.used ? 'used' : 'ready'})`
  return host.dead ? say`${nameOf(card)} (on ${nameOf(host)}, lost)` : say`${nameOf(card)} (on ${nameOf(host)})`
}

const handWords = (hand: readonly Rank[]): Sentence =>
  hand.length > 0 ? comma(hand.map((rank) => say`${kindOf(rank).sign} ${cardName(rank)}`)) : 'empty'

function playerLine(view: View, player: PlayerView, of: Seat): Sentence {
  const teams = new Set(view.sides).size < view.sides.length
  return comma([
    teams ? say`${seat(of)}, team ${(view.sides[of] ?? 0) + 1}: ${player.vp} VP` : say`${seat(of)}: ${player.vp} VP`,
    say`${count(player.handSize, 'card')} in hand`,
    say`${player.deckSize} in the deck`,
    ...(player.toDeploy > 0 ? [say`${player.toDeploy} to lay`] : []),
    ...(player.offersEnd ? [say`${verb('offer', seat(of))} to stop`] : []),
  ])
}

function cardLines(view: View, of: Seat): Sentence[] {
  const cards = view.cards.filter((card) => card.owner === of)
  const line = lineOf(view).filter((unit) => unit.owner === of)
  const ahead = cards.filter((card) => isUnit(card.rank) && !card.inPlay && !card.dead)
  const dead = cards.filter((card) => card.dead)
  const supports = cards.filter((card) => !isUnit(card.rank))
  return [
    ...(line.length > 0 ? [say`  In line, Front to Rear: ${joined(line.map(inLine), ' | ')}`] : []),
    ...(ahead.length > 0 ? [say`  To come: ${byDay(ahead, (card) => laden(nameOf(card), card))}`] : []),
    ...(dead.length > 0 ? [say`  Dead: ${comma(dead.map(nameOf))}`] : []),
    ...(supports.length > 0 ? [say`  Supports: ${byDay(supports, (card) => supportState(view, card))}`] : []),
  ]
}

function ownLines({ own }: PlayerView): Sentence[] {
  if (own === 'hidden') return []
  const { hand, playing, laid, bottom } = own
  const down = [...laid.map(cardName), ...(playing === null ? [] : [say`${cardName(playing)} (being played)`])]
  return [
    say`  Hand: ${handWords(hand)}`,
    ...(down.length > 0 ? [say`  Face down: ${comma(down)}`] : []),
    ...(bottom.length > 0 ? [say`  Under the deck, next first: ${comma(bottom.map(cardName))}`] : []),
  ]
}

function headline(view: View): Sentence {
  if (view.phase === 'over') return say`The game is over after Timeline ${view.timeline}.`
  const day = dayName(view.day)
  const doing = view.phase === 'deploy' ? say`laying into ${day}` : day
  const now = say`Timeline ${view.timeline}, ${doing}; ${seat(view.start)} ${verb('start')}.`
  return view.quiet > 0 ? say`${now} No progress for ${count(view.quiet, 'Timeline')}.` : now
}

/** The whole table in text. */
export const sayView = (view: View): Sentence =>
  lines([
    headline(view),
    ...view.players.flatMap((player, of) => [
      playerLine(view, player, of),
      ...cardLines(view, of),
      ...ownLines(player),
    ]),
  ])
