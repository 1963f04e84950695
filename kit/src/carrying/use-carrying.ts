import { use, useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import type { TableActions } from '../table-actions.ts'
import { type Carrying, CarryingContext, type CarryingState, type Destination } from './store.ts'

/** How a Spot takes part in carrying. */
export interface SpotCarrying {
  id: string
  carrying: Carrying
  /** Where it can be put now. */
  to: readonly Destination[]
  isHeld: boolean
  /** It is a place for what is held: what putting it there means. */
  glows: readonly Destination[]
  /** It can go to the place that was pressed first: what that means. */
  rises: readonly Destination[]
  /** It is the place that was pressed first. */
  isAim: boolean
  /** It is a place that something could be put on. */
  accepts: boolean
  /** Something else is being carried or waits: this one steps back. */
  isAside: boolean
}

const NOWHERE: readonly Destination[] = []

export function useSpotCarrying(
  wanted: readonly Destination[] | undefined,
  place: string | undefined,
  { still, isOption }: TableActions,
): SpotCarrying {
  const id = useId()
  const carrying = use(CarryingContext)
  const { held, aim } = useSyncExternalStore(carrying.subscribe, carrying.snapshot, carrying.snapshot)
  const accepting = useSyncExternalStore(carrying.subscribe, carrying.accepting, carrying.accepting)
  const key = wanted && !still ? JSON.stringify(wanted.map(({ place, action, plan }) => [place, action, plan?.id])) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the list is another
  const to = useMemo(
    () => (key && wanted ? wanted.filter(({ action, plan }) => plan || (action && isOption(action))) : NOWHERE),
    [key, isOption],
  )
  useEffect(() => (to.length > 0 ? carrying.register(id, to) : undefined), [carrying, id, to])
  const isHeld = held?.id === id
  const at = (list: readonly Destination[], where: string | undefined): readonly Destination[] =>
    where === undefined ? NOWHERE : list.filter((one) => one.place === where)
  const glows = held ? at(held.to, place) : NOWHERE
  const rises = at(to, aim)
  const isAim = aim !== undefined && aim === place
  const accepts = !still && place !== undefined && accepting.has(place)
  const isAside = (held !== undefined || aim !== undefined) && !isHeld && !isAim
  return { id, carrying, to, isHeld, glows, rises, isAim, accepts, isAside }
}

/** What is being carried on this stage, for boards that show more of it than the places that glow. */
export function useCarried(): CarryingState & { putBack(): void } {
  const carrying = use(CarryingContext)
  const state = useSyncExternalStore(carrying.subscribe, carrying.snapshot, carrying.snapshot)
  return { ...state, putBack: () => carrying.clear() }
}
