import { statSync } from 'node:fs'

/** Which file lies under a name, told apart from any other that may lie there later; nothing when there is none. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
