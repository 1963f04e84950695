import { t } from '@anachron/kit'
/** Who this person is to the server that the page came from, and what they can have done about it. */
export interface Me {
  id: string
  name: string
  /** Whether a passphrase keeps the name for them. */
  protected: boolean
  /** Where word is sent when a decision waits for them. */
  webhook: string | null
}

/** Asks the server for something that is this person's; throws its sentence when it says no. */
export async function ask<A>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<A> {
  const answer = await fetch(new URL(path, document.baseURI), {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error(t('The server cannot be reached.'))
  })
  const said = (await answer.json().catch(() => ({}))) as A & { reason?: string }
  if (!answer.ok) throw new Error(said.reason ?? t`The server answered with ${answer.status}.`)
  return said
}

export const whoAmI = (): Promise<Me> => ask('POST', 'api/session')
export const protect = (passphrase: string, current: string): Promise<Me> =>
  ask('POST', 'api/me/passphrase', { passphrase, ...(current && { current }) })
export const enterAs = (name: string, passphrase: string): Promise<Me> => ask('POST', 'api/login', { name, passphrase })
export const sendWordTo = (url: string | null): Promise<Pick<Me, 'webhook'>> => ask('PUT', 'api/me/webhook', { url })
export const leaveDevice = (): Promise<object> => ask('DELETE', 'api/session')
/** This browser stays in. */
export const endOtherSessions = (): Promise<Me> => ask('DELETE', 'api/me/sessions')
export const forgetMe = (): Promise<object> => ask('DELETE', 'api/me')

/** A program of one's own that plays here. */
export interface OwnBot {
  id: string
  name: string
  scopes: string[]
  created: number
  used: number | null
}
export const ownBots = (): Promise<{ bots: OwnBot[] }> => ask('GET', 'api/me/bots')
export const makeBot = (name: string, scopes: string[]): Promise<{ bot: OwnBot; token: string }> =>
  ask('POST', 'api/me/bots', { name, scopes })
export const endBot = (bot: string): Promise<{ bots: OwnBot[] }> => ask('DELETE', `api/me/bots/${bot}`)
export const EVERYTHING = 'api/me/everything'
