import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game } from '@anachron/example'
import { bot } from '@anachron/example/player'
import { type GameModule, loadGame } from '@anachron/games'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { afterAll, describe, expect, it } from 'vitest'
import type { Io } from '../src/play/io.ts'
import { playAt } from '../src/play/loop.ts'
import { choicesOf, sitDown } from '../src/play/sitting.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A person who types these lines and then leaves. */
function typing(...lines: string[]): Io & { said: string } {
  const io = {
    said: '',
    say(text: string) {
      io.said += `${text}\n`
    },
    async ask(prompt: string) {
      const line = lines.shift()
      io.said += `${prompt}${line ?? ''}\n`
      return line
    },
    clear() {
      io.said += '--- cleared ---\n'
    },
    close() {},
  }
  return io
}

const sit = (...who: string[]) => sitDown({ module: { game, bot }, who, options: {}, seed: 'a seed' })

describe('playing in the terminal', () => {
  it('goes through a whole match by numbers, against a bot, and says who won', async () => {
    const sitting = sit('me', 'own')
    const io = typing(...new Array<string>(200).fill('1'))
    await playAt(io, sitting)
    expect(sitting.match.state.result).not.toBeNull()
    expect(io.said).toMatch(/(wins|share the win)\. \[EX-\d+\]/)
  })

  it('says what is wrong with what was typed and changes nothing', async () => {
    const sitting = sit('me', 'own')
    const io = typing('99', 'dance', 'odds 99', 'save', 'why fly to the moon', 'quit')
    await playAt(io, sitting)
    expect(io.said).toContain('There is no option “99”.')
    expect(io.said).toContain('There is no option “dance”.')
    expect(io.said).toContain('Nothing like “fly to the moon” has been an option')
    expect(sitting.match.log.entries.filter(({ seat }) => seat === 0)).toEqual([])
  })

  it('asks as often as the person wishes, where a game has such wishes', async () => {
    const hammer = await loadGame('time-hammer')
    const passed = async (...lines: string[]): Promise<{ said: string; forMe: number }> => {
      const sitting = sitDown({
        module: hammer as GameModule,
        who: ['me', 'own'],
        options: { first: 'seat1' },
        seed: 'wish',
      })
      const io = typing(...lines, ...new Array<string>(12).fill('1'))
      await playAt(io, sitting)
      const shown = io.said.match(/^> /gm)?.length ?? 0
      return {
        said: io.said,
        forMe: sitting.match.log.entries.filter(({ seat }) => seat === 0).length - shown + lines.length,
      }
    }
    expect((await passed('asked')).said).toContain('asked 2  Ask if I can answer')
    expect((await passed('asked 1')).forMe).toBeLessThanOrEqual(0)
    expect((await passed('asked 2')).forMe).toBeGreaterThan(0)
    const io = typing('asked', 'quit')
    await playAt(io, sit('me', 'own'))
    expect(io.said).toContain('asks only when there is something to decide')
  })

  it('asks before what ends the match is done: it stands among the numbers', async () => {
    const sitting = sit('me', 'own')
    const concede = choicesOf(sitting, 0).length
    const io = typing(`${concede}`, 'no', `${concede}`, '', 'quit')
    await playAt(io, sitting)
    expect(io.said).toContain('are you sure?')
    expect(sitting.match.state.result).toBeNull()
    const sure = sit('me', 'own')
    await playAt(typing(`${concede}`, 'yes'), sure)
    expect(sure.match.state.result).not.toBeNull()
  })

  it('explains why something is not possible, with the rule and its text', async () => {
    const io = typing('1', 'why {"kind":"jam"}', 'why bury', 'quit')
    await playAt(io, sit('me', 'own'))
    expect(io.said).toMatch(/That is not one of the options now\. \[EX-\d\] \w/)
  })

  it('takes back an answer that told nobody anything, and asks before taking back a roll', async () => {
    const sitting = sit('me', 'me')
    const io = typing('', '1', '', 'undo', '', '1', '', '1', '', '1', '', '1', 'undo', 'undo anyway', 'quit')
    await playAt(io, sitting)
    expect(io.said).toContain('Taken back.')
    expect(io.said).toContain('“undo anyway” takes it back all the same.')
  })

  it('draws a curtain between two people, and shows each only their own hand', async () => {
    const sitting = sit('me', 'me')
    const hands = sitting.match.state as unknown as { hands: number[][] }
    const io = typing('', '1', '')
    await playAt(io, sitting)
    const screens = io.said.split('--- cleared ---')
    expect(screens[1]).toContain(`hand ${hands.hands[0]?.join(' ')}`)
    expect(screens[1]).not.toContain(`hand ${hands.hands[1]?.join(' ')}`)
    expect(screens[2]).toContain(`hand ${hands.hands[1]?.join(' ')}`)
  })

  it('saves a match that can be opened again', async () => {
    const file = join(folder, 'saved.match.json')
    const sitting = sit('me', 'own')
    await playAt(typing('1', `save ${file}`, 'quit'), sitting)
    const log = readLog(JSON.parse(readFileSync(file, 'utf8')))
    if (isLogFault(log)) throw new Error(render(log.fault))
    const match = importMatch(game, log)
    expect(isLogFault(match)).toBe(false)
    expect(log.notes?.players).toEqual(['me', 'clockwatcher'])
  })

  it('tells rules, odds, the log and a hint', async () => {
    const io = typing('1', 'rules EX-6', 'odds 1', 'log', 'hint', 'look', 'help', 'quit')
    await playAt(io, sit('me', 'own'))
    expect(io.said).toContain('EX-6  If nobody jams, roll a die.')
    expect(io.said).toContain('% nothing')
    expect(io.said).toContain('A bot would: ')
  })
})
