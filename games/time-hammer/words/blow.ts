/** A HAMMER, told from its fall to where it ends. */
import { joined, list, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { type HammerId, hammers } from '../content/index.ts'
import { PRESENT } from '../rules/decades.ts'
import type { Event } from '../rules/types.ts'
import { theCard, theDecade } from './cards.ts'
import { levelWords, spaceName } from './phrases.ts'

/** What a HAMMER is told by, from its fall to where it ends. */
const OF_A_HAMMER: ReadonlySet<Event['kind']> = new Set([
  'hammerShown',
  'hammerInactive',
  'hammerActivated',
  'hammerFixed',
  'hammerFailed',
  'hammerParadox',
  'hammerMoved',
  'hammerRests',
])

/** One step of a HAMMER, which is “it” once it has been named. */
function step(
  event: Event,
  named: boolean,
  moved: boolean,
  next: Event | undefined,
  all: readonly Event[],
): Sentence | undefined {
  switch (event.kind) {
    case 'hammerShown': {
      const { decade, level } = hammers[event.card]
      // What it is worth where it falls stands on it, too: its printed level alone would belie the sum.
      const fallen = all.find((one) => one.kind === 'hammerActivated' && one.decade === decade)
      const counts = fallen?.kind === 'hammerActivated' ? fallen : { level, holders: [] }
      return say`${theCard(event.card)}, ${levelWords(event.card, counts.level, counts.holders.length)}, falls on ${theDecade(decade)}`
    }
    case 'hammerInactive':
      return 'nobody is there'
    case 'hammerFixed': {
      const it = moved ? 'there it' : named ? 'it' : theCard(event.card)
      return say`${it} is fixed, ${event.total} against ${event.level}`
    }
    case 'hammerParadox':
      return 'a Paradox takes it away unfixed'
    case 'hammerFailed':
      return say`the repair of ${theDecade(event.decade)} fails, ${event.total} against ${event.level}`
    case 'hammerMoved':
      // Of several moves in a row only where it ends counts.
      if (next?.kind === 'hammerMoved') return undefined
      return say`${named ? 'it' : theCard(event.card)} moves to ${theDecade(event.to)}`
    case 'agentLost':
      return say`${seat(event.seat)} ${verb('lose')} ${theCard(event.agent)}`
    case 'skillGained':
      return event.why === 'repair' ? say`${seat(event.seat)} ${verb('reach')} skill ${spaceName(event.to)}` : undefined
    default:
      return undefined
  }
}

/** A HAMMER from its fall to where it ends, in the order it happened, with whom it cost. */
export function blow(events: readonly Event[]): Sentence | undefined {
  const begins = ({ kind }: Event): boolean => kind === 'hammerShown' || kind === 'hammerFailed'
  if (!events.some((event) => begins(event) || event.kind === 'hammerFixed' || event.kind === 'hammerMoved')) return
  const named = events.findIndex(begins)
  const moved = events.findIndex(({ kind }) => kind === 'hammerMoved')
  const parts = events.flatMap(
    (event, i) => step(event, named >= 0 && named < i, moved >= 0 && moved < i, events[i + 1], events) ?? [],
  )
  return say`${joined(parts, '; ')}.`
}

/** The same in few words: where it broke the bridge, where it ended, and what it brought. */
export function briefly(events: readonly Event[]): Sentence | undefined {
  const shown = events.find(({ kind }) => OF_A_HAMMER.has(kind))
  if (!shown || !('card' in shown)) return undefined
  const broken = events.flatMap((event) => (event.kind === 'hammerFailed' ? [theDecade(event.decade)] : []))
  const parts: Sentence[] = broken.length > 0 ? [say`cracks ${list(broken)}`] : []
  for (const event of events) {
    if (event.kind === 'hammerFixed') parts.push(say`is fixed on ${theDecade(event.decade)}`)
    if (event.kind === 'hammerParadox') parts.push('goes away in a Paradox')
    if (event.kind === 'hammerInactive') parts.push(say`falls on ${theDecade(event.decade)}, where nobody is`)
    if (event.kind === 'hammerMoved' && event.to === PRESENT) parts.push(say`ends on ${theDecade(event.to)}`)
  }
  if (parts.length === 0) return undefined
  const after = events.flatMap((event) =>
    event.kind === 'agentLost' || event.kind === 'skillGained'
      ? (step(event, true, true, undefined, events) ?? [])
      : [],
  )
  return say`${joined([say`${theCard(shown.card as HammerId)} ${list(parts)}`, ...after], '; ')}.`
}

/** What is told together: a HAMMER with whom it cost and who gained by it; everything else by itself. */
export function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = []
  let open: Event[] | undefined
  for (const event of events) {
    const starts = event.kind === 'hammerShown' || (!open && OF_A_HAMMER.has(event.kind))
    if (starts) {
      open = [event]
      groups.push(open)
    } else if (open && (OF_A_HAMMER.has(event.kind) || event.kind === 'agentLost' || isRepair(event))) open.push(event)
    else groups.push([event])
    if (event.kind === 'hammerRests') open = undefined
  }
  return groups
}

const isRepair = (event: Event): boolean => event.kind === 'skillGained' && event.why === 'repair'
