import { InputError } from '@anachron/kernel'
import type { NamedReport } from '@anachron/server'
import type { Command } from 'commander'

interface Given {
  all?: boolean
  done?: string
  data?: string
}

export function reports(anachron: Command): void {
  anachron
    .command('reports')
    .description('what people have reported about others on this server, until it is noted as done')
    .option('--all', 'also what has been dealt with')
    .option('--done <id>', 'notes that a report has been dealt with')
    .option('--data <file>', 'a SQLite file, or postgres://… (or DATABASE_URL)')
    .action(async ({ all = false, done, data }: Given) => {
      const { closeReport, reportsIn, settingsFrom } = await import('@anachron/server')
      const database = data ?? settingsFrom(process.env).database
      const sentence = (error: unknown): never => {
        throw new InputError(error instanceof Error ? error.message : String(error))
      }
      if (done !== undefined) {
        if (!(await closeReport(database, done).catch(sentence))) sentence(`No report ${plain(done)} waits.`)
        return console.log('Done.')
      }
      const found = await reportsIn(database, { all }).catch(sentence)
      for (const report of found) console.log(told(report))
      if (found.length === 0) console.log('No report waits.')
    })
}

/** What strangers wrote moves no cursor and turns no line around. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')

function told({ id, at, closed, by, byName, person, personName, table, said, why }: NamedReport): string {
  const whom = (who: string | null, name: string | null): string =>
    who === null ? 'somebody who is forgotten' : `${plain(name ?? '?')} (${who})`
  const day = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [
    `${id}  ${day(at)}${closed === null ? '' : `, done ${day(closed)}`}`,
    `  ${whom(by, byName)} about ${whom(person, personName)}, at /t/${table}${said ? `, line ${said.line}` : ''}`,
    ...(said ? [`  said: ${plain(said.text)}`] : []),
    ...(why ? [`  why: ${plain(why)}`] : []),
  ].join('\n')
}
