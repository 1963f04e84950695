import type { Viewer } from '../seat.ts'
import type { Person } from './language.ts'
import type { Part } from './parts.ts'

const byCount = (count: number): Person => (count === 1 ? 'one' : 'many')

/** Whom a verb agrees with, for this reader. */
export function personOf(doer: Part, viewer: Viewer | undefined): Person {
  if (typeof doer === 'number') return byCount(doer)
  if (typeof doer === 'string') return 'one'
  switch (doer.is) {
    case 'seat':
      if (doer.seat === viewer) return 'you'
      return doer.role === 'they' ? 'many' : 'one'
    case 'people':
      return doer.seats.length === 1 && doer.seats[0] === viewer ? 'you' : byCount(doer.seats.length)
    case 'list':
      return doer.items.length === 1 ? personOf(doer.items[0] as Part, viewer) : 'many'
    case 'count':
    case 'noun':
      return byCount(doer.count)
    case 'piece':
      return doer.many ? 'many' : 'one'
    case 'say': {
      // The last thing in it is what it is about: “Ada’s Mammoth Tank”.
      const head = doer.parts.findLast((part) => typeof part === 'object' && part.is !== 'verb')
      return head === undefined ? 'one' : personOf(head, viewer)
    }
    default:
      return 'one'
  }
}
