/** After the first visit the whole app works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { type: 'module' }).catch(() => {
      // Without it the app works as long as there is a network.
    })
  })
}
