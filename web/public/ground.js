// Before the first paint, so that the page does not flash in the wrong ground. A file of its own because pages run no inline script.
;(() => {
  const root = document.documentElement
  let chosen
  try {
    chosen = JSON.parse(localStorage.getItem('anachron.settings') ?? '{}').ground
  } catch {
    // No storage, or something foreign in it: the system's choice is fine.
  }
  const prefers = (query) => matchMedia(query).matches
  const fromSystem = prefers('(prefers-contrast: more)')
    ? 'contrast'
    : prefers('(prefers-color-scheme: light)')
      ? 'paper'
      : 'night'
  root.dataset.ground = ['night', 'paper', 'contrast'].includes(chosen) ? chosen : fromSystem
})()
