import { type AnyGame, isLogFault, type Policy, replay, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { watched } from '../analysis/watched.ts'
import { hintsFrom } from '../hint.ts'
import { botNamed } from '../named.ts'
import type { Line, Reply, Request } from './messages.ts'

type Load = (id: string) => Promise<{ game: AnyGame; bot?: Policy<never> } | undefined>
type Think = Extract<Request, { kind: 'think' }>
type Analyse = Extract<Request, { kind: 'analyse' }>
type Watch = Extract<Request, { kind: 'watch' }>

/**
 * The worker's end: thinks about what it is sent, one request beside the other, until told to stop. Runs in Node and
 * browsers alike.
 */
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
    const tell = (progress: number, found?: Analysis): void => line.send({ id, progress, ...(found ? { found } : {}) })
    const work =
      request.kind === 'think'
        ? answer(request, signal, load)
        : request.kind === 'watch'
          ? lookOn(request, signal, load, tell)
          : lookBack(request, signal, load, tell)
    work
      .catch((problem: unknown): Reply => ({ id, fault: problem instanceof Error ? problem.message : String(problem) }))
      .then((reply) => {
        underWay.delete(id)
        line.send(reply)
      })
  })
  line.send({ id: 0, ready: true })
}

async function answer(request: Think, signal: { aborted: boolean }, load: Load): Promise<Reply> {
  const { id, view, seat, options, ask, budget } = request
  const module = await load(request.game)
  if (!module) return { id, fault: `There is no game “${request.game}”.` }
  const { game } = module
  const bot = botNamed(request.bot, module.bot)
  if (!bot) return { id, fault: `There is no bot “${request.bot}” for ${game.title}.` }
  const turn = { game, view, seat, options, ask, chance: seeded(request.seed), signal, ...(budget ? { budget } : {}) }
  const choice = await bot.choose(request.hints ? { ...turn, every: true } : turn)
  return { id, choice, hints: request.hints ? hintsFrom(choice, turn, request.hints, module.bot as never) : [] }
}

async function lookBack(
  { id, kind: _kind, log, ...closely }: Analyse,
  signal: { aborted: boolean },
  load: Load,
  onProgress: (done: number, found?: Analysis) => void,
): Promise<Reply> {
  const module = await load(log.game)
  if (!module) return { id, fault: `There is no game “${log.game}”.` }
  // The table that it was played at has looked where it starts, and whoever hangs here is ended.
  const match = replay(module.game, log, { trusted: true })
  if (isLogFault(match)) return { id, fault: render(match.fault) }
  const analysis = await analyse(match as never, {
    signal,
    onProgress,
    ...closely,
    ...(module.bot ? { own: module.bot } : {}),
  })
  return analysis ? { id, analysis } : { id, fault: 'The analysis was stopped.' }
}

async function lookOn(
  { id, game, views }: Watch,
  signal: { aborted: boolean },
  load: Load,
  onProgress: (done: number) => void,
): Promise<Reply> {
  const module = await load(game)
  if (!module) return { id, fault: `There is no game “${game}”.` }
  const own = module.bot ? { own: module.bot } : {}
  const points = await watched({ game: module.game, views, signal, onProgress, ...own })
  return points ? { id, watched: points } : { id, fault: 'Looking on was stopped.' }
}
