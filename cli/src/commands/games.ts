import type { Command } from 'commander'

export function games(anachron: Command): void {
  anachron
    .command('games')
    .description('the games on the shelf and their options')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { shelf } = await import('@anachron/games')
      if (json) {
        console.log(JSON.stringify(shelf, null, 2))
        return
      }
      for (const entry of shelf) {
        const { game } = await entry.load()
        console.log(
          `${entry.id}\n  ${entry.title}: ${entry.players} players, ${entry.minutes} minutes. ${entry.sentence}`,
        )
        for (const [key, option] of Object.entries(game.options)) {
          const among = option.kind === 'choice' ? ` (${option.values.map((v) => v.value).join(', ')})` : ''
          console.log(`  --option ${key}=${JSON.stringify(option.default)}${among}  ${option.label} [${option.rule}]`)
        }
      }
    })
}
