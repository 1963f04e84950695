import { Glyph, t } from '@anachron/kit'
import { useState } from 'react'
import { Sheet } from '../../../look/Sheet.tsx'
import { tell, tellSpans } from '../../../words/tell.ts'
import { useTable } from '../table-context.ts'
import type { Meanwhile } from './meanwhile.ts'
import './meanwhile.css'

/** At the top of the board: what happened since one answered; pressed, all of it; and how to watch it again. */
export function MeanwhileStrip({ meanwhile, show }: { meanwhile: Meanwhile; show(from: number): void }) {
  const { game, names, to } = useTable()
  const [open, setOpen] = useState(false)
  const words = tell(meanwhile.words, names, to)
  const pieces = open ? tellSpans(meanwhile.words, names, to).flatMap(({ piece }) => piece ?? []) : []
  const readable = [...new Set(pieces)].flatMap((piece) => game.board?.reads?.(piece) ?? [])
  return (
    <section className="meanwhile" aria-label={t('Meanwhile')}>
      <span className="meanwhile-name" aria-hidden="true">
        {t('Meanwhile')}
      </span>
      <button type="button" className="meanwhile-words" title={t('Read all of it')} onClick={() => setOpen(true)}>
        {words}
      </button>
      <button type="button" className="button quiet" onClick={() => show(meanwhile.from)}>
        <Glyph name="play" /> {t('See it')}
      </button>
      {open && (
        <Sheet title={t('Meanwhile')} onClose={() => setOpen(false)}>
          <p>{words}</p>
          {readable.map(({ label, face }) => (
            <div key={label} className="meanwhile-read">
              {face}
            </div>
          ))}
        </Sheet>
      )}
    </section>
  )
}
