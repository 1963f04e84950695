import type { Command } from 'commander'
import { analyse } from './analyse.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { backup, recheck, restore } from './data.ts'
import { embed } from './embed.ts'
import { env } from './env.ts'
import { games } from './games.ts'
import { lab } from './lab.ts'
import { mcp } from './mcp.ts'
import { oracle } from './oracle.ts'
import { picture } from './picture.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { reports } from './reports.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { sim } from './sim.ts'
import { token } from './token.ts'
import { verify } from './verify.ts'

/** Every command, in the order of the help. Each adds itself; what it needs is loaded only when it runs. */
export const commands: readonly ((anachron: Command) => void)[] = [
  serve,
  games,
  play,
  rules,
  replay,
  verify,
  oracle,
  embed,
  picture,
  analyse,
  sim,
  arena,
  lab,
  env,
  mcp,
  bench,
  backup,
  restore,
  recheck,
  token,
  reports,
]
