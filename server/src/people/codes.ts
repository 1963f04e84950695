import { createHash, randomBytes } from 'node:crypto'

/** What works once: given to somebody, and kept as a hash alone. */
export const newCode = (): string => randomBytes(32).toString('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
