import { describe, expect, it } from 'vitest'
import { judge } from '../player/judgement.ts'
import { type Scene, type Side, scene } from './scene.ts'

const even: Side = { skill: 4, on: { 2000: ['agent-buzz'], 2020: ['fido-zapi'] }, jamais: 1 }
const rival: Side = { skill: 4, on: { 2040: ['agent-anvil'], 2020: ['fido-wags'] }, jamais: 1 }
const chance = (given: Scene): number => judge(scene({ a: even, b: rival, die: 3, ...given }).state)[0] as number

describe('how the own player judges a table', () => {
  it('gives both seats together one win', () => {
    const [ours = 0, theirs = 0] = judge(scene({ a: { ...even, skill: 6 }, b: rival }).state)
    expect(ours + theirs).toBeCloseTo(1)
    expect(ours).toBeGreaterThan(theirs)
  })

  it.each([
    ['skill', { ...even, skill: 5 }],
    ['a decade more', { ...even, on: { 2000: ['agent-buzz'], 2010: ['fido-zapi'] } }],
    ['a Jamais’ more', { ...even, jamais: 2 }],
  ] satisfies [string, Side][])('%s is better', (_, better) => {
    expect(chance({ a: better })).toBeGreaterThan(chance({}))
  })

  it('[TH-8] a lead counts most in the last round', () => {
    const ahead: Side = { ...even, skill: 6 }
    expect(chance({ a: ahead, die: 1 })).toBeGreaterThan(chance({ a: ahead, die: 4 }))
  })
})
