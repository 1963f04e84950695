import { Command } from 'commander'
import { commands } from './commands/index.ts'

/** The `anachron` command with everything it can do. */
export function program(): Command {
  const anachron = new Command('anachron')
    .description('A table for five time-travel games.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
    .showSuggestionAfterError()
  for (const add of commands) add(anachron)
  return anachron
}
