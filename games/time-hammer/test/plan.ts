import type { Plan } from '@anachron/kernel/laws'
import { AGENT_IDS, GADGET_IDS, HAMMER_IDS, hammers, JUMP_IDS, QUARK_IDS } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { check } from '../rules/check.ts'
import { towardPresent } from '../rules/decades.ts'
import { sorted } from '../rules/deck.ts'
import type { Event, TimeHammer } from '../rules/types.ts'

/** Every decade a HAMMER can come to, from its own to 2020. */
const reach = HAMMER_IDS.flatMap((id) => {
  const stops: string[] = []
  for (let at = hammers[id].decade; ; at = towardPresent(at)) {
    stops.push(`${id} on ${at}`)
    if (at === 2020) return stops
  }
})

function used(event: Event): string[] {
  switch (event.kind) {
    case 'began':
    case 'roundBegan':
      return event.quark === null ? [] : [event.quark]
    case 'agentEntered':
      return [event.agent]
    case 'jumpBegan':
      return event.paid === null ? [] : [event.paid]
    case 'gadgetResolved':
      return event.worked ? [event.card] : []
    case 'hammerActivated':
      return [event.card, `${event.card} on ${event.decade}`]
    case 'hammerMoved':
      return event.to === 2020 ? [`${event.card} on 2020`] : []
    default:
      return []
  }
}

export const plan: Plan<TimeHammer> = {
  tables: [
    { seats: 2 },
    { seats: 2, options: { rounds: 6, quarks: true } },
    { seats: 2, options: { rounds: 5, quarks: true, finishRound: true, balancedStart: true } },
    { seats: 2, options: { rounds: 4, tieToGallery: true, freeRecruit: true, noExpert: true } },
  ],
  matches: 60,
  bound: 1500,
  conserve: (state) => check(state, { options: state.options, seats: 2 }),
  /** Two who look at the deck one after the other. */
  rare: (state) => (state.reader === null ? undefined : { ...state, glimpsed: sorted(state.deck.top.slice(0, 1)) }),
  policies: [bot],
  coverage: {
    all: [...AGENT_IDS, ...JUMP_IDS, ...GADGET_IDS, ...HAMMER_IDS, ...QUARK_IDS, ...reach],
    used,
    matches: 3000,
  },
}
