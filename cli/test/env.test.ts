/** The bridge as programs outside meet it: the Python examples, run as docs/env.md says. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const python = spawnSync('python3', ['--version'], { encoding: 'utf8' })
const hasPython = python.status === 0 && python.stdout.startsWith('Python 3')

const example = (...args: string[]) => {
  const [script = '', ...rest] = args
  const { status, stdout, stderr } = spawnSync('python3', [join(root, 'examples/python', script), ...rest], {
    encoding: 'utf8',
    env: { ...process.env, ANACHRON_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: '1' },
  })
  return { status, stdout, stderr }
}

it('speaks lines: an answer for each request, and an end when nothing more is asked', () => {
  const command = join(root, 'cli/bin/anachron.mjs')
  const input = '{"do":"reset","matches":2,"id":1}\n\n{"do":"step","answers":"random","id":2}\nnonsense\n'
  const ran = spawnSync(process.execPath, [command, 'env', 'time-line-battle'], { encoding: 'utf8', input })
  const lines = ran.stdout.trim().split('\n')
  expect(ran.status).toBe(0)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, matches: [0, 1] },
    { id: 2, over: [] },
    { wrong: 'The line is not JSON.' },
  ])
})

test.skipIf(!hasPython)('random_matches.py plays batches to their ends (only with Python 3)', () => {
  const { status, stdout, stderr } = example('random_matches.py', 'time-line-battle', '--matches', '20', '--batch', '8')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^time-line-battle: 2\d matches, \d+ steps\nseat 0: 0\.\d+ of a win/)
})

test.skipIf(!hasPython)('one_match.py plays a match in the manner of PettingZoo (only with Python 3)', () => {
  const { status, stdout, stderr } = example('one_match.py', 'time-line-battle')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^seat_0 got [\d.]+\nseat_1 got [\d.]+\n$/)
})

test.skipIf(!hasPython)('what is wrong reaches Python as an exception with its sentence (only with Python 3)', () => {
  const { status, stderr } = example('one_match.py', 'time-line-battle', '--seats', '1')
  expect(status).not.toBe(0)
  expect(stderr).toContain('seats')
})
