/** The enemies' phase in short, from what has been told since the table last stood still. */
import type { Event } from '../rules/events.ts'
import { FIRST_UNIT, type FigureId, type Hex } from '../rules/types.ts'

export interface Meanwhile {
  /** From where to where each of them went. */
  moves: readonly { who: FigureId; from: Hex; to: Hex; wild: boolean }[]
  shots: readonly { by: FigureId; at: FigureId }[]
  fired: ReadonlySet<FigureId>
  struck: ReadonlySet<FigureId>
  stopped: ReadonlySet<FigureId>
  /** What Trippers lost, blow by blow. */
  losses: readonly { who: FigureId; loss: number }[]
  shells: number
  /** Whom the flux took, one’s own Trippers too. */
  swept: readonly FigureId[]
  /** Who ran off the field, or came over to a Tripper. */
  fled: number
  awed: number
}

const isFoe = (id: FigureId | null): id is FigureId => id !== null && id >= FIRST_UNIT

/** Nothing where nobody but the Trippers did anything. */
export function meanwhileOf(events: readonly Event[]): Meanwhile | undefined {
  const moves = new Map<FigureId, { who: FigureId; from: Hex; to: Hex; wild: boolean }>()
  const shots: { by: FigureId; at: FigureId }[] = []
  const fired = new Set<FigureId>()
  const struck = new Set<FigureId>()
  const stopped = new Set<FigureId>()
  const losses: { who: FigureId; loss: number }[] = []
  const swept: FigureId[] = []
  let [shells, fled, awed] = [0, 0, 0]
  for (const event of events)
    switch (event.kind) {
      case 'arrived':
      case 'cleanup':
        return undefined
      case 'stepped':
        if (isFoe(event.who))
          moves.set(event.who, {
            who: event.who,
            from: moves.get(event.who)?.from ?? event.from,
            to: event.to,
            wild: false,
          })
        break
      case 'fired':
        if (!isFoe(event.by)) break
        fired.add(event.by)
        if (!isFoe(event.at) && event.at >= 0) shots.push({ by: event.by, at: event.at })
        break
      case 'struck':
        if (isFoe(event.by) && event.weapon === 'own' && !fired.has(event.by)) struck.add(event.by)
        break
      case 'detected':
        if (event.reaction === 'stop') stopped.add(event.unit)
        break
      case 'burst':
        if (event.by === null) shells++
        break
      case 'swept':
        swept.push(event.who)
        break
      case 'fled':
        fled++
        break
      case 'awed':
        awed++
        break
      case 'suffered':
        if (!isFoe(event.who) && event.loss > 0) losses.push({ who: event.who, loss: event.loss })
        break
    }
  const went = [...moves.values()].filter(({ from, to }) => from !== to)
  const [came, lost] = [went.length + fired.size + struck.size + stopped.size + shells, losses.length]
  if (came + lost + swept.length + fled + awed === 0) return undefined
  return { moves: went, shots, fired, struck, stopped, losses, shells, swept, fled, awed }
}
