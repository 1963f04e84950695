import { count, say } from '@anachron/kernel/words'
import type { Answers, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'

/** Listed tables that one person may have at a time: others want to be seen in the lists, too. */
export const MOST_LISTED = 20

type Create = (call: Call, wanted: RequestOf<'create'>) => Promise<Answers['create'] | RequestRefusal>

/** Lets somebody set up listed tables as long as they have few. Private ones are in nobody's way. */
export const withinLists =
  (create: Create): Create =>
  (call, wanted) => {
    const { host, person } = call
    if (wanted.listed !== 'open') return create(call, wanted)
    return host.turns.of(person, async () => {
      // What has been made already is only told again.
      const isMade = (await host.store.summary(host.randomness.idFor(person, wanted.id))) !== undefined
      const listed = isMade ? 0 : ((await host.store.listedTables?.(person)) ?? 0)
      if (listed < MOST_LISTED) return create(call, wanted)
      return refuse(
        'limit',
        say`You have ${count(listed, 'open table')}. Finish or close one first, or make this one private.`,
      )
    })
  }
