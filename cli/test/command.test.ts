/** The command as people meet it: a process with an exit code, and one clear sentence when they were wrong. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'anachron-'))
afterAll(() => rmSync(folder, { recursive: true }))

const anachron = (...args: string[]) => {
  const command = join(import.meta.dirname, '..', 'bin', 'anachron.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', input: '' })
  return { status, stdout, stderr }
}

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('bad input gets one sentence and exit code 2', () => {
  it.each([
    ['an unknown game', ['rules', 'chess'], /^There is no game “chess”\. There is: /],
    ['a missing file', ['replay', join(folder, 'none.json')], /^There is no file /],
    ['a file that is not JSON', ['verify', file('text.json', 'hello')], / is not JSON\.$/],
    ['a file that is no match', ['verify', file('other.json', '{"a":1}')], /: This is not a match of Anachron\.$/],
    ['a folder', ['verify', folder], / cannot be read \(EISDIR\)\.$/],
    [
      'an option without a value',
      ['sim', 'time-line-battle', '--option', 'x'],
      /^An option is given as key=value, not “x”\.$/,
    ],
    [
      'a number that is none',
      ['sim', 'time-line-battle', '--games', 'many'],
      /^--games is a whole number from 1, not “many”\.$/,
    ],
    ['an unknown command', ['fly'], /^unknown command 'fly'/],
    ['no game to play', ['play'], /^Say which game/],
    [
      'a backup of a database that is not there',
      ['backup', join(folder, 'c.bak'), '--data', join(folder, 'none.sqlite')],
      /^There is no database at .*none\.sqlite\./,
    ],
    ['reports of one', ['reports', '--data', join(folder, 'none.sqlite')], /^There is no database at /],
    ['a check of one', ['recheck', '--data', join(folder, 'none.sqlite')], /^There is no database at /],
    [
      'a backup into no folder',
      ['backup', join(folder, 'nowhere', 'c.bak'), '--data', join(folder, 'none.sqlite')],
      /^There is no folder .*nowhere to write to\.$/,
    ],
    [
      'an unknown bot',
      ['sim', 'time-hammer', '--bots', 'foo'],
      /^There is no bot “foo” for .* There is: random, greedy, /,
    ],
    [
      'a picture of no kind',
      ['picture', join(folder, 'none.json'), 'board.jpg'],
      /^A picture is a file \.svg or \.png, not “board\.jpg”\.$/,
    ],
    [
      'a picture of no size',
      ['picture', join(folder, 'none.json'), 'board.svg', '--size', '5x5'],
      /^A size is two numbers from 320 to 4000, as 1200x800, not “5x5”\.$/,
    ],
    ['no oracle', ['oracle', 'timestream', 'any.json'], /^There is no oracle format for Timestream\./],
  ])('%s', (_what, args, sentence) => {
    const { status, stderr } = anachron(...args)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2)
    expect(status).toBe(2)
  })
})

it('lists what it can do', () => {
  const { status, stdout } = anachron('--help')
  expect(status).toBe(0)
  for (const command of ['games', 'play', 'sim', 'replay', 'verify', 'oracle', 'bench'])
    expect(stdout).toContain(`${command} `)
})

it('writes results as a page that says which command made it', () => {
  const page = join(folder, 'pages', 'result.md')
  const args = ['sim', 'time-hammer', '--games', '2', '--seed', 'a b', '--markdown', page]
  expect(anachron(...args).status).toBe(0)
  const text = readFileSync(page, 'utf8')
  expect(text).toMatch(/^# Time Hammer: The Dual\n\nMade on \d{4}-\d\d-\d\d, with version \d+ of the rules, by\n/)
  expect(text).toContain(`npx anachron sim time-hammer --games 2 --seed 'a b' --markdown ${page}`)
  expect(text).toContain('| 2: random |')
})

it('finds the oracle of a game by its name', () => {
  const file = join(import.meta.dirname, '..', '..', 'games', 'time-line-battle', 'fixtures', 'oracle.json')
  expect(anachron('oracle', 'time-line-battle', file)).toMatchObject({
    status: 0,
    stdout: '132 positions as expected.\n',
  })
})
