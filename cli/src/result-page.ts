import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type AnyGame, InputError } from '@anachron/kernel'

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** Writes results as a page that says which command made it, on which day and with which rules. */
export function writeResultPage(file: string, game: AnyGame, body: string): void {
  const command = ['npx', 'anachron', ...process.argv.slice(2).map(quoted)].join(' ')
  const day = new Date().toISOString().slice(0, 10)
  const head = `# ${game.title}\n\nMade on ${day}, with version ${game.version} of the rules, by`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${head}\n\n\`\`\`\n${command}\n\`\`\`\n\n${body}\n`)
  } catch (problem) {
    throw new InputError(
      `The page ${file} could not be written: ${problem instanceof Error ? problem.message : problem}`,
    )
  }
}
