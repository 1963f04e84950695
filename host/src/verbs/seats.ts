import type { Answers, RequestOf } from '@anachron/wire'
import { askedAt } from '../asked.ts'
import { type Call, type Refused, refuse } from '../call.ts'
import { running } from '../clocks.ts'
import { knowsAnother, sitsIn } from '../entitled.ts'
import type { Host } from '../host.ts'
import type { Deed } from '../ledger.ts'
import { isFull, startDeed } from '../new-table.ts'
import { isPerson } from '../state.ts'
import { AGAIN, NOBODY, type Table } from '../table.ts'
import { change, noSuchLevel, notSeated } from './at-table.ts'

const over = refuse('not-now', 'The match is over.')
const isDone = (table: Table): boolean => table.state.phase === 'over' || table.state.phase === 'closed'

/** Play begins when the last seat is taken. Somebody else may have begun it meanwhile; that is as good. */
async function beginIfFull(table: Table): Promise<void> {
  while (table.state.phase === 'gathering' && isFull(table.state))
    if ((await table.commit(NOBODY, startDeed(table.state))) !== AGAIN) return
}

export const sit = (call: Call, wanted: RequestOf<'sit'>): Promise<Answers['sit'] | Refused> =>
  change(call, wanted.table, async (table, asker) => {
    const seat = table.state.seats[wanted.seat]
    if (!seat) return refuse('unknown', `This table has ${table.state.header.seats} seats.`)
    if (isDone(table)) return over
    if (seat.sitter.kind !== 'open') return refuse('not-now', 'Somebody sits there.')
    if (table.state.phase === 'playing' && knowsAnother(table.state, call.person, wanted.seat))
      return refuse('not-yours', 'Whoever has played another seat of this match cannot stand in here.')
    const kept = seat.owner !== undefined && seat.owner !== call.person
    const spent = await thought(call.host, table, wanted.seat)
    if (kept && table.state.phase === 'gathering') return refuse('not-yours', 'This seat is kept for somebody else.')
    await call.host.company.know([call.person])
    const written = await table.commit(asker, {
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

/** Before the match: stands up, and closes the table if it was theirs and nobody is left. In a match: a seat is handed over instead. */
export const leave = (call: Call, { table: id, seat }: RequestOf<'leave'>): Promise<Answers['leave'] | Refused> =>
  change(call, id, async (table, asker) => {
    if (!sitsIn(table.state, call.person, seat)) return notSeated
    if (table.state.phase !== 'gathering')
      return refuse('not-now', 'The match is running: hand the seat to a bot or a substitute, or concede.')
    const others = table.state.seats.some(({ sitter }, i) => i !== seat && isPerson(sitter))
    if (table.state.header.by === call.person && !others)
      return table.commit(asker, { do: 'close', reason: 'Whoever set the table up has left.' })
    return table.commit(asker, { do: 'sit', seat, sitter: { kind: 'open' } })
  })

export const start = (call: Call, { table: id, level }: RequestOf<'start'>): Promise<Answers['start'] | Refused> =>
  change(call, id, async (table, asker) => {
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
    return table.commit(asker, startDeed(table.state))
  })

/** The time a seat has thought so far about what it is asked: changing hands gives none of it back. */
async function thought(host: Host, { state }: Table, seat: number): Promise<{ spent?: number }> {
  return running(state).includes(seat) ? { spent: await host.heartbeat.charged(askedAt(state, seat)) } : {}
}

export const hand = (call: Call, { table: id, seat, to }: RequestOf<'hand'>): Promise<Answers['hand'] | Refused> =>
  change(call, id, async (table, asker) => {
    const { state } = table
    const now = state.seats[seat]
    if (!now) return refuse('unknown', `This table has ${state.header.seats} seats.`)
    if (isDone(table)) return over
    const sits = isPerson(now.sitter) && now.sitter.person === call.person
    if (to.kind === 'back') {
      if (sits) return refuse('not-now', 'You sit there already.')
      if (now.owner !== call.person) return refuse('not-yours', 'That seat is not yours to take back.')
      const spent = await thought(call.host, table, seat)
      return table.commit(asker, { do: 'sit', seat, sitter: { kind: 'person', person: call.person }, ...spent })
    }
    if (!sits) return notSeated
    if (to.kind === 'bot' && !call.host.bots.levels.includes(to.level)) return noSuchLevel(call)
    // A substitute who goes leaves the seat to whom it belongs.
    const spent = await thought(call.host, table, seat)
    const deed: Deed = { do: 'sit', seat, sitter: to, owner: now.owner ?? call.person, ...spent }
    const written = await table.commit(asker, deed)
    if (written !== AGAIN) await beginIfFull(table)
    return written
  })
