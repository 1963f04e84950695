import { decision } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { aim, fire, scene, two, weapon } from './table.ts'

type Table = ReturnType<typeof scene>
const asked = ({ state }: Table): string => game.words.ask(decision(game, state)?.ask ?? '', game.view(state, 0), 0)

describe('the log', () => {
  it('[TT-4.0] every line begins with a capital, a sign or a number and ends as a sentence', () => {
    const odd: string[] = []
    for (const seed of ['one', 'two', 'three'])
      playRandomly(game, {
        seed,
        options: { victory: 'quick' },
        seats: 2,
        onEvent: (event) => {
          const line = game.words.event(event, 0)
          if (!/^[^\p{Ll}].*[.!]$/su.test(line)) odd.push(line)
        },
      })
    expect(odd).toEqual([])
  })

  it('[TT-8.21] a shot says what was rolled and what was needed', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')), weapon('m16', 'single'), fire(0), [...two(9), ...two(6), 'rest'])
    expect(game.words.event(t.saw('fired') as never, 0)).toMatch(
      /^Tim fires at hoplite #\d+ with the M16: 9, needs \d+: hit\.$/,
    )
    expect(game.words.event(t.saw('suffered') as never, 0)).toMatch(/^Hoplite #\d+ is down\.$/)
  })
})

describe('what is asked', () => {
  it('[TT-7.42] says what he has left: his way, his action', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0702'] } })
    expect(asked(t)).toMatch(/^Stage 2\. Tim in 0707, Endurance \d+: one action and \d hexes to go\. What now\?$/)
    const first = scene({ battle: 7, stage: 1, units: { Hoplites: ['0702'] } })
    expect(asked(first)).toContain('one action, and nobody moves yet')
  })

  it('[TT-R51] [TT-R19] leads through a volley: with what, into which hexes, how far on', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')))
    expect(asked(t)).toMatch(/^With what does Tim attack hoplite #\d+, 5 hexes away\?$/)
    t.go(weapon('m16', 'rapid'))
    expect(asked(t)).toMatch(/^Rapid fire of the M16: up to 4 shots into one hex.* So far 0702: press the next hex/)
    t.go({ do: 'enough' })
    expect(asked(t)).toMatch(/^Tim aims the M16 at hoplite #\d+, 5 hexes away\. Fire, and how far will he still go/)
  })
})
