import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { namesIn } from '../many-matches.ts'
import { fetchPeers } from '../peers.ts'
import { terminal } from '../terminal.ts'
import { benchLength } from './bench-length.ts'
import { benchMessages } from './bench-messages.ts'
import { benchServer } from './bench-server.ts'
import { benchSocket } from './bench-socket.ts'
import { benchWeb } from './bench-web.ts'

interface Given {
  against?: string
  page?: string
  games?: string
  rounds: number
  peer?: boolean
  json?: boolean
}

export function bench(anachron: Command): void {
  // Positional: what stands behind `server` is meant for it, though both know --json and --peer.
  const command = anachron.command('bench').enablePositionalOptions()
  benchLength(command)
  benchMessages(command)
  benchServer(command)
  benchSocket(command)
  benchWeb(command)
  command
    .description('how fast the games and the kernel are on this machine')
    .option('--peer', 'against boardgame.io as well, which is fetched for it')
    .option('--against <commit>', 'how many times as fast as that commit, both measured in turns')
    .option('--page <file>', 'with --against: also where the time goes on both sides, as sections of this page')
    .option('--games <names>', 'only these, with commas between')
    .option('--rounds <number>', 'how often each is measured', wholeNumber('The number of rounds', 2, 100), 5)
    .option('--json', 'as JSON')
    .action(async ({ json = false, peer, against, page, games, rounds }: Given) => {
      const { bench: run, against: compare } = await import('@anachron/lab')
      const how = { json, rounds, ...(games !== undefined && { games: namesIn(games) }) }
      if (against !== undefined)
        await compare({ ...how, commit: against, ...(page !== undefined && { page }) }, terminal())
      else await run({ ...how, ...(peer ? { peers: fetchPeers() } : {}) }, terminal())
    })
}
