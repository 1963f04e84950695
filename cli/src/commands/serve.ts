import { InputError } from '@anachron/kernel'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'

export function serve(anachron: Command): void {
  anachron
    .command('serve')
    .description('serve the app and its tables to people far away, until Ctrl-C')
    .option('-p, --port <number>', 'where to listen (or PORT)', wholeNumber('The port', 0, 65535))
    .option('--host <address>', 'on which address (or HOST)')
    .option('--data <file>', 'a SQLite file, or postgres://… (or DATABASE_URL)')
    .option('--url <address>', 'how people reach it, such as https://play.example.org (or PUBLIC_URL)')
    .action(async (given: { port?: number; host?: string; data?: string; url?: string }) => {
      const { CannotOpen, serveUntilStopped, settingsFrom } = await import('@anachron/server')
      const settings = settingsFrom(process.env, {
        ...(given.port === undefined ? {} : { port: given.port }),
        ...(given.host === undefined ? {} : { host: given.host }),
        ...(given.data === undefined ? {} : { database: given.data }),
        ...(given.url === undefined ? {} : { publicUrl: given.url.replace(/\/$/, '') }),
      })
      try {
        await serveUntilStopped(settings)
      } catch (error) {
        if (error instanceof CannotOpen) throw new InputError(error.message)
        const { code } = error as NodeJS.ErrnoException
        if (code === 'EADDRINUSE')
          throw new InputError(`Port ${settings.port} is in use. Choose another: anachron serve --port 8081`)
        if (code === 'EACCES')
          throw new InputError(`Port ${settings.port} may not be used by you. Choose one above 1023.`)
        if (code === 'ECONNREFUSED') throw new InputError('The database does not answer at the address it was given.')
        throw error
      }
      process.exit(0)
    })
}
