import { announcement } from './invite/announce.ts'
import { serve } from './serve.ts'
import { settingsFrom } from './settings.ts'

/** Serves until told to stop. */
export async function serveUntilStopped(settings = settingsFrom(process.env)): Promise<void> {
  const served = await serve(settings)
  console.log(announcement({ ...served, isPublic: settings.publicUrl !== undefined }, process.stdout.isTTY))
  await new Promise<void>((resolve) => {
    let asked = 0
    const stop = (): void => {
      if (++asked > 1) process.exit(1)
      served.stop().then(resolve, (error) => {
        console.error(error)
        process.exit(1)
      })
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}

if (process.argv[1] === import.meta.filename) {
  await serveUntilStopped()
  process.exit(0)
}
