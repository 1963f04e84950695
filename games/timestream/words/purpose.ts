/** What a play is good for, in one sentence: what it gains, or what it keeps the rival from. Never what it costs. */
import type { Seat } from '@anachron/kernel'
import { count, list, type Sentence, say } from '@anachron/kernel/words'
import { type Card, cardOf, type Effect, type Phase } from '../content/index.ts'
import { rulesOfPlay } from '../rules/plays.ts'
import { type Duel, duelOf, strikeOptions } from '../rules/striking.ts'
import type { CardId, Play, Player, State, Unit } from '../rules/types.ts'
import { chainOf, findUnit, hasKeyword, locationOf, type Placed, rival, type Strength } from '../rules/units.ts'
import { clone } from '../rules/view.ts'
import { cardText } from './card-text.ts'
import { PLACE, unitPart } from './phrases.ts'

/** What tells one cell from another: whether it pays now, and what it brings instead. */
const NOW: Partial<Record<Effect['op'], string>> = {
  draw: 'a card',
  sift: 'a card of three',
  extraCell: 'one more cell',
}

function ofCell({ cell, abilities }: Card, state: State, seat: Seat): Sentence {
  const brings = abilities.flatMap(({ effects }) => effects.flatMap(({ op }) => NOW[op] ?? []))
  if (cell?.entersLinked)
    return brings.length > 0
      ? say`Brings ${list(brings)} now, and pays only from your next turn on.`
      : 'Pays only from your next turn on.'
  const ready = (state.players[seat] as Player).cells.filter(({ linked }) => !linked).length + 1
  return say`Pays at once: ${count(ready, 'cell')} for this turn.`
}

/** TS-39: the second copy sets off what a card does when locked, not what it does when played. */
const locksOnly = (card: CardId): boolean => cardOf(card).abilities.some(({ trigger }) => trigger === 'play')

/** "5 against 4": what one brings against what the other bears. */
const against = (one: Strength, other: Strength): Sentence => say`${one.energy} against ${other.resistance}`

/** The open table to try things on. */
const copyOf = (state: State): State =>
  clone({
    ...state,
    players: state.players.map((player) => ({
      ...player,
      peeked: player.peeked ?? [],
      faceDown: player.faceDown ?? [],
    })),
  })

const named = ({ unit }: Placed): Sentence => unitPart(unit.id, unit.card)
const partOf = ({ id, card }: Unit): Sentence => unitPart(id, card)

type Joining = Extract<Play, { kind: 'advance' | 'obstacle' }>

/** The strike that a unit would make from there, as if it had stood there since the turn before. */
function duelFrom(state: State, seat: Seat, play: Joining): Duel | undefined {
  const tried = copyOf(state)
  const unit = rulesOfPlay(play).settle(tried, seat, cardOf(play.card), play)
  if (!unit) return undefined
  unit.arrived = 0
  const duels = strikeOptions(tried, seat)
    .filter((strike) => strike.with === play.kind && strike.phase === play.phase)
    .flatMap((strike) => duelOf(tried, seat, strike) ?? [])
  return duels.find(({ defender }) => defender.zone === 'event-chain') ?? duels[0]
}

/** "Can take Scout Drone next turn: 4 against 2." */
function ofDuel({ defender, hits, struckBack, ours, theirs }: Duel, { card }: Joining): Sentence | undefined {
  const now = cardOf(card).keywords.includes('target-first')
  if (hits && struckBack)
    return now ? say`Can trade with ${named(defender)} this turn.` : say`Can trade with ${named(defender)} next turn.`
  if (!hits) return undefined
  return now
    ? say`Can take ${named(defender)} this turn: ${against(ours, theirs)}.`
    : say`Can take ${named(defender)} next turn: ${against(ours, theirs)}.`
}

function ofAdvance(play: Joining, state: State, seat: Seat): Sentence {
  const { phase } = play
  const [first] = chainOf(state, seat, 'advance', phase)
  const [attacker] = chainOf(state, rival(seat), 'obstacle', phase)
  const link = locationOf(state, seat, phase)
  if (first && !cardOf(play.card).keywords.includes('vanguard'))
    return say`Guards ${PLACE[phase]} once ${partOf(first)} has fallen.`
  const duel = duelFrom(state, seat, play)
  const takes = duel && ofDuel(duel, play)
  if (takes) return takes
  if (link?.owner === seat)
    return attacker && !hasKeyword(attacker, 'bypass')
      ? say`${partOf(attacker)} has to strike it before ${partOf(link)}.`
      : say`Guards ${partOf(link)}.`
  return attacker && !hasKeyword(attacker, 'bypass')
    ? say`Makes ${PLACE[phase]} ready: ${partOf(attacker)} has to strike it first.`
    : say`Makes ${PLACE[phase]} ready: the link that you lay there has a guard.`
}

function ofObstacle(play: Joining, state: State, seat: Seat): Sentence {
  const { phase, card } = play
  const other = rival(seat)
  const [first] = chainOf(state, seat, 'obstacle', phase)
  if (first && !cardOf(card).keywords.includes('vanguard'))
    return say`Goes on against ${PLACE[phase]} once ${partOf(first)} has fallen.`
  const duel = duelFrom(state, seat, play)
  const takes = duel && ofDuel(duel, play)
  if (takes) return takes
  if (duel && !duel.struckBack) return say`Faces ${named(duel.defender)}: neither can take the other.`
  if (duel) return say`Stands against ${PLACE[phase]}.`
  const [guard] = chainOf(state, other, 'advance', phase)
  const link = locationOf(state, other, phase)
  if (guard) return say`Waits for what they lay as ${PLACE[phase]}; ${partOf(guard)} guards it.`
  if (link) return say`Stands against ${partOf(link)}.`
  return say`Waits for what they lay as ${PLACE[phase]}, with Energy ${cardOf(card).energy ?? 0}.`
}

/** TS-49: an intruder is no link. */
function ofFill(location: Phase, state: State, seat: Seat): Sentence {
  const { locations } = state.players[seat] as Player
  const links = locations.filter((there) => there?.owner === seat).length + 1
  const [guard] = chainOf(state, seat, 'advance', location)
  return guard ? say`Link ${links} of 3, and ${partOf(guard)} guards it.` : say`Link ${links} of 3.`
}

/** What a play is good for, where that is more than the card itself; said as the card says it where it is just that. */
export function purposeOf(play: Play, state: State, seat: Seat): Sentence | undefined {
  switch (play.kind) {
    case 'timestream':
      return 'The recording is home.'
    case 'lock':
      return locksOnly(play.card)
        ? 'Obstacles cannot touch it any more. What it does when played does not happen again.'
        : 'Obstacles cannot touch it any more.'
    case 'cell':
      return ofCell(cardOf(play.card), state, seat)
    case 'advance':
      return ofAdvance(play, state, seat)
    case 'obstacle':
      return ofObstacle(play, state, seat)
    case 'fill':
      return ofFill(play.location, state, seat)
    case 'intrude':
      return 'While it lies there, the rival cannot fill that place.'
    case 'link':
    case 'intervention':
      return cardText(cardOf(play.card))
  }
}

/** What a charge changes: a strike of this turn, or one that the rival could make before it ends. */
export function purposeOfCharge(state: State, seat: Seat, id: number): Sentence | undefined {
  const placed = findUnit(state, id)
  const charge = placed && cardOf(placed.unit.card).charge
  if (!placed || !charge) return undefined
  const charged = copyOf(state)
  const unit = findUnit(charged, id)?.unit
  if (!unit) return undefined
  unit.charges++
  const { zone, phase, index } = placed
  if (index !== 0) return undefined
  for (const strike of strikeOptions(state, seat)) {
    if (strike.with !== zone || strike.phase !== phase) continue
    const [before, then] = [duelOf(state, seat, strike), duelOf(charged, seat, strike)]
    if (!before || !then) continue
    const { defender, ours, theirs } = then
    if (then.hits && !before.hits) return say`Then it takes ${named(defender)}: ${against(ours, theirs)}.`
    if (before.struckBack && !then.struckBack)
      return say`Then ${named(defender)} cannot take it: ${against(theirs, ours)}.`
  }
  return undefined
}
