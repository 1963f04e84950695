import { randomBytes } from 'node:crypto'
import { BOT_MARK, personName } from '@anachron/wire'
import { SCOPES, type Scope } from '@anachron/wire/api'

export type { Scope } from '@anachron/wire/api'

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text)

/**
 * A token is that of a session, signed like any other, whose name says what it allows: so it needs no table of its own,
 * cannot be widened, and is ended as sessions are.
 */
const SESSION = /^script~([a-z+]+)~[\w-]{12}$/

export const newScriptSession = (scopes: readonly Scope[]): string =>
  `script~${scopes.join('+')}~${randomBytes(9).toString('base64url')}`

/** What the token of a script allows; nothing for what is no script's. Its signature is another matter. */
export const scopesOf = (token: string): Scope[] | undefined => scopesOfSession(token.split('.')[1] ?? '')

export const scopesOfSession = (session: string): Scope[] | undefined =>
  SESSION.exec(session)?.[1]?.split('+').filter(isScope)

export const newBotId = (): string => BOT_MARK + randomBytes(12).toString('hex')

const LONGEST_NAME = 30

/** What a new bot is called and may do, or a sentence why not. */
export function botWanted(given: {
  name: string
  scopes: readonly string[]
}): { name: string; scopes: Scope[] } | { fault: string } {
  const called = personName.safeParse(given.name)
  if (!called.success || called.data.length > LONGEST_NAME)
    return { fault: `A bot has a name of 1 to ${LONGEST_NAME} characters.` }
  const scopes = given.scopes.filter(isScope)
  if (scopes.length === 0 || scopes.length !== given.scopes.length)
    return { fault: `What a bot may do is ${SCOPES.join(' or ')} or both.` }
  return { name: called.data, scopes: [...new Set(scopes)] }
}
