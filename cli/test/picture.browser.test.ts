/** `anachron picture`: a moment of a saved match as a file, drawn by a browser from the built app. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const MATCH = join(root, 'games/time-line-battle/fixtures/three-teams.match.json')
const folder = mkdtempSync(join(tmpdir(), 'anachron-picture-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function picture(name: string, ...options: string[]): { said: string; bytes: Buffer } {
  const file = join(folder, name)
  const app = process.env.ANACHRON_APP ?? join(root, 'web/dist')
  const args = [join(root, 'cli/bin/anachron.mjs'), 'picture', MATCH, file, '--app', app, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return { said: stdout, bytes: readFileSync(file) }
}

test('as PNG it has the size that was asked for, twice as fine', () => {
  const { said, bytes } = picture('moment.png', '--at', '5', '--size', '700x500', '--ground', 'paper')
  expect(said).toContain('after entry 5 of ')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1400, 1000])
})

test('as SVG it shows what the seat sees at that moment, and another seat another hand', () => {
  const [first, second] = ['1', '2'].map((seat) =>
    picture(`seat-${seat}.svg`, '--at', '5', '--as', seat, '--size', '900x700').bytes.toString(),
  ) as [string, string]
  expect(first).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="900" height="700"/)
  const drawn = (svg: string): string => svg.slice(svg.indexOf('<foreignObject'))
  expect(drawn(first)).toContain('class="stage-board"')
  expect(drawn(first)).not.toBe(drawn(second))
})
