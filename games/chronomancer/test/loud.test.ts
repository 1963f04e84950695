import { describe, expect, it } from 'vitest'
import { isLoud } from '../board/loud.ts'

const lift = (icon: string) => ({ kind: 'lift', icon })
const go = { kind: 'advance' }

describe('the loud answer', () => {
  it('[CH-C30] in a lesson is the one the lesson asks for, and no other', () => {
    const table = { wanted: [lift('red'), lift('green'), go] }
    expect(isLoud(table, [lift('red'), lift('green')], true)).toBe(true)
    expect(isLoud(table, [lift('red'), lift('blue')], true)).toBe(false)
    expect(isLoud(table, [go], true)).toBe(false)
  })

  it('[CH-C32] in a lesson is Go only when going comes next, and what is usually quiet when that is wanted', () => {
    expect(isLoud({ wanted: [go] }, [go], true)).toBe(true)
    const spend = { kind: 'spend', icon: 'red' }
    expect(isLoud({ wanted: [spend, go] }, [go], true)).toBe(false)
    expect(isLoud({ wanted: [spend, go] }, [spend, go], false)).toBe(true)
  })

  it('[CH-C32] in a match is what most people press', () => {
    expect(isLoud({ wanted: [] }, [go], true)).toBe(true)
    expect(isLoud({ wanted: [] }, [go], false)).toBe(false)
  })
})
