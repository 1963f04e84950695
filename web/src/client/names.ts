import { t, you as yourself } from '@anachron/kit'
import type { Phase, SeatInfo } from '@anachron/wire'
import { opponentAt } from '../opponents/opponents.ts'

/** What to call each seat. Two seats of one person (sharing a screen) are told apart by their number. */
export function seatNames(
  { game, seats, phase }: { game: string; seats: readonly Omit<SeatInfo, 'here'>[]; phase?: Phase },
  you: string | undefined,
): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === 'open') return t('free seat')
    // It was their match, whoever has finished it for them.
    if (seat.kind === 'bot' && seat.owner && phase === 'over')
      return seat.owner === you ? yourself() : (seat.ownerName ?? t('Guest'))
    if (seat.kind === 'bot') return botName(game, seat.level)
    if (seat.guest || (seat.person === you && seats.filter(({ person }) => person === you).length > 1))
      return seat.called ?? t`Player ${i + 1}`
    if (seat.person === you) return yourself()
    return seat.name ?? t('Guest')
  })
  return plain.map((name, i) =>
    plain.indexOf(name) === plain.lastIndexOf(name) || seats[i]?.kind === 'open' ? name : `${name} ${i + 1}`,
  )
}

/** Bots are known by the name of the opponent who plays at their level. */
export const botName = (game: string, level: string | undefined): string =>
  opponentAt(game, level)?.name ?? t`${levelName(level)} bot`

export const levelName = (level: string | undefined): string =>
  level ? t(level.charAt(0).toUpperCase() + level.slice(1).replaceAll('-', ' ')) : t('A')

/** Seats that are theirs at this screen; when it is over, also those that a bot has finished for them. */
export const ownSeats = (
  { seats, phase }: { seats: readonly Omit<SeatInfo, 'here'>[]; phase: Phase },
  you: string | undefined,
): number[] =>
  seats.flatMap(({ person, owner, kind }, i) =>
    person === you || (phase === 'over' && kind === 'bot' && owner !== undefined && owner === you) ? [i] : [],
  )

/** Whom events are told to: whoever looks as somebody else is still not that person. */
export const listener = (as: number, mine: readonly number[]): number => (mine.includes(as) ? as : SPECTATOR)
export const SPECTATOR = -1
