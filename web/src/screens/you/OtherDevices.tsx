import { t } from '@anachron/kit'
import { useState } from 'react'
import { canHavePasskeys, enterByPasskey } from '../../client/passkeys.ts'
import { endOtherSessions, enterAs, leaveDevice, type Me, protect } from '../../client/person.ts'
import { endPushes } from '../../client/push.ts'
import { recover } from '../../client/telling.ts'
import { FormAction } from './FormAction.tsx'
import { Passkeys } from './Passkeys.tsx'

/** Everything on the page belongs to whoever one was before. */
const beginAnew = (): void => location.reload()

/** Whoever leaves a device does not want it to speak of them. */
const leave = async (): Promise<void> => {
  await endPushes().catch(() => {})
  await leaveDevice()
  beginAnew()
}

/** A passphrase makes a name one's own, here and elsewhere; so does a passkey, with less to remember. */
export function OtherDevices({ me, onChange }: { me: Me; onChange(me: Me): void }) {
  const [wanted, setWanted] = useState('')
  const [current, setCurrent] = useState('')
  const keepName = async (): Promise<string> => {
    onChange({ ...me, ...(await protect(wanted, current)) })
    setWanted('')
    setCurrent('')
    return t('From now on this name and this passphrase let you in on any device.')
  }
  return (
    <section className="you-part">
      <h2>{t('On other devices')}</h2>
      <p>
        {me.protected
          ? t`The name ${me.name} is yours: enter it with your passphrase on another device, and your matches are there.`
          : t(
              'You are known by this browser alone. A passphrase keeps your name for you and lets you in elsewhere. Write it down, or give an address below: it brings a lost one back.',
            )}
      </p>
      <FormAction words={me.protected ? t('Change the passphrase') : t('Protect my name')} carryOut={keepName}>
        {/* For those who let their browser remember it. */}
        <input hidden readOnly autoComplete="username" value={me.name} />
        {me.protected && <Secret label={t('Present passphrase')} value={current} onChange={setCurrent} of="current" />}
        <Secret label={t('New passphrase, at least 10 characters')} value={wanted} onChange={setWanted} of="new" />
      </FormAction>
      <Passkeys />
      <EnterAs />
      {me.protected && (
        <p>
          <button type="button" className="button" onClick={() => void leave()}>
            {t('Leave on this device')}
          </button>
        </p>
      )}
      {me.protected && (
        <FormAction
          words={t('Leave on all other devices')}
          carryOut={async () => {
            await endOtherSessions()
            return t('Only this browser is still in; the others need your passphrase.')
          }}
        />
      )}
    </section>
  )
}

function EnterAs() {
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const enter = async (): Promise<string> => {
    await enterAs(name, passphrase)
    beginAnew()
    return t('Welcome back.')
  }
  return (
    <details className="you-way">
      <summary>
        <b>{t('I have a name here already')}</b>
      </summary>
      {canHavePasskeys() && (
        <FormAction
          words={t('Enter with a passkey')}
          carryOut={async () => {
            await enterByPasskey()
            beginAnew()
            return t('Welcome back.')
          }}
        />
      )}
      <FormAction words={t('Enter')} carryOut={enter}>
        <label className="field-label">
          {t('Name')}
          <input
            className="field"
            value={name}
            maxLength={40}
            required
            autoComplete="username"
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        <Secret label={t('Passphrase')} value={passphrase} onChange={setPassphrase} of="current" />
        <p className="note">
          {t(
            'You become that person on this device. Decks and trips kept in this browser come along; matches you began as a guest stay with the guest.',
          )}
        </p>
      </FormAction>
      <LostPassphrase />
    </details>
  )
}

function LostPassphrase() {
  const [address, setAddress] = useState('')
  const send = async (): Promise<string> => {
    await recover(address.trim())
    return t('If this address is confirmed for somebody here, a letter is on its way to it.')
  }
  return (
    <details>
      <summary>{t('I have lost my passphrase')}</summary>
      <FormAction words={t('Send me a link')} carryOut={send}>
        <label className="field-label">
          {t('The address you confirmed')}
          <input
            className="field"
            type="email"
            value={address}
            maxLength={200}
            required
            autoComplete="email"
            onChange={(e) => setAddress(e.target.value)}
          />
        </label>
      </FormAction>
    </details>
  )
}

interface SecretProps {
  label: string
  value: string
  onChange(value: string): void
  of: 'new' | 'current'
}

const Secret = ({ label, value, onChange, of }: SecretProps) => (
  <label className="field-label">
    {label}
    <input
      className="field"
      type="password"
      value={value}
      minLength={of === 'new' ? 10 : 1}
      maxLength={200}
      required
      autoComplete={`${of}-password`}
      onChange={(e) => onChange(e.target.value)}
    />
  </label>
)
