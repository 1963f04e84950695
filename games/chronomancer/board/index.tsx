import type { Board, BoardProps } from '@anachron/web/kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action, ChronoTypes } from '../rules/types.ts'
import { Answers } from './Answers.tsx'
import { Clock } from './Clock.tsx'
import { examples } from './examples.ts'
import { beat, fold } from './fold.ts'
import { guide } from './guide.ts'
import { MarketNow } from './MarketNow.tsx'
import { Merchants } from './Merchants.tsx'
import { pieces, touches } from './pieces.ts'
import { type Preview, PreviewContext } from './preview.ts'
import { primer } from './primer.ts'
import { Quay } from './Quay.tsx'
import { Ring } from './Ring.tsx'
import { Scores } from './Scores.tsx'
import { Sea } from './Sea.tsx'
import { Shelf } from './Shelf.tsx'
import { Sponsors } from './Sponsors.tsx'
import { Square } from './Square.tsx'
import { Staff } from './Staff.tsx'
import { Vices } from './Vices.tsx'
import './board.css'

const NOTHING: readonly Action[] = []

/** The part of the table that a question is about; on narrow screens it comes first. */
const ABOUT: Readonly<Record<string, 'harbour' | 'square'>> = {
  'arrival.boat': 'harbour',
  'arrival.pier': 'harbour',
  'recruit.card': 'square',
}

/** What is asked may lie outside a small window: then the table moves, by no more than it must. */
function bringIntoSight(table: HTMLElement | null): void {
  const lit = [...(table?.querySelectorAll('[data-lit]') ?? [])]
  const seen = ({ top, bottom }: DOMRect): boolean => top > 110 && bottom < innerHeight - 60
  if (lit.length > 0 && !lit.some((one) => seen(one.getBoundingClientRect())))
    lit[0]?.scrollIntoView({ block: 'center' })
}

function Chronomancer({ view, viewer, names, asked, now, pointedAt }: BoardProps<ChronoTypes>) {
  const own = Math.max(0, viewer)
  const [open, show] = useState(own)
  const [preview, setPreview] = useState<Preview>()
  const watching = useMemo(() => ({ preview, show: setPreview }), [preview])
  const ask = asked?.ask
  // A question is about one's own workshop: whoever was looking into another one comes home.
  useEffect(() => {
    if (ask) show(own)
    setPreview(undefined)
  }, [ask, own])
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ask) bringIntoSight(table.current)
  }, [ask])
  const whose = open === viewer ? 'yours' : (names[open] ?? '')
  return (
    <PreviewContext value={watching}>
      <div ref={table} className="ch" data-about={(ask && ABOUT[ask]) || 'shop'}>
        <Merchants view={view} names={names} open={open} show={show} pointedAt={pointedAt} />
        <Scores view={view} names={names} now={now} />
        <div className="ch-harbour">
          <Clock view={view} names={names} />
          <Sea view={view} now={now} />
          <Quay view={view} now={now} />
        </div>
        <Square view={view} />
        <div className="ch-shop" data-foreign={open !== viewer || undefined}>
          <h2 className={open === viewer ? 'unseen' : undefined}>
            {open === viewer ? 'Your workshop' : `Workshop of ${names[open]}`}
          </h2>
          <Answers options={asked?.options ?? NOTHING} />
          <Ring view={view} seat={open} whose={whose} now={now} />
          <div className="ch-bench">
            {view.phase !== 'over' && <MarketNow view={view} seat={open} />}
            <Sponsors view={view} seat={open} />
            <Shelf view={view} seat={open} />
            <Staff view={view} seat={open} />
            <Vices view={view} seat={open} />
          </div>
        </div>
      </div>
    </PreviewContext>
  )
}

export const board: Board<ChronoTypes> = { Board: Chronomancer, beat, fold, pieces, touches, guide, primer, examples }
