import { t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { type Me, sendWordTo } from '../../client/person.ts'
import { type Telling, telling } from '../../client/telling.ts'
import { Switch } from '../../look/Switch.tsx'
import { FormAction } from './FormAction.tsx'
import { Mail } from './Mail.tsx'
import { Pushes } from './Pushes.tsx'
import { QuietHours } from './QuietHours.tsx'

/** How one hears of a match that waits, when one looks elsewhere: as many ways as one likes. */
export function YourTurn({ me }: { me: Me }) {
  const [known, setKnown] = useState<Telling>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    const look = (): void => {
      // What was pressed in a letter meanwhile is seen when one comes back.
      if (!document.hidden)
        telling().then(setKnown, (problem: unknown) =>
          setTrouble(problem instanceof Error ? problem.message : String(problem)),
        )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <section className="you-part">
      <h2>{t('When it is your turn')}</h2>
      <p className="note">
        {t('You are told when you see the table on none of your devices. No message says what is on the board.')}
      </p>
      <InThePage />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {known && (
        <>
          <Pushes known={known} onChange={(devices) => setKnown({ ...known, devices })} />
          <Mail known={known} onChange={(change) => setKnown({ ...known, ...change })} />
          <QuietHours wishes={known.wishes} onChange={(wishes) => setKnown({ ...known, wishes })} />
        </>
      )}
      <Webhook me={me} />
    </section>
  )
}

function InThePage() {
  const { calls, notices } = useSettings()
  const [trouble, setTrouble] = useState<string>()
  const allow = async (wanted: boolean): Promise<void> => {
    setTrouble(undefined)
    if (!wanted) return changeSettings({ notices: false })
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
    if (answer === 'granted') changeSettings({ notices: true })
    else setTrouble(t('This browser does not let the page notify you; its settings for this site say so.'))
  }
  return (
    <>
      <div className="you-way">
        <Switch
          label={t('In the page')}
          note={t('A sound, and a count in the title of the tab.')}
          isOn={calls}
          onChange={(isOn) => changeSettings({ calls: isOn })}
        />
      </div>
      <div className="you-way">
        <Switch
          label={t('Notice of the system')}
          note={t('While Anachron is open in a tab that you do not see.')}
          isOn={notices}
          onChange={(isOn) => void allow(isOn)}
        />
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </>
  )
}

function Webhook({ me }: { me: Me }) {
  const [url, setUrl] = useState(me.webhook ?? '')
  const send = async (): Promise<string> => {
    const { webhook } = await sendWordTo(url.trim() || null)
    return webhook ? t`Word goes to ${webhook}.` : t('No word is sent anywhere.')
  }
  return (
    <details className="you-way" open={me.webhook !== null}>
      <summary>
        <b>{t('Webhook')}</b>
      </summary>
      <FormAction words={t('Keep it')} carryOut={send}>
        <label className="field-label">
          {t('An address that gets a short message each time, as Discord and Slack have them')}
          <input
            className="field"
            type="url"
            placeholder="https://…"
            value={url}
            maxLength={500}
            onChange={(e) => setUrl(e.target.value)}
          />
        </label>
      </FormAction>
    </details>
  )
}
