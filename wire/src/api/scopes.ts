import type { Verb } from '../requests.ts'

/** What a token allows a bot from outside: to look at tables and hear what happens, and to sit down and answer. */
export const SCOPES = ['look', 'play'] as const
export type Scope = (typeof SCOPES)[number]

/**
 * What of the wire a token opens, by its scope. Not there for bots: another name, keepsakes, talk, files and branches,
 * and what keeps the server's own bots busy.
 */
export const SCRIPT_VERBS: Readonly<Record<Scope, readonly Verb[]>> = {
  look: [
    'hello',
    'ping',
    'attention',
    'waiting',
    'lobby',
    'leave-lobby',
    'watch',
    'unwatch',
    'look',
    'log',
    'replay',
    'why',
    'forecast',
    'undoable',
    'export',
  ],
  play: ['create', 'sit', 'leave', 'start', 'act', 'plan', 'undo', 'consent', 'rematch', 'decline', 'hand-over'],
}

/** What a token must allow for a request; nothing where it is not for bots. */
export const scopeOf = (verb: Verb): Scope | undefined => SCOPES.find((scope) => SCRIPT_VERBS[scope].includes(verb))
