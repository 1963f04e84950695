import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'

/** Started, never imported: the command knows no screen. */
const SCRIPT = fileURLToPath(import.meta.resolve('@anachron/web/bench'))

interface Given {
  sizes?: boolean
  json?: boolean
  matches: string
  only?: string
  games?: string
}

/** Runs in a process of its own: the app is measured from outside, in a browser. */
export function benchWeb(bench: Command): void {
  bench
    .command('web')
    .description(
      'what the app weighs, a first visit, from a press to the next decision, frames, looking back, memory over matches',
    )
    .option('--sizes', 'only what it weighs; needs no browser')
    .option('--only <parts>', 'visit, press, frames, analysis, memory, with commas between')
    .option('--games <names>', 'only these, with commas between')
    .option('--matches <number>', 'matches for the memory figure', '20')
    .option('--json', 'as JSON')
    .action(async ({ sizes, json, matches, only, games }: Given) => {
      const named = { matches, only, games }
      const flags = [
        ...(sizes ? ['--sizes'] : []),
        ...(json ? ['--json'] : []),
        ...Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
      ]
      const child = spawn(process.execPath, [SCRIPT, ...flags], { stdio: 'inherit' })
      process.exitCode = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
    })
}
