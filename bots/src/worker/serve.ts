import { type AnyGame, type Policy, seeded } from '@anachron/kernel'
import { hintsFrom } from '../hint.ts'
import { botNamed } from '../named.ts'
import type { Line, Reply, Request } from './messages.ts'

type Load = (id: string) => Promise<{ game: AnyGame; bot?: Policy<never> } | undefined>
type Think = Extract<Request, { kind: 'think' }>

/** The worker's end: thinks about what it is sent, one request beside the other, until told to stop. Runs in Node and browsers alike. */
export function serveBots(line: Line<Reply, Request>, load: Load): void {
  const underWay = new Map<number, { aborted: boolean }>()
  line.onMessage((request) => {
    const { id } = request
    if (request.kind === 'stop') {
      const signal = underWay.get(id)
      if (signal) signal.aborted = true
      return
    }
    const signal = { aborted: false }
    underWay.set(id, signal)
    answer(request, signal, load)
      .catch((problem: unknown): Reply => ({ id, fault: problem instanceof Error ? problem.message : String(problem) }))
      .then((reply) => {
        underWay.delete(id)
        line.send(reply)
      })
  })
}

async function answer(request: Think, signal: { aborted: boolean }, load: Load): Promise<Reply> {
  const { id, view, seat, options, ask, budget } = request
  const module = await load(request.game)
  if (!module) return { id, fault: `There is no game “${request.game}”.` }
  const { game } = module
  const bot = botNamed(request.bot, module.bot)
  if (!bot) return { id, fault: `There is no bot “${request.bot}” for ${game.title}.` }
  const turn = { game, view, seat, options, ask, chance: seeded(request.seed), signal, ...(budget ? { budget } : {}) }
  const choice = await bot.choose(turn)
  return { id, choice, hints: request.hints ? hintsFrom(choice, turn, request.hints) : [] }
}
