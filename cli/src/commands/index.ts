import type { Command } from 'commander'
import { analyse } from './analyse.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { backup, recheck, restore } from './data.ts'
import { games } from './games.ts'
import { lab } from './lab.ts'
import { oracle } from './oracle.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { sim } from './sim.ts'
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
  analyse,
  sim,
  arena,
  lab,
  bench,
  backup,
  restore,
  recheck,
]
