import type { Seat } from '@anachron/kernel'
import { joined, lines, type Sentence, say, seat } from '@anachron/kernel/words'
import { type CellKind, cardOf } from '../content/index.ts'
import { strengthIn } from '../rules/from-view.ts'
import type { CardId, Cell, LimitedFrame, PlayerView, Unit, View } from '../rules/types.ts'
import { HIDDEN } from '../rules/view.ts'
import { keywordName } from './card-text.ts'
import { deckName, name, names, someCards, strength } from './phrases.ts'

/** Whether the viewer is kept from knowing what a seat plays with (TS-94). */
export const isUnknown = (view: View, seat: Seat): boolean =>
  view.rules.closed && view.players[seat]?.list === null && (view.players[seat]?.deckSize ?? 0) > 0

/** Said wherever something is worked out from a deck that nobody has shown. */
export const supposed = ({ decksFrom }: View['rules']): string =>
  decksFrom === 'choice'
    ? 'The list is closed. Hints, branches and bots take it for one of the decks you know of that fits what you have seen.'
    : 'The list is closed. Hints, branches and bots take it for a deck from packs like yours with what you have seen in it.'

/** What somebody knows of an own deck and of an own Void beyond what lies open (TS-73, TS-95). */
export function ownKnowledge({ top, bottom, faceDown }: PlayerView): Sentence[] {
  return [
    ...(top && top.length > 0 ? [say`On top of the deck, the next one first: ${names(top)}.`] : []),
    ...(bottom && bottom.length > 0 ? [say`At the bottom of the deck, the last one last: ${names(bottom)}.`] : []),
    ...(faceDown && faceDown.length > 0 ? [say`Face down in the Void: ${names(faceDown)}.`] : []),
  ]
}

/** What lies on a unit and holds for it now. */
export const marksOf = (view: View, unit: Unit): Sentence[] => [
  ...(unit.second ? ['locked'] : []),
  ...(unit.charges > 0 ? [say`charged ${unit.charges}×`] : []),
  ...(unit.counter > 0 ? [say`counter ${unit.counter}`] : []),
  ...(unit.stunned >= view.turn ? ['stunned'] : []),
  ...unit.lasting.flatMap(({ keyword }) => (keyword ? [keywordName(keyword)] : [])),
]

/** A unit with the strength it has now, everything counted in. */
function unitText(view: View, unit: Unit): Sentence {
  const { energy, resistance } = strengthIn(view, unit)
  const marks = [...unit.links.map((link) => say`with ${name(link)}`), ...marksOf(view, unit)]
  const bare = say`${name(unit.card)} ${strength(energy, resistance)}`
  return marks.length > 0 ? say`${bare} (${joined(marks, ', ')})` : bare
}

const chainText = (view: View, units: readonly Unit[]): Sentence =>
  units.length > 0
    ? joined(
        units.map((unit) => unitText(view, unit)),
        ' < ',
      )
    : 'none'

function locationText(view: View, owner: Seat, there: Unit | null | undefined): Sentence {
  if (!there) return 'empty'
  return there.owner === owner ? unitText(view, there) : say`intruder ${unitText(view, there)}`
}

function laneText(view: View, owner: Seat, at: number): Sentence {
  const player = view.players[owner] as PlayerView
  const other = view.players[1 - owner] as PlayerView
  const location = locationText(view, owner, player.locations[at])
  const advances = chainText(view, player.advances[at] as Unit[])
  const obstacles = chainText(view, other.obstacles[at] as Unit[])
  return say`    ${at + 1}: ${location} | Advances: ${advances} | facing Obstacles: ${obstacles}`
}

function handText({ hand, handSize, shown, peeked }: PlayerView): Sentence {
  if (hand) return hand.length > 0 ? say`hand: ${joined(hand.map(name), ', ')}` : 'hand: empty'
  const known = [...shown, ...(peeked ?? [])]
  return known.length > 0
    ? say`${someCards(handSize)} in hand (known: ${names(known)})`
    : say`${someCards(handSize)} in hand`
}

const LETTER: Record<CellKind, string> = { ancient: 'A', future: 'F', universal: 'U' }

function cellText({ card, linked, frozen }: Cell): Sentence {
  const kind = cardOf(card).cell?.kind
  const letter = kind ? LETTER[kind] : name(card)
  if (frozen) return say`${letter} frozen`
  return linked ? say`${letter} spent` : letter
}

function titleText(view: View, of: Seat): Sentence {
  const { list } = view.players[of] as PlayerView
  const title = of === view.active ? say`${seat(of)} *` : seat(of)
  if (list) return say`${title} – ${deckName(list)}`
  return isUnknown(view, of) ? say`${title} – closed list` : title
}

function playerText(view: View, of: Seat): Sentence {
  const player = view.players[of] as PlayerView
  const { cells, deckSize, faceDownSize } = player
  const open = player.void.length
  const inVoid = faceDownSize > 0 ? say`${open} and ${faceDownSize} face down` : open
  return lines([
    say`${titleText(view, of)}: ${handText(player)}; deck ${deckSize}; Void ${inVoid}`,
    ...ownKnowledge(player).map((line) => say`    ${line}`),
    say`    cells: ${cells.length > 0 ? joined(cells.map(cellText), ', ') : 'none'}`,
    ...[0, 1, 2].map((at) => laneText(view, of, at)),
  ])
}

const STEP: Record<View['step'], string> = {
  opening: 'before the first turn',
  unlink: 'step 1, making cells ready',
  cells: 'step 3, Power Cells',
  play: 'step 4, playing cards',
  target: 'step 5, striking at targets',
  discard: 'step 6, discarding',
  over: 'over',
}

/** TS-98, TS-99: the pack before a seat and what it has, as far as the viewer may know. */
function packsText({ packs, pools }: LimitedFrame, of: Seat): Sentence {
  const cards = (held: readonly CardId[] = []): Sentence =>
    held.length === 0 ? 'none' : held.includes(HIDDEN) ? someCards(held.length) : names(held)
  return lines([say`${seat(of)}: pack: ${cards(packs[of])}`, say`    picked: ${cards(pools[of])}`])
}

/** The whole table in text. */
export function viewText(view: View): Sentence {
  const frame = view.stack.at(-1)
  const when = view.turn === 0 ? 'Set-up' : say`Turn ${view.turn}`
  return lines([
    say`${when}, ${STEP[view.step]}. The cards are our reconstruction; the rules follow the published sheet.`,
    ...(frame?.kind === 'limited'
      ? [0, 1].map((of) => packsText(frame, of))
      : [0, 1].map((of) => playerText(view, of))),
    ...([0, 1].some((of) => isUnknown(view, of)) ? [supposed(view.rules)] : []),
  ])
}
