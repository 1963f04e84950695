import { madeUp } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { expect, test } from 'vitest'
import { findAmong, matchWords, momentWords, rollsChecked, seatList, throwAway } from '../src/words/app.ts'
import { tell } from '../src/words/tell.ts'

test('what screens count is one or many', () => {
  expect(t(matchWords('Timestream', 1))).toBe('Timestream, 1 decision')
  expect(t(throwAway(matchWords('Timestream', 2)))).toBe('Throw away: Timestream, 2 decisions')
  expect(t(rollsChecked(1, 1))).toBe(
    'Every roll is as promised: 1 roll in 1 entry follows from the secret and nothing else.',
  )
  expect(t(rollsChecked(7, 3))).toContain('7 rolls in 3 entries follow')
})

test('whose answer it was is said with the names of the table', () => {
  const names = ['You', 'Ada', 'Skilled bot']
  expect(tell(momentWords(3, 9, 1), names)).toBe('entry 3 of 9, Ada')
  expect(tell(momentWords(3, 9, 0), names)).toBe('entry 3 of 9, you')
  expect(tell(momentWords(3, 9, null), names)).toBe('entry 3 of 9')
  expect(tell(momentWords(9, 9, 1), names)).toBe('now, entry 9')
  expect(tell(seatList([1, 2]), names)).toBe('Ada, Skilled bot')
})

test('screens can be said in another language', () => {
  const language = madeUp({
    messages: { 'Find among {0}': 'sora in {0}', 'entry {0} of {1}, {2}': 'tem {0}/{1}: {2}' },
    terms: { option: 'vel' },
  })
  expect(render(findAmong(12), { language })).toBe('sora in vel-vel 12')
  expect(render(momentWords(3, 9, 1), { language, names: ['Bob', 'Ada'] })).toBe('tem 3/9: Ada')
})
