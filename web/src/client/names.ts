import type { AnyGame } from '@anachron/kernel'
import type { SeatInfo } from '@anachron/wire'

/** What to call each seat. Two seats of one person (sharing a screen) are told apart by their number. */
export function seatNames(seats: readonly Omit<SeatInfo, 'here'>[], you: string | undefined): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === 'open') return 'free seat'
    if (seat.kind === 'bot') return `${levelName(seat.level)} bot`
    if (seat.guest || (seat.person === you && seats.filter(({ person }) => person === you).length > 1))
      return `Player ${i + 1}`
    if (seat.person === you) return 'You'
    return seat.name ?? 'Guest'
  })
  return plain.map((name, i) =>
    plain.indexOf(name) === plain.lastIndexOf(name) || name === 'free seat' ? name : `${name} ${i + 1}`,
  )
}

export const levelName = (level: string | undefined): string =>
  level ? level.charAt(0).toUpperCase() + level.slice(1).replaceAll('-', ' ') : 'A'

/** Games say “Player 2”, because rules know no names; people read who that is. */
export const named = (words: string, names: readonly string[]): string =>
  toYou(words.replace(/\bPlayer (\d+)\b/g, (said, number: string) => marked(names[Number(number) - 1] ?? said)))

/** Whom events are told to: through the eyes of somebody else one is still not that person. */
export const listener = (as: number, mine: readonly number[]): number => (mine.includes(as) ? as : SPECTATOR)
const SPECTATOR = -1

/** How a match ended, told to whoever is looking: “You win”, where games say that somebody wins. */
export const ending = (
  { words }: Pick<AnyGame, 'words'>,
  result: Parameters<AnyGame['words']['result']>[0],
  names: readonly string[],
): string => toYou(words.result(result, names.map(marked)))

const YOU = 'You'
/** Stands in for the person who reads until the sentence around it is known. */
const MARK = '\uE000'
const marked = (name: string): string => (name === YOU ? MARK : name)

const VERBS: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' }

/** “wins” as one says it after “you”. */
function withYou(verb: string): string {
  if (VERBS[verb]) return VERBS[verb]
  if (/(ch|sh|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return /^[a-z]{2,}[^su]s$/.test(verb) ? verb.slice(0, -1) : verb
}

const toYou = (words: string): string =>
  words.replace(/\uE000(’s)?( [a-z]+)?/g, (_, own: string | undefined, next: string | undefined, at: number) => {
    const begins = at === 0 || /[.!?“]\s*$/.test(words.slice(0, at))
    const you = own ? (begins ? 'Your' : 'your') : begins ? YOU : 'you'
    return `${you}${next && !own ? ` ${withYou(next.trim())}` : (next ?? '')}`
  })
