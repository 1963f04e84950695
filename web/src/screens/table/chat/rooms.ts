import type { Room, TableInfo } from '@anachron/wire'

/** Whether somebody is among those who play, as the host counts them. */
const plays = ({ seats, by }: TableInfo, you: string | undefined): boolean =>
  by === you || seats.some(({ person, owner }) => person === you || owner === you)

export interface OpenRoom {
  room: Room
  /** May be written in. */
  isOpen: boolean
}

/** The rooms that somebody may look into, their own first. */
export function roomsFor(info: TableInfo, you: string | undefined): OpenRoom[] {
  const isPlayer = plays(info, you)
  const players: OpenRoom = { room: 'players', isOpen: isPlayer }
  const onlookers: OpenRoom = { room: 'onlookers', isOpen: true }
  if (isPlayer) return info.phase === 'playing' ? [players] : [players, onlookers]
  return info.privateTalk ? [onlookers] : [onlookers, players]
}
