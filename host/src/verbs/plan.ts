import { proofFor, sameJson } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import type { Answers, PlanStep, PlanStop, RequestOf } from '@anachron/wire'
import { askedSince } from '../asked.ts'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { inSlices } from '../slices.ts'
import { AGAIN, type Table } from '../table.ts'
import { ATTEMPTS, atTable, tooManyFaster } from './at-table.ts'
import { linesOf } from './done-before.ts'
import { give, notSeatedHere, tooLate } from './play.ts'

/*
 * A plan: several answers that were chosen as one. Each is an answer like any other, a line of its own under the same
 * request, so that it is checked, stored, shown and replayed as ever, and a plan that is sent again is known by its
 * lines. Between two answers the host looks whether whoever planned could have foreseen what is there now; where not,
 * the rest is theirs to decide anew.
 */
export const plan = (call: Call, wanted: RequestOf<'plan'>): Promise<Answers['plan'] | RequestRefusal> =>
  atTable(call, wanted.table, async (table) => {
    const { steps, basedOn } = wanted
    const before = await linesOf(call, table, basedOn)
    const last = before.at(-1)
    if (last) {
      const stopped = before.length < steps.length ? ({ because: 'earlier' } as const) : null
      return { n: last.n, done: before.length, stopped }
    }
    return carryOut(call, table, wanted)
  })

async function carryOut(
  call: Call,
  table: Table,
  wanted: RequestOf<'plan'>,
): Promise<Answers['plan'] | RequestRefusal> {
  const { seat, steps, basedOn } = wanted
  const refused = cannotBegin(call, table, wanted)
  if (refused) return refused
  const asked = table.state.deciding?.seats ?? []
  const first = table.state.times.length
  let n = basedOn
  for (const [done, { ask, action }] of steps.entries()) {
    const stopped = done > 0 ? await unforeseen(table, seat, asked, first + done, ask) : undefined
    if (stopped) return { n, done, stopped }
    const isLast = done === steps.length - 1
    const stored = (n: number): void => (isLast ? call.ok({ n, done: done + 1, stopped: null }) : undefined)
    const outcome = await answered(call, table, { seat, action, stored, expected: first + done })
    if (typeof outcome === 'number') n = outcome
    else if (done === 0) return outcome
    else return { n, done, stopped: whyNot(outcome) }
  }
  return { n, done: steps.length, stopped: null }
}

const whyNot = ({ code, reason, rule }: RequestRefusal): PlanStop => ({
  because: code === 'refused' ? 'refused' : 'others',
  reason,
  ...(rule === undefined ? {} : { rule }),
})

/** A plan is made for what is asked now; unlike single answers, none is for whenever one likes. */
function cannotBegin(call: Call, { state }: Table, wanted: RequestOf<'plan'>): RequestRefusal | undefined {
  const { seat, steps, basedOn } = wanted
  const refused = notSeatedHere(call, state, seat)
  if (refused) return refused
  if (basedOn > state.n)
    return refuse('stale', say`This table has only ${count(state.n, 'line')}; you answer line ${basedOn}.`)
  if (basedOn < askedSince(state, seat)) return tooLate
  const { deciding } = state
  if (!deciding?.seats.includes(seat)) return refuse('not-now', 'It is not your decision now.')
  return deciding.ask === (steps[0] as PlanStep).ask ? undefined : tooLate
}

interface Step {
  seat: number
  action: PlanStep['action']
  /** Entries there are before it. */
  expected: number
  stored(n: number): void
}

/** Gives one answer; when another process wrote a line meanwhile that is no answer, once more. */
async function answered(call: Call, table: Table, step: Step): Promise<number | RequestRefusal> {
  const { seat, action, stored, expected } = step
  const requester = { by: call.person, id: call.request.id, stored }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (table.state.times.length !== expected) return tooLate
    const refused = notSeatedHere(call, table.state, seat)
    if (refused) return refused
    const outcome = await give(call.host.heartbeat, table, requester, { seat, action })
    if (outcome !== AGAIN) return outcome
  }
  return tooManyFaster
}

/** Why whoever planned could not have foreseen what the last answer led to; nothing where they could. */
async function unforeseen(
  table: Table,
  seat: number,
  asked: readonly number[],
  entry: number,
  ask: string,
): Promise<PlanStop | undefined> {
  const { match, deciding, phase } = table.state
  if (!match || phase !== 'playing') return { because: 'over' }
  if ((match.log.entries[entry - 1]?.rolls?.length ?? 0) > 0) return { because: 'chance' }
  if (!deciding || !sameJson(deciding.seats, asked)) return { because: 'others' }
  if (deciding.ask !== ask) return { because: 'ask' }
  // What runs on a foreign position is tried out where it can be ended.
  const wrong = await table.rehearsed({ do: 'undoable' })
  if (wrong) return { because: 'refused', ...wrong }
  return (await inSlices(proofFor(match, entry, seat))) ? undefined : { because: 'learnt' }
}
