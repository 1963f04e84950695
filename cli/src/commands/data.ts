import { loadGame } from '@anachron/games'
import { InputError } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Command } from 'commander'

/** The database that a running server of this machine would use, unless another is named. */
const withData = (command: Command): Command =>
  command.option('--data <file>', 'a SQLite file, or postgres://… (or DATABASE_URL)')

async function databaseOf({ data }: { data?: string }): Promise<string> {
  const { settingsFrom } = await import('@anachron/server')
  return data ?? settingsFrom(process.env).database
}

const sentence = (error: unknown): InputError => new InputError(error instanceof Error ? error.message : String(error))

const told = (counts: object): string =>
  Object.entries(counts)
    .map(([table, rows]) => `${rows} ${table}`)
    .join(', ')

export function backup(anachron: Command): void {
  withData(anachron.command('backup <file>'))
    .description('write everything a server keeps into one file, while it runs; keep that file as safe as the server')
    .action(async (file: string, given: { data?: string }) => {
      const { backup: write } = await import('@anachron/server')
      const counts = await write(await databaseOf(given), file).catch((error: unknown) => {
        throw sentence(error)
      })
      console.log(`${file}: ${told(counts)}`)
    })
}

export function restore(anachron: Command): void {
  withData(anachron.command('restore <file>'))
    .description('fill an empty database, of either kind, from a backup')
    .action(async (file: string, given: { data?: string }) => {
      const { restore: fill } = await import('@anachron/server')
      const database = await databaseOf(given)
      const counts = await fill(file, database).catch((error: unknown) => {
        throw sentence(error)
      })
      console.log(`restored: ${told(counts)}`)
    })
}

export function recheck(anachron: Command): void {
  withData(anachron.command('recheck'))
    .description('replay every stored match by the rules now installed, and say which would go differently')
    .action(async (given: { data?: string }) => {
      const [{ openStore }, host] = await Promise.all([import('@anachron/server'), import('@anachron/host')])
      const store = await openStore(await databaseOf(given)).catch((error: unknown) => {
        throw sentence(error)
      })
      let matches = 0
      let different = 0
      for await (const { table, game, version, entries, fault } of host.recheck(store, loadGame)) {
        matches++
        if (fault === undefined) continue
        different++
        console.log(`${table}: ${game}, version ${version}, ${entries} entries hold. ${render(fault)}`)
      }
      await store.close()
      console.log(`${matches} matches, ${different} would go differently.`)
      if (different > 0) process.exitCode = 1
    })
}
