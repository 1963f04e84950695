import { t } from '@anachron/kit'
/** Keys that this device keeps, by which a person comes in. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { deviceName } from './device-name.ts'
import { ask, type Me } from './person.ts'

/** Browsers have them on pages with a certificate, and at localhost; an address without a name has none. */
export const canHavePasskeys = (): boolean =>
  isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname)

/** What the browser says when somebody thinks better of it is no sentence for people. */
const plainly = (problem: unknown): never => {
  const name = problem instanceof Error ? problem.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new Error(t('Nothing was done: it was called off.'))
  if (name === 'InvalidStateError') throw new Error(t('This device has a passkey for you already.'))
  throw problem
}

export async function addPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'api/me/passkeys/options')
  const response = await startRegistration({ optionsJSON }).catch(plainly)
  await ask('POST', 'api/me/passkeys', { response, name: deviceName() })
}

export async function enterByPasskey(): Promise<Me> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'api/enter/options')
  const response = await startAuthentication({ optionsJSON }).catch(plainly)
  return ask('POST', 'api/enter', { response })
}
