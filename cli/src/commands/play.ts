import { randomBytes } from 'node:crypto'
import { InputError, type Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, gameNamed, openMatchFile, wholeNumber } from '../arguments.ts'
import type { SittingRequest } from '../play/sitting.ts'

interface Given {
  with: string
  seats?: number
  seed?: string
  load?: string
  option: Record<string, Json>
}

export function play(anachron: Command): void {
  anachron
    .command('play [game]')
    .description('play in the terminal, against bots or hot-seat')
    .option(
      '--with <a,b,…>',
      'who sits at the other seats: me (hot-seat), random, greedy, own, novice, skilled, expert',
      'own',
    )
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 8))
    .option('--seed <s>', 'the same seed gives the same rolls')
    .option('--option <key=value>', 'an option of the game', collectOption, {})
    .option('--load <file>', 'go on with a saved match')
    .action(async (id: string | undefined, given: Given) => {
      const request = given.load === undefined ? await fresh(id, given) : await saved(given.load)
      const { playAt } = await import('../play/loop.ts')
      const { sitDown } = await import('../play/sitting.ts')
      const { terminalIo } = await import('../play/io.ts')
      const sitting = sitDown({ ...request, seed: given.seed ?? randomBytes(32).toString('hex') })
      const io = terminalIo()
      await playAt(io, sitting)
      io.close()
    })
}

type Request = Omit<SittingRequest, 'seed'>

async function fresh(id: string | undefined, given: Given): Promise<Request> {
  if (id === undefined) throw new InputError('Say which game, or --load a saved match. `anachron games` lists them.')
  const module = await gameNamed(id)
  const others = given.with.split(',').map((name) => name.trim())
  const seats = given.seats ?? Math.max(module.game.seats.min, Math.min(others.length + 1, module.game.seats.max))
  const who = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? 'me' : (others[(seat - 1) % others.length] as string),
  )
  return { module, who, options: given.option }
}

async function saved(file: string): Promise<Request> {
  const { match, ...module } = await openMatchFile(file)
  if (match.state.result)
    throw new InputError(`${file} is a finished match. \`anachron replay ${file}\` steps through it.`)
  const noted = match.log.notes?.players
  const who = Array.from({ length: match.log.seats }, (_, seat) =>
    Array.isArray(noted) && typeof noted[seat] === 'string' ? noted[seat] : 'me',
  )
  return { module, who, options: {}, resume: match }
}
