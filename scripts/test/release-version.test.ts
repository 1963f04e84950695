import { expect, test } from 'vitest'
import { released } from '../release-version.ts'

const log = '# Changelog\n\n## 0.2.0 - unreleased\n\n- A thing.\n\n## 0.1.0 - 2026-01-02\n\n- All of it.\n'

test('what is unreleased becomes a version of today', () => {
  expect(released(log, '0.2.0', '2026-03-04')).toEqual({ text: log.replace('unreleased', '2026-03-04') })
  expect(released(log, '0.3.0', '2026-03-04')).toEqual({
    text: log.replace('0.2.0 - unreleased', '0.3.0 - 2026-03-04'),
  })
})

test('a version that is none, or none after the last, and one without changes are refused in a sentence', () => {
  for (const version of ['', 'next', '1.0', '0.1.0', '0.0.9'])
    expect(released(log, version, '2026-03-04')).toHaveProperty('fault')
  expect(released(log.replace('- A thing.', ''), '0.2.0', '2026-03-04')).toHaveProperty('fault')
  expect(released(log.replace('unreleased', '2026-02-03'), '0.3.0', '2026-03-04')).toHaveProperty('fault')
})
