import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'

/** Started, never imported: the command knows no screen. */
const SCRIPT = fileURLToPath(import.meta.resolve('@anachron/web/bench'))

/** Runs in a process of its own: the app is measured from outside, in a browser. */
export function benchWeb(bench: Command): void {
  bench
    .command('web')
    .description(
      'what the app weighs, from a click to the next decision, frames while things move, memory over matches',
    )
    .option('--sizes', 'only what it weighs; needs no browser')
    .option('--matches <number>', 'matches for the memory figure', '10')
    .option('--json', 'as JSON')
    .action(async ({ sizes, matches, json }: { sizes?: boolean; matches: string; json?: boolean }) => {
      const flags = [...(sizes ? ['--sizes'] : []), ...(json ? ['--json'] : []), '--matches', matches]
      const child = spawn(process.execPath, [SCRIPT, ...flags], { stdio: 'inherit' })
      process.exitCode = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
    })
}
