import { createRoot } from 'react-dom/client'
import './look/fonts.css'
import '@anachron/kit/grounds.css'
import './look/base.css'
import { App } from './app/App.tsx'
import { fetchForPage } from './app/ahead.ts'
import { keepFocusInSight } from './app/focus-in-sight.ts'
import { keepOffline } from './app/keep-offline.ts'
import { Mishap } from './app/Mishap.tsx'
import { restWhenLeft } from './app/resting.ts'
import { parseRoute } from './app/route.ts'
import { startSound } from './app/sound.ts'
import './client/keepsakes.ts'

fetchForPage(parseRoute(location.hash))
const root = document.getElementById('app')
if (root) {
  // react-aria remembers what is in transition, to wait for it, and never lets go of what is removed meanwhile
  // (adobe/react-spectrum#7326): each screen left would stay in memory. It waits for overlays only, and those lie
  // outside.
  root.addEventListener('transitionrun', (event) => event.stopPropagation())
  // Screens have one of their own: this is for what is around them, so that a page is never just empty.
  createRoot(root).render(
    <Mishap>
      <App />
    </Mishap>,
  )
}
keepFocusInSight()
keepOffline()
restWhenLeft()
startSound()
