import { currentSettings } from './settings.ts'

/** Tells by the system what somebody wants to know who looks elsewhere; a later notice of a tag takes its place. */
export async function notice(words: string, tag: string, address: string): Promise<void> {
  if (!document.hidden || !currentSettings().notices) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  const link = new URL(address, location.href).href
  // Through the service worker where there is one: phones know no other way.
  if (registration) return registration.showNotification(words, { tag, data: { link } })
  new Notification(words, { tag }).onclick = () => {
    focus()
    location.href = link
  }
}
