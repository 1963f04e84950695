import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { CSSProperties, ReactNode } from 'react'
import type { CellKind, DeckList } from '../content/index.ts'
import { cardOf } from '../content/index.ts'
import { plainName } from '../words/phrases.ts'
import { CardPicture } from './CardPicture.tsx'
import { CellShape } from './shapes.tsx'
import { cellsIn, signatureOf } from './signature.ts'
import './deck-tiles.css'

interface DeckTileProps {
  name: string
  list: DeckList
  /** What it is about; the first words stand out. */
  idea: string
  /** Said beside its name. */
  mark?: string | undefined
  isLast?: boolean
  children: ReactNode
}

const KINDS: readonly CellKind[] = ['ancient', 'future', 'universal']
const CELLS_OF: Readonly<Record<CellKind, Sentence>> = {
  ancient: say`Ancient cells`,
  future: say`Future cells`,
  universal: say`Universal cells`,
}

/** A deck as one sees it on a shelf: three of its cards, what it is about, and what powers it. */
export function DeckTile({ name, list, idea, mark, isLast = false, children }: DeckTileProps) {
  const cells = cellsIn(list)
  const [, motto = '', rest = ''] = /^(.*?\.)\s*(.*)$/s.exec(t(idea)) ?? []
  return (
    <article className="ts-deck-choice" data-last={isLast || undefined}>
      <div className="ts-deck-fan" aria-hidden="true">
        {signatureOf(list).map((id, i) => (
          <span key={id} className={`ts-sample ts-${cardOf(id).type}`} style={{ '--i': i - 1 } as CSSProperties}>
            <span className="ts-art">
              <CardPicture name={id} size={34} className="ts-icon" />
            </span>
            <span className="ts-name">{t(plainName(id))}</span>
          </span>
        ))}
      </div>
      <h3>{t(name)}</h3>
      <p className="ts-deck-idea">
        <b>{motto}</b> <span>{rest}</span>
      </p>
      <p className="ts-deck-cells">
        {KINDS.filter((kind) => cells[kind] > 0).map((kind) => (
          <span key={kind} className={`ts-${kind}`} title={t(CELLS_OF[kind])}>
            <i className="ts-pip">
              <CellShape kind={kind} />
            </i>
            {cells[kind]}
            <span className="unseen"> {t(CELLS_OF[kind])}</span>
          </span>
        ))}
        {mark && <b className="ts-deck-mark">{mark}</b>}
      </p>
      {children}
    </article>
  )
}
