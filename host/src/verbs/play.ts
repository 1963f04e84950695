import type { Json } from '@anachron/kernel'
import type { Answers, RequestOf } from '@anachron/wire'
import { askedAt, askedSince } from '../asked.ts'
import { type Call, isRefused, type Refused, refuse } from '../call.ts'
import { running } from '../clocks.ts'
import { sitsIn } from '../entitled.ts'
import { isForeign } from '../foreign.ts'
import type { Host } from '../host.ts'
import { forecastFor, questionFor, type Ruling } from '../outgoing.ts'
import type { TableState } from '../state.ts'
import type { AGAIN, Asker, Table } from '../table.ts'
import { atTable, change, eyes, noSuchLevel, notBegun, notSeated, ruled } from './at-table.ts'

/** A table that is looked at stays in memory. */
const MOST_WATCHED = 20

export async function watch(call: Call, wanted: RequestOf<'watch'>): Promise<Answers['watch'] | Refused> {
  const { host, session, person } = call
  const since = await host.store.seen(person, wanted.table)
  return atTable(call, wanted.table, async (table) => {
    const as = eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const isNew = !table.watchers.has(session)
    if (isNew && session.watching.length >= MOST_WATCHED)
      return refuse('limit', `One connection looks at ${MOST_WATCHED} tables at most. Leave one first.`)
    host.watch(session, table, as.viewer)
    const { match, left } = table.state
    const entry = match?.log.entries.length ?? 0
    const down = left && match ? await downSince(host, table.state) : 0
    call.ok({
      as: as.viewer,
      since: since !== undefined && since < entry ? since : null,
      chat: table.chats(),
    })
    if (isNew) table.showInfo()
    else session.send(table.infoMessage(person))
    const play = table.playMessage(as.viewer, down)
    if (play) session.send(play)
    return { as: as.viewer, since: null, chat: [] }
  })
}

/** Time that the present question has been open without anybody being able to answer. */
async function downSince(host: Host, state: TableState): Promise<number> {
  const [seat] = running(state)
  if (seat === undefined) return 0
  const at = askedAt(state, seat)
  return host.now() - at - (await host.heartbeat.charged(at))
}

export async function unwatch(call: Call, { table }: RequestOf<'unwatch'>): Promise<object> {
  const open = await call.host.open(table)
  if (open) call.host.unwatch(call.session, open)
  return {}
}

export const act = (call: Call, wanted: RequestOf<'act'>): Promise<Answers['act'] | Refused> =>
  change(
    call,
    wanted.table,
    (table, asker) => {
      const { state } = table
      const { seat, action, answers } = wanted
      if (!sitsIn(state, call.person, seat)) return notSeated
      if (!state.match) return notBegun(state)
      if (state.phase === 'closed') return refuse('not-now', state.closed ?? 'The table is closed.')
      if (answers > state.n) return refuse('stale', `This table has only ${state.n} lines; you answer line ${answers}.`)
      const isLate = answers < askedSince(state, seat) && !table.isAnytime(seat, action)
      if (isLate) return refuse('stale', 'The table has moved on since you decided. Look again.')
      return state.left ? answerByClock(call.host, table, asker, wanted) : answer(table, asker, wanted, {})
    },
    wanted.answers,
  )

function answer(table: Table, asker: Asker, { seat, action }: RequestOf<'act'>, more: { spent?: number }) {
  const outcome = table.answer(asker, seat, action, more)
  return 'reason' in outcome ? ruled(outcome) : outcome.then(asAnswer)
}

const asAnswer = (outcome: number | typeof AGAIN | Ruling): number | typeof AGAIN | Refused =>
  typeof outcome === 'object' ? ruled(outcome) : outcome

async function answerByClock(host: Host, table: Table, asker: Asker, wanted: RequestOf<'act'>) {
  const spent = await host.heartbeat.charged(askedAt(table.state, wanted.seat))
  return answer(table, asker, wanted, { spent })
}

export const why = (call: Call, { table, seat, action }: RequestOf<'why'>): Promise<Answers['why'] | Refused> =>
  atTable(call, table, async (open) => {
    if (!sitsIn(open.state, call.person, seat)) return notSeated
    const wrong = await open.rehearsed({ do: 'why', seat, action })
    return { refusal: wrong ?? open.ruling(seat, action) ?? null }
  })

export const forecast = (
  call: Call,
  { table, seat, action }: RequestOf<'forecast'>,
): Promise<Answers['forecast'] | Refused> =>
  atTable(call, table, async (open) => {
    const { match } = open.state
    if (!sitsIn(open.state, call.person, seat)) return notSeated
    if (!match) return notBegun(open.state)
    // Games forecast what is possible; anything else is a question for `why`.
    const refused = (await open.rehearsed({ do: 'forecast', seat, action })) ?? open.ruling(seat, action)
    if (refused) return ruled(refused)
    return { forecast: forecastFor(match, seat, action) ?? null }
  })

export async function hint(call: Call, wanted: RequestOf<'hint'>): Promise<Answers['hint'] | Refused> {
  const { host } = call
  const level = wanted.level ?? host.bots.levels.at(-1) ?? 'random'
  if (!host.bots.levels.includes(level)) return noSuchLevel(call)
  const question = await atTable(call, wanted.table, ({ state }) => {
    if (!sitsIn(state, call.person, wanted.seat)) return notSeated
    const asked = state.match && questionFor(state.match, wanted.seat)
    return asked ? { ...asked, alone: isForeign(state.header) } : refuse('not-now', 'It is not your decision now.')
  })
  if (isRefused(question)) return question
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
