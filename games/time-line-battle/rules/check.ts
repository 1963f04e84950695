import { deckSize, type MatchTerms, sameJson } from '@anachron/kernel'
import { BOMB, COPIES, DECK, HAND_SIZE, isUnit, RANKS, TURRET } from '../content/cards.ts'
import { bombTargets, nextBomb } from './bombs.ts'
import { hostsFor, isAttachment, nextDecision } from './decisions.ts'
import { newCard } from './deployment.ts'
import { reasonToEnd, resultOf } from './end.ts'
import { sidesFor } from './options.ts'
import { shape } from './shape.ts'
import { allowanceOf, firstDay, livingUnits } from './timeline.ts'
import type { Battle, Card, Phase, Player, State } from './types.ts'
import { budgetFor, choosesAim, hpLeft, maxHp } from './units.ts'
import { phaseOf } from './view.ts'

/**
 * Whether a state could be one of a match on this table. Every question is asked of a state that has passed the ones
 * before it.
 */
export function check(given: unknown, table: MatchTerms<Battle>): string | undefined {
  const read = shape.safeParse(given)
  if (!read.success) return 'Something in the position is missing or has a value that it cannot have.'
  const state: State = read.data
  return (
    wrongWithTable(state, table) ??
    wrongWithStack(state) ??
    wrongWithCards(state) ??
    wrongWithPlayers(state) ??
    wrongWithBattle(state) ??
    wrongWithDecision(state) ??
    wrongWithEnd(state)
  )
}

function wrongWithTable(state: State, { options, seats }: MatchTerms<Battle>): string | undefined {
  if (!sameJson(state.options, options)) return 'The position was played with other options.'
  if (state.players.length !== seats) return 'The position is for another number of players.'
  if (!sameJson(state.sides, sidesFor(options, seats))) return 'The sides are not those of this match.'
  if (state.survivors.length !== new Set(state.sides).size) return 'There are Units of a side that is not there.'
  if (state.start >= seats) return 'The Start Player has no seat.'
  if (state.timeline > options.maxTimelines) return 'There have been more Timelines than this match has.'
  if (state.day < firstDay(state.timeline)) return 'The Day lies before the first one of its Timeline.'
  if (state.result === null && state.quiet >= options.quietTimelines)
    return 'The match should have ended by stagnation.'
  return undefined
}

/** What lies below the frame that waits, as the flows call each other. */
const BELOW: Readonly<Record<string, string>> = {
  'deploy.cards': 'match.days',
  'day.bomb': 'match.nextDay',
  'day.host': 'match.nextDay',
  'day.aim': 'match.nextDay',
  'example.watch': 'match.nextDay day.arrival',
}

function wrongWithStack({ stack, result }: State): string | undefined {
  const names = stack.map(({ kind, at }) => `${kind}.${at}`)
  const waiting = names.pop()
  if (waiting === undefined) return result === null ? 'Nothing is under way in the position.' : undefined
  return result === null && BELOW[waiting] === names.join(' ') ? undefined : 'What is under way does not fit together.'
}

/**
 * Every player has two of each kind, on the table, in hand, laid face down or in the deck, and nothing else (TLB-2).
 */
export function wrongWithCards({ cards, players }: State): string | undefined {
  for (const [seat, { hand, laid, playing, deck }] of players.entries()) {
    const all = [...hand, ...laid, ...deck.top, ...deck.pool, ...deck.bottom, ...(playing === null ? [] : [playing])]
    for (const card of cards) if (card.owner === seat) all.push(card.rank)
    const counts = new Array<number>(RANKS.length + 1).fill(0)
    for (const rank of all) (counts[rank] as number)++
    if (all.length !== DECK.length || RANKS.some((rank) => counts[rank] !== COPIES))
      return 'A card is missing or lies in two places.'
  }
  return undefined
}

/** Whether cards are being laid; a match given up in the middle stays as it was. */
const isDeploying = (state: State): boolean => state.players.some(({ toDeploy }) => toDeploy > 0)

function wrongWithPlayers(state: State): string | undefined {
  const deploying = isDeploying(state)
  const { phase } = phaseOf(state)
  if (phase !== 'over' && deploying !== (phase === 'deploy')) return 'Nobody or the wrong players have cards to deploy.'
  for (const [seat, player] of state.players.entries()) {
    const wrong = wrongWithHand(player) ?? (deploying ? wrongWithDeployment(state, player) : wrongWithIdleHand(player))
    if (wrong) return wrong
    if (player.vp > DECK.length * state.timeline) return 'There are more points than Units could have earned.'
    if (player.deployed !== state.cards.filter((card) => card.owner === seat).length)
      return 'The cards on the table are not as many as were deployed.'
  }
  if (deploying && state.timeline > 1 && state.survivors.includes(0)) return 'The match should have ended by wipeout.'
  return undefined
}

function wrongWithHand({ hand, playing, deck }: Player): string | undefined {
  const held = hand.length + (playing === null ? 0 : 1)
  if (held !== Math.min(HAND_SIZE, held + deckSize(deck))) return 'A hand has too many cards or too few.'
  return hand.some((rank, i) => i > 0 && rank < (hand[i - 1] as number)) ? 'A hand is not in order.' : undefined
}

const wrongWithIdleHand = ({ laid, playing }: Player): string | undefined =>
  laid.length > 0 || playing !== null ? 'Cards are laid face down when nobody deploys.' : undefined

function wrongWithDeployment(state: State, player: Player): string | undefined {
  const { hand, laid, playing, toDeploy, allowance, deployed } = player
  const opening = state.timeline === 1
  if (opening ? allowance !== 2 || deployed > 0 : allowance > deployed)
    return 'A player may deploy more cards than the last Timeline earned.'
  if (toDeploy + laid.length !== Math.min(allowance, DECK.length - deployed))
    return 'A player has to deploy too many cards or too few.'
  if (playing !== null && (toDeploy === 0 || hand.length === 0)) return 'A card is played that nobody may play.'
  if (!opening || state.options.opening === 'any') return undefined
  // An opening is made of Units, and never becomes impossible (TLB-12).
  const owed = toDeploy - (playing === null ? 0 : 1)
  return laid.every(isUnit) && (playing === null || isUnit(playing)) && hand.filter(isUnit).length >= owed
    ? undefined
    : 'The opening cannot be made of Units.'
}

/** The cards as they lie on the table, and what has become of them in this Timeline. */
function wrongWithBattle(state: State): string | undefined {
  const { phase } = phaseOf(state)
  const first = firstDay(state.timeline) + (isDeploying(state) ? 1 : 0)
  const last = state.players.map(() => 0)
  for (const [id, card] of state.cards.entries()) {
    const { owner, seq, day } = card
    if (card.id !== id || owner >= state.players.length || seq !== (last[owner] as number) + 1)
      return 'The cards on the table are not numbered as they were deployed.'
    last[owner] = seq
    if (card.copy !== copyOf(state, card)) return 'Two cards on the table are the same.'
    if (day < first) return 'A card lies in a Day before this Timeline.'
  }
  const untouched = state.day === firstDay(state.timeline) && state.cards.every((card) => sameJson(card, newCard(card)))
  if (phase === 'deploy' || phase === 'example' || isDeploying(state))
    return untouched ? undefined : 'A battle has been fought before its Timeline began.'
  // Given up before the first Day.
  if (phase === 'over' && untouched) return undefined
  for (const card of state.cards) {
    const wrong = isUnit(card.rank) ? wrongWithUnit(state, card, phase) : wrongWithSupport(state, card, phase)
    if (wrong) return wrong
  }
  return undefined
}

const copyOf = ({ cards }: State, { id, owner, rank }: Card): number =>
  cards.slice(0, id + 1).filter((other) => other.owner === owner && other.rank === rank).length

function wrongWithUnit(state: State, card: Card, phase: Phase): string | undefined {
  const { inPlay, dead, level, damage, budget, aim } = card
  const days = state.day - card.day
  if (card.used || card.host !== null) return 'A Unit is used like a Support.'
  if (inPlay ? days < 0 : days >= 0 && !dead) return 'A Unit has arrived too early or too late.'
  if (!inPlay && (level > 0 || damage > 0 || budget > 0)) return 'A Unit has fought before it arrived.'
  // After the last Day Levels may have risen once more.
  const most = Math.max(0, phase === 'over' ? days + 1 : days)
  if (level > most || (inPlay && !dead && level < days)) return 'A Unit has a Level that does not fit its Days.'
  // Attrition may have taken a hit point more than was left.
  if (damage > maxHp(card) + 1 || (!dead && hpLeft(card) <= 0)) return 'A Unit lives with more damage than it can take.'
  if (budget > budgetFor(card)) return 'A Unit covers more than it can.'
  if (aim !== null && (phase === 'bomb' || !inPlay || !choosesAim({ ...card, turrets: 0 })))
    return 'A Unit aims that does not choose its aim.'
  const mounted = state.cards.filter((other) => other.host === card.id)
  const turrets = mounted.filter(({ rank }) => rank === TURRET).length
  return card.turrets === turrets && card.armors === mounted.length - turrets
    ? undefined
    : 'A Unit carries other attachments than are mounted on it.'
}

function wrongWithSupport(state: State, card: Card, phase: Phase): string | undefined {
  const { used, host, day, rank } = card
  if (!sameJson({ ...card, used: false, host: null }, newCard(card))) return 'A Support fights like a Unit.'
  const early = phase === 'bomb' && rank !== BOMB
  const due = (phase === 'host' || phase === 'aim') && rank === BOMB
  if (used ? day > state.day || (early && day === state.day) : day < state.day || (due && day === state.day))
    return 'A Support was used too early or too late.'
  if (host === null) return undefined
  const unit = state.cards[host]
  const fits = unit && isUnit(unit.rank) && unit.day >= day && state.sides[unit.owner] === state.sides[card.owner]
  return used && isAttachment(card) && fits ? undefined : 'A Support is mounted where it cannot be.'
}

/** Only a card with a choice that is next in turn is asked about. */
function wrongWithDecision(state: State): string | undefined {
  const { phase, deciding } = phaseOf(state)
  if (phase !== 'bomb' && phase !== 'host' && phase !== 'aim') return undefined
  const card = phase === 'bomb' ? nextBomb(state) : nextDecision(state)
  const fits =
    card?.id === deciding &&
    card !== undefined &&
    (phase === 'bomb'
      ? bombTargets(state, card).length > 1
      : phase === 'host'
        ? isAttachment(card) && hostsFor(state, card).length > 1
        : !isAttachment(card))
  return fits ? undefined : 'Somebody is asked about a card that has nothing to decide.'
}

function wrongWithEnd(state: State): string | undefined {
  const { result, sides, survivors } = state
  if (result === null) return undefined
  const { reason } = result
  if (reason === 'concede')
    return survivors.some((_, side) => sameJson(result, resultOf(state, 'concede', side)))
      ? undefined
      : 'The result is not what giving up leads to.'
  const living = survivors.map((_, side) =>
    sides.reduce((sum, of, seat) => sum + (of === side ? livingUnits(state, seat) : 0), 0),
  )
  const counted =
    state.day === 0 &&
    sameJson(survivors, living) &&
    state.players.every(({ allowance }, seat) => allowance === allowanceOf(state, seat))
  return counted && reasonToEnd(state) === reason && sameJson(result, resultOf(state, reason, null))
    ? undefined
    : 'The result does not follow from the table.'
}
