// Before the first paint, so that the page does not flash in the wrong ground: as `groundOf` in src/app/settings.ts says.
// A file of its own because pages run no inline script.
;(() => {
  const root = document.documentElement
  let chosen
  try {
    chosen = JSON.parse(localStorage.getItem('anachron.settings') ?? '{}').ground
  } catch {
    // No storage, or something foreign in it: as if nothing had been chosen.
  }
  const prefers = (query) => matchMedia(query).matches
  const unchosen = prefers('(prefers-contrast: more)')
    ? 'contrast'
    : chosen === 'system' && prefers('(prefers-color-scheme: light)')
      ? 'paper'
      : 'night'
  root.dataset.ground = ['night', 'paper', 'contrast'].includes(chosen) ? chosen : unchosen
})()
