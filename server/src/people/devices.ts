import { randomBytes } from 'node:crypto'
import { type Identities, isSame } from './identity.ts'

export const DEVICES_COOKIE = 'anachron-devices'
/** People whom one device knows. */
const MOST = 5

/**
 * Which devices somebody has logged in on before: a second cookie says so, for each person by a name of the device.
 * Whoever guesses from elsewhere cannot make those wait.
 */
export class Devices {
  readonly #identities: Identities

  constructor(identities: Identities) {
    this.#identities = identities
  }

  /** The device's name, if this person has logged in on it before. */
  known(cookie: string | undefined, person: string): string | undefined {
    return this.#read(cookie).find((one) => one.person === person)?.device
  }

  /** The cookie once this person has logged in. */
  remember(cookie: string | undefined, person: string): string {
    const others = this.#read(cookie).filter((one) => one.person !== person)
    const device = this.known(cookie, person) ?? randomBytes(9).toString('base64url')
    return [{ person, device }, ...others]
      .slice(0, MOST)
      .map((one) => this.#written(one))
      .join('~')
  }

  #read(cookie: string | undefined): Known[] {
    return (cookie ?? '').split('~').flatMap((text) => {
      const [person = '', device = ''] = text.split('.')
      return isSame(text, this.#written({ person, device })) ? [{ person, device }] : []
    })
  }

  #written({ person, device }: Known): string {
    return `${person}.${device}.${this.#identities.sign(`device\n${person}\n${device}`)}`
  }
}

interface Known {
  person: string
  device: string
}
