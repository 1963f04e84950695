import type { Json } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import type { Answers, RequestOf } from '@anachron/wire'
import { askedAt, askedSince } from '../asked.ts'
import type { Call } from '../call.ts'
import type { Clock } from '../clock.ts'
import { running } from '../clocks.ts'
import type { Heartbeat } from '../heartbeat.ts'
import { isForeign } from '../ledger.ts'
import { forecastFor, questionFor, type VisibleRefusal } from '../outgoing.ts'
import { sitsIn } from '../permissions.ts'
import { isRequestRefusal, type RequestRefusal, refuse } from '../request-refusal.ts'
import type { TableState } from '../state.ts'
import type { AGAIN, Requester, Table } from '../table.ts'
import { asRefused, atTable, change, noHints, noSuchLevel, notBegun, notSeated, viewerFor } from './at-table.ts'

/** A table that is looked at stays in memory. */
const MOST_WATCHED = 20

export async function watch(call: Call, wanted: RequestOf<'watch'>): Promise<Answers['watch'] | RequestRefusal> {
  const { host, session, person } = call
  const since = await host.store.seen(person, wanted.table)
  return atTable(call, wanted.table, async (table) => {
    const as = viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const isNew = !table.watchers.has(session)
    if (isNew && session.watching.length >= MOST_WATCHED)
      return refuse('limit', say`One connection looks at ${count(MOST_WATCHED, 'table')} at most. Leave one first.`)
    host.watching.watch(session, table, as.viewer)
    const { match, left } = table.state
    const entry = match?.log.entries.length ?? 0
    const down = left && match ? await downSince(host, table.state) : 0
    const answer = {
      as: as.viewer,
      since: since !== undefined && since < entry ? since : null,
      chat: table.watchers.chats(person),
    }
    // What is shown comes after the answer.
    call.ok(answer)
    if (isNew) table.watchers.showInfo()
    else session.send(table.watchers.infoMessage(person))
    table.watchers.showAll(session, down)
    return answer
  })
}

interface TimePorts {
  readonly clock: Clock
  readonly heartbeat: Heartbeat
}

/** Time that the present decision has been open without anybody being able to answer. */
async function downSince({ clock, heartbeat }: TimePorts, state: TableState): Promise<number> {
  const [seat] = running(state)
  if (seat === undefined) return 0
  const at = askedAt(state, seat)
  return clock.now() - at - (await heartbeat.charged(at))
}

export async function unwatch(call: Call, { table }: RequestOf<'unwatch'>): Promise<object> {
  const open = await call.host.tables.open(table)
  if (open) call.host.watching.unwatch(call.session, open)
  return {}
}

export const act = (call: Call, wanted: RequestOf<'act'>): Promise<Answers['act'] | RequestRefusal> =>
  change(
    call,
    wanted.table,
    (table, requester) => {
      const { state } = table
      const { seat, action, basedOn } = wanted
      const refused = notSeatedHere(call, state, seat)
      if (refused) return refused
      if (basedOn > state.n)
        return refuse('stale', say`This table has only ${count(state.n, 'line')}; you answer line ${basedOn}.`)
      if (basedOn < askedSince(state, seat) && !table.isAnytime(seat, action)) return tooLate
      return give(call.host.heartbeat, table, requester, wanted)
    },
    wanted.basedOn,
  )

export const tooLate = refuse('stale', 'The table has moved on since you decided. Look again.')

/** Why this person may not answer for a seat at all. */
export function notSeatedHere(call: Call, state: TableState, seat: number): RequestRefusal | undefined {
  if (!sitsIn(state, call.person, seat)) return notSeated
  if (!state.match) return notBegun(state)
  return state.phase === 'closed' ? refuse('not-now', state.closed ?? 'The table is closed.') : undefined
}

type Answer = Pick<RequestOf<'act'>, 'seat' | 'action' | 'itself'>

/** Gives an answer; the time it took is charged where there is a clock. */
export const give = (heartbeat: Heartbeat, table: Table, requester: Requester, given: Answer) =>
  table.state.left ? answerByClock(heartbeat, table, requester, given) : answer(table, requester, given, {})

function answer(table: Table, requester: Requester, { seat, action, itself }: Answer, more: { spent?: number }) {
  const outcome = table.answer(requester, seat, action, itself ? { ...more, itself } : more)
  return 'reason' in outcome ? asRefused(outcome) : outcome.then(asAnswer)
}

const asAnswer = (outcome: number | typeof AGAIN | VisibleRefusal): number | typeof AGAIN | RequestRefusal =>
  typeof outcome === 'object' ? asRefused(outcome) : outcome

async function answerByClock(heartbeat: Heartbeat, table: Table, requester: Requester, given: Answer) {
  const spent = await heartbeat.charged(askedAt(table.state, given.seat))
  return answer(table, requester, given, { spent })
}

export const why = (call: Call, { table, seat, action }: RequestOf<'why'>): Promise<Answers['why'] | RequestRefusal> =>
  atTable(call, table, async (open) => {
    if (!sitsIn(open.state, call.person, seat)) return notSeated
    const wrong = await open.rehearsed({ do: 'why', seat, action })
    return { refusal: wrong ?? open.refusal(seat, action) ?? null }
  })

export const forecast = (
  call: Call,
  { table, seat, action }: RequestOf<'forecast'>,
): Promise<Answers['forecast'] | RequestRefusal> =>
  atTable(call, table, async (open) => {
    const { match } = open.state
    if (!sitsIn(open.state, call.person, seat)) return notSeated
    if (!match) return notBegun(open.state)
    // Games forecast what is possible; anything else is a question for `why`.
    const refused = (await open.rehearsed({ do: 'forecast', seat, action })) ?? open.refusal(seat, action)
    if (refused) return asRefused(refused)
    return { forecast: forecastFor(match, seat, action) ?? null }
  })

export async function hint(call: Call, wanted: RequestOf<'hint'>): Promise<Answers['hint'] | RequestRefusal> {
  const { host } = call
  const level = wanted.level ?? host.bots.levels.at(-1) ?? 'random'
  if (!host.bots.levels.includes(level)) return noSuchLevel(call)
  const question = await atTable(call, wanted.table, ({ state }) => {
    if (!sitsIn(state, call.person, wanted.seat)) return notSeated
    if (state.header.hints === false) return noHints
    const asked = state.match && questionFor(state.match, wanted.seat)
    return asked ? { ...asked, alone: isForeign(state.header) } : refuse('not-now', 'It is not your decision now.')
  })
  if (isRequestRefusal(question)) return question
  const { signal } = new AbortController()
  const asked = { ...question, whose: call.person, level, budget: host.botBudget, signal }
  try {
    const reasons = (await host.bots.hints?.(asked)) ?? []
    const hints = reasons.map(({ index, ...why }) => ({ action: question.options[index] as Json, ...why }))
    const action = hints[0]?.action ?? (question.options[(await host.bots.choose(asked)).index] as Json)
    return { action, hints }
  } catch (error) {
    host.complain('a hint', error)
    return refuse('unavailable', 'The bot could not think of anything in time.')
  }
}
