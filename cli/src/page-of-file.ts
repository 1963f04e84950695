import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, type Match } from '@anachron/kernel'
import { pageWith } from '@anachron/wire/embed'
import { openMatchFile, readJson } from './arguments.ts'

export interface PageOfFile {
  match: Match
  bytes: Uint8Array
  /** Where the built app keeps such pages, and what belongs to them. */
  folder: string
}

/** A saved match or position, checked, as one page of HTML that needs nothing else. */
export async function pageOfFile(file: string, app: string | undefined): Promise<PageOfFile> {
  const { match } = await openMatchFile(file)
  const { settingsFrom } = await import('@anachron/server')
  const folder = join(app ?? settingsFrom(process.env).app, 'embed')
  const empty = join(folder, `${match.log.game}.html`)
  if (!existsSync(empty)) throw new InputError(`${empty} is not there: npm start builds it.`)
  return { match, folder, bytes: await pageWith(readFileSync(empty), readJson(file) as object) }
}
