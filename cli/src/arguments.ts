import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type GameModule, loadGame, shelf } from '@anachron/games'
import { InputError, importMatch, isLogFault, type Json, type Match, type MatchLog, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'

const LONGEST = 20_000

/** A game by the name that was typed. */
export async function gameNamed(id: string): Promise<GameModule> {
  const loaded = await loadGame(id)
  if (!loaded) throw new InputError(`There is no game “${id}”. There is: ${shelf.map((entry) => entry.id).join(', ')}.`)
  return loaded
}

export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') throw new InputError(`There is no file ${file}.`)
    throw new InputError(`${file} cannot be read (${code}).`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(`${file} is not JSON.`)
  }
}

/** A match file, read but not yet replayed, with its game. */
async function readMatchFile(file: string): Promise<GameModule & { log: MatchLog }> {
  const log = readLog(readJson(file))
  if (isLogFault(log)) throw new InputError(`${file}: ${log.entry ? `entry ${log.entry}: ` : ''}${render(log.fault)}`)
  return { ...(await gameNamed(log.game)), log }
}

/**
 * A position may be anybody's, and lead the rules round in circles: it is played on a thread first, which can be
 * ended.
 */
async function tryOut(file: string, log: MatchLog): Promise<void> {
  const { threadedSandbox } = await import('@anachron/server/sandbox')
  const sandbox = threadedSandbox({ games: import.meta.resolve('@anachron/games'), time: LONGEST })
  try {
    // Nobody's key: no mark is believed here.
    const reply = await sandbox.try({ kind: 'open', file: log, key: randomBytes(32).toString('hex') })
    if ('wrong' in reply) throw new InputError(`${file}: ${render(reply.wrong)}`)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`${file}: playing it through took too long or too much memory, and was stopped.`)
  } finally {
    sandbox.close()
  }
}

/** A match file, replayed and checked. */
export async function openMatchFile(file: string): Promise<GameModule & { match: Match }> {
  const { log, ...loaded } = await readMatchFile(file)
  if (log.origin.kind === 'position') await tryOut(file, log)
  const match = importMatch(loaded.game, log)
  if (isLogFault(match))
    throw new InputError(`${file}: ${match.entry ? `entry ${match.entry}: ` : ''}${render(match.fault)}`)
  return { ...loaded, match }
}

export function wholeNumber(name: string, low: number, high = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text.trim()) || value < low || value > high)
      throw new InputError(
        `${name} is a whole number from ${low}${high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : ''}, not “${text}”.`,
      )
    return value
  }
}

/** `--option key=value`, as often as needed; numbers, true and false as such, JSON where it parses, else text. */
export function collectOption(pair: string, before: Record<string, Json>): Record<string, Json> {
  const [, key, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
  if (key === undefined || text === undefined) throw new InputError(`An option is given as key=value, not “${pair}”.`)
  let value: Json = text
  try {
    value = JSON.parse(text)
  } catch {
    // Plain text.
  }
  return { ...before, [key]: value }
}
