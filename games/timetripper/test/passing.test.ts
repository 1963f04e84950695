import { describe, expect, it } from 'vitest'
import { hexCalled } from '../rules/display.ts'
import { position } from './position.ts'

describe('passing through friends', () => {
  const crowd = (...friends: string[]) =>
    position({
      battle: 29,
      trippers: [{ at: '0707' }],
      units: [
        ...friends.map((at) => ({ of: 'Italian infantry', at, owner: 0 })),
        { of: 'Italian infantry', at: '1202' },
      ],
    })
  const steps = (table: ReturnType<typeof crowd>) =>
    table.options(0).flatMap((action) => (action.do === 'step' ? [action.hex] : []))

  it('[TT-7.32] a friend may be passed', () => {
    const table = crowd('0310', '0311')
    table.does({ do: 'end' })
    expect(steps(table)).toContain(hexCalled('0311'))
  })

  it('[TT-7.31] nobody walks in among friends where he could not get out again', () => {
    const table = crowd('0311', '0312', '0212', '0211', '0412', '0411')
    table.does({ do: 'end' })
    // With three steps he gets past them by 0312 and 0411 to 0410; with two he would be stuck on somebody.
    expect(steps(table)).toContain(hexCalled('0312'))
    table.unit(0).moved = 1
    expect(steps(table)).not.toContain(hexCalled('0312'))
    expect(steps(table)).toContain(hexCalled('0211'))
  })

  it('[TT-R64] [TT-7.31] a Timepoliceman on his way past a comrade at the AQ12G does not stop on top of him', () => {
    const table = position({
      battle: 55,
      trippers: [{ at: '0712' }],
      units: [
        { of: 'Fluxrestraint AQ12G', at: '0604' },
        { of: 'Timepolice', at: '0704', crew: true },
        { of: 'Timepolice', at: '0702' },
      ],
    })
    table.ends({ detection: [1, 1, 2, 2] })
    expect([table.whereIs(2), table.unit(2).crew]).toEqual(['0705', true])
  })

  it('[TT-B38] [TT-7.31] a motorcycle whose rider the flux takes while he passes another one is left beside it', () => {
    const table = position({
      battle: 38,
      flux: '0709',
      trippers: [{ at: '0712' }],
      units: [
        { of: 'Outlaw bikers', at: '0707' },
        { of: 'Outlaw bikers', at: '0704' },
        { of: 'Outlaw bikers', at: '1202' },
      ],
    })
    // The first has been taken, and his motorcycle stands in 0707. The second rides through it, which is next to the
    // flux.
    table.mountOf(0).rider = null
    Object.assign(table.unit(0), { mount: null, place: 'held' })
    table.battle.flux = { hex: hexCalled('0708'), heading: null, alignedBy: null }
    table.ends({ detection: [6, 6, 1, 1] })
    expect(table.unit(1).place).toBe('held')
    expect(table.mountOf(1).hex).not.toBe(table.mountOf(0).hex)
  })
})
