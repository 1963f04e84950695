import { useEffect, useState } from 'react'
import { href } from '../../app/route.ts'
import type { Place } from '../../client/houses.ts'
import type { Table, TableState } from '../../client/table.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { tableHref } from '../shelf/start.ts'
import { save } from './save.ts'
import { pack } from './share.ts'

export interface ShareSheetProps {
  table: Table
  place: Place
  state: TableState
  /** The moment being looked at, if it is not now. */
  entry: number | undefined
  onClose(): void
}

const LONGEST_LINK = 30_000

/** A match or a moment of it as a link or a file. */
export function ShareSheet({ table, place, state, entry, onClose }: ShareSheetProps) {
  const [file, setFile] = useState<object>()
  const [carried, setCarried] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    table.client.request('export', { table: table.id }).then(
      async (answer) => {
        setFile(answer.file)
        setCarried(await pack(answer.file))
      },
      (problem: Error) => setTrouble(problem.message),
    )
  }, [table])
  const at = entry === undefined ? {} : { at: entry }
  const address = (hash: string): string => new URL(hash, location.href).href
  const running = state.sight?.result === null
  return (
    <Sheet title={entry === undefined ? 'Share this match' : `Share the moment after entry ${entry}`} onClose={onClose}>
      {place === 'server' && (
        <CopyLine label="A link to the table on this server" text={address(tableHref('server', table.id, at))} />
      )}
      {carried && carried.length < LONGEST_LINK && (
        <CopyLine
          label="A link that carries the match itself; it needs no server"
          text={address(href('open', carried, at))}
        />
      )}
      {running && (
        <p className="note">
          The match is still running: the copy is a world that you could be in, so that it gives away nothing you do not
          know.
        </p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button
        type="button"
        className="button"
        disabled={!file}
        onClick={() => file && save(file, `${state.info?.game ?? 'match'}.anachron.json`)}
      >
        Save as a file
      </button>
      <p className="note">Drop such a file anywhere on Anachron to open it.</p>
    </Sheet>
  )
}

function CopyLine({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <label className="field-label">
      {label}
      <span className="copy-line">
        <input className="field" readOnly value={text} onFocus={(e) => e.currentTarget.select()} />
        <button
          type="button"
          className="button"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
      </span>
    </label>
  )
}
