import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { reachWords, unitFacts } from '../board/labels.ts'
import { shortRule } from '../board/rules-in-short.ts'
import { specialWords } from '../board/special-words.ts'
import { BATTLES, SPECIAL_KEYS } from '../content/index.ts'
import type { Special } from '../content/types.ts'
import { hexCalled } from '../rules/display.ts'
import { game } from '../rules/game.ts'
import type { Unit } from '../rules/types.ts'
import { scene } from './table.ts'

test.each(SPECIAL_KEYS)('the board tells the special rule %s, read from the page as in the built app', (key) => {
  expect(specialWords(key).length).toBeGreaterThan(10)
  expect(specialWords(key)).not.toContain('*')
})

test.each([
  [48, 'The Brawlball', '0704', 'Moves 2 to 12.', 'perhaps', 'not yet'],
  [62, 'Cars', '0704', 'Moves 6.', 'next turn', 'not yet'],
  [12, 'Viking axemen', '0704', 'Moves 3.', 'next turn', 'next turn'],
])(
  '[TT-B48] [TT-B62] the card of battle %i: how far %s goes, and whom it can get at',
  (battle, of, at, moves, ...found) => {
    const { state } = scene({ battle, trippers: ['0708'], units: { [of]: [at] } })
    const [unit] = state.units as [Unit]
    expect(unitFacts(game.view(state, 0), unit, 0)).toContain(moves)
    expect([reachWords(state, unit, hexCalled('0708')), reachWords(state, unit, hexCalled('0506'))]).toEqual(found)
  },
)

test('[TT-17.0] short rules have the numbers of the battle they stand in', () => {
  const words = (special: Special): string => render(shortRule(special).words)
  expect(words({ key: 'dawn', stage: 5 })).toContain('stage 5')
  expect(words({ key: 'traffic', hexes: 3, direction: 1 })).toContain('north, three hexes')
  const printed = BATTLES.flatMap(({ specials, opponents }) => [
    ...specials,
    ...opponents.flatMap((line) => line.specials),
  ])
  expect(new Set(printed.map(({ key }) => key)).size).toBe(SPECIAL_KEYS.length)
  for (const special of printed) expect(words(special)).toMatch(/^[A-Z].*[a-z0-9]\.$/)
})

test('[TT-R74] [TT-B41a] carried elsewhere, the card of a Starsoldier no longer says that he holds his fire', () => {
  const words = (battle: number) => {
    const { state } = scene({ battle, units: { Starsoldiers: ['0704'] } })
    return unitFacts(game.view(state, 0), state.units[0] as Unit, 0).join(' ')
  }
  expect(words(41)).toContain('hold their fire')
  expect(words(12)).not.toContain('hold their fire')
})
