import { t } from '@anachron/kit'
import { useState } from 'react'
import { type Telling, tellAt, type Wishes, wish } from '../../client/telling.ts'
import { Choice } from '../../look/Choice.tsx'
import { FormAction } from './FormAction.tsx'

interface MailProps {
  known: Telling
  onChange(change: Partial<Telling>): void
}

/** An address that is told, once its owner has said that it is theirs; it also brings back a lost passphrase. */
export function Mail({ known, onChange }: MailProps) {
  const { mail, wishes, sendsMail } = known
  const [address, setAddress] = useState(mail?.address ?? '')
  const keep = async (): Promise<string> => {
    const given = address.trim()
    onChange(await tellAt(given || null))
    return given ? t`A letter is on its way to ${given}. Press the link in it.` : t('No mail is sent.')
  }
  if (!sendsMail)
    return (
      <div className="you-way">
        <h3>{t('E-mail')}</h3>
        <p className="note">{t('This server sends no mail.')}</p>
      </div>
    )
  return (
    <div className="you-way">
      <h3>{t('E-mail')}</h3>
      <p className="note">{stateOf(mail)}</p>
      <FormAction words={address.trim() || !mail ? t('Send the letter') : t('Take it off')} carryOut={keep}>
        <label className="field-label">
          {t('Your address')}
          <input
            className="field"
            type="email"
            value={address}
            maxLength={200}
            required={!mail}
            autoComplete="email"
            onChange={(e) => setAddress(e.target.value)}
          />
        </label>
      </FormAction>
      {mail?.confirmed && <HowOften wishes={wishes} onChange={onChange} />}
    </div>
  )
}

function stateOf(mail: Telling['mail']): string {
  if (!mail) return t('One letter for each match that waits. The address also lets you choose a new passphrase.')
  return mail.confirmed
    ? t`${mail.address} is confirmed. Empty the field to take it off.`
    : t`${mail.address} is not confirmed yet: press the link in the letter.`
}

function HowOften({ wishes, onChange }: { wishes: Wishes; onChange(change: Partial<Telling>): void }) {
  const choose = async (mail: Wishes['mail']): Promise<void> => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    onChange(await wish({ ...wishes, mail, zone }))
  }
  return (
    <Choice
      label={t('Letters')}
      value={wishes.mail}
      options={[
        { value: 'each', label: t('For each match') },
        { value: 'daily', label: t('Once a day'), help: t('At eight in the morning, all that waits.') },
        { value: 'off', label: t('None') },
      ]}
      onChange={(mail) => void choose(mail)}
    />
  )
}
