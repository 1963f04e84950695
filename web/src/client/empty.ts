import { t } from '@anachron/kit'
import { here } from './places.ts'

/** Throws away whatever this browser keeps: matches, keepsakes, settings. The page has to be loaded anew afterwards. */
export async function emptyBrowser(): Promise<void> {
  here().close()
  const mine = Object.keys(localStorage).filter((key) => key.startsWith('anachron.'))
  for (const key of mine) localStorage.removeItem(key)
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('anachron')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(new Error(t('This browser would not let go of what it keeps.')))
    request.onblocked = () =>
      reject(new Error(t('Another tab still uses it. Close the other tabs of this site first.')))
  })
}
