/**
 * RULES.md read as a second, independent record of every table: what it prints for people, the content must say to the
 * engine.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

export const page: string = read('RULES.md')
export const ownBattlesPage: string = read('OWN-BATTLES.md')

const cells = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

/** The body rows of the table of RULES.md whose heading begins with these cells. */
export const tableHeaded = (...heading: string[]): string[][] => tableIn(page, ...heading)

export function tableIn(text: string, ...heading: string[]): string[][] {
  const lines = text.split('\n')
  const top = lines.findIndex(
    (line) => line.startsWith('|') && cells(line).slice(0, heading.length).join('|') === heading.join('|'),
  )
  if (top < 0) throw new Error(`there is no table headed ${heading.join(' | ')}`)
  const rows: string[][] = []
  for (let i = top + 2; lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i] as string))
  return rows
}
