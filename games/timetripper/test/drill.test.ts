/** Followers whom nobody leads, and the reasons of orders without dice. */
import { play, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { catalogueOf } from '../rules/catalogue.ts'
import { drilled, soldierAsked } from '../rules/drill.ts'
import { game } from '../rules/game.ts'
import { aim, at, END, scene } from './table.ts'

/** Two archers follow Tim; one enemy is where it is said. */
function following(foe: string) {
  return scene({
    battle: 6,
    trippers: ['0212'],
    units: { 'Chaldean archers': ['0706', '0906'], 'Viking axemen': [foe] },
    edit(s) {
      for (const unit of s.units) if (catalogueOf(s.own).lines[unit.line]?.name === 'Chaldean archers') unit.owner = 0
    },
  })
}
type Following = ReturnType<typeof following>
const answer = (t: Following) => drilled(game.view(t.state, 0), t.options(0))

it('[TT-15.21a] a follower fires where it may hurt, goes nearer where it hardly can, and lets nobody wait', () => {
  const near = following('0705')
  near.go(END)
  expect(answer(near)).toEqual(aim(near.unit('Viking axemen')))
  const far = following('1202')
  far.go(END)
  expect(answer(far)?.do).toBe('step')
})

it('[TT-15.21a] all of them act without being led, to the end of the phase, and nobody else’s question is answered', () => {
  const t = following('0705')
  expect(answer(t)).toBeUndefined()
  t.go(END)
  const chance = seeded('a company')
  let answers = 0
  for (let action = answer(t); action && answers < 60; action = answer(t)) {
    play(game, t.state, chance, 0, action)
    answers++
  }
  expect(answers).toBeGreaterThan(2)
  expect(soldierAsked(game.view(t.state, 0))).toBeUndefined()
})

it('[TT-7.12] [TT-11.0] orders without dice have their reason', () => {
  const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['1202'] }, flux: '0709' })
  const why = (action: object): string =>
    render(game.forecast?.(game.view(t.state, 0), 0, action as never)?.notes?.[0] ?? '')
  expect(why({ do: 'step', hex: at('0708') })).toContain('Nearer to the flux')
  expect(why({ do: 'step', hex: at('0706') })).toBe('')
  expect(why(END)).toContain('three Endurance')
  t.go({ do: 'step', hex: at('0708') })
  expect(why({ do: 'step', hex: at('0709') })).toContain('In the flux')
  expect(why(END)).not.toContain('three Endurance')
})
