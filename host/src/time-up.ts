import { anytime, sameJson } from '@anachron/kernel'
import { running } from './clocks.ts'
import type { Host } from './host.ts'
import { isPerson } from './state.ts'
import { NOBODY, type Table } from './table.ts'

/** Looks at the clocks of a table; does to a seat whose time is up what the table has agreed on. */
export async function callTime(host: Host, table: Table): Promise<void> {
  await table.inTurn(async () => {
    const { state } = table
    const { match, left } = state
    if (!match || !left) return
    const thought = await host.heartbeat.charged(state.asked.at)
    const seat = running(state).find((on) => (left[on] ?? 0) <= thought)
    const sitter = seat === undefined ? undefined : state.seats[seat]?.sitter
    if (seat === undefined || !sitter || !isPerson(sitter)) return
    const { concede } = match.game
    const mayConcede = anytime(match.game, match.state, seat).some((option) => sameJson(option, concede))
    if (state.header.clock?.atZero === 'loss' && concede && mayConcede) {
      await table.answer(NOBODY, seat, concede, { time: true })
      return
    }
    // A game that cannot be given up goes on with a bot.
    const level = host.bots.levels[0] ?? 'random'
    await table.commit(NOBODY, { do: 'sit', seat, sitter: { kind: 'bot', level }, owner: sitter.person, time: true })
  })
}
