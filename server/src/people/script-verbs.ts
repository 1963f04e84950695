import type { Verb } from '@anachron/wire'
import { type Scope, scopeOf } from '@anachron/wire/api'

/** Why the token of a bot is not enough for a request. */
export function scriptRefusal(scopes: readonly Scope[], verb: Verb): string | undefined {
  const needed = scopeOf(verb)
  if (needed === undefined) return `${verb} is not for bots.`
  return scopes.includes(needed) ? undefined : `This token does not allow to ${needed}.`
}
