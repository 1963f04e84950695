import { type AnyGame, begin, decision, options, play, type Seat, sameJson, seeded } from '@anachron/kernel'
import type { Bot } from './bot.ts'

export interface HonestyCheck {
  options: object
  seats: number
  seed: string | number
  /** Decisions looked at in one match, spread over it. */
  decisions?: number
  /** Thinking allowed at each; without time limits, which nothing can repeat. */
  budget?: { iterations: number }
}

/**
 * The law of honest bots: swap everything that a seat cannot know, give the bot the same random numbers, and it must
 * answer the same. Looks at decisions of a random match and says what is wrong with the first one that breaks the law.
 */
export async function dishonesty(game: AnyGame, bot: Bot, check: HonestyCheck): Promise<string | undefined> {
  const chance = seeded(`${check.seed}/match`)
  const rest = new Set(spread(game, check))
  const state = begin(game, check.options, check.seats, chance)
  for (let n = 0; ; n++) {
    const now = decision(game, state)
    if (!now) return undefined
    const seat = now.seats[chance.pick('seat', now.seats.length)] as Seat
    const listed = options(game, state, seat)
    if (rest.has(n)) {
      const world = game.imagine(game.view(state, seat), seeded(`${check.seed}/swap/${n}`))
      const wrong = await differs(game, bot, seat, state, world, `${check.seed}/bot/${n}`, check.budget)
      if (wrong) return `decision ${n + 1} (${now.ask}), seat ${seat}: ${wrong}`
    }
    play(game, state, chance, seat, listed[chance.pick('option', listed.length)])
  }
}

async function differs(
  game: AnyGame,
  bot: Bot,
  seat: Seat,
  truth: object,
  swapped: object,
  seed: string,
  budget: { iterations: number } | undefined,
): Promise<string | undefined> {
  const ask = decision(game, truth)?.ask
  if (decision(game, swapped)?.ask !== ask) return 'the question gives away what the seat cannot know'
  const choices = []
  for (const state of [truth, swapped]) {
    const before = JSON.stringify(state)
    const turn = {
      game,
      view: game.view(state, seat),
      seat,
      options: options(game, state, seat),
      ask: ask as string,
      chance: seeded(seed),
    }
    choices.push({ choice: await bot.choose(budget ? { ...turn, budget } : turn), turn })
    if (JSON.stringify(state) !== before) return `${bot.name} changed the match by thinking about it`
  }
  const [a, b] = choices
  if (!sameJson(a?.turn.options, b?.turn.options)) return 'the options give away what the seat cannot know'
  if (!sameJson(a?.choice, b?.choice))
    return `${bot.name} answers ${a?.choice.index}, but ${b?.choice.index} when what it cannot know is swapped`
  return undefined
}

/** Numbers of decisions, spread over the length of the match. */
function spread(game: AnyGame, check: HonestyCheck): number[] {
  const chance = seeded(`${check.seed}/match`)
  const state = begin(game, check.options, check.seats, chance)
  let length = 0
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const seat = now.seats[chance.pick('seat', now.seats.length)] as Seat
    const listed = options(game, state, seat)
    play(game, state, chance, seat, listed[chance.pick('option', listed.length)])
    length++
  }
  const wanted = Math.min(length, check.decisions ?? 12)
  return Array.from({ length: wanted }, (_, i) => Math.floor((i * length) / wanted))
}
