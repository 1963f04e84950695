/** Why a connection ends (RFC 6455, 7.4.1, and the registry of codes after it). */
export const NORMAL = 1000
export const PROTOCOL = 1002
/** Never sent: there was no code. */
export const NOTHING_SAID = 1005
export const NOT_TEXT = 1007
export const POLICY = 1008
export const TOO_BIG = 1009
/** A server restarts; come back. */
export const RESTART = 1012
/** There is no room just now. */
export const TRY_LATER = 1013
