/** The examples of docs/write-a-bot.md, run against a server. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newToken } from '../src/people/token-desk.ts'
import { Browser, ownServer } from './visitor.ts'

const examples = join(import.meta.dirname, '../../examples')
const hasPython = spawnSync('python3', ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3') === true

/** Lets a program play a whole match against somebody who takes the first option. */
async function playsMatch(program: string, script: string): Promise<void> {
  const server = await ownServer()
  const { token } = await newToken(server.file, 'Snake', ['look', 'play'])
  const ann = await new Browser(server.port).connect()
  const { table } = await ann.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ann.ask('watch', { table, as: 0 })
  const bot = spawn(program, [join(examples, script), `http://127.0.0.1:${server.port}`, token, table, '1'])
  let said = ''
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', (data: Buffer) => {
      said += data
    })
  const ended = new Promise<number | null>((resolve) => bot.once('exit', resolve))
  for (let after = 0; ; ) {
    const { matchView, n } = await ann.play(after)
    if (matchView.result) break
    const [action] = matchView.options
    if (action) await ann.ask('act', { table, seat: 0, basedOn: n, action })
    after = n + 1
  }
  expect(await ended, said).toBe(0)
  expect(said).toMatch(/over: [\d.]+\n$/)
  await server.close()
}

test('random_bot.ts plays a match against a person', () => playsMatch(process.execPath, 'typescript/random_bot.ts'))

test.skipIf(!hasPython)('random_bot.py plays a match against a person (only with Python 3)', () =>
  playsMatch('python3', 'python/random_bot.py'),
)
