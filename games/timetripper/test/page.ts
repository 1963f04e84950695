/** RULES.md read as a second, independent record of every table: what it prints for people, the content must say to the engine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const page: string = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8')

const cells = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

/** The body rows of the table whose heading begins with these cells. */
export function tableHeaded(...heading: string[]): string[][] {
  const lines = page.split('\n')
  const top = lines.findIndex(
    (line) => line.startsWith('|') && cells(line).slice(0, heading.length).join('|') === heading.join('|'),
  )
  if (top < 0) throw new Error(`RULES.md has no table headed ${heading.join(' | ')}`)
  const rows: string[][] = []
  for (let i = top + 2; lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i] as string))
  return rows
}
