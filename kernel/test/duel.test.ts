import { describe, expect, it } from 'vitest'
import { act, type Game, isInnocent, isLogFault, seeded, startMatch } from '../src/index.ts'
import { laws } from '../src/laws/index.ts'
import { render } from '../src/words/index.ts'
import { type DuelTypes, duel } from './duel.ts'
import { sticks } from './sticks.ts'

laws(duel, { describe, it }, { tables: [{ seats: 2 }, { seats: 2, options: { highest: 100 } }], matches: 40 })
laws(sticks, { describe, it }, { matches: 20 })

describe('what a guess has told cannot be taken back', () => {
  /** Random guesses by both sides; every one that was told something new is asked about. */
  function guesses(highest: number, seed: number): { told: number; free: number; hidden: number } {
    const dice = seeded(seed)
    const match = startMatch(duel, { options: { highest }, seats: 2, chance: () => dice })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const counted = { told: 0, free: 0, hidden: 0 }
    for (const seat of [0, 1]) {
      act(match, seat, { kind: 'hide', number: 1 + dice.pick('hide', highest) }, dice)
      if (isInnocent(match, match.log.entries.length)) counted.hidden++
    }
    for (let turn = 0; match.state.result === null; turn++) {
      const before = possible(match, turn % 2, highest)
      act(match, turn % 2, { kind: 'guess', number: 1 + dice.pick('guess', highest) }, dice)
      if (possible(match, turn % 2, highest) === before) continue
      counted.told++
      if (isInnocent(match, match.log.entries.length)) counted.free++
    }
    return counted
  }

  /** How many numbers the rival of a seat could have, by what was told. */
  function possible(
    { state }: { state: { guesses: [number, number, string][] } },
    seat: number,
    highest: number,
  ): number {
    let [low, high] = [1, highest]
    for (const [by, number, told] of state.guesses) {
      if (by !== seat) continue
      if (told !== 'higher') high = Math.min(high, told === 'hit' ? number : number - 1)
      if (told !== 'lower') low = Math.max(low, told === 'hit' ? number : number + 1)
    }
    return high - low
  }

  it.each([12, 100])('not one of those that told something, with numbers up to %i', (highest) => {
    const all = Array.from({ length: 60 }, (_, seed) => guesses(highest, seed))
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(200)
    expect(all.reduce((sum, { free }) => sum + free, 0)).toBe(0)
  })

  it('a number that was hidden and that nobody has seen yet may be hidden anew', () => {
    expect(guesses(12, 1).hidden).toBe(2)
  })

  /** Both hide a 7; then 3 and 3 are guessed, and 2, of which everybody knows that it is too low. */
  function withKnownGuess(game: Game<DuelTypes>) {
    const dice = seeded('known')
    const match = startMatch(game, { options: {}, seats: 2, chance: () => dice })
    if (isLogFault(match)) throw new Error(render(match.fault))
    for (const seat of [0, 1]) act(match, seat, { kind: 'hide', number: 7 }, dice)
    for (const [seat, number] of [
      [0, 3],
      [1, 3],
      [0, 2],
    ])
      act(match, seat as number, { kind: 'guess', number }, dice)
    return match
  }

  it('a guess whose answer was known before is taken back at once', () => {
    const match = withKnownGuess(duel)
    expect(match.state.guesses.at(-1)).toEqual([0, 2, 'higher'])
    expect(isInnocent(match, 5)).toBe(true)
    expect(isInnocent(match, 3)).toBe(false)
  })

  it('what a picture in the middle of an entry has shown cannot be taken back', () => {
    const pictured: Game<DuelTypes> = { ...duel, beat: () => 100 }
    expect(isInnocent(withKnownGuess(pictured), 5)).toBe(true)
    // Only while a guess is being answered is it still the turn of whoever made it.
    const isMidway = ({ stack, guesses }: DuelTypes['State']): boolean =>
      stack.some((frame) => frame.kind === 'round' && frame.turn === guesses.at(-1)?.[0])
    const telling: Game<DuelTypes> = {
      ...pictured,
      view: (state, viewer) => ({
        ...duel.view(state, viewer),
        ...(isMidway(state) ? { seen: state.numbers.slice() } : {}),
      }),
    }
    expect(isInnocent(withKnownGuess(telling), 5)).toBe(false)
  })
})
