/** The Days along the axis: earlier ones slim, today wide, coming ones between. */
export interface Column {
  /** The Day, or the newest of those it stands for. */
  day: number
  /** All the Days whose cards lie here: long past ones share a column. */
  days: readonly number[]
  x: number
  width: number
  tense: 'past' | 'present' | 'future'
}

interface Wanted {
  first: number
  today: number
  width: number
  /** Only today is drawn; the others are names on the axis. */
  banded: boolean
  /** As much as the present Day needs, where the Days to come are to have the rest. */
  needed: number | undefined
}

const PAST = { wide: 104, share: 0.22, most: 3 }
const FUTURE = { wide: 168, share: 0.42, widest: 336, most: 0.64 }

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

export function columnsOf({ first, today, width, banded, needed }: Wanted): Column[] {
  const past = range(first, today - 1)
  const future = range(today + 1, 0)
  // The oldest Days share a column.
  const merged = past.length > PAST.most ? past.slice(0, past.length - PAST.most + 1) : []
  const groups = [...(merged.length > 0 ? [merged] : []), ...past.slice(merged.length).map((day) => [day])]
  const slim = banded ? 0 : Math.min(PAST.wide, (width * PAST.share) / Math.max(1, groups.length))
  const ahead = Math.max(1, future.length)
  const usual = Math.min(FUTURE.wide, (width * FUTURE.share) / ahead)
  const spare = needed === undefined ? 0 : Math.min(width - needed, width * FUTURE.most) / ahead
  const coming = banded ? 0 : Math.max(usual, Math.min(FUTURE.widest, spare))
  let x = 0
  const column = (days: readonly number[], wide: number, tense: Column['tense']): Column => {
    const made: Column = { day: days.at(-1) as number, days, x, width: wide, tense }
    x += wide
    return made
  }
  return [
    ...groups.map((days) => column(days, slim, 'past')),
    column([today], width - slim * groups.length - coming * future.length, 'present'),
    ...future.map((day) => column([day], coming, 'future')),
  ]
}
