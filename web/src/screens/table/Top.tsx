import { Glyph, t } from '@anachron/kit'
import type { ReactNode } from 'react'
import { Mark } from '../../app/Masthead.tsx'
import { Menu } from '../../app/Menu.tsx'
import { href } from '../../app/route.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'

/** Along the top of a match: the way back to the shelf, the game, who plays, and a few switches. */
export function Top({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="top">
      <button
        type="button"
        className="button unseen"
        onClick={() => (document.querySelector<HTMLElement>('.ending') ?? document.getElementById('main'))?.focus()}
      >
        {t('Skip to the content')}
      </button>
      <a className="top-home" href={href()} aria-label={t('To the shelf')}>
        <Mark />
      </a>
      <p className="top-title">{title}</p>
      {children}
      <div className="top-doors">
        <SoundButton />
        <Menu />
      </div>
    </header>
  )
}

function SoundButton() {
  const { sound } = useSettings()
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={t('Sound')}
      aria-pressed={sound}
      title={sound ? t('Mute') : t('Sound on')}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Glyph name={sound ? 'sound' : 'mute'} />
    </button>
  )
}
