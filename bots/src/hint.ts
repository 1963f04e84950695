import type { Forecast, Policy } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import type { Choice, Ranked, Turn } from './bot.ts'

/** One of the options a bot would recommend, in words. */
export interface Hint {
  /** Index in `options`. */
  index: number
  /** The option as it stands on its button. */
  words: Sentence
  /** What the seat can expect of it, 0 … 1, and half the width of its 95 % interval. */
  chance: number
  margin: number
  /** What speaks for it, from the game's own forecast; then the chance to win, and how the next best compares. */
  why: Sentence
}

/**
 * The reasons of a choice in words: what the option would bring, where the game can tell, and how it compares. Of the
 * others only moves are named that a practised player would think about; whatever merely steers how one is asked is no
 * move.
 */
export function hintsFrom(
  { ranked }: Choice,
  { game, view, seat, options }: Turn,
  most = 3,
  own?: Policy<never>,
): Hint[] {
  const isMove = (action: unknown): boolean =>
    !game.steers?.(action as never) && !own?.never?.(action as never, view as never, seat, options as never[])
  const moves = ranked?.filter(({ index }) => isMove(options[index]))
  const first = moves?.[0]
  if (!moves || !first) return []
  const sensible = own?.considers?.(view as never, seat, options as never[]) ?? []
  const isSensible = ({ index }: Ranked): boolean => sensible.length === 0 || sensible.includes(index)
  const goal = game.words.goal ?? 'to win'
  const words = ({ index }: Ranked): Sentence => game.words.action(options[index], view)
  const tried = moves.filter((r, i) => i === 0 || (r.weight > 0 && isSensible(r))).slice(0, most)
  return tried.map((r, place) => {
    const compared = place === 0 ? asBest(r, tried[1], options.length, goal) : asLess(r, first, goal)
    const brings = broughtBy(game.forecast?.(view, seat, options[r.index]))
    const why = brings ? say`${brings} ${compared}` : compared
    return { index: r.index, words: words(r), chance: r.chance, margin: r.margin, why }
  })
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** The first thing a forecast says. */
function broughtBy(forecast: Forecast | undefined): Sentence | undefined {
  const [note] = forecast?.notes ?? []
  if (note) return note
  const likeliest = forecast?.outcomes.toSorted((a, b) => b.chance - a.chance)[0]
  if (!likeliest || forecast?.outcomes.length === 1) return undefined
  return say`${likeliest.words}: ${percent(likeliest.chance)}.`
}

function asBest(best: Ranked, next: Ranked | undefined, options: number, goal: string): Sentence {
  if (options === 1) return 'It is the only option.'
  if (!next) return say`${percent(best.chance)} ${goal}.`
  const alike = best.chance - next.chance < Math.max(best.margin, next.margin)
  return alike
    ? say`${percent(best.chance)} ${goal}. Others are about as good.`
    : say`${percent(best.chance)} ${goal}. Next best ${percent(next.chance)}.`
}

const asLess = (r: Ranked, best: Ranked, goal: string): Sentence =>
  best.chance - r.chance > Math.max(best.margin, r.margin) ? say`${percent(r.chance)} ${goal}.` : 'About as good.'
