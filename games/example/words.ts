import type { Words } from '@anachron/kernel'
import type { ExampleTypes, View } from './rules/types.ts'

/** Screens put names in the place of “Player 2”. */
const playerName = (seat: number, viewer: number): string => (seat === viewer ? 'you' : `Player ${seat + 1}`)
/** "You draw", "Player 2 draws". */
const does = (seat: number, viewer: number, verb: string): string =>
  seat === viewer ? `You ${verb}` : `Player ${seat + 1} ${verb}s`
const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const playerLine = (view: View, seat: number): string => {
  const hand = view.hands[seat]
  const cards = hand ? `hand ${hand.join(' ') || 'empty'}` : many(view.handSizes[seat] ?? 0, 'card')
  const name = seat === view.viewer ? 'You' : playerName(seat, view.viewer)
  return `${name}: ${view.points[seat]} of ${view.target} points, ${cards}`
}

export const words: Words<ExampleTypes> = {
  view: (view) =>
    [
      ...view.points.map((_, seat) => playerLine(view, seat)),
      `Deck ${view.deckSize}, discards ${view.discards.join(' ') || 'none'}`,
    ].join('\n'),
  action(action) {
    switch (action.kind) {
      case 'bury':
        return `Bury a ${action.minute}`
      case 'play':
        return `Play a ${action.minute}`
      case 'jam':
        return 'Jam the clock'
      case 'pass':
        return 'Let it strike'
      case 'concede':
        return 'Give up'
    }
  },
  event(event, viewer) {
    switch (event.kind) {
      case 'buried':
        return `${does(event.seat, viewer, 'bury').replace('burys', 'buries')} ${event.minute === undefined ? 'a card' : `a ${event.minute}`}.`
      case 'played':
        return `${does(event.seat, viewer, 'play')} a ${event.minute}.`
      case 'jammed':
        return `${does(event.seat, viewer, 'jam')} the clock with another ${event.minute}.`
      case 'rolled':
        return `The clock strikes ${event.die}: ${event.scored ? many(event.minute, 'point') : 'nothing'} for ${playerName(event.seat, viewer)}.`
      case 'drew':
        return `${does(event.seat, viewer, 'draw')} ${event.minutes ? event.minutes.join(', ') : many(event.count, 'card')}.`
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
  result: (result, names) => {
    const winners = names.filter((_, seat) => (result.payoff[seat] ?? 0) > 0)
    return `${winners.join(' and ')} ${winners.length > 1 ? 'share the win' : 'wins'}.`
  },
}
