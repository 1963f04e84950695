import type { Forecast, Seat, Threat, Words } from '@anachron/kernel'
import { a, count, joined, lines, list, people, type Sentence, say, seat, verb, whom } from '@anachron/kernel/words'
import { ALL_CARDS } from '../content/index.ts'
import type { Action, ExampleTypes, View } from '../rules/types.ts'

const numbers = (minutes: readonly number[], none: string): Sentence =>
  minutes.length > 0 ? joined(minutes, ' ') : none

function playerLine(view: View, player: number): Sentence {
  const hand = view.hands[player]
  const cards = hand ? say`hand ${numbers(hand, 'empty')}` : count(view.handSizes[player] ?? 0, 'card')
  return say`${seat(player)}: ${view.points[player] ?? 0} of ${count(view.target, 'point')}, ${cards}`
}

export const words: Words<ExampleTypes> = {
  view: (view) =>
    lines([
      ...view.points.map((_, player) => playerLine(view, player)),
      say`Deck ${view.deckSize}, discards ${numbers(view.discards, 'none')}`,
    ]),
  action(action) {
    switch (action.kind) {
      case 'bury':
        return say`Bury ${a(action.minute)}`
      case 'play':
        return say`Play ${a(action.minute)}`
      case 'jam':
        return 'Jam the clock'
      case 'pass':
        return 'Let it strike'
      case 'concede':
        return 'Give up'
    }
  },
  event(event) {
    switch (event.kind) {
      case 'buried':
        return say`${seat(event.seat)} ${verb('bury')} ${a(event.minute ?? 'card')}.`
      case 'played':
        return say`${seat(event.seat)} ${verb('play')} ${a(event.minute)}.`
      case 'jammed':
        return say`${seat(event.seat)} ${verb('jam')} the clock with another ${event.minute}.`
      case 'rolled': {
        const gain = event.scored ? count(event.minute, 'point') : 'nothing'
        return say`The clock strikes ${event.die}: ${gain} for ${whom(event.seat)}.`
      }
      case 'drew':
        return say`${seat(event.seat)} ${verb('draw')} ${event.minutes ? list(event.minutes) : count(event.count, 'card')}.`
      case 'ended':
        return 'The game is over.'
    }
  },
  ask: (ask) =>
    ask === 'bury.choose'
      ? 'Choose a card to bury'
      : ask === 'grab.answer'
        ? 'Jam the clock, or let it strike?'
        : 'Play a card',
  story: {
    chapter: ({ kind }) => (kind === 'buried' ? 'Burying' : kind === 'played' ? 'The clock' : undefined),
    isMajor: ({ kind }) => kind !== 'drew',
  },
  result({ payoff }) {
    const winners = payoff.flatMap((share, player) => (share > 0 ? [player] : []))
    return winners.length > 1
      ? say`${people(winners)} ${verb('share')} the win.`
      : say`${people(winners)} ${verb('win')}.`
  },
}

/** EX-6: what the die may bring. */
export function forecast(view: View, action: Action): Forecast<ExampleTypes> | undefined {
  if (action.kind !== 'play') return undefined
  const chance = (7 - action.minute) / 6
  const gone = view.discards.filter((minute) => minute === action.minute).length
  return {
    rule: 'EX-6',
    outcomes: [
      { words: count(action.minute, 'point'), chance },
      { words: 'nothing', chance: 1 - chance },
    ],
    notes: [say`${gone} of four ${verb('be', gone)} in the discards.`],
  }
}

/** EX-9: whom one grab could bring to the end. */
export function threats({ points, target, result }: View, seat: Seat): Threat<ExampleTypes>[] {
  const left = target - (points[seat] ?? 0)
  if (result || left > Math.max(...ALL_CARDS)) return []
  return [{ rule: 'EX-9', words: say`${count(left, 'point')} from winning: one grab can do it.`, severity: 'alarm' }]
}
