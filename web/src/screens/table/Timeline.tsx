import { Glyph, type GlyphName, t } from '@anachron/kit'
import { useMemo } from 'react'
import { momentWords } from '../../words/app.ts'
import { tell } from '../../words/tell.ts'
import { useShownMatch } from './shown-match.ts'
import { Chapters } from './story/Chapters.tsx'
import { intentionsOf, shownOf } from './story/telling.ts'
import { useTable } from './table-context.ts'

/** How much of the line is left free while the match goes on, so that its latest chapter can be read. */
const TO_COME = 0.1

/** A scrubber over every decision of the match, in chapters; the buttons step from one intention to the next. */
export function Timeline() {
  const { state, info, matchView, looking, names } = useTable()
  const { ahead, busy } = useShownMatch()
  const entryEvents = useMemo(() => shownOf(state.entryEvents, ahead), [state.entryEvents, ahead])
  const newest = ahead.size > 0 ? (entryEvents.at(-1)?.entry ?? 0) : matchView.entry
  const end = newest * (matchView.result && !busy ? 1 : 1 + TO_COME)
  const at = looking.at ?? newest
  const to = (entry: number): void => looking.look(entry >= newest ? undefined : Math.max(0, entry))
  const stops = [0, ...intentionsOf(entryEvents).map((one) => one.at(-1)?.entry ?? 0)]
  const here = entryEvents.find(({ entry }) => entry === at)
  const step = (name: GlyphName, label: string, entry: number, off: boolean) => (
    <button type="button" className="button quiet icon" aria-label={label} disabled={off} onClick={() => to(entry)}>
      <Glyph name={name} />
    </button>
  )
  return (
    <div className="timeline" data-past={looking.at !== undefined || undefined}>
      {step('first', t('To the beginning'), 0, at === 0)}
      {step('back', t('One decision back'), stops.findLast((entry) => entry < at) ?? 0, at === 0)}
      <div className="timeline-line">
        <Chapters
          at={at}
          entryEvents={entryEvents}
          newest={newest}
          end={end}
          branches={info.branches.map(({ entry }) => entry)}
        />
        <input
          type="range"
          min={0}
          max={Math.max(1, end)}
          aria-valuemax={newest}
          value={at}
          disabled={newest === 0}
          aria-label={t('Timeline')}
          aria-valuetext={tell(momentWords(at, newest, here?.seat), names)}
          onChange={(e) => to(Number(e.target.value))}
        />
      </div>
      {step('forward', t('One decision forward'), stops.find((entry) => entry > at) ?? newest, at >= newest)}
      {step('last', t('To now'), newest, at >= newest)}
      {/* The slider says the same, when asked. */}
      <span className="timeline-at number" aria-hidden="true">
        {at}
        <span> / {newest}</span>
      </span>
    </div>
  )
}
