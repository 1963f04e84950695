/** Raised when a message changes so that an older client or host would misread it. Said in `hello` and `welcome`. */
export const WIRE_VERSION = 1

/** The longest request a host reads, in characters; only those that carry a file may be longer. */
export const MAX_REQUEST = 64 * 1024
export const MAX_IMPORT = 1024 * 1024
