import type { Plan } from '@anachron/kernel/laws'
import { PIERS, SPACES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { content, tags } from '../rules/catalogue.ts'
import { check } from '../rules/check.ts'
import type { ChronoEvent, ChronoTypes, State } from '../rules/types.ts'

/** Besides the content: every space stopped at, every pier landed at and sold at. */
const places = [...SPACES, ...PIERS.flatMap((pier) => [`landed ${pier}`, `sold ${pier}`])]

function placesIn(event: ChronoEvent): string[] {
  if (event.kind === 'moved') return [event.to]
  return event.kind === 'landed' || event.kind === 'sold' ? [`${event.kind} ${event.pier}`] : []
}

export const conserve = (state: State): string | undefined =>
  check(state, { options: { rogueCard: state.rogueCard, level: state.level }, seats: state.seats })

/** How hard the laws look at this game. */
export const plan: Plan<ChronoTypes> = {
  tables: [
    { seats: 1, options: { level: 'apprentice' } },
    { seats: 2, options: { rogueCard: 'thieves' } },
    { seats: 3, options: { rogueCard: 'criminals' } },
    { seats: 4, options: { rogueCard: 'cult' } },
  ],
  matches: 24,
  bound: 1200,
  conserve,
  coverage: {
    all: [...content.map(({ id }) => id), ...places],
    used: (event) => [...tags(event).map(({ id }) => id), ...placesIn(event)],
    matches: 200,
  },
  policies: [bot],
}
