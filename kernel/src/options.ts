import { type Json, sameJson } from './json.ts'

interface OptionBase {
  /** Plain words for the set-up screen. */
  label: string
  help?: string
  /** The rule that brings the option. */
  rule: string
}

export interface OptionValue {
  value: string
  label: string
  help?: string
  /** Makes sense with so many seats only; `checkOptions` of the game refuses it with others. */
  seats?: number
}

/** One thing that can be set before a match. */
export type Option = OptionBase &
  (
    | { kind: 'flag'; default: boolean }
    | { kind: 'number'; default: number; min: number; max: number; step?: number }
    | { kind: 'choice'; default: string; values: readonly OptionValue[] }
    /**
     * Structured settings (a deck, a battle of one's own). `check` says in one sentence, naming the field, what is
     * wrong.
     */
    | { kind: 'data'; default: Json; check(value: unknown): string | undefined }
  )

export type OptionSchema = Readonly<Record<string, Option>>

/** The defaults filled in, or a sentence about the first setting that cannot be. */
export function parseOptions(
  schema: OptionSchema,
  given: unknown,
): { options: Record<string, Json> } | { fault: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { fault: 'The options of a match are an object of settings.' }
  const options: Record<string, Json> = {}
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(schema, key))
      return { fault: `There is no option “${key}”. There is: ${Object.keys(schema).join(', ') || 'none'}.` }
  }
  for (const [key, option] of Object.entries(schema)) {
    const value = Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : option.default
    const fault = faultOf(option, value)
    if (fault) return { fault: `Option “${key}”: ${fault}` }
    options[key] = value as Json
  }
  return { options }
}

function faultOf(option: Option, value: unknown): string | undefined {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'it is true or false.'
    case 'number': {
      const fits =
        typeof value === 'number' &&
        value >= option.min &&
        value <= option.max &&
        Number.isInteger((value - option.min) / (option.step ?? 1))
      return fits ? undefined : `it is a number from ${option.min} to ${option.max}.`
    }
    case 'choice':
      return option.values.some((v) => v.value === value)
        ? undefined
        : `it is one of ${option.values.map((v) => v.value).join(', ')}.`
    case 'data':
      return sameJson(value, option.default) ? undefined : option.check(value)
  }
}
