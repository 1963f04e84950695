import { InputError } from '@anachron/kernel'
import type { Command } from 'commander'
import { namesIn } from '../many-matches.ts'

interface Given {
  name?: string
  scopes: string
  end?: string
  data?: string
}

export function token(anachron: Command): void {
  anachron
    .command('token')
    .description('a bot account on this server and a token for it, or the end of one (docs/write-a-bot.md)')
    .option('--name <name>', 'what the bot is called; “(bot)” is put behind it')
    .option('--scopes <a,b>', 'what it may do: look, play', 'look,play')
    .option('--end <token>', 'ends a token')
    .option('--data <file>', 'a SQLite file, or postgres://… (or DATABASE_URL)')
    .action(async ({ name, scopes, end, data }: Given) => {
      const { endToken, newToken, settingsFrom } = await import('@anachron/server')
      const database = data ?? settingsFrom(process.env).database
      try {
        if (end !== undefined) console.log((await endToken(database, end)) ? 'Ended.' : 'That token proves nothing.')
        else if (name === undefined) throw new Error('Say what the bot is called: --name NAME.')
        else console.log((await newToken(database, name, namesIn(scopes))).token)
      } catch (error) {
        throw new InputError(error instanceof Error ? error.message : String(error))
      }
    })
}
