import type { OptionSchema } from '@anachron/kernel'
import { t } from '@anachron/kit'
import { expect, test } from 'vitest'
import { openGame } from '../src/app/games.ts'
import { primerOf } from '../src/screens/rules/InShort.tsx'
import { defaults, fittedTo, schemaFor } from '../src/screens/setup/fitting.ts'

const schema: OptionSchema = {
  sides: {
    kind: 'choice',
    label: 'Sides',
    rule: 'X-1',
    default: 'usual',
    values: [
      { value: 'usual', label: 'As usual' },
      { value: '3v3', label: '3 v 3', seats: 6 },
    ],
  },
  rounds: { kind: 'number', label: 'Rounds', rule: 'X-2', default: 4, min: 1, max: 9 },
}

const listed = (seats: number): string[] => {
  const { sides } = schemaFor(schema, seats)
  return sides?.kind === 'choice' ? sides.values.map(({ value }) => value) : []
}

test('a table is offered only what is for as many as sit there', () => {
  expect(listed(6)).toEqual(['usual', '3v3'])
  expect(listed(2)).toEqual(['usual'])
})

test('what was chosen for another number of seats falls back to the default, and nothing else changes', () => {
  const chosen = { ...defaults(schema), sides: '3v3', rounds: 7 }
  expect(fittedTo(schemaFor(schema, 6), chosen)).toEqual({ sides: '3v3', rounds: 7 })
  expect(fittedTo(schemaFor(schema, 5), chosen)).toEqual({ sides: 'usual', rounds: 7 })
})

test('a game in short is told for as many as usually sit down, not for the fewest', async () => {
  const words = async (id: string): Promise<string> => {
    const game = await openGame(id)
    return game ? t(primerOf(game)?.aim ?? '') : ''
  }
  expect(await words('chronomancer')).toBe('Have the most Gold after three days.')
  expect(await words('timetripper')).toContain('Get Tim home')
})
