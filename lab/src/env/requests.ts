import { InputError, type Json } from '@anachron/kernel'

/** Checks of what a program has sent: each gives the value back, or says in one sentence what is wrong with it. */
export type Fields = Record<string, unknown>

export function fieldsOf(request: unknown): Fields {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new InputError('A request is an object, such as {"do": "reset", "matches": 4}.')
  return request as Fields
}

export function wholeNumber(name: string, value: unknown, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
    throw new InputError(`“${name}” is a whole number from ${low} to ${high}.`)
  return value
}

export function flag(name: string, value: unknown): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new InputError(`“${name}” is true or false.`)
  return value === true
}

export function seedText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new InputError('“seed” is a text or a number: the same seed gives the same matches.')
  return String(value)
}

/** What is given for each match of the request, in the same order. */
export function oneForEach(name: string, value: unknown, matches: number): Json[] {
  if (!Array.isArray(value) || value.length !== matches)
    throw new InputError(`“${name}” is a list with one entry for each match: ${matches} here.`)
  return value
}
