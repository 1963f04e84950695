import { t } from '@anachron/kit'
/** Pushes to this device: they come also when the app is closed. */
import { deviceName } from './device-name.ts'
import { ask } from './person.ts'
import { dropDevice } from './telling.ts'

/** Why there are none here; nothing where there can be. */
export function noPush(): string | undefined {
  if (!isSecureContext) return t('Pushes need a page with a certificate (https).')
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return t('This browser has no pushes. On an iPhone, put Anachron on the home screen first.')
  return undefined
}

/** As the server names a device. */
async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 24)
}

const subscription = async (): Promise<PushSubscription | null> => {
  if (noPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The name of this device at the server, if it has ever taken pushes. */
export async function thisDevice(): Promise<string | undefined> {
  const here = await subscription()
  return here ? idOf(here.endpoint) : undefined
}

export async function takePushes(applicationServerKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(t('This browser does not let the page notify you; its settings for this site say so.'))
  const registration = await navigator.serviceWorker.ready
  const before = await registration.pushManager.getSubscription()
  const here =
    before ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {
      throw new Error(t('The push service of this browser cannot be reached just now.'))
    }))
  const { endpoint, keys } = here.toJSON()
  const { id } = await ask<{ id: string }>('POST', 'api/me/push', { endpoint, keys, name: deviceName() })
  return id
}

/** Nothing is pushed here any more, whoever is at this device. */
export async function endPushes(): Promise<void> {
  const here = await subscription()
  if (!here) return
  await dropDevice(await idOf(here.endpoint))
  await here.unsubscribe()
}
