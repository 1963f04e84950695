import { useState } from 'react'
import { endOtherSessions, enterAs, leaveDevice, type Me, protect } from '../../client/person.ts'
import { Deed } from './Deed.tsx'

/** Everything on the page belongs to whoever one was before. */
const beginAnew = (): void => location.reload()

/** A passphrase makes a name one's own, here and elsewhere. */
export function OtherDevices({ me, onChange }: { me: Me; onChange(me: Me): void }) {
  const [wanted, setWanted] = useState('')
  const [current, setCurrent] = useState('')
  const keepName = async (): Promise<string> => {
    onChange({ ...me, ...(await protect(wanted, current)) })
    setWanted('')
    setCurrent('')
    return 'From now on this name and this passphrase let you in on any device.'
  }
  return (
    <>
      <h2>On other devices</h2>
      <p>
        {me.protected
          ? `The name ${me.name} is yours: enter it with your passphrase on another device, and your matches are there.`
          : 'You are known by this browser alone. A passphrase keeps your name for you and lets you in elsewhere. Nobody can tell you what it was: write it down.'}
      </p>
      <Deed words={me.protected ? 'Change the passphrase' : 'Protect my name'} carryOut={keepName}>
        {/* For those who let their browser remember it. */}
        <input hidden readOnly autoComplete="username" value={me.name} />
        {me.protected && <Secret label="Present passphrase" value={current} onChange={setCurrent} of="current" />}
        <Secret label="New passphrase, at least 10 characters" value={wanted} onChange={setWanted} of="new" />
      </Deed>
      <EnterAs />
      {me.protected && (
        <p>
          <button type="button" className="button" onClick={() => leaveDevice().then(beginAnew)}>
            Leave on this device
          </button>
        </p>
      )}
      {me.protected && (
        <Deed
          words="Leave on all other devices"
          carryOut={async () => {
            await endOtherSessions()
            return 'Only this browser is still in; the others need your passphrase.'
          }}
        />
      )}
    </>
  )
}

function EnterAs() {
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const enter = async (): Promise<string> => {
    await enterAs(name, passphrase)
    beginAnew()
    return 'Welcome back.'
  }
  return (
    <details>
      <summary>I have a name here already</summary>
      <Deed words="Enter" carryOut={enter}>
        <label className="field-label">
          Name
          <input
            className="field"
            value={name}
            maxLength={40}
            required
            autoComplete="username"
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        <Secret label="Passphrase" value={passphrase} onChange={setPassphrase} of="current" />
        <p className="note">
          You become that person on this device. Decks and trips kept in this browser come along; matches you began as a
          guest stay with the guest.
        </p>
      </Deed>
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
