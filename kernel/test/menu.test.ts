import { expect, it } from 'vitest'
import {
  again,
  type Frame,
  type Game,
  menuAsk,
  options,
  play,
  type Result,
  refusal,
  seeded,
  shared,
} from '../src/index.ts'

type Order =
  | { kind: 'soup' }
  | { kind: 'fish'; sort: string }
  | { kind: 'meat'; sort: string }
  | { kind: 'wine' }
  | { kind: 'cake'; sort: string }
  | { kind: 'fruit'; sort: string }
type Meal = Frame & { kind: 'meal' }
interface MealTypes {
  Rule: 'M-1' | 'M-2' | 'M-3'
  State: {
    stack: Meal[]
    result: Result | null
    eaten: string[]
    kitchen: { kind: 'fish' | 'meat'; sort: string }[]
    trolley: string[]
    bowl?: string[]
  }
  Frame: Meal
  Action: Order
  View: object
  Event: { kind: 'never'; rule: 'M-1' }
  Options: Record<string, never>
}

const inn = {
  id: 'inn',
  title: 'Inn',
  rulebook: {},
  flows: {
    meal: {
      order: menuAsk<MealTypes, Meal>({
        rule: 'M-1',
        seats: () => [0],
        actions: {
          soup: {
            options: [{ kind: 'soup' }],
            take(ctx) {
              ctx.state.eaten.push('soup')
              return again
            },
          },
          ...shared<MealTypes, Meal, 'fish' | 'meat'>(['fish', 'meat'], {
            options: ({ kitchen }) => kitchen,
            refuse: (_state, _frame, _seat, { sort }) => ({ rule: 'M-2', reason: `No ${sort} today.` }),
            take(ctx, _frame, _seat, { sort }) {
              ctx.state.eaten.push(sort)
              return again
            },
          }),
          cake: {
            options: ({ trolley }) => trolley.map((sort) => ({ kind: 'cake', sort })),
            optionsLike: ({ trolley }, _frame, _seat, { sort }) =>
              trolley.includes(sort) ? [{ kind: 'cake', sort }] : [],
            take: () => again,
          },
          fruit: {
            options({ bowl = [] }, _frame, _seat, listed) {
              for (const sort of bowl) listed.push({ kind: 'fruit', sort })
              return undefined
            },
            take: () => again,
          },
          wine: { refuse: () => ({ rule: 'M-3', reason: 'This inn has no cellar.' }) },
        },
      }),
    },
  },
} as unknown as Game<MealTypes>

const atTable = (kitchen: MealTypes['State']['kitchen'] = []): MealTypes['State'] => ({
  stack: [{ kind: 'meal', at: 'order' }],
  result: null,
  eaten: [],
  kitchen,
  trolley: [],
})
const trout = { kind: 'fish', sort: 'trout' } as const
const lamb = { kind: 'meat', sort: 'lamb' } as const

it('options come in the order written; kinds that share a record are listed once, in its own order', () => {
  expect(options(inn, atTable([lamb, trout]), 0)).toEqual([{ kind: 'soup' }, lamb, trout])
})

it('a record may add to the list instead of making one of its own', () => {
  const table = { ...atTable([trout]), bowl: ['pear', 'quince'] }
  const pear = { kind: 'fruit', sort: 'pear' } as const
  expect(options(inn, table, 0)).toEqual([{ kind: 'soup' }, trout, pear, { kind: 'fruit', sort: 'quince' }])
  expect(refusal(inn, table, 0, pear)).toBeUndefined()
  expect(refusal(inn, table, 0, { kind: 'fruit', sort: 'fig' })).toBeDefined()
})

it('an action is carried out by the record of its kind', () => {
  const state = atTable([trout])
  play(inn, state, seeded(1), 0, trout)
  play(inn, state, seeded(1), 0, { kind: 'soup' })
  expect(state.eaten).toEqual(['trout', 'soup'])
})

it('whether an action may be taken is asked of its own record alone', () => {
  const locked = Object.defineProperty(atTable(), 'kitchen', {
    get() {
      throw new Error('the kitchen was looked into')
    },
  })
  expect(refusal(inn, locked, 0, { kind: 'soup' })).toBeUndefined()
  expect(() => refusal(inn, locked, 0, trout)).toThrow('the kitchen was looked into')
})

it('the record says why not, also of what is never an option', () => {
  expect(refusal(inn, atTable([lamb]), 0, trout)).toEqual({ rule: 'M-2', reason: 'No trout today.' })
  expect(refusal(inn, atTable(), 0, { kind: 'wine' })).toEqual({ rule: 'M-3', reason: 'This inn has no cellar.' })
  expect(() => play(inn, atTable(), seeded(1), 0, { kind: 'wine' })).toThrow('wine is never an option of meal.order')
})

it('a record that can look for the options like an action is not asked for the others', () => {
  const trolley = Object.assign(['nut'], {
    map() {
      throw new Error('all cakes were looked at')
    },
  })
  const table = { ...atTable(), trolley }
  expect(refusal(inn, table, 0, { kind: 'cake', sort: 'nut' })).toBeUndefined()
  expect(refusal(inn, table, 0, { kind: 'cake', sort: 'plum' })).toBeDefined()
  expect(refusal(inn, table, 0, { kind: 'cake', sort: 'nut', with: 'cream' })).toBeDefined()
  expect(() => options(inn, table, 0)).toThrow('all cakes were looked at')
})

it.each([{ kind: 'soup', salt: 1 }, { kind: '__proto__' }, { kind: 'constructor' }, {}, [], null, 'soup'])(
  'what is no option is refused: %j',
  (sent) => {
    expect(refusal(inn, atTable(), 0, sent)).toEqual({ rule: 'M-1', reason: 'That is not one of the options now.' })
  },
)
