/** What things on the board are called, for whoever points at them or hears them read. */
import type { Seat } from '@anachron/kernel'
import { count, joined, list, type Sentence, say, seat, whose } from '@anachron/kernel/words'
import { type Card, cardOf, type Phase } from '../content/index.ts'
import { isAsleepAt, sleepsIn, strengthIn } from '../rules/from-view.ts'
import type { Cell, PlayerView, Unit, View } from '../rules/types.ts'
import { cardText, costWords, typeName } from './card-text.ts'
import { name, names, PLACE, strength, unitOf } from './phrases.ts'
import { isUnknown, marksOf, ownKnowledge, supposed } from './table.ts'

export function unitLabel(view: View, unit: Unit): Sentence {
  const { energy, resistance } = strengthIn(view, unit)
  const bare = say`${unitOf(unit)}, Energy ${energy}, Resistance ${resistance}`
  return joined([bare, ...marksOf(view, unit)], ', ')
}

/** More about a unit: what it is now, and what is linked to it. */
export function unitFacts(view: View, unit: Unit): Sentence[] {
  const { energy, resistance } = strengthIn(view, unit)
  const printed = cardOf(unit.card)
  const marks = marksOf(view, unit)
  // What is printed on it stands above already.
  const isAsPrinted = marks.length === 0 && energy === printed.energy && resistance === printed.resistance
  return [
    ...(isAsPrinted ? [] : [say`Now ${joined([strength(energy, resistance), ...marks], ', ')}.`]),
    ...(sleepsIn(view, unit) ? ['Asleep: nothing strikes across an empty location. Filling it wakes this unit.'] : []),
    ...(unit.stunned >= view.turn ? [say`Stunned: it cannot strike before turn ${unit.stunned} is over.`] : []),
    ...unit.links.map((link) => {
      const text = cardText(cardOf(link))
      return text ? say`Linked: ${name(link)}. ${text}` : say`Linked: ${name(link)}.`
    }),
  ]
}

/** What lies at an edge of the table, and whose it is. */
export const sideLabel = (owner: Seat, kind: 'advance' | 'obstacle'): Sentence =>
  kind === 'advance' ? say`${whose(owner)} Advances` : say`${whose(owner)} Obstacles`

export const chainLabel = (owner: Seat): Sentence => say`${whose(owner)} chain`

export function locationLabel(owner: Seat, phase: Phase, there: Unit | null): Sentence {
  const bare = say`${whose(owner)} lane ${phase}, ${PLACE[phase]}`
  return there ? bare : say`${bare}, empty`
}

/** TS-67: what an empty location means for those who face each other across it. */
export const locationFacts = (view: View, owner: Seat, phase: Phase): Sentence[] =>
  isAsleepAt(view, owner, phase)
    ? [
        owner === view.viewer
          ? 'What lies at this lane sleeps: nothing strikes across an empty location. A chain card here wakes it.'
          : 'What lies at this lane sleeps: nothing strikes across an empty location, before the rival fills it.',
      ]
    : []

export function phaseLabel(owner: Seat, kind: 'advance' | 'obstacle', phase: Phase, units: number): Sentence {
  const many = units === 0 ? 'none' : units
  return kind === 'advance'
    ? say`${whose(owner)} Advances in lane ${phase}, ${many}`
    : say`${whose(owner)} Obstacles against lane ${phase}, ${many}`
}

export function playerLabel(of: Seat, player: PlayerView): Sentence {
  const inVoid = player.void.length + player.faceDownSize
  return say`${seat(of)}: ${count(player.handSize, 'card')} in hand, ${player.deckSize} in the deck, ${inVoid} in the Void`
}

/** More about a player: what everybody, or only the viewer, knows of hand and deck; the Void is read by itself. */
export function playerFacts(view: View, of: Seat): Sentence[] {
  const player = view.players[of] as PlayerView
  const known = [...player.shown, ...(player.peeked ?? [])]
  return [
    ...(isUnknown(view, of) ? [supposed(view.rules)] : []),
    ...(known.length > 0 ? [say`Known to be in hand: ${names(known)}.`] : []),
    ...ownKnowledge(player),
  ]
}

export function cellsLabel(of: Seat, cells: readonly Cell[]): Sentence {
  const ready = cells.filter((cell) => !cell.linked).length
  return say`${whose(of)} Power Cells: ${ready} of ${cells.length} ready`
}

/** `where`: 'in your hand'. */
export function cardLabel({ name: title, type, cost, energy, resistance }: Card, where: string): Sentence {
  const parts = [
    say`${title} ${where}`,
    typeName(type),
    ...(type === 'power-cell' ? [] : [say`costs ${costWords(cost)}`]),
    ...(energy === null ? [] : [say`Energy ${energy}`, say`Resistance ${resistance ?? 0}`]),
  ]
  return joined(parts, ', ')
}

export const heldLine = (hand: readonly string[]): Sentence =>
  hand.length > 0 ? say`In your hand: ${list(hand.map(name))}.` : 'In your hand: nothing.'
