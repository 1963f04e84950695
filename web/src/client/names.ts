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
  words.replace(/\bPlayer (\d+)\b/g, (said, number: string) => names[Number(number) - 1] ?? said)
