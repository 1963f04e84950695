import type { Budget } from '@anachron/bots'
import { BOT_NAMES, botNamed } from '@anachron/bots'
import { type GameModule, loadGame, shelf } from '@anachron/games'
import { InputError, isLogFault, optionsFor } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { yardstick } from '../bench/yardstick.ts'

/** Matches to be played: plain data, the same for every worker. Match i depends on the plan and i alone. */
export interface Plan {
  game: string
  /** The game's options; defaults where left out. */
  options: object
  seats: number
  /** One name per seat. */
  bots: string[]
  seed: string
  games: number
  /** For bots that think; left out: their own. */
  budget?: Budget
  /** Also look at what happens inside the matches. */
  full: boolean
}

export interface PlanRequest {
  games: number
  bots?: readonly string[]
  seed?: string | number
  options?: object
  seats?: number
  budget?: Budget
  full?: boolean
}

/** The game by its id, or a fault that names those there are. */
export async function gameModule(id: string): Promise<GameModule> {
  const found = (await loadGame(id)) ?? yardstick(id)
  if (!found) throw new InputError(`There is no game “${id}”. There is: ${shelf.map((entry) => entry.id).join(', ')}.`)
  return found
}

const namesOf = ({ bot }: GameModule): string[] => BOT_NAMES.filter((name) => botNamed(name, bot))

/** A plan with everything filled in and checked. Fewer bots than seats: they take turns around the table. */
export async function planFor(game: string, request: PlanRequest): Promise<Plan> {
  const module = await gameModule(game)
  const names = request.bots?.length ? request.bots : ['random']
  const seats = request.seats ?? Math.max(module.game.seats.min, Math.min(names.length, module.game.seats.max))
  if (!Number.isSafeInteger(request.games) || request.games < 1)
    throw new InputError('The number of games is 1 or more.')
  if (names.length > seats) throw new InputError(`${names.length} bots do not fit at ${seats} seats.`)
  for (const name of names)
    if (!botNamed(name, module.bot))
      throw new InputError(
        `There is no bot “${name}” for ${module.game.title}. There is: ${namesOf(module).join(', ')}.`,
      )
  const checked = optionsFor(module.game, request.options ?? {}, seats)
  if (isLogFault(checked)) throw new InputError(render(checked.fault))
  return {
    game,
    options: checked.options as object,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string),
    seed: String(request.seed ?? 1),
    games: request.games,
    ...(request.budget ? { budget: request.budget } : {}),
    full: request.full ?? false,
  }
}
