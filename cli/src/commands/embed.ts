import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { pageOfFile } from '../page-of-file.ts'

export function embed(anachron: Command): void {
  anachron
    .command('embed <file> <page>')
    .description('a saved match or position as one page of HTML that needs nothing else (docs/embedding.md)')
    .option('--app <folder>', 'the built app, where the pages of the games lie')
    .action(async (file: string, page: string, { app }: { app?: string }) => {
      const { match, bytes } = await pageOfFile(file, app)
      writeFileSync(page, bytes)
      console.log(`${page}: ${match.log.entries.length} entries, ${Math.ceil(bytes.length / 1000)} kB`)
    })
}
