import { dayOf, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { addPasskey, canHavePasskeys } from '../../client/passkeys.ts'
import { dropPasskey, type PasskeyInfo, passkeys, renamePasskey } from '../../client/telling.ts'
import { FormAction } from './FormAction.tsx'

/** Keys that let one in without anything to remember. */
export function Passkeys() {
  const [known, setKnown] = useState<PasskeyInfo[]>([])
  const look = async (): Promise<void> => setKnown((await passkeys()).passkeys)
  useEffect(() => {
    passkeys().then(
      (found) => setKnown(found.passkeys),
      () => {},
    )
  }, [])
  const add = async (): Promise<string> => {
    await addPasskey()
    await look()
    return t('From now on this passkey lets you in.')
  }
  return (
    <div className="you-way">
      <h3>{t('Passkeys')}</h3>
      <p className="note">
        {t(
          'Kept by a phone, a computer or a key ring; opened by your finger, face or code. Nothing to remember, nothing to steal.',
        )}
      </p>
      {known.length > 0 && (
        <ul className="you-list" aria-label={t('Your passkeys')}>
          {known.map((one) => (
            <KeyRow key={one.id} passkey={one} onChange={() => void look()} />
          ))}
        </ul>
      )}
      {canHavePasskeys() ? (
        <FormAction words={t('Add a passkey')} carryOut={add} />
      ) : (
        <p className="note">
          {t('They need a page with a certificate (https) and a name, not a number, as its address.')}
        </p>
      )}
    </div>
  )
}

function KeyRow({ passkey, onChange }: { passkey: PasskeyInfo; onChange(): void }) {
  const { id, created } = passkey
  const [name, setName] = useState(passkey.name)
  const rename = (): void => {
    const wanted = name.trim()
    if (wanted && wanted !== passkey.name) void renamePasskey(id, wanted).then(onChange)
    else setName(passkey.name)
  }
  return (
    <li>
      <input
        className="field"
        aria-label={t('Name of the passkey')}
        value={name}
        maxLength={60}
        onChange={(e) => setName(e.target.value)}
        onBlur={rename}
      />
      <span className="note">{t`since ${dayOf(created)}`}</span>
      <button
        type="button"
        className="button quiet"
        aria-label={t`Remove the passkey ${passkey.name}`}
        onClick={() => void dropPasskey(id).then(onChange)}
      >
        {t('Remove')}
      </button>
    </li>
  )
}
