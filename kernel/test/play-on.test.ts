import { expect, it } from 'vitest'
import { begin, canonicalJson, decision, options, play, playOn, seeded } from '../src/index.ts'
import { duel } from './duel.ts'

const started = (seed: number) => begin(duel, { highest: 9 }, 2, seeded(seed))

it('playing on is the same as asking, listing and playing answer by answer', () => {
  for (let seed = 0; seed < 20; seed++) {
    const state = started(seed)
    const chance = seeded(seed)
    for (let now = decision(duel, state); now; now = decision(duel, state)) {
      const by = now.seats[0] as number
      const listed = options(duel, state, by)
      play(duel, state, chance, by, listed[chance.pick('answer', listed.length)] as (typeof listed)[number])
    }
    const other = started(seed)
    const dice = seeded(seed)
    playOn(duel, other, dice, (_seat, { length }) => dice.pick('answer', length))
    expect(canonicalJson(other)).toBe(canonicalJson(state))
  }
})

it('it stops where it is told to, before anything is listed, and can go on from there', () => {
  const whole = started(1)
  playOn(duel, whole, seeded(1), () => 0)
  const state = started(1)
  for (let answers = 0; state.result === null; answers = 0) {
    let listed = 0
    playOn(
      duel,
      state,
      seeded(1),
      () => {
        listed++
        return 0
      },
      () => answers++ === 1,
    )
    expect(listed).toBe(1)
  }
  expect(canonicalJson(state)).toBe(canonicalJson(whole))
})

it('a match that is over asks nobody', () => {
  const state = started(2)
  playOn(duel, state, seeded(2), () => 0)
  const asked = (): never => {
    throw new Error('somebody was asked')
  }
  playOn(duel, state, seeded(2), asked, asked)
})
