import { t } from '@anachron/kit'
import { lazy, Suspense, useRef, useState } from 'react'

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'))

/** The settings, loaded when first opened. */
export function Menu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet icon"
        aria-label={t('Settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SunAndMoon />
      </button>
      {open && (
        <Suspense>
          <SettingsPanel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const SunAndMoon = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="6.500" fill="none" stroke="currentColor" strokeWidth="1.7" />
    <path d="M10 3.500a6.500 6.500 0 0 1 0 13Z" fill="currentColor" />
  </svg>
)
