/** Opens matches that come from outside: a file, or a link that carries the whole match. */
import { drawEntropy } from '../client/entropy.ts'
import { here } from '../client/houses.ts'
import { href } from './route.ts'

const LARGEST = 1024 * 1024

/** The address of the table that the match was opened at. */
export async function openMatch(file: unknown, more: Record<string, string | number> = {}): Promise<string> {
  const { table } = await here().request('import', { file, entropy: drawEntropy() })
  return href('table', 'here', table, more)
}

export async function openFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(`“${file.name}” is larger than any match can be. Nothing was opened.`)
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch {
    throw new Error(`“${file.name}” is not a match of Anachron: it cannot be read. Nothing was opened.`)
  }
  return openMatch(content)
}
