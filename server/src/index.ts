export { serveUntilStopped } from './main.ts'
export { type Served, serve } from './serve.ts'
export { type Settings, settingsFrom } from './settings.ts'
export { openStore } from './store/open.ts'
