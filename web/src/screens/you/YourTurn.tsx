import { useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { type Me, sendWordTo } from '../../client/person.ts'
import { Choice } from '../../kit/Choice.tsx'
import { Deed } from './Deed.tsx'

/** How one hears of a decision that waits, when one looks elsewhere. */
export function YourTurn({ me }: { me: Me }) {
  const { notices } = useSettings()
  const [trouble, setTrouble] = useState<string>()
  const [url, setUrl] = useState(me.webhook ?? '')
  const allow = async (wanted: boolean): Promise<void> => {
    setTrouble(undefined)
    if (!wanted) return changeSettings({ notices: false })
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
    if (answer === 'granted') changeSettings({ notices: true })
    else setTrouble('This browser does not let the page notify you; its settings for this site say so.')
  }
  const send = async (): Promise<string> => {
    const { webhook } = await sendWordTo(url.trim() || null)
    return webhook ? `Word goes to ${webhook}.` : 'No word is sent anywhere.'
  }
  return (
    <>
      <h2>When it is your decision</h2>
      <Choice
        label="Tell me while this page is open in another tab"
        value={notices ? 'on' : 'off'}
        options={[
          { value: 'off', label: 'In the page only' },
          { value: 'on', label: 'By a notice of the system' },
        ]}
        onChange={(value) => void allow(value === 'on')}
      />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Deed words="Send word there" carryOut={send}>
        <label className="field-label">
          Webhook, for those who have one: an address that gets a short message each time
          <input
            className="field"
            type="url"
            placeholder="https://…"
            value={url}
            maxLength={500}
            onChange={(e) => setUrl(e.target.value)}
          />
        </label>
      </Deed>
    </>
  )
}
