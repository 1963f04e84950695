import { t } from '@anachron/kit'
import { useRef, useState } from 'react'
import { copyText } from '../../app/copy.ts'
import './invite.css'

export interface CopyLineProps {
  label: string
  text: string
  /** The label is only read aloud. */
  quiet?: boolean
  first?: boolean
  button?: string
}

/** Something to be sent to others: shown, copied at a press, handed to the phone's own sheet where there is one. */
export function CopyLine({ label, text, quiet = false, first = false, button = t('Copy') }: CopyLineProps) {
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'selected'>()
  const copy = async (): Promise<void> => {
    const copied = await copyText(text)
    if (!copied) field.current?.select()
    setDone(copied ? 'copied' : 'selected')
  }
  const line = (
    <span className="copy-line">
      <input
        ref={field}
        className="field"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" className={`button ${first ? 'first' : ''}`} onClick={copy}>
        {done === 'copied' ? t('Copied') : button}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          // Whoever closes that sheet has changed their mind.
          onClick={() => void navigator.share({ url: text }).catch(() => {})}
        >
          {t('Share…')}
        </button>
      )}
    </span>
  )
  const said = done === 'selected' && (
    <span className="note">{t('It is selected: press Ctrl+C, or hold it and copy.')}</span>
  )
  if (quiet)
    return (
      <>
        {line}
        {said}
      </>
    )
  return (
    <div className="field-label">
      <span aria-hidden="true">{label}</span>
      {line}
      {said}
    </div>
  )
}
