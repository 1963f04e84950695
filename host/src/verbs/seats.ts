import { count, say } from '@anachron/kernel/words'
import { type Answers, isBotAccount, type RequestOf } from '@anachron/wire'
import { askedAt } from '../asked.ts'
import type { Call } from '../call.ts'
import { running } from '../clocks.ts'
import type { Heartbeat } from '../heartbeat.ts'
import type { LedgerEvent, Sitter } from '../ledger.ts'
import { isFull, startEvent } from '../new-table.ts'
import { isOverdue } from '../patience.ts'
import { knowsAnother, seatsOf, sitsIn } from '../permissions.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { isPerson } from '../state.ts'
import { AGAIN, NOBODY, type Table } from '../table.ts'
import { asRefused, change, noSuchLevel, notSeated } from './at-table.ts'

const over = refuse('not-now', 'The match is over.')
const isDone = (table: Table): boolean => table.state.phase === 'over' || table.state.phase === 'closed'

/** Play begins when the last seat is taken. Somebody else may have begun it meanwhile; that is as good. */
export async function beginIfFull(table: Table): Promise<void> {
  while (table.state.phase === 'gathering' && isFull(table.state))
    if ((await table.commit(NOBODY, startEvent(table.state))) !== AGAIN) return
}

export const sit = (call: Call, wanted: RequestOf<'sit'>): Promise<Answers['sit'] | RequestRefusal> =>
  change(call, wanted.table, async (table, requester) => {
    const seat = table.state.seats[wanted.seat]
    if (!seat) return refuse('unknown', say`This table has ${count(table.state.header.seats, 'seat')}.`)
    if (isDone(table)) return over
    if (seat.sitter.kind !== 'open') return refuse('not-now', 'Somebody sits there.')
    // Whoever sits down at a table of the shelf expects people, unless its terms say otherwise; whoever gives a bot the
    // link wants the bot.
    const { listed, welcomesBots } = table.state.header
    if (isBotAccount(call.person) && listed === 'open' && !welcomesBots)
      return refuse('not-yours', 'This table is open to people. A bot sits down by a link, or where bots are welcome.')
    if (table.state.phase === 'playing' && knowsAnother(table.state, call.person, wanted.seat))
      return refuse('not-yours', 'Whoever has played another seat of this match cannot stand in here.')
    const kept = seat.owner !== undefined && seat.owner !== call.person
    const spent = await thought(call.host.heartbeat, table, wanted.seat)
    if (kept && table.state.phase === 'gathering') return refuse('not-yours', 'This seat is kept for somebody else.')
    await call.host.sessions.know([call.person])
    const written = await table.commit(requester, {
      do: 'sit',
      seat: wanted.seat,
      sitter: { kind: 'person', person: call.person },
      ...(kept ? { owner: seat.owner as string } : {}),
      ...spent,
      ...(wanted.entropy === undefined ? {} : { entropy: wanted.entropy }),
    })
    if (written !== AGAIN) await beginIfFull(table)
    return written
  })

/**
 * Before the match: stands up, and closes the table if it was theirs and nobody is left. In a match: a seat is handed
 * over instead.
 */
export const leave = (
  call: Call,
  { table: id, seat }: RequestOf<'leave'>,
): Promise<Answers['leave'] | RequestRefusal> =>
  change(call, id, async (table, requester) => {
    if (!sitsIn(table.state, call.person, seat)) return notSeated
    if (table.state.phase !== 'gathering')
      return refuse('not-now', 'The match is running: hand the seat to a bot or a substitute, or concede.')
    const others = table.state.seats.some(({ sitter }, i) => i !== seat && isPerson(sitter))
    if (table.state.header.by === call.person && !others)
      return table.commit(requester, { do: 'close', reason: 'Whoever set the table up has left.' })
    return table.commit(requester, { do: 'sit', seat, sitter: { kind: 'open' } })
  })

export const start = (
  call: Call,
  { table: id, level }: RequestOf<'start'>,
): Promise<Answers['start'] | RequestRefusal> =>
  change(call, id, async (table, requester) => {
    const { state } = table
    if (state.phase !== 'gathering') return refuse('not-now', 'The match has begun.')
    if (state.header.by !== call.person) return refuse('not-yours', 'Whoever set the table up starts the match.')
    const bot = level ?? call.host.bots.levels[0] ?? 'random'
    if (!call.host.bots.levels.includes(bot)) return noSuchLevel(call)
    for (const [seat, { sitter }] of state.seats.entries()) {
      if (sitter.kind !== 'open') continue
      const filled = await table.commit(NOBODY, { do: 'sit', seat, sitter: { kind: 'bot', level: bot } })
      if (filled === AGAIN) return AGAIN
    }
    return table.commit(requester, startEvent(table.state))
  })

/** The time a seat has thought so far about what it is asked: changing hands gives none of it back. */
async function thought(heartbeat: Heartbeat, { state }: Table, seat: number): Promise<{ spent?: number }> {
  return running(state).includes(seat) ? { spent: await heartbeat.charged(askedAt(state, seat)) } : {}
}

/** Why somebody may not yet go on without whoever sits in a seat. */
function notOverdue({ host, person }: Call, table: Table, seat: number): RequestRefusal | undefined {
  if (seatsOf(table.state, person).length === 0) return notSeated
  if (isOverdue(table, seat, host.clock.now())) return undefined
  return refuse('not-now', 'The others are waited for longer than that. Wait a little.')
}

const ownerOf = (sitter: Sitter, otherwise: string): string => (isPerson(sitter) ? sitter.person : otherwise)

export const claim = (
  call: Call,
  { table: id, seat }: RequestOf<'claim'>,
): Promise<Answers['claim'] | RequestRefusal> =>
  change(call, id, async (table, requester) => {
    const { match } = table.state
    if (isDone(table)) return over
    const refused = notOverdue(call, table, seat)
    if (refused) return refused
    const concede = match?.game.concede
    if (!concede || !table.isAnytime(seat, concede))
      return refuse('not-now', 'This match cannot be given up now. A bot can play for whoever is away.')
    // It is theirs who is away, as when their clock is up: nobody else has decided it.
    const outcome = await table.answer({ ...requester, by: null }, seat, concede, { time: true })
    return typeof outcome === 'object' ? asRefused(outcome) : outcome
  })

export const handOver = (
  call: Call,
  { table: id, seat, to }: RequestOf<'hand-over'>,
): Promise<Answers['hand-over'] | RequestRefusal> =>
  change(call, id, async (table, requester) => {
    const { state } = table
    const now = state.seats[seat]
    if (!now) return refuse('unknown', say`This table has ${count(state.header.seats, 'seat')}.`)
    if (isDone(table)) return over
    const sits = isPerson(now.sitter) && now.sitter.person === call.person
    if (to.kind === 'back') {
      if (sits) return refuse('not-now', 'You sit there already.')
      if (now.owner !== call.person) return refuse('not-yours', 'That seat is not yours to take back.')
      const spent = await thought(call.host.heartbeat, table, seat)
      return table.commit(requester, { do: 'sit', seat, sitter: { kind: 'person', person: call.person }, ...spent })
    }
    const isStandIn = !sits && to.kind === 'bot' && isPerson(now.sitter)
    const refused = isStandIn ? notOverdue(call, table, seat) : sits ? undefined : notSeated
    if (refused) return refused
    if (to.kind === 'bot' && !call.host.bots.levels.includes(to.level)) return noSuchLevel(call)
    // A substitute who goes leaves the seat to whom it belongs.
    const spent = await thought(call.host.heartbeat, table, seat)
    const event: LedgerEvent = {
      do: 'sit',
      seat,
      sitter: to,
      owner: now.owner ?? ownerOf(now.sitter, call.person),
      ...spent,
    }
    const written = await table.commit(requester, event)
    if (written !== AGAIN) await beginIfFull(table)
    return written
  })
