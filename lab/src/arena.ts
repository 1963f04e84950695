import { BOT_NAMES, type Budget, botNamed } from '@anachron/bots'
import { InputError } from '@anachron/kernel'
import { gameModule, planFor } from './play/plan.ts'
import { type Progress, type RunOptions, runPlan } from './play/pool.ts'
import { elo, type Pairing } from './stats/elo.ts'
import { type Estimate, mean, share } from './stats/intervals.ts'

export interface ArenaRequest {
  /** Left out: all that there are for the game. */
  bots?: readonly string[]
  /** For each pair; an even number, because each deal is played from both sides. */
  games: number
  seed?: string | number
  options?: object
  seats?: number
  /** For the bots that think. */
  budget?: Budget
}

export interface ArenaResult {
  game: string
  options: object
  seats: number
  seed: string
  budget?: Budget
  bots: ArenaBot[]
  pairs: ArenaPair[]
}

export interface ArenaBot {
  name: string
  /** Above the first bot; left out in games for one. */
  elo?: Estimate
  /** Mean payoff over all its matches. */
  payoff: Estimate
}

export interface ArenaPair {
  a: string
  b: string
  games: number
  /** What a got: wins plus its part of what was shared. */
  score: Estimate
}

interface ArenaRun extends Pick<RunOptions, 'signal' | 'workers'> {
  onProgress?: (what: string, progress: Progress) => void
}

/** Everybody against everybody. In a game for one, everybody meets the same deals. */
export async function arena(id: string, request: ArenaRequest & ArenaRun): Promise<ArenaResult> {
  const module = await gameModule(id)
  const names = request.bots?.length ? [...request.bots] : BOT_NAMES.filter((name) => botNamed(name, module.bot))
  const unknown = names.find((name) => !botNamed(name, module.bot))
  if (unknown) throw new InputError(`There is no bot “${unknown}” for ${module.game.title}.`)
  const seats = request.seats ?? module.game.seats.min
  const sums = names.map(() => ({ games: 0, payoff: 0, squares: 0 }))

  const meet = async (at: string[], games: number): Promise<{ games: number; payoffs: number[] }> => {
    const plan = await planFor(id, { ...request, bots: at, games, seats })
    const what = [...new Set(at)].join(' – ')
    const { tally } = await runPlan(plan, {
      ...request,
      onProgress: (progress) => request.onProgress?.(what, progress),
    })
    for (const [seat, name] of plan.bots.entries()) {
      const sum = sums[names.indexOf(name)]
      const got = tally.seats[seat]
      if (!sum || !got) continue
      sum.games += tally.games
      sum.payoff += got.payoff
      sum.squares += got.payoffSquares
    }
    const payoffs = at.map((_, i) =>
      tally.seats.reduce((all, got, seat) => (seat % at.length === i ? all + got.payoff : all), 0),
    )
    return { games: tally.games, payoffs }
  }

  const pairs: ArenaPair[] = []
  const pairings: Pairing[] = []
  if (seats === 1) for (const name of names) await meet([name], request.games)
  else
    for (let a = 0; a < names.length; a++)
      for (let b = a + 1; b < names.length && !request.signal?.aborted; b++) {
        const [first, second] = [names[a] as string, names[b] as string]
        const half = Math.max(1, Math.ceil(request.games / 2))
        const there = await meet([first, second], half)
        const back = await meet([second, first], half)
        const [got = 0, lost = 0] = [0, 1].map((i) => (there.payoffs[i] ?? 0) + (back.payoffs[1 - i] ?? 0))
        const games = there.games + back.games
        // Games for more than two share the payoff out among more seats: what counts is who of the two got more of it.
        const score = got + lost > 0 ? (games * got) / (got + lost) : games / 2
        pairings.push({ a, b, games, score })
        pairs.push({ a: first, b: second, games, score: share(score, games) })
      }
  const ratings = seats === 1 ? undefined : elo(names.length, pairings)
  return {
    game: id,
    options: request.options ?? {},
    seats,
    seed: String(request.seed ?? 1),
    ...(request.budget ? { budget: request.budget } : {}),
    bots: names.map((name, i) => {
      const { games, payoff, squares } = sums[i] as (typeof sums)[number]
      const rating = ratings?.[i]
      return { name, ...(rating ? { elo: rating } : {}), payoff: mean(games, payoff, squares) }
    }),
    pairs,
  }
}
