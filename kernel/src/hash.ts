import { canonicalJson } from './json.ts'
import { sha256Hex } from './sha256.ts'

/** A fingerprint of plain data: equal states have equal hashes, whatever the order of their keys. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value))
