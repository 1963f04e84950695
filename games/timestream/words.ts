import type { Seat, Viewer, Words } from '@anachron/kernel'
import { costText, keywordName } from './card-text.ts'
import { cardOf, decks } from './content/index.ts'
import type { Action, CardId, DeckChoice, Event, Play, PlayerView, TimestreamTypes, Unit, View } from './rules/types.ts'

const name = (card: CardId): string => cardOf(card).name
const names = (cards: readonly CardId[]): string => cards.map(name).join(', ')
const who = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'You' : `Seat ${seat + 1}`)
/** "You draw", "Seat 2 draws". */
const does = (seat: Seat, viewer: Viewer, verb: string, verbs = `${verb}s`): string =>
  seat === viewer ? `You ${verb}` : `Seat ${seat + 1} ${verbs}`
const cardsOf = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

export const deckName = (deck: DeckChoice): string =>
  typeof deck === 'string' ? (decks.find(({ id }) => id === deck)?.name ?? deck) : deck.name

/** Whether the viewer is kept from knowing what a seat plays with (TS-94). */
export const isUnknown = (view: View, seat: Seat): boolean =>
  view.rules.closed && view.players[seat]?.list === null && (view.players[seat]?.deckSize ?? 0) > 0

/** Said wherever something is worked out from a deck that nobody has shown. */
export const SUPPOSED =
  'The list is closed. Hints, branches and bots take it for one of the decks you know of that fits what you have seen.'

function unitText(unit: Unit): string {
  const card = cardOf(unit.card)
  const marks = [
    ...(unit.second ? ['locked'] : []),
    ...unit.links.map((link) => `with ${name(link)}`),
    ...(unit.charges > 0 ? [`charged ${unit.charges}`] : []),
    ...(unit.counter > 0 ? [`counter ${unit.counter}`] : []),
    ...unit.lasting.map(({ energy, resistance, keyword }) =>
      keyword ? keywordName(keyword) : `+${energy}/+${resistance}`,
    ),
  ]
  return `${card.name} ${card.energy}/${card.resistance}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}

const chainText = (units: readonly Unit[]): string => units.map(unitText).join(' < ') || 'none'

function laneText(view: View, owner: Seat, at: number): string {
  const player = view.players[owner] as PlayerView
  const other = view.players[1 - owner] as PlayerView
  const there = player.locations[at]
  const location = !there ? 'empty' : there.owner === owner ? unitText(there) : `intruder ${unitText(there)}`
  return `    ${at + 1}: ${location} | Advances: ${chainText(player.advances[at] as Unit[])} | facing Obstacles: ${chainText(other.obstacles[at] as Unit[])}`
}

function playerText(view: View, seat: Seat): string {
  const player = view.players[seat] as PlayerView
  const cells = player.cells.map(
    (cell) =>
      `${cardOf(cell.card).cell?.kind.charAt(0).toUpperCase()}${cell.frozen ? ' frozen' : cell.linked ? ' linked' : ''}`,
  )
  const known = [...player.shown, ...(player.peeked ?? [])]
  const hand = player.hand
    ? `hand: ${names(player.hand) || 'empty'}`
    : `${player.handSize} cards in hand${known.length > 0 ? ` (known: ${names(known)})` : ''}`
  return [
    `${who(seat, view.viewer)}${seat === view.active ? ' *' : ''}${player.list ? ` – ${deckName(player.list)}` : isUnknown(view, seat) ? ' – closed list' : ''}: ${hand}; deck ${player.deckSize}; Void ${player.void.length}${player.faceDownSize > 0 ? ` and ${player.faceDownSize} face down` : ''}`,
    `    cells: ${cells.join(', ') || 'none'}`,
    ...[0, 1, 2].map((at) => laneText(view, seat, at)),
  ].join('\n')
}

function unitNamed(view: View, id: number): string {
  const units = view.players.flatMap((player) => [
    ...player.advances.flat(),
    ...player.obstacles.flat(),
    ...player.locations.flatMap((unit) => unit ?? []),
  ])
  const unit = units.find((candidate) => candidate.id === id)
  return unit
    ? `${name(unit.card)}${unit.owner === view.viewer ? '' : ` of ${who(unit.owner, view.viewer).toLowerCase()}`}`
    : 'a unit that is gone'
}

const playText = (play: Play): string => {
  const card = `${name(play.card)}`
  switch (play.kind) {
    case 'fill':
      return `${card} into location ${play.location}`
    case 'lock':
      return `a second ${card} to lock location ${play.location}`
    case 'intrude':
      return `${card} into the opponent’s location ${play.location}`
    case 'advance':
      return `${card} into Advance phase ${play.phase}`
    case 'obstacle':
      return `${card} into Obstacle phase ${play.phase}`
    default:
      return card
  }
}

function actionText(action: Action, view: View): string {
  switch (action.kind) {
    case 'deck':
      return `Play ${deckName(action.deck)}`
    case 'keep':
      return 'Keep this hand'
    case 'mulligan':
      return 'Draw seven new cards'
    case 'charge':
      return `Charge ${unitNamed(view, action.unit)}`
    case 'payByHand':
      return 'Choose the cells for the next play yourself'
    case 'end':
      return view.step === 'cells' ? 'No more Power Cells' : view.step === 'play' ? 'Done playing' : 'No more targets'
    case 'strike': {
      const owner = action.with === 'advance' ? view.active : 1 - view.active
      const own = view.players[view.active] as PlayerView
      const other = view.players[1 - view.active] as PlayerView
      const at = action.phase - 1
      const striker = (action.with === 'advance' ? own.advances : own.obstacles)[at]?.[0]
      const target =
        action.at === 'location'
          ? view.players[owner]?.locations[at]
          : (action.with === 'advance' ? other.obstacles : other.advances)[at]?.[0]
      return `${striker ? name(striker.card) : 'A unit'} strikes at ${target ? name(target.card) : 'its target'} (phase ${action.phase})`
    }
    case 'card':
      return name(action.card)
    case 'useCell':
      return `${name(action.card)}${action.frozen ? ', frozen' : action.linked ? ', linked' : ''}`
    case 'unit':
      return unitNamed(view, action.unit)
    case 'phase':
      return `Phase ${action.phase}`
    case 'none':
      return 'None'
    case 'concede':
      return 'Give up'
    case 'link':
      return `Link ${name(action.card)} to ${unitNamed(view, action.host)} for ${costText(cardOf(action.card).cost)}`
    default:
      return `Play ${playText(action)}${action.kind === 'cell' ? '' : ` for ${costText(cardOf(action.card).cost)}`}`
  }
}

function eventText(event: Event, viewer: Viewer): string {
  if (event.kind === 'ended') return event.reason === 'home' ? 'The recording is home.' : 'The game is over.'
  const { seat } = event
  switch (event.kind) {
    case 'deckChosen':
      return `${does(seat, viewer, 'have chosen', 'has chosen')} ${event.deck ? deckName(event.deck) : 'a deck'}.`
    case 'begins':
      return `${does(seat, viewer, 'begin')}.`
    case 'powerStart':
      return `${does(seat, viewer, 'start')} with ${names(event.cards)}.`
    case 'mulligan':
      return event.taken ? `${does(seat, viewer, 'draw')} a new hand.` : `${does(seat, viewer, 'keep')} the hand.`
    case 'turn':
      return `Turn ${event.turn}: ${who(seat, viewer).toLowerCase()}.`
    case 'drew':
      return `${does(seat, viewer, 'draw')} ${event.cards ? names(event.cards) : cardsOf(event.count)}.`
    case 'reshuffled':
      return `${does(seat, viewer, 'shuffle')} the Void of ${event.count} into a new deck.`
    case 'played':
      return event.play.kind === 'link'
        ? `${does(seat, viewer, 'link')} ${name(event.play.card)}.`
        : `${does(seat, viewer, 'play')} ${playText(event.play)}.`
    case 'paidCard':
      return `${does(seat, viewer, 'void')} ${name(event.card)} as a price.`
    case 'paidCell':
      return `${event.gone ? does(seat, viewer, 'give') : does(seat, viewer, 'link')}${event.gone ? ' up' : ''} ${name(event.card)}.`
    case 'charged':
      return `${does(seat, viewer, 'charge')} ${name(event.card)}.`
    case 'strike':
      return `${name(event.card)} (${event.energy[0]}/${event.resistance[0]}) strikes at ${name(event.targetCard)} (${event.energy[1]}/${event.resistance[1]}).`
    case 'voided':
      return `${names(event.cards)} ${event.cards.length > 1 ? 'go' : 'goes'} to the Void.`
    case 'returned':
      return `${names(event.cards)} ${event.cards.length > 1 ? 'return' : 'returns'} to ${seat === viewer ? 'your' : `seat ${seat + 1}’s`} hand.`
    case 'unlocked':
      return `The lock on ${name(event.card)} is broken.`
    case 'raised':
      return `${name(event.card)} has +${event.energy}/+${event.resistance}.`
    case 'granted':
      return `${name(event.card)} is ${keywordName(event.keyword)}.`
    case 'stunned':
      return `${name(event.card)} is stunned.`
    case 'moved':
      return `${name(event.card)} moves to phase ${event.phase}.`
    case 'counter':
      return `The counter on ${name(event.card)} falls to ${event.left}.`
    case 'froze':
      return `${does(seat, viewer, 'freeze')} a ${name(event.card)}.`
    case 'unlinked':
      return `${does(seat, viewer, 'unlink')} ${name(event.card)}.`
    case 'allowed':
      return `${does(seat, viewer, 'may', 'may')} play ${event.amount} more ${event.what === 'cell' ? 'Power Cell' : 'Event Chain card'}${event.amount > 1 ? 's' : ''} this turn.`
    case 'peeked':
      return `${does(seat, viewer, 'look')} at the opponent’s hand${event.cards ? `: ${names(event.cards) || 'empty'}` : ''}.`
    case 'looked':
      return `${does(seat, viewer, 'look')} at ${event.cards ? names(event.cards) : cardsOf(event.count)} on top of the deck.`
    case 'took':
      return `${does(seat, viewer, 'take')} ${event.card ? name(event.card) : 'a card'} from the ${event.from === 'void' ? 'Void' : 'deck'}.`
    case 'bottomed':
      return `${does(seat, viewer, 'put')} ${event.cards ? names(event.cards) : cardsOf(event.count)} under the deck.`
    case 'lost':
      return `${does(seat, viewer, 'lose')} ${name(event.card)} from hand.`
    case 'buried':
      return `${does(seat, viewer, 'put')} ${event.cards ? names(event.cards) : cardsOf(event.count)} face down into the Void.`
  }
}

const ASKS: Record<string, string> = {
  'opening.deck': 'Choose your deck',
  'opening.mulligan': 'Keep this hand, or draw seven new cards?',
  'turn.cells': 'Step 3: you may play a Power Cell',
  'turn.play': 'Step 4: play cards, charge units, or go on',
  'turn.target': 'Step 5: strike at a target, or go on',
  'turn.discard': 'You hold more than ten cards: put one face down into your Void',
  'pay.card': 'Choose a card of your hand to void as a price',
  'pay.giveUp': 'Choose a Power Cell to give up',
  'pay.cell': 'Choose a Power Cell to pay with',
  'ability.unit': 'Choose a unit',
  'ability.destination': 'Choose where it goes',
  'ability.phase': 'Choose a phase number',
  'ability.unlink': 'Choose a Power Cell to unlink',
  'ability.freeze': 'Choose a Power Cell of the opponent to freeze',
  'ability.search': 'Search your deck: choose a card',
  'ability.recover': 'Choose a card of your Void',
  'ability.sift': 'Choose a card to take',
  'ability.arrange': 'Put this card under your deck, or leave it on top?',
}

export const words: Words<TimestreamTypes> = {
  view: (view) =>
    [
      `Turn ${view.turn}, ${view.step}. The cards are our reconstruction; the rules follow the published sheet.`,
      ...[0, 1].map((seat) => playerText(view, seat)),
      ...([0, 1].some((seat) => isUnknown(view, seat)) ? [SUPPOSED] : []),
    ].join('\n'),
  action: actionText,
  event: eventText,
  ask(ask, view) {
    const frame = view.stack.at(-1)
    const source = frame?.kind === 'ability' ? `${name(frame.card)}: ` : ''
    return `${source}${ASKS[ask] ?? 'Choose'}`
  },
  result(result, players) {
    const winner = players.find((_, seat) => result.payoff[seat] === 1)
    if (!winner) return 'The game is a draw.'
    if (result.reason === 'home') return `${winner} wins, home with the recording.`
    return result.reason === 'concede'
      ? `${winner} wins: the other gave up.`
      : `${winner} wins by the count at the turn limit.`
  },
}
