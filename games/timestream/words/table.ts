import type { Seat } from '@anachron/kernel'
import { keywordName } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import { strengthIn } from '../rules/forecast.ts'
import type { PlayerView, Unit, View } from '../rules/types.ts'
import { deckName, name, names, someCards, who } from './phrases.ts'

/** Whether the viewer is kept from knowing what a seat plays with (TS-94). */
export const isUnknown = (view: View, seat: Seat): boolean =>
  view.rules.closed && view.players[seat]?.list === null && (view.players[seat]?.deckSize ?? 0) > 0

/** Said wherever something is worked out from a deck that nobody has shown. */
export const SUPPOSED =
  'The list is closed. Hints, branches and bots take it for one of the decks you know of that fits what you have seen.'

/** What somebody knows of an own deck and of an own Void beyond what lies open (TS-73, TS-95). */
export function ownKnowledge({ top, bottom, faceDown }: PlayerView): string[] {
  return [
    ...(top && top.length > 0 ? [`On top of the deck, the next one first: ${names(top)}.`] : []),
    ...(bottom && bottom.length > 0 ? [`At the bottom of the deck, the last one last: ${names(bottom)}.`] : []),
    ...(faceDown && faceDown.length > 0 ? [`Face down in the Void: ${names(faceDown)}.`] : []),
  ]
}

/** A unit with the strength it has now, everything counted in. */
function unitText(view: View, unit: Unit): string {
  const { energy, resistance } = strengthIn(view, unit)
  const marks = [
    ...(unit.second ? ['locked'] : []),
    ...unit.links.map((link) => `with ${name(link)}`),
    ...(unit.charges > 0 ? [`charged ${unit.charges}`] : []),
    ...(unit.counter > 0 ? [`counter ${unit.counter}`] : []),
    ...(unit.stunned >= view.turn ? ['stunned'] : []),
    ...unit.lasting.flatMap(({ keyword }) => (keyword ? [keywordName(keyword)] : [])),
  ]
  return `${name(unit.card)} ${energy}/${resistance}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}

const chainText = (view: View, units: readonly Unit[]): string =>
  units.map((unit) => unitText(view, unit)).join(' < ') || 'none'

function laneText(view: View, owner: Seat, at: number): string {
  const player = view.players[owner] as PlayerView
  const other = view.players[1 - owner] as PlayerView
  const there = player.locations[at]
  const location = !there
    ? 'empty'
    : there.owner === owner
      ? unitText(view, there)
      : `intruder ${unitText(view, there)}`
  return `    ${at + 1}: ${location} | Advances: ${chainText(view, player.advances[at] as Unit[])} | facing Obstacles: ${chainText(view, other.obstacles[at] as Unit[])}`
}

function handText({ hand, handSize, shown, peeked }: PlayerView): string {
  if (hand) return `hand: ${hand.map(name).join(', ') || 'empty'}`
  const known = [...shown, ...(peeked ?? [])]
  return `${someCards(handSize)} in hand${known.length > 0 ? ` (known: ${names(known)})` : ''}`
}

function playerText(view: View, seat: Seat): string {
  const player = view.players[seat] as PlayerView
  const cells = player.cells.map(
    (cell) =>
      `${cardOf(cell.card).cell?.kind.charAt(0).toUpperCase()}${cell.frozen ? ' frozen' : cell.linked ? ' linked' : ''}`,
  )
  const title = who(seat, view.viewer)
  return [
    `${title === 'you' ? 'You' : title}${seat === view.active ? ' *' : ''}${player.list ? ` – ${deckName(player.list)}` : isUnknown(view, seat) ? ' – closed list' : ''}: ${handText(player)}; deck ${player.deckSize}; Void ${player.void.length}${player.faceDownSize > 0 ? ` and ${player.faceDownSize} face down` : ''}`,
    ...ownKnowledge(player).map((line) => `    ${line}`),
    `    cells: ${cells.join(', ') || 'none'}`,
    ...[0, 1, 2].map((at) => laneText(view, seat, at)),
  ].join('\n')
}

const STEP: Record<View['step'], string> = {
  opening: 'before the first turn',
  unlink: 'step 1, unlinking',
  cells: 'step 3, Power Cells',
  play: 'step 4, playing cards',
  target: 'step 5, striking at targets',
  discard: 'step 6, discarding',
  over: 'over',
}

/** The whole table in text. */
export const viewText = (view: View): string =>
  [
    `${view.turn === 0 ? 'Set-up' : `Turn ${view.turn}`}, ${STEP[view.step]}. The cards are our reconstruction; the rules follow the published sheet.`,
    ...[0, 1].map((seat) => playerText(view, seat)),
    ...([0, 1].some((seat) => isUnknown(view, seat)) ? [SUPPOSED] : []),
  ].join('\n')
