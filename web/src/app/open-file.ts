import { t } from '@anachron/kit'
/** Opens matches that come from outside: a file, or a link that carries the whole match. */
import { drawEntropy } from '../client/entropy.ts'
import { here } from '../client/places.ts'
import { href } from './route.ts'

const LARGEST = 1024 * 1024

/** The address of the table that the match was opened at. */
export async function openMatch(file: unknown, more: Record<string, string | number> = {}): Promise<string> {
  const { table } = await here().request('import', { file, entropy: drawEntropy() }, await idOf(file))
  return href('table', 'here', table, more)
}

/** The same match opened twice is one table: whoever follows a link again finds what they have opened before. */
async function idOf(file: unknown): Promise<string | undefined> {
  if (!crypto.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(file)))
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `open-${hex.slice(0, 32)}`
}

export async function openFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(t`“${file.name}” is larger than any match can be. Nothing was opened.`)
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch {
    throw new Error(t`“${file.name}” is not a match of Anachron: it cannot be read. Nothing was opened.`)
  }
  return openMatch(content)
}
