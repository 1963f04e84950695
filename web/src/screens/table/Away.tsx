import { useState } from 'react'

export interface AwayProps {
  /** The last entry seen on the visit before, where that is not the newest. */
  since: number | null
  newest: number
  show(from: number): void
}

/** What has happened while this person was elsewhere, to be shown if they like. */
export function Away({ since, newest, show }: AwayProps) {
  const [done, setDone] = useState(false)
  if (done || since === null || since >= newest) return null
  const many = newest - since
  return (
    <section className="offer" role="status">
      <p>{many === 1 ? 'One decision was made' : `${many} decisions were made`} while you were away.</p>
      <div className="hint-doors">
        <button
          type="button"
          className="button first"
          onClick={() => {
            setDone(true)
            show(since)
          }}
        >
          Show me
        </button>
        <button type="button" className="button" onClick={() => setDone(true)}>
          I know
        </button>
      </div>
    </section>
  )
}
