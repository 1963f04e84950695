/** The last roll of two dice that mattered, and what it meant. */
import { say } from '@anachron/kernel/words'
import { phrase, t } from '@anachron/kit'
import type { Event } from '../rules/events.ts'
import { FIRST_UNIT } from '../rules/types.ts'

export interface Roll {
  total: number
  /** In short: what was needed, and what came of it. */
  words: string
  good: boolean | null
}

const RESULTS = {
  none: say`no effect`,
  stun: 'stunned',
  wound: say`a wound`,
  disable: 'disabled',
  kill: 'killed',
} as const
/** Trippers lose Endurance by it and nothing else: no word may sound as if they could not act. */
const HURTS = { ...RESULTS, stun: say`grazed`, wound: say`wounded`, disable: say`badly hit` } as const
const TALKS = {
  rage: 'rage!',
  left: say`they talk on`,
  flee: say`off to the edge with them`,
  awe1: say`some are awed`,
  awe4: say`most are awed`,
} as const

/** Whom it struck, and how: the dice lie there until the next roll, into somebody else’s turn. */
function struckWords({ at, target, became }: Extract<Event, { kind: 'struck' }>): string {
  const result = t((at < FIRST_UNIT ? HURTS : RESULTS)[became])
  return became === 'none' ? result : `${phrase(target)} ${result}`
}

export function rollOf(event: Event): Roll | undefined {
  switch (event.kind) {
    case 'fired': {
      const mine = event.by !== null && event.by < 4
      return {
        total: event.roll,
        words: t`${event.roll}, needs ${Math.max(2, event.needed - event.modifier)}: ${t(event.hit ? 'a hit' : 'a miss')}`,
        good: event.hit === mine,
      }
    }
    case 'struck':
      return {
        total: event.roll,
        words: `${event.roll}: ${struckWords(event)}`,
        good: event.became === 'none' ? null : event.at >= 4,
      }
    case 'emptied':
      return event.roll === 0
        ? undefined
        : {
            total: event.roll,
            words: `${event.roll}: ${t(event.empty ? 'empty!' : 'still loaded')}`,
            good: !event.empty,
          }
    case 'commanded':
      return {
        total: event.dice,
        words: t`${event.dice}, needs ${event.limit + event.experience} or less: ${t(event.succeeded ? 'it obeys' : 'nothing')}`,
        good: event.succeeded,
      }
    case 'negotiated':
      return { total: event.roll, words: `${event.roll}: ${t(TALKS[event.result])}`, good: event.result !== 'rage' }
    case 'controlled':
      return {
        total: event.roll,
        words: `${event.roll}: ${t(event.succeeded ? 'you choose the length' : 'one die decides')}`,
        good: event.succeeded,
      }
    case 'homing':
      return {
        total: event.roll,
        words: `${event.roll}: ${t(event.succeeded ? 'home!' : 'not yet')}`,
        good: event.succeeded,
      }
    default:
      return undefined
  }
}

/** Out for good. */
const FELLED: ReadonlySet<string> = new Set(['kill', 'disable'])

/** Of a grenade that strikes several the roll that put somebody down is what matters, not the last one. */
function bestOfBlast(events: readonly Event[]): Roll | undefined {
  const burst = events.findLastIndex((event) => event.kind === 'burst' && event.by !== null)
  const felled = events.findLast(
    (event, i) => i > burst && event.kind === 'struck' && event.at >= 4 && FELLED.has(event.became),
  )
  return burst >= 0 && felled ? rollOf(felled) : undefined
}

const HARM: Record<string, number> = { stun: 1, wound: 2, disable: 3, kill: 4 }

/** Of what the enemies threw since a Tripper last did, the blow that hurt most. */
function worstBlow(events: readonly Event[]): Roll | undefined {
  const own = events.findLastIndex(
    (event) => (event.kind === 'fired' || event.kind === 'struck') && event.by !== null && event.by < 4,
  )
  let worst: Event | undefined
  let most = 0
  for (const event of events.slice(own + 1)) {
    const harm = event.kind === 'struck' && event.at >= 0 && event.at < 4 ? (HARM[event.became] ?? 0) : 0
    if (harm < most || harm === 0) continue
    worst = event
    most = harm
  }
  return worst && rollOf(worst)
}

const isShot = ({ kind }: Event): boolean => kind === 'fired' || kind === 'struck'

export function lastRoll(events: readonly Event[]): Roll | undefined {
  const best = worstBlow(events) ?? bestOfBlast(events)
  if (best) return best
  // Once the rest of a magazine has gone into the grass, a roll that left it loaded tells nothing true any more.
  let isWasted = false
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as Event
    isWasted ||= event.kind === 'emptied' && event.roll === 0
    // A gun that stays loaded is no news beside what its shot did.
    const isNews = event.kind !== 'emptied' || (event.empty && !isWasted) || !events.some(isShot)
    const roll = isNews ? rollOf(event) : undefined
    if (roll) return roll
  }
  return undefined
}

/** Two faces that make a total: the log keeps the sum. */
export const facesOf = (total: number): readonly [number, number] => {
  const [least, most] = [Math.max(1, total - 6), Math.min(6, total - 1)]
  const first = Math.min(most, Math.max(least, Math.ceil(total / 2) + (total % 3) - 1))
  return [first, total - first]
}
