import { createRoot } from 'react-dom/client'
import './look/fonts.css'
import './look/grounds.css'
import './look/base.css'
import { App } from './app/App.tsx'
import { keepOffline } from './app/keep-offline.ts'

const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
keepOffline()
