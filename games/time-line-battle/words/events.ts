import { byKind, type OfKind } from '@anachron/kernel'
import { count, joined, list, type Part, people, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import type { BattleEvent, EndReason, Ref } from '../rules/types.ts'
import { cardName, cardOf, dayName, isMany, scoreOf, unitOf } from './names.ts'
import { salvoWords } from './salvo.ts'

const OVER: Record<EndReason, string> = {
  wipeout: 'A side has no Unit left',
  exhausted: 'Nobody can lay a card any more',
  stagnation: 'Nobody makes progress any more',
  cap: 'The last Timeline is over',
  agreed: 'All have agreed to stop',
  concede: 'The game has been given up',
}

const units = (refs: readonly Ref[]): Sentence => list(refs.map(unitOf))

type Of<Kind extends BattleEvent['kind']> = OfKind<BattleEvent, Kind>

function laidWords({ cards, seat: by, left }: Of<'laid'>): Sentence {
  if (cards === 'hidden')
    return left > 0
      ? say`${seat(by)} ${verb('lay')} a card face down; ${left} to go.`
      : say`${seat(by)} ${verb('lay')} the last card face down.`
  const parts: Sentence[] = [say`${seat(by)} ${verb('lay')} ${cardName(cards.laid)} face down`]
  if (cards.bottom !== null) parts.push(say`${verb('slide', seat(by))} ${cardName(cards.bottom)} under the deck`)
  if (cards.drawn.length > 0) parts.push(say`${verb('draw', seat(by))} ${list(cards.drawn.map(cardName))}`)
  return say`${list(parts)}.`
}

function timelineWords({ timeline, toDeploy }: Of<'timeline'>): Sentence {
  const first = dayName(1 - timeline)
  const deploys = list(toDeploy.map((cards, by) => say`${seat(by)} ${verb('lay')} ${count(cards, 'card')}`))
  return timeline > 1
    ? say`Timeline ${timeline} begins; everything returns to the morning of ${first}. Into ${first} ${deploys}.`
    : say`Timeline ${timeline} begins. Into ${first} ${deploys}.`
}

function bombedWords({ bomb, target, arrived }: Of<'bombed'>): Sentence {
  const destroys = say`${unitOf(bomb)} ${verb('destroy')} ${unitOf(target)}`
  if (arrived) return say`${destroys}.`
  return isMany(target) ? say`${destroys} before they ever arrive.` : say`${destroys} before it ever arrives.`
}

function attachedWords({ attachment, host, arrived }: Of<'attached'>): Sentence {
  const on = attachment.owner === host.owner ? cardOf(host) : say`${whose(host.owner)} ${cardOf(host)}`
  const mounted = say`${unitOf(attachment)} ${verb('be')} mounted on ${on}`
  return arrived ? say`${mounted}.` : say`${mounted}, which ${verb('be', cardOf(host))} still to come.`
}

function levelsWords({ day, standing }: Of<'levels'>): Sentence {
  const alive = standing.map(
    ({ unit, level, damage, maxHp }) => say`${unitOf(unit)} Level ${level}, ${damage} damage of ${maxHp}`,
  )
  return alive.length > 0
    ? say`${dayName(day)} ends. Alive: ${joined(alive, '; ')}.`
    : say`${dayName(day)} ends. Nobody is left.`
}

function scoredWords({ timeline, gained, vp, allowance, quiet }: Of<'scored'>): Sentence {
  const parts = gained.map(
    (points, by) =>
      say`${seat(by)} ${verb('gain')} ${points} (now ${vp[by] ?? 0}) and ${verb('earn')} ${count(allowance[by] ?? 0, 'card')} to lay`,
  )
  const over = say`Timeline ${timeline} is over: ${joined(parts, '; ')}.`
  return quiet > 0 ? say`${over} No progress for ${count(quiet, 'Timeline')}.` : over
}

/** Of two players both, the winner's first, as results are told; of more those of the winners. */
const winnersVp = (winners: readonly number[], vp: readonly number[]): Part =>
  vp.length === 2
    ? scoreOf(winners[0] === 1 ? vp.toReversed() : vp)
    : list(winners.map((seat) => String(vp[seat] ?? 0)))

function endedWords({ reason, winners, vp }: Of<'ended'>): Sentence {
  return winners.length === vp.length
    ? say`${OVER[reason]}. A draw, ${scoreOf(vp)} VP.`
    : say`${OVER[reason]}. ${people(winners)} ${verb('win')}, ${winnersVp(winners, vp)} VP.`
}

export const sayEvent = byKind<BattleEvent, [], Sentence>({
  redealt: ({ seat: of }) => say`${seat(of)} ${verb('get')} five new cards: there were no two Units among the first.`,
  dealt: ({ seat: of, hand }) =>
    hand === 'hidden'
      ? say`${seat(of)} ${verb('take')} five cards.`
      : say`${seat(of)} ${verb('take')} ${list(hand.map(cardName))}.`,
  started: ({ seat: of }) => say`${seat(of)} ${verb('be')} the first Start Player.`,
  timeline: timelineWords,
  laid: laidWords,
  revealed: ({ day, cards }) =>
    say`All cards are turned up in ${dayName(day)}: ${cards.length > 0 ? units(cards) : 'none'}.`,
  day({ day, start, spawned }) {
    const arrivals = spawned.length > 0 ? say`${units(spawned)} ${verb('arrive', units(spawned))}` : 'nobody arrives'
    return say`${dayName(day)}, ${seat(start)} ${verb('start')}: ${arrivals}.`
  },
  bombed: bombedWords,
  fizzled: ({ bomb }) => say`${unitOf(bomb)} ${verb('have')} nothing to hit and ${verb('fizzle')}.`,
  struck: (event) => salvoWords('The Obliterators’ strike', event),
  attached: attachedWords,
  idle: ({ attachment }) => say`${unitOf(attachment)} ${verb('find')} no Unit to carry it and ${verb('lie')} idle.`,
  aimed: ({ unit, at }) => say`${unitOf(unit)} will shoot at the ${at === 'front' ? 'Front' : 'Rear'}.`,
  fought: (event) => salvoWords('The battle', event),
  attrition: ({ unit }) => say`${unitOf(unit)} ${verb('die')} of attrition.`,
  levels: levelsWords,
  scored: scoredWords,
  offered: ({ seat: of }) => say`${seat(of)} ${verb('offer')} to stop after this Timeline.`,
  withdrew: ({ seat: of }) => say`${seat(of)} ${verb('take')} back the offer to stop.`,
  conceded: ({ seat: of }) => say`${seat(of)} ${verb('give')} up.`,
  ended: endedWords,
})
