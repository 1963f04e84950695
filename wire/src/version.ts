/** Raised when a message changes so that an older client or host would misread it. Said in `hello` and its answer. */
export const WIRE_VERSION = 4

/** The longest request a host reads, in characters; only those that carry a file may be longer. */
export const MAX_REQUEST = 64 * 1024
/** As many answers has a plan at most. */
export const MOST_STEPS = 64
/** The longest document a person may keep, in characters of JSON, and how many of them for one game. */
export const MAX_KEEPSAKE = 32 * 1024
export const MAX_KEEPSAKES = 100
/** Characters of all that one person keeps, for all games together. */
export const MAX_KEPT = 1_000_000
export const MAX_IMPORT = 1024 * 1024
