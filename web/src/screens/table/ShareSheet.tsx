import { t } from '@anachron/kit'
import { pack } from '@anachron/wire/carried'
import { useEffect, useState } from 'react'
import { href } from '../../app/route.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { shareMoment } from '../../words/app.ts'
import { CopyLine } from '../invite/CopyLine.tsx'
import { Invite } from '../invite/Invite.tsx'
import { tableHref } from '../shelf/start.ts'
import { Keepsakes } from './Keepsakes.tsx'
import { save } from './save.ts'
import { useTable } from './table-context.ts'

const LONGEST_LINK = 30_000

/** A match or a moment of it as a link or a file. */
export function ShareSheet({ onClose }: { onClose(): void }) {
  const { table, place, info, matchView, looking } = useTable()
  const entry = looking.at
  const [file, setFile] = useState<object>()
  const [carried, setCarried] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const isKept = !info.hints && matchView.result === null
  useEffect(() => {
    if (isKept) return
    table.client.request('export', { table: table.id }).then(
      async (answer) => {
        setFile(answer.file)
        setCarried(await pack(answer.file))
      },
      (problem: Error) => setTrouble(problem.message),
    )
  }, [table, isKept])
  const at = entry === undefined ? {} : { at: entry }
  const address = (hash: string): string => new URL(hash, location.href).href
  const running = matchView.result === null
  return (
    <Sheet title={entry === undefined ? t('Share this match') : t(shareMoment(entry))} onClose={onClose}>
      {place === 'server' && (
        <>
          <h3>{t('A link to the table on this server')}</h3>
          {entry === undefined ? (
            <Invite table={table.id} />
          ) : (
            <CopyLine label={t('This moment at the table')} text={address(tableHref('server', table.id, at))} />
          )}
        </>
      )}
      {carried && carried.length < LONGEST_LINK && (
        <CopyLine
          label={t('A link that carries the match itself; it needs no server')}
          text={address(href('open', carried, at))}
        />
      )}
      {isKept && (
        <p className="note">
          {t('This table is played without hints: the match can be carried away when it is over.')}
        </p>
      )}
      {running && !isKept && (
        <p className="note">{t('The match is still running: hidden cards are replaced by plausible ones.')}</p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {!isKept && (
        <>
          <button
            type="button"
            className="button"
            disabled={!file}
            onClick={() => file && save(file, `${info.game}.anachron.json`)}
          >
            {t('Save as a file')}
          </button>
          <p className="note">{t('Drop such a file anywhere on Anachron to open it.')}</p>
        </>
      )}
      <Keepsakes game={info.game} table={place === 'server' && !running ? table.id : undefined} file={file} />
    </Sheet>
  )
}
