import type { Forecast } from '@anachron/kernel'
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
  return hintsFrom(await bot.choose({ ...turn, every: true }), turn, most)
}

/** The reasons of a choice in words: what the option would bring, where the game can tell, and how it compares. */
export function hintsFrom({ ranked }: Choice, { game, view, seat, options }: Turn, most = 3): Hint[] {
  const first = ranked?.[0]
  if (!ranked || !first) return []
  const words = ({ index }: Ranked): string => game.words.action(options[index], view)
  const tried = ranked.filter((r, i) => i === 0 || r.weight > 0).slice(0, most)
  return tried.map((r, place) => {
    const compared = place === 0 ? asBest(r, tried[1], words, options.length) : asLess(r, first)
    const brings = broughtBy(game.forecast?.(view, seat, options[r.index]))
    const why = brings ? `${brings}; ${compared}` : compared
    return { index: r.index, words: words(r), chance: r.chance, give: r.give, why: sentence(why) }
  })
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
const inHundred = (chance: number): string => `${Math.round(100 * chance)} in 100`

/** The first thing a forecast says, without its full stop. */
function broughtBy(forecast: Forecast | undefined): string | undefined {
  const [note] = forecast?.notes ?? []
  if (note) return note.replace(/\.$/, '')
  const likeliest = forecast?.outcomes.toSorted((a, b) => b.chance - a.chance)[0]
  if (!likeliest || forecast?.outcomes.length === 1) return undefined
  return `${likeliest.words} is likeliest (${inHundred(likeliest.chance)})`
}

function asBest(best: Ranked, next: Ranked | undefined, words: (r: Ranked) => string, options: number): string {
  if (options === 1) return 'it is the only option'
  const figure = `about ${inHundred(best.chance)} from here`
  if (!next) return figure
  if (best.chance - next.chance < Math.max(best.give, next.give))
    return `${figure}, and “${words(next)}” may be as good`
  return `${figure}, ${Math.round(100 * (best.chance - next.chance))} more than “${words(next)}”`
}

function asLess(r: Ranked, best: Ranked): string {
  const behind = Math.round(100 * (best.chance - r.chance))
  if (behind <= 0) return `about ${inHundred(r.chance)} from here: no worse, as far as could be told`
  const sure = best.chance - r.chance > best.give + r.give ? 'clearly' : 'perhaps'
  return `about ${inHundred(r.chance)} from here, ${sure} ${behind} less than the first`
}
