import type { TableSummary } from '@anachron/wire'
import type { Place } from '../../client/places.ts'

/** A table in a list: where it is, and who is looking. */
export interface Placed {
  place: Place
  summary: TableSummary
  you: string | undefined
}
