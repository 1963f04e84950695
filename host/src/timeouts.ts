import { anytime, options, sameJson } from '@anachron/kernel'
import { askedAt } from './asked.ts'
import type { Clock } from './clock.ts'
import { BOTS_OVERDUE, running, waitsForBot } from './clocks.ts'
import type { BotRunner } from './environment.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { LoadGame } from './load-game.ts'
import { gathersFor } from './patience.ts'
import { isPerson, peopleAt } from './state.ts'
import type { Store } from './store.ts'
import { NOBODY, type Table } from './table.ts'

interface TimeoutPorts {
  readonly clock: Clock
  readonly heartbeat: Pick<Heartbeat, 'charged'>
  readonly store: Pick<Store, 'postpone'>
  readonly bots: Pick<BotRunner, 'levels'>
  loadGame: LoadGame
}

/** Looks at a table whose time has come; does to a seat whose clock is up what the table has agreed on. */
export async function checkTimeouts(ports: TimeoutPorts, table: Table): Promise<void> {
  await table.inTurn(async () => {
    const { state } = table
    if (state.phase === 'gathering') return closeForsaken(ports, table)
    const { match } = state
    const before = state.n
    const left: { seat: number; ms: number }[] = []
    for (const seat of running(state))
      left.push({ seat, ms: (state.left?.[seat] ?? 0) - (await ports.heartbeat.charged(askedAt(state, seat))) })
    const up = left.find(({ ms }) => ms <= 0)
    if (up && match) await timeOut(ports, table, up.seat)
    if (table.state.n !== before) return
    // It was early: time in which nobody could play is not counted, or a bot still thinks.
    const bots = waitsForBot(state) ? BOTS_OVERDUE : Number.POSITIVE_INFINITY
    const again = Math.min(...left.map(({ ms }) => ms), bots)
    await ports.store.postpone(
      table.id,
      state.n,
      Number.isFinite(again) ? ports.clock.now() + Math.max(1000, again) : null,
    )
  })
}

/** How often a table is looked at again whose people are there. */
const STILL_HERE = 10 * 60_000

/** Closes a table that waits for people and whose own have all been gone for long. */
async function closeForsaken({ clock, store }: TimeoutPorts, table: Table): Promise<void> {
  const { state, watchers } = table
  const now = clock.now()
  const seated = peopleAt(state)
  const last = Math.max(state.touched, ...seated.map((person) => watchers.awaySince(person)))
  const due = last + gathersFor(state.header)
  if (seated.some((person) => watchers.isHere(person))) await store.postpone(table.id, state.n, now + STILL_HERE)
  else if (due > now) await store.postpone(table.id, state.n, due)
  else await table.commit(NOBODY, { do: 'close', reason: 'Nobody came, and those who waited have gone.' })
}

/** Whoever lets so many decisions in a row pass is not there: from then on a bot stands in. */
const MISSED = 3

async function timeOut(ports: TimeoutPorts, table: Table, seat: number): Promise<void> {
  const { match, seats, header, missed } = table.state
  const { sitter, owner } = seats[seat] ?? {}
  const { clock } = header
  if (!match || !clock || !sitter || sitter.kind === 'bot') return
  const { concede } = match.game
  const mayConcede = anytime(match.game, match.state, seat).some((option) => sameJson(option, concede))
  if (clock.atZero === 'loss' && concede && mayConcede) {
    await table.answer(NOBODY, seat, concede, { time: true })
    return
  }
  const answering = clock.per === 'move' ? (await ports.loadGame(header.game))?.answering : undefined
  if (answering && clock.atZero === 'bot' && (missed[seat] ?? 0) < MISSED - 1) {
    const { game, state } = match
    const least = answering.timeUp(options(game, state, seat), game.view(state, seat))
    await table.answer(NOBODY, seat, least, { time: true })
    return
  }
  // A game that cannot be given up goes on with a bot.
  const level = ports.bots.levels[0] ?? 'random'
  // It stays the seat of whom it belongs to, whoever sat there for them.
  const whose = owner ?? (isPerson(sitter) ? sitter.person : undefined)
  const bot = { kind: 'bot' as const, level }
  await table.commit(NOBODY, { do: 'sit', seat, sitter: bot, ...(whose ? { owner: whose } : {}), time: true })
}
