import { Glyph, t } from '@anachron/kit'
import { tell } from '../../../words/tell.ts'
import { useTable } from '../table-context.ts'
import type { Meanwhile } from './meanwhile.ts'
import './meanwhile.css'

/** One line at the top of the board: what happened since one answered, and how to watch it again. */
export function MeanwhileStrip({ meanwhile, show }: { meanwhile: Meanwhile; show(from: number): void }) {
  const { names, to } = useTable()
  const words = tell(meanwhile.words, names, to)
  return (
    <section className="meanwhile" aria-label={t('Meanwhile')}>
      <span className="meanwhile-name" aria-hidden="true">
        {t('Meanwhile')}
      </span>
      <p title={words}>{words}</p>
      <button type="button" className="button quiet" onClick={() => show(meanwhile.from)}>
        <Glyph name="play" /> {t('See it')}
      </button>
    </section>
  )
}
