import { describe, expect, it } from 'vitest'
import { copyJson, type Hidden, only, place, plainlyKnowsMore } from '../src/index.ts'
import { LAWS } from '../src/laws/index.ts'
import { sticks } from './sticks.ts'

/*
 * That a seat knows what onlookers do not shows in how long its bot takes. So it may not depend on what somebody has
 * still to be told.
 */

interface Held {
  plans: (string | null)[]
  role: string
  coin: number
}
/** Of a plan nobody else knows that there is one. */
const plans = ({ plans: held }: Held): Hidden[] =>
  held.flatMap((plan, i) => (plan === null ? [] : [place(held, i, only(0), { values: [null] })]))
const role = (state: Held): Hidden[] => [place(state, 'role', only(0), { values: ['witch', 'wizard'] })]

/** Matches, around which somebody holds something. */
const holding = (held: Partial<Held>, secrets: Record<string, (state: Held) => Hidden[]>) => ({
  state: { ...sticks.setup({}, 2, undefined as never), plans: [null, null], role: 'witch', coin: 0, ...held },
  game: { ...sticks, clone: (state: object) => copyJson(state as never), secrets } as never,
})
const knows = ({ game, state }: ReturnType<typeof holding>, seat = 0): boolean => plainlyKnowsMore(game, state, seat)

describe('whether everybody can tell that a seat knows more than they', () => {
  it('a role, whichever it is; not that of somebody else', () => {
    expect(knows(holding({}, { role }))).toBe(true)
    expect(knows(holding({ role: 'wizard' }, { role }))).toBe(true)
    expect(knows(holding({}, { role }), 1)).toBe(false)
  })

  it('not a plan that might as well not be there, nor two', () => {
    expect(knows(holding({ plans: ['a', null] }, { plans }))).toBe(false)
    expect(knows(holding({ plans: ['a', 'b'] }, { plans }))).toBe(false)
    expect(knows(holding({ plans: ['a', 'b'] }, { plans, role }))).toBe(true)
  })

  it('changes nothing', () => {
    const held = holding({ plans: ['a', 'b'] }, { plans, role })
    const before = copyJson(held.state as never)
    knows(held)
    expect(held.state).toEqual(before)
  })
})

it('secretsStay notices that it can be told from a coin which nobody has seen', () => {
  const coin = (state: Held): Hidden[] => [place(state, 'coin', () => false, { values: [0, 1] })]
  const told = (state: Held): Hidden[] => (state.coin === 1 ? role(state) : [])
  const { game, state } = holding({}, { coin, told })
  const setup = () => copyJson(state as never)
  const check = (): unknown => LAWS.secretsStay.check({ ...(game as object), setup } as never, { matches: 5 } as never)
  expect(check).toThrow(/sees a difference in: coin.*knowing/s)
})
