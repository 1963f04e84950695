import {
  applyEntry,
  decision,
  EVERYTHING,
  hashOf,
  type LogEntry,
  type Match,
  redacted,
  stateAt,
  type Viewer,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Command } from 'commander'
import { openMatchFile, wholeNumber } from '../arguments.ts'
import { type Io, terminalIo } from '../play/io.ts'

interface Given {
  to?: number
  hash?: boolean
  as?: number
}

export function replay(anachron: Command): void {
  anachron
    .command('replay <file>')
    .description('step through a saved match')
    .option('--to <n>', 'show the table after entry n and stop', wholeNumber('--to', 0))
    .option('--hash', 'print only the hash of the state (after entry --to, or the last)')
    .option('--as <seat>', 'as a seat sees it (1, 2, …); without it everything is shown', wholeNumber('--as', 1, 8))
    .action(async (file: string, given: Given) => {
      const { match } = await openMatchFile(file)
      const viewer = given.as === undefined ? EVERYTHING : given.as - 1
      const n = Math.min(given.to ?? match.log.entries.length, match.log.entries.length)
      if (given.hash) console.log(hashOf(stateAt(match, n)))
      else if (given.to !== undefined || !process.stdin.isTTY) console.log(momentText(match, n, viewer))
      else await step(match, viewer)
    })
}

/** The table after entry n, and what the entry did. */
function momentText(match: Match, n: number, viewer: Viewer): string {
  const { game, log } = match
  const state = stateAt(match, n)
  const entry = log.entries[n - 1]
  const lines = [`— ${n} of ${log.entries.length} —`]
  if (entry) lines.push(...happened(match, n, entry, viewer))
  const reader = { names: seatNames(log.seats), viewer }
  lines.push('', render(game.words.view(game.view(state, viewer)), reader))
  const asked = decision(game, state)
  if (asked) lines.push('', `${asked.seats.map((seat) => `Seat ${seat + 1}`).join(', ')} to decide [${asked.rule}]`)
  if (state.result) lines.push('', `${render(game.words.result(state.result), reader)} [${state.result.rule}]`)
  return lines.join('\n')
}

const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)

function happened(match: Match, n: number, entry: LogEntry, viewer: Viewer): string[] {
  const { game, log } = match
  const reader = { names: seatNames(log.seats), viewer }
  return applyEntry(game, stateAt(match, n - 1), entry).flatMap((event) => {
    const told = redacted(game, event, viewer)
    return told ? [`  ${render(game.words.event(told, viewer), reader)} [${told.rule}]`] : []
  })
}

async function step(match: Match, viewer: Viewer, io: Io = terminalIo()): Promise<void> {
  let n = 0
  for (;;) {
    io.clear()
    io.say(momentText(match, n, viewer))
    const typed = (await io.ask('\nEnter: on · b: back · a number: there · q: leave  '))?.trim()
    if (typed === undefined || typed === 'q') break
    if (typed === '') n++
    else if (typed === 'b') n--
    else if (/^\d+$/.test(typed)) n = Number(typed)
    n = Math.max(0, Math.min(n, match.log.entries.length))
  }
  io.close()
}
