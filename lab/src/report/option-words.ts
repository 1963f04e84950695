import type { OptionSchema } from '@anachron/kernel'

/** Options as a set-up screen names them: “Quiet Timelines before the game ends: 4”. */
export function optionWords(options: Record<string, unknown>, schema: OptionSchema): string {
  const words = Object.entries(options).map(
    ([key, value]) => `${schema[key]?.label ?? key}: ${valueWords(schema, key, value)}`,
  )
  return words.join(', ') || 'the usual options'
}

function valueWords(schema: OptionSchema, key: string, value: unknown): string {
  const option = schema[key]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (option?.kind === 'choice') return option.values.find((one) => one.value === value)?.label ?? String(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The place in the rules where something is asked, in plain letters: `fieldBattle.aimAt` is “field battle: aim at”. */
export const askWords = (ask: string): string =>
  ask
    .split('.')
    .map((part) =>
      part
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase(),
    )
    .join(': ')
