import { Glyph, rich, t } from '@anachron/kit'
import { type FormEvent, type RefCallback, useState } from 'react'
import type { ClientTable } from '../../../client/table.ts'
import { mute } from './muted.ts'

interface AboutPersonProps {
  table: ClientTable
  person: string
  name: string
  /** What they said, where it is about that: the number of the line, and its words. */
  said?: { n: number; text: string }
  close(): void
  complain(words: string | undefined): void
}

/** It opens below what was pressed, where there may be no room in sight. */
const inSight: RefCallback<HTMLElement> = (box) => box?.scrollIntoView({ block: 'nearest' })

/** What can be done about somebody whose words are not wanted: not to read them, to tell whoever runs the server. */
export function AboutPerson({ table, person, name, said, close, complain }: AboutPersonProps) {
  const [step, setStep] = useState<'asked' | 'reporting' | 'reported'>('asked')
  const [why, setWhy] = useState('')
  const silence = (): void => {
    close()
    mute(table.client, person, true).catch((problem: Error) => complain(problem.message))
  }
  const report = (e: FormEvent): void => {
    e.preventDefault()
    complain(undefined)
    table.client
      .request('report', { table: table.id, person, why, ...(said ? { line: said.n } : {}) })
      .then(() => setStep('reported'))
      .catch((problem: Error) => complain(problem.message))
  }
  const muteDoor = (
    <button type="button" className="button" onClick={silence}>
      <Glyph name="mute" /> {t('Mute')}
    </button>
  )
  if (step === 'reported')
    return (
      <div ref={inSight} className="about-person" role="status">
        <p>{t('Whoever runs this server can read your report now.')}</p>
        <p className="about-doors">
          {muteDoor}
          <button type="button" className="button quiet" onClick={close}>
            {t('Close')}
          </button>
        </p>
      </div>
    )
  if (step === 'reporting')
    return (
      <form ref={inSight} className="about-person" onSubmit={report}>
        <p>
          {said
            ? rich`${<b>{t`Report ${name}`}</b>} to whoever runs this server, for:`
            : rich`${<b>{t`Report ${name}`}</b>} to whoever runs this server.`}
        </p>
        {said && <blockquote>{said.text}</blockquote>}
        <input
          className="field"
          value={why}
          maxLength={500}
          onChange={(e) => setWhy(e.target.value)}
          placeholder={t('What is wrong? (if you like)')}
          aria-label={t('What is wrong, if you like')}
          // biome-ignore lint/a11y/noAutofocus: whoever pressed Report… goes on here
          autoFocus
        />
        <p className="about-doors">
          <button type="submit" className="button danger">
            {t('Send the report')}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {t('Never mind')}
          </button>
        </p>
      </form>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={inSight} className="about-person" role="group" aria-label={name}>
      <p>
        <b>{name}</b>
      </p>
      <p className="about-doors">
        {muteDoor}
        <button type="button" className="button" onClick={() => setStep('reporting')}>
          <Glyph name="flag" /> {t('Report…')}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {t('Never mind')}
        </button>
      </p>
    </div>
  )
}
