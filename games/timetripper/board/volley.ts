/** The record of the exchange of fire under way, as far as it has been told. */
import type { CombatResult } from '../content/types.ts'
import type { Effect, Event } from '../rules/events.ts'
import type { FigureId } from '../rules/types.ts'

/** One shot or blow, as far as it has been told. */
export interface Shot {
  at: FigureId
  target: string
  /** null for a blow, which needs no accuracy roll. */
  aim: { needed: number; roll: number; modifier: number; hit: boolean } | null
  blow: { differential: number; column: number; roll: number; result: CombatResult; became: CombatResult } | null
  harm: { effect: Effect; loss: number; endurance: number | null } | null
  empty: { roll: number; empty: boolean } | null
  wasted: boolean
}

/** Everything somebody fires or strikes in one go: a single shot, a burst, a grenade. */
export interface Volley {
  by: FigureId | null
  name: string
  weapon: string
  shots: readonly Shot[]
}

const newShot = (at: FigureId, target: string): Shot => ({
  at,
  target,
  aim: null,
  blow: null,
  harm: null,
  empty: null,
  wasted: false,
})

/** The volley after an event; nothing once somebody else's business begins. */
function after(volley: Volley | undefined, event: Event): Volley | undefined {
  const last = volley?.shots[volley.shots.length - 1]
  const more = (by: FigureId | null, name: string, weapon: string, shot: Shot): Volley =>
    volley && volley.by === by && volley.weapon === weapon
      ? { ...volley, shots: [...volley.shots, shot] }
      : { by, name, weapon, shots: [shot] }
  const amend = (change: Partial<Shot>): Volley | undefined =>
    volley && last ? { ...volley, shots: [...volley.shots.slice(0, -1), { ...last, ...change }] } : volley
  switch (event.kind) {
    case 'fired': {
      const { needed, roll, modifier, hit } = event
      return more(event.by, event.name, event.weapon, {
        ...newShot(event.at, event.target),
        aim: { needed, roll, modifier, hit },
      })
    }
    case 'wasted':
      return volley ? more(event.by, volley.name, volley.weapon, { ...newShot(-1, ''), wasted: true }) : volley
    case 'struck': {
      const { differential, column, roll, result, became } = event
      const blow = { differential, column, roll, result, became }
      if (last && last.at === event.at && last.aim?.hit && !last.blow) return amend({ blow })
      return more(event.by, event.name, event.weapon, { ...newShot(event.at, event.target), blow })
    }
    case 'suffered': {
      const { effect, loss, endurance } = event
      return last?.at === event.who ? amend({ harm: { effect, loss, endurance } }) : volley
    }
    case 'emptied':
      return amend({ empty: { roll: event.roll, empty: event.empty } })
    case 'spent':
      return amend({ empty: { roll: 0, empty: true } })
    case 'special':
    case 'swept':
      return volley
    default:
      return undefined
  }
}

/** What is being fired after these events; nothing where they end with something else. */
export const volleyOf = (events: readonly Event[]): Volley | undefined =>
  events.reduce<Volley | undefined>(after, undefined)

/** The last that was fired in these events, whatever came after it. */
export function lastVolleyOf(events: readonly Event[]): Volley | undefined {
  let last: Volley | undefined
  let now: Volley | undefined
  for (const event of events) {
    now = after(now, event)
    last = now ?? last
  }
  return last
}
