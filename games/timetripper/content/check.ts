/**
 * Small checks that put together tell whether data from outside has the right shape; a fault is a sentence that names
 * the field.
 */

/** What is wrong with the value, after the field's name; undefined if nothing is. */
export type Check = (value: unknown, field: string) => string | undefined

const shown = (value: unknown): string => {
  const text = JSON.stringify(value)
  if (text === undefined) return 'nothing'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const says =
  (fits: (value: unknown) => boolean, wanted: string): Check =>
  (value, field) =>
    fits(value) ? undefined : `${field} must be ${wanted}, not ${shown(value)}.`

export const flag: Check = says((value) => typeof value === 'boolean', 'true or false')

export const whole = (min: number, max: number): Check =>
  says(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    `a whole number from ${min} to ${max}`,
  )

export const text = (min: number, max: number): Check =>
  says(
    (value) => typeof value === 'string' && value.trim().length >= min && value.length <= max,
    `a text of ${min} to ${max} characters`,
  )

export const oneOf = (allowed: readonly unknown[]): Check =>
  says((value) => allowed.includes(value), `one of ${allowed.map(shown).join(', ')}`)

export const orNull =
  (check: Check): Check =>
  (value, field) =>
    value === null ? undefined : check(value, field)

export const listOf =
  (check: Check, min: number, max: number): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return `${field} must be a list, not ${shown(value)}.`
    if (value.length < min || value.length > max)
      return `${field} must have ${min === max ? min : `${min} to ${max}`} entries, not ${value.length}.`
    for (let i = 0; i < value.length; i++) {
      const fault = check(value[i], `${field}[${i}]`)
      if (fault) return fault
    }
    return undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inside = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`)

/**
 * Exactly these fields: a missing one and an unknown one are faults both, so that a slip of the pen is not passed over.
 */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, field) => {
    if (!isRecord(value)) return `${field || 'A battle'} must be an object, not ${shown(value)}.`
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name))
        return `${inside(field, name)} is no field that is known here; there are ${Object.keys(fields).join(', ')}.`
    for (const [name, check] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name)) return `${inside(field, name)} is missing.`
      const fault = check(value[name], inside(field, name))
      if (fault) return fault
    }
    return undefined
  }

/** A record whose `key` says which other fields it has. */
export const keyed =
  (kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (value, field) => {
    if (!isRecord(value)) return `${field} must be an object, not ${shown(value)}.`
    const { key } = value
    if (typeof key !== 'string' || !Object.hasOwn(kinds, key))
      return `${field}.key must be one of ${Object.keys(kinds).join(', ')}, not ${shown(key)}.`
    return record({ key: oneOf([key]), ...kinds[key] })(value, field)
  }
