/** How this person is told that a match waits for them, as the server knows it. */
import { ask } from './person.ts'

export interface Wishes {
  mail: 'off' | 'each' | 'daily'
  /** Hours of the day, where this person lives, between which nothing is sent. */
  quiet: { from: number; to: number } | null
  zone: string
}

export interface DeviceInfo {
  id: string
  name: string
  created: number
}

export interface Telling {
  mail: { address: string; confirmed: boolean } | null
  wishes: Wishes
  /** Devices that get pushes. */
  devices: DeviceInfo[]
  webhook: string | null
  /** Whether this server can send mail. */
  sendsMail: boolean
  pushKey: string
}

export interface PasskeyInfo {
  id: string
  name: string
  created: number
  used: number | null
}

export const telling = (): Promise<Telling> => ask('GET', 'api/me/telling')
export const wish = (wishes: Wishes): Promise<{ wishes: Wishes }> => ask('PUT', 'api/me/telling', wishes)
export const tellAt = (address: string | null): Promise<Pick<Telling, 'mail'>> => ask('PUT', 'api/me/mail', { address })
export const dropDevice = (id: string): Promise<object> => ask('DELETE', `api/me/push/${id}`)
export const recover = (address: string): Promise<object> => ask('POST', 'api/recover', { address })
export const passkeys = (): Promise<{ passkeys: PasskeyInfo[] }> => ask('GET', 'api/me/passkeys')
export const dropPasskey = (id: string): Promise<object> => ask('DELETE', `api/me/passkeys/${id}`)
export const renamePasskey = (id: string, name: string): Promise<object> =>
  ask('PUT', `api/me/passkeys/${id}`, { name })
