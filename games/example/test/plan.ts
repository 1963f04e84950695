import type { Plan } from '@anachron/kernel/laws'
import { MINUTES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { check } from '../rules/check.ts'
import type { ExampleTypes } from '../rules/types.ts'

/** How hard the laws look at this game. */
export const plan: Plan<ExampleTypes> = {
  tables: [{ seats: 2 }, { seats: 3, options: { target: 6 } }, { seats: 4 }],
  matches: 150,
  bound: 200,
  conserve: (state) => check(state, { options: { target: state.target }, seats: state.hands.length }),
  coverage: {
    all: [...MINUTES.map((minute) => `play ${minute}`), ...MINUTES.map((minute) => `jam ${minute}`)],
    used: (event) =>
      event.kind === 'played' ? [`play ${event.minute}`] : event.kind === 'jammed' ? [`jam ${event.minute}`] : [],
    matches: 300,
  },
  policies: [bot],
}
