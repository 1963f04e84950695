import type { Seat, Viewer } from '@anachron/kernel'
import { cardName, count, dayName, list, nameOf, sentence, unitOf, verb, who, whose } from '../rules/say.ts'
import type { BattleEvent, EndReason, Ref, Salvo } from '../rules/types.ts'

/** "you draw", "Player 2 draws" */
const does = (seat: Seat, viewer: Viewer, verb: string): string =>
  seat === viewer ? `you ${verb}` : `${who(seat, viewer)} ${verb}s`

const units = (refs: readonly Ref[], viewer: Viewer): string => list(refs.map((ref) => unitOf(ref, viewer)))

/** The people of a side: "you", "you and Player 3", "Player 2 and Player 4". */
function sideName(sides: readonly number[], side: number, viewer: Viewer): string {
  const seats = sides.flatMap((of, seat) => (of === side ? [seat] : []))
  if (seats.includes(viewer)) return list(['you', ...seats.filter((s) => s !== viewer).map((s) => who(s, viewer))])
  return list(seats.map((seat) => who(seat, viewer)))
}

function poolWords({ sides, record }: Salvo, side: number, viewer: Viewer): string[] {
  const parts = []
  if (record.front[side]) parts.push(`${record.front[side]} to the Front`)
  if (record.rear[side]) parts.push(`${record.rear[side]} to the Rear`)
  const burn = record.burns.reduce((sum, { unit, amount }) => (sides[unit.owner] === side ? sum + amount : sum), 0)
  if (burn > 0) parts.push(`${burn} to everybody`)
  if (parts.length === 0) return []
  const name = sideName(sides, side, viewer)
  const lost = [
    ...(record.blocked[side] ? [`${record.blocked[side]} void at a Strike Craft`] : []),
    ...(record.wasted[side] ? [`${record.wasted[side]} wasted`] : []),
  ]
  const one = /^Player \d+$/.test(name)
  return [`${name} ${one ? 'sends' : 'send'} ${list(parts)}${lost.length > 0 ? ` (${list(lost)})` : ''}`]
}

/** What each Unit took, in the order of the line as it was hit. */
function hitWords({ record }: Salvo, viewer: Viewer): string[] {
  const totals = new Map<number, { unit: Ref; prevented: number; taken: number }>()
  for (const { unit, prevented, taken } of record.hits) {
    const total = totals.get(unit.id) ?? { unit, prevented: 0, taken: 0 }
    totals.set(unit.id, { unit, prevented: total.prevented + prevented, taken: total.taken + taken })
  }
  const dead = new Set(record.deaths.map(({ id }) => id))
  return [...totals.values()].map(({ unit, prevented, taken }) => {
    const soaked = prevented > 0 ? `, ${prevented} soaked up` : ''
    const end = dead.has(unit.id) ? ` and ${verb(unit, 'dies', 'die')}` : ''
    return `${unitOf(unit, viewer)} ${verb(unit, 'takes', 'take')} ${taken}${soaked}${end}`
  })
}

function salvoWords(name: string, salvo: Salvo, viewer: Viewer): string {
  const sides = salvo.record.front.map((_, side) => side)
  const pools = sides.flatMap((side) => poolWords(salvo, side, viewer))
  if (pools.length === 0) return `${name} on ${dayName(salvo.day)}: not a shot is fired.`
  const hits = hitWords(salvo, viewer)
  const landed = hits.length > 0 ? `${sentence(hits.join('; '))}.` : 'Nobody is hit.'
  return `${name} on ${dayName(salvo.day)}: ${pools.join('; ')}. ${landed}`
}

const OVER: Record<EndReason, string> = {
  wipeout: 'A side has no Unit left',
  exhausted: 'Nobody can deploy anything any more',
  stagnation: 'Nobody makes progress any more',
  cap: 'The last Timeline is over',
  agreed: 'All have agreed to stop',
  concede: 'The game has been given up',
}

function laidWords(event: Extract<BattleEvent, { kind: 'laid' }>, viewer: Viewer): string {
  const { cards, seat, left } = event
  if (cards === 'hidden')
    return `${who(seat, viewer)} lays ${left > 0 ? `a card face down; ${left} to go` : 'the last card face down'}.`
  const parts = [`${does(seat, viewer, 'lay')} ${cardName(cards.laid)} face down`]
  if (cards.bottom !== null)
    parts.push(`${seat === viewer ? 'slide' : 'slides'} ${cardName(cards.bottom)} under the deck`)
  if (cards.drawn.length > 0) parts.push(`${seat === viewer ? 'draw' : 'draws'} ${list(cards.drawn.map(cardName))}`)
  return `${sentence(list(parts))}.`
}

function scoredWords(event: Extract<BattleEvent, { kind: 'scored' }>, viewer: Viewer): string {
  const parts = event.gained.map(
    (gained, seat) =>
      `${does(seat, viewer, 'gain')} ${gained} (now ${event.vp[seat]}) and ${seat === viewer ? 'earn' : 'earns'} ${count(event.allowance[seat] as number, 'deployment')}`,
  )
  const quiet = event.quiet > 0 ? ` No progress for ${count(event.quiet, 'Timeline')}.` : ''
  return `Timeline ${event.timeline} is over: ${parts.join('; ')}.${quiet}`
}

export function sayEvent(event: BattleEvent, viewer: Viewer): string {
  switch (event.kind) {
    case 'redealt':
      return `${sentence(does(event.seat, viewer, 'get'))} five new cards: there were no two Units among the first.`
    case 'dealt':
      return event.hand === 'hidden'
        ? `${who(event.seat, viewer)} takes five cards.`
        : `${sentence(does(event.seat, viewer, 'take'))} ${list(event.hand.map(cardName))}.`
    case 'started':
      return event.seat === viewer
        ? 'You are the first Start Player.'
        : `${who(event.seat, viewer)} is the first Start Player.`
    case 'timeline': {
      const first = dayName(1 - event.timeline)
      const parts = event.toDeploy.map((toDeploy, seat) => `${does(seat, viewer, 'deploy')} ${count(toDeploy, 'card')}`)
      return `Timeline ${event.timeline} begins${event.timeline > 1 ? `; everything returns to the morning of ${first}` : ''}. Into ${first} ${list(parts)}.`
    }
    case 'laid':
      return laidWords(event, viewer)
    case 'revealed':
      return `All cards are turned up in ${dayName(event.day)}: ${units(event.cards, viewer) || 'none'}.`
    case 'day': {
      const arrivals =
        event.spawned.length > 0
          ? `${units(event.spawned, viewer)} ${event.spawned.length === 1 ? verb(event.spawned[0] as Ref, 'arrives', 'arrive') : 'arrive'}`
          : 'nobody arrives'
      return `${dayName(event.day)}, ${event.start === viewer ? 'you start' : `${who(event.start, viewer)} starts`}: ${arrivals}.`
    }
    case 'bombed':
      return `${sentence(unitOf(event.bomb, viewer))} destroys ${unitOf(event.target, viewer)}${event.arrived ? '' : ` before ${verb(event.target, 'it ever arrives', 'they ever arrive')}`}.`
    case 'fizzled':
      return `${sentence(unitOf(event.bomb, viewer))} has nothing to hit and fizzles.`
    case 'struck':
      return salvoWords('The Obliterators’ strike', event, viewer)
    case 'attached': {
      const { attachment, host } = event
      const partner = attachment.owner === host.owner ? '' : `${whose(host.owner, viewer)} `
      return `${sentence(unitOf(attachment, viewer))} is mounted on ${partner}${nameOf(host)}${event.arrived ? '' : `, which ${verb(host, 'is', 'are')} still to come`}.`
    }
    case 'idle':
      return `${sentence(unitOf(event.attachment, viewer))} finds no Unit to carry it and lies idle.`
    case 'aimed':
      return `${sentence(unitOf(event.unit, viewer))} will shoot at the ${event.at === 'front' ? 'Front' : 'Rear'}.`
    case 'fought':
      return salvoWords('The battle', event, viewer)
    case 'attrition':
      return `${sentence(unitOf(event.unit, viewer))} ${verb(event.unit, 'dies', 'die')} of attrition.`
    case 'levels': {
      const parts = event.standing.map(
        ({ unit, level, damage, maxHp }) => `${unitOf(unit, viewer)} Level ${level}, ${damage} damage of ${maxHp}`,
      )
      return `${dayName(event.day)} ends. ${parts.length > 0 ? `Alive: ${parts.join('; ')}.` : 'Nobody is left.'}`
    }
    case 'scored':
      return scoredWords(event, viewer)
    case 'offered':
      return `${sentence(does(event.seat, viewer, 'offer'))} to stop after this Timeline.`
    case 'withdrew':
      return `${sentence(does(event.seat, viewer, 'take'))} back the offer to stop.`
    case 'conceded':
      return `${sentence(does(event.seat, viewer, 'give'))} up.`
    case 'ended': {
      const draw = event.winners.length === event.vp.length
      const winners = list(event.winners.map((seat) => who(seat, viewer)))
      const verb = event.winners.length === 1 && event.winners[0] !== viewer ? 'wins' : 'win'
      const score = event.vp.join(' : ')
      return `${OVER[event.reason]}. ${draw ? `A draw, ${score} VP.` : `${sentence(winners)} ${verb}, ${score} VP.`}`
    }
  }
}
