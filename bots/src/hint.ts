import type { Bot, Choice, Ranked, Turn } from './bot.ts'

/** One of the options a bot would recommend, in words. */
export interface Hint {
  /** Index in `options`. */
  index: number
  /** The option as it stands on its button. */
  words: string
  /** What the seat can expect of it, 0 … 1, and half the width of its 95 % interval. */
  chance: number
  give: number
  /** One sentence. */
  why: string
}

/** The best options as this bot sees them, with its reasons; none when the bot does not compare. */
export async function hints(bot: Bot, turn: Turn, most = 3): Promise<Hint[]> {
  return hintsFrom(await bot.choose(turn), turn, most)
}

/** The reasons of a choice in words. */
export function hintsFrom({ ranked }: Choice, { game, view, options }: Turn, most = 3): Hint[] {
  const first = ranked?.[0]
  if (!ranked || !first) return []
  const words = ({ index }: Ranked): string => game.words.action(options[index], view)
  const tried = ranked.filter((r, i) => i === 0 || r.weight > 0).slice(0, most)
  return tried.map((r, place) => ({
    index: r.index,
    words: words(r),
    chance: r.chance,
    give: r.give,
    why: place === 0 ? whyBest(r, tried[1], words, options.length) : whyLess(r, first, words),
  }))
}

const inHundred = (chance: number): string => `${Math.round(100 * chance)} in 100`

function whyBest(best: Ranked, next: Ranked | undefined, words: (r: Ranked) => string, options: number): string {
  if (options === 1) return 'It is the only option.'
  if (!next) return `It comes to ${inHundred(best.chance)} in the matches imagined from here.`
  const ahead = Math.round(100 * (best.chance - next.chance))
  if (best.chance - next.chance < Math.max(best.give, next.give))
    return `It comes to about ${inHundred(best.chance)} in the matches imagined from here, hardly to be told from “${words(next)}”.`
  return `It comes to about ${inHundred(best.chance)} in the matches imagined from here, ${ahead} more than “${words(next)}”.`
}

function whyLess(r: Ranked, best: Ranked, words: (r: Ranked) => string): string {
  const behind = Math.round(100 * (best.chance - r.chance))
  if (behind <= 0)
    return `It did as well as “${words(best)}” when tried, ${inHundred(r.chance)}, but held up less often on a closer look.`
  const sure = best.chance - r.chance > best.give + r.give ? 'clearly' : 'perhaps'
  return `It comes to about ${inHundred(r.chance)}, ${sure} ${behind} less than “${words(best)}”.`
}
