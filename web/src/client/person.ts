/** Who this person is to the server that the page came from, and what they can have done about it. */
export interface Me {
  id: string
  name: string
  /** Whether a passphrase keeps the name for them. */
  protected: boolean
  /** Where word is sent when a decision waits for them. */
  webhook: string | null
}

async function ask<A>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<A> {
  const answer = await fetch(new URL(path, document.baseURI), {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error('The server cannot be reached.')
  })
  const said = (await answer.json().catch(() => ({}))) as A & { reason?: string }
  if (!answer.ok) throw new Error(said.reason ?? `The server answered with ${answer.status}.`)
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
export const EVERYTHING = 'api/me/everything'
