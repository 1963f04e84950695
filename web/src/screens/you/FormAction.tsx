import { type ReactNode, useState } from 'react'
import './you.css'

export interface FormActionProps {
  words: string
  /** Says in a sentence what was done; throws the sentence why not. */
  carryOut(): Promise<string>
  children?: ReactNode
}

/** A few fields and one button; below them, how it went. */
export function FormAction({ words, carryOut, children }: FormActionProps) {
  const [said, setSaid] = useState<{ words: string; isTrouble: boolean }>()
  const [isBusy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    setSaid(undefined)
    try {
      setSaid({ words: await carryOut(), isTrouble: false })
    } catch (problem) {
      setSaid({ words: problem instanceof Error ? problem.message : String(problem), isTrouble: true })
    }
    setBusy(false)
  }
  return (
    <form
      className="form-action"
      onSubmit={(e) => {
        e.preventDefault()
        void run()
      }}
    >
      {children}
      <button type="submit" className="button" disabled={isBusy}>
        {words}
      </button>
      {said && (
        <p className={said.isTrouble ? 'trouble' : 'note'} role={said.isTrouble ? 'alert' : 'status'}>
          {said.words}
        </p>
      )}
    </form>
  )
}
