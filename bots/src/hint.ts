import { type Forecast, type Policy, sameJson } from '@anachron/kernel'
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
  /** What speaks for it, from the game's own forecast, else about how likely it is to win; then how others compare. */
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
  const reasons = tried.map(({ index }) => broughtBy(game.forecast?.(view, seat, options[index])))
  return tried.map((r, place) => {
    // What speaks for all of them alike speaks for none.
    const isOwn = place === 0 || !sameJson(reasons[place], reasons[0])
    const brings = isOwn ? reasons[place] : undefined
    const around = { options: options.length, goal, isTold: brings !== undefined }
    const compared = place === 0 ? asBest(r, tried[1], around) : asLess(r, first)
    const why = !brings ? compared : compared === '' ? brings : say`${brings} ${compared}`
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

/** Less than this is no hope, more than its counterpart no doubt. */
const HOPELESS = 0.03
/** Chances are estimated; more than every tenth part is not told of them. */
const STEP = 10

/** About how likely, as far as it was looked into. */
function roughly(chance: number, goal: string): Sentence {
  const rounded = STEP * Math.round((100 * chance) / STEP)
  if (rounded === 0) return say`Small chance ${goal}.`
  return rounded === 100 ? say`All but certain ${goal}.` : say`About ${rounded} % ${goal}.`
}

/**
 * How it compares; how likely it is to win only where nothing else speaks for it. What a board says of an option and
 * what comes of it in the end are two things, and a small number beside a good reason would belie it.
 */
function asBest(best: Ranked, next: Ranked | undefined, { options, goal, isTold }: Around): Sentence {
  if (options === 1) return 'It is the only option.'
  if (best.chance + best.margin < HOPELESS) return 'There is hardly a chance left, whatever you do.'
  const likely = roughly(best.chance, goal)
  if (!next) return isTold ? '' : likely
  // That others are as good is no reason for this one.
  const compared = isAlike(next, best) ? undefined : ('Better than anything else.' as const)
  if (compared === undefined) return isTold ? '' : likely
  return isTold ? compared : say`${likely} ${compared}`
}

interface Around {
  /** How many there are to choose from. */
  options: number
  goal: string
  /** Something speaks for it already. */
  isTold: boolean
}

const isAlike = (r: Ranked, best: Ranked): boolean => best.chance - r.chance < Math.max(best.margin, r.margin)

const asLess = (r: Ranked, best: Ranked): Sentence => (isAlike(r, best) ? 'About as good.' : 'Not as good.')
