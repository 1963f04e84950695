import { type Json, sameJson } from './json.ts'
import type { Sentence } from './words/parts.ts'
import { joined, say, given as verbatim } from './words/say.ts'

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
    | { kind: 'data'; default: Json; check(value: unknown): Sentence | undefined }
  )

export type OptionSchema = Readonly<Record<string, Option>>

/** The defaults filled in, or a sentence about the first setting that cannot be. */
export function parseOptions(
  schema: OptionSchema,
  given: unknown,
): { options: Record<string, Json> } | { fault: Sentence } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { fault: 'The options of a match are an object of settings.' }
  const options: Record<string, Json> = {}
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(schema, key))
      return { fault: say`There is no option “${verbatim(key)}”. There is: ${keysOf(Object.keys(schema))}.` }
  }
  for (const [key, option] of Object.entries(schema)) {
    const value = Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : option.default
    const fault = faultOf(option, value)
    if (fault) return { fault: say`Option “${verbatim(key)}”: ${fault}` }
    options[key] = value as Json
  }
  return { options }
}

const keysOf = (keys: readonly string[]): Sentence => (keys.length === 0 ? 'none' : joined(keys.map(verbatim), ', '))

function faultOf(option: Option, value: unknown): Sentence | undefined {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'it is true or false.'
    case 'number': {
      const fits =
        typeof value === 'number' &&
        value >= option.min &&
        value <= option.max &&
        Number.isInteger((value - option.min) / (option.step ?? 1))
      return fits ? undefined : say`it is a number from ${option.min} to ${option.max}.`
    }
    case 'choice':
      return option.values.some((v) => v.value === value)
        ? undefined
        : say`it is one of ${keysOf(option.values.map((v) => v.value))}.`
    case 'data':
      return sameJson(value, option.default) ? undefined : option.check(value)
  }
}
