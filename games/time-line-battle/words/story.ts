import type { Story, Viewer } from '@anachron/kernel'
import { count, joined, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import type { Battle, BattleEvent, Ref, Salvo } from '../rules/types.ts'
import { dayName } from './names.ts'

const MAJOR: ReadonlySet<BattleEvent['kind']> = new Set([
  'bombed',
  'fizzled',
  'struck',
  'fought',
  'attached',
  'attrition',
  'scored',
  'offered',
  'conceded',
  'ended',
])

const fallenIn = (event: BattleEvent): readonly Ref[] => {
  if (event.kind === 'fought' || event.kind === 'struck') return event.record.deaths
  if (event.kind === 'bombed') return [event.target]
  return event.kind === 'attrition' ? [event.unit] : []
}

/** In the order in which it happened: the fallen of each side, what the war was worth, who has laid for the next. */
function meanwhile(events: readonly BattleEvent[]): Sentence | undefined {
  const said: Sentence[] = []
  const scored = events.findLast((event) => event.kind === 'scored')
  const day = events.findLast((event) => event.kind === 'day')
  const bombs = events.filter((event) => event.kind === 'bombed').length
  const fallen = [...Map.groupBy(events.flatMap(fallenIn), ({ owner }) => owner)].sort(([a], [b]) => a - b)
  const lost = fallen.map(([owner, units]) => say`${seat(owner)} ${verb('lose', seat(owner))} ${units.length}`)
  const facts = [...(bombs > 0 ? [count(bombs, 'bomb')] : []), ...lost]
  // A Day that took nobody is told in a word, not blow by blow.
  const isFought = events.some((event) => event.kind === 'fought')
  const when = scored ? say`Timeline ${scored.timeline}` : day && dayName(day.day)
  if (when && isFought && !scored && facts.length === 0) said.push(say`${when}: nobody falls.`)
  if (when && (scored || facts.length > 0)) {
    const worth = scored ? scored.gained.map((points, by) => say`${seat(by)} +${points}`) : []
    said.push(say`${when}: ${joined([...facts, ...worth], ', ')}.`)
  }
  const laid = Map.groupBy(
    events.filter((event) => event.kind === 'laid'),
    (event) => event.seat,
  )
  for (const [by, cards] of laid) said.push(say`${seat(by)} ${verb('lay')} ${count(cards.length, 'card')} face down.`)
  return said.length > 0 ? say`${joined(said, ' ')}` : undefined
}

/** Who shoots, the reader first, and how much: what comes of it is seen where it lands, and told when it has. */
const salvoCaption = ({ day, record }: Salvo, viewer: Viewer): Sentence => {
  const sum = (of: readonly { unit: Ref; amount: number }[], owner: number): number =>
    of.reduce((all, { unit, amount }) => (unit.owner === owner ? all + amount : all), 0)
  const owners = [...new Set([...record.attacks, ...record.burns].map(({ unit }) => unit.owner))].sort(
    (a, b) => Number(b === viewer) - Number(a === viewer) || a - b,
  )
  const sent = owners.map((owner) => {
    const [shot, burnt] = [sum(record.attacks, owner), sum(record.burns, owner)]
    const sends = say`${seat(owner)} ${verb('send')} ${shot}`
    return burnt > 0 ? say`${sends} and ${burnt} to everybody` : sends
  })
  return sent.length > 0 ? say`${dayName(day)}: ${joined(sent, ', ')}.` : say`${dayName(day)}: not a shot is fired.`
}

/** Numbers of the living by player, where their names would fill the screen. */
function caption(event: BattleEvent, viewer: Viewer): Sentence | undefined {
  switch (event.kind) {
    case 'revealed':
      return 'All cards are turned up.'
    case 'struck':
    case 'fought':
      return salvoCaption(event, viewer)
    case 'levels': {
      const alive = [...Map.groupBy(event.standing, ({ unit }) => unit.owner)].sort(([a], [b]) => a - b)
      if (alive.length === 0) return undefined
      return say`${dayName(event.day)} ends. Standing: ${joined(
        alive.map(([owner, units]) => say`${seat(owner)} ${units.length}`),
        ', ',
      )}.`
    }
    case 'scored':
      return say`Timeline ${event.timeline} is over: ${joined(
        event.gained.map((points, by) => say`${seat(by)} ${verb('gain')} ${points}`),
        ', ',
      )}.`
    default:
      return undefined
  }
}

export const story: Story<Battle> = {
  chapter: (event) => (event.kind === 'timeline' ? say`Timeline ${event.timeline}` : undefined),
  section: (event) => (event.kind === 'day' ? dayName(event.day) : undefined),
  isMajor: ({ kind }) => MAJOR.has(kind),
  meanwhile,
  caption,
}
