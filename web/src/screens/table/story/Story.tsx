import type { AnyGame } from '@anachron/kernel'
import type { Span } from '@anachron/kernel/words'
import { type AnyBoard, type Readable, SeatMark, t, useTableActions } from '@anachron/kit'
import type { EntryEvents } from '@anachron/wire'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { changeSettings, useSettings } from '../../../app/settings.ts'
import { lookAtEntry } from '../../../words/app.ts'
import { tell, tellSpans } from '../../../words/tell.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { type Chapter, chaptersOf, type GameEvent, type Section, type StoryLine, tellerOf, toldAt } from './telling.ts'
import './story.css'

export interface StoryProps {
  entryEvents: readonly EntryEvents[]
  game: AnyGame
  board: AnyBoard | undefined
  names: readonly string[]
  viewer: number
  /** Events that are still to be shown. */
  ahead: ReadonlySet<object>
  /** The entry being looked at, when it is not the newest. */
  at: number | undefined
  point(pieces: readonly string[]): void
  look(entry: number): void
}

/**
 * What has happened, told by chapters, newest at the end: in the summary one line for one intention, the rest behind
 * it; or every event with its rule. Each line points at its pieces and leads to its moment.
 */
export const Story = memo(function Story(props: StoryProps) {
  const { entryEvents, game, viewer, ahead } = props
  const list = useRef<HTMLDivElement>(null)
  const { everything } = useSettings()
  const chapters = useMemo(() => {
    const told = entryEvents
      .map((one) => ({ ...one, events: one.events.filter((event) => !ahead.has(event)) }))
      .filter(({ events }) => events.length > 0)
    return chaptersOf(told, tellerOf(game, viewer))
  }, [entryEvents, game, viewer, ahead])
  const at = props.at === undefined ? undefined : toldAt(chapters, props.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll the list
  useEffect(() => {
    const here = list.current
    if (!here) return
    const toNewest = (): void => {
      here.scrollTop = here.scrollHeight
    }
    if (at !== undefined) {
      here.querySelector('[data-at]')?.scrollIntoView({ block: 'center' })
      return
    }
    toNewest()
    // On a phone it is opened later, and cannot be scrolled before.
    if (here.clientHeight > 0) return
    const opened = new ResizeObserver(() => {
      if (here.clientHeight === 0) return
      opened.disconnect()
      toNewest()
    })
    opened.observe(here)
    return () => opened.disconnect()
  }, [chapters, at, everything])
  return (
    <div className="story">
      <h2 className="unseen">{t('The story')}</h2>
      <div className="story-doors">
        <button
          type="button"
          className="button quiet"
          aria-pressed={everything}
          onClick={() => changeSettings({ everything: !everything })}
        >
          {everything ? t('Summary') : t('Everything')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div className="log" ref={list} role="log" aria-live="off" aria-label={t('What has happened')} tabIndex={0}>
        {chapters.map((chapter, i) => (
          <ChapterOf
            key={`${chapter.from}-${i}`}
            chapter={chapter}
            isNew={i >= chapters.length - OPEN}
            everything={everything}
            {...props}
            at={at}
          />
        ))}
      </div>
    </div>
  )
})

type ChapterProps = StoryProps & { chapter: Chapter; isNew: boolean; everything: boolean }

/** What somebody else did just before is in the chapter before this one. */
const OPEN = 2

/** Closed chapters can be opened; the newest are open, and so is the one that is looked at. */
function ChapterOf({ chapter, isNew, ...props }: ChapterProps) {
  const { at, names, viewer } = props
  const isHere = at !== undefined && at >= chapter.from && at <= chapter.to
  const [open, setOpen] = useState<boolean>()
  const isOpen = open ?? (isNew || isHere)
  const Heading = chapter.heading === undefined ? 'h3' : 'h4'
  const lines =
    isOpen && chapter.sections.map((section, i) => <SectionOf key={i} section={section} Heading={Heading} {...props} />)
  if (chapter.heading === undefined) return <section>{lines || null}</section>
  return (
    <details className="story-chapter" open={isOpen}>
      {/* Said by the press alone: browsers tell of every opening, also of their own. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by pointer and keys as it is */}
      <summary
        onClick={(e) => {
          e.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <h3>{tell(chapter.heading, names, viewer)}</h3>
      </summary>
      {lines}
    </details>
  )
}

type SectionProps = StoryProps & { section: Section; Heading: 'h3' | 'h4'; everything: boolean }

function SectionOf({ section, Heading, ...props }: SectionProps) {
  const { names, viewer, everything } = props
  const lines = section.lines.filter(({ words }) => everything || words !== '')
  return (
    <>
      {section.heading !== undefined && lines.length > 0 && (
        <Heading className="story-section">{tell(section.heading, names, viewer)}</Heading>
      )}
      <ol>
        {lines.map((line, i) => (
          <LineOf key={i} line={line} {...props} />
        ))}
      </ol>
    </>
  )
}

function LineOf({ line, everything, ...props }: StoryProps & { line: StoryLine; everything: boolean }) {
  const { at, names, board, point, look } = props
  const [open, setOpen] = useState(false)
  const { entry, by, events } = line
  const isWhole = everything || open
  const pieces = (of: readonly GameEvent[]): string[] => of.flatMap((event) => [...(board?.pieces?.(event) ?? [])])
  return (
    <li className="log-entry" data-entry={entry} data-at={at === entry || undefined}>
      <span className="story-mark">{by !== null && <SeatMark seat={by} />}</span>
      <div>
        {isWhole ? (
          events.map((event, i) => <EventOf key={i} event={event} pieces={pieces([event])} {...props} />)
        ) : (
          <p className="log-line" onPointerEnter={() => point(pieces(events))} onPointerLeave={() => point([])}>
            <Words
              spans={tellSpans(line.words, names, props.viewer)}
              all={pieces(events)}
              point={point}
              board={board}
            />
            {events.length > 1 && (
              <button type="button" className="story-more" aria-expanded={false} onClick={() => setOpen(true)}>
                {`+${events.length - 1}`}
                <span className="unseen"> {t('more of this')}</span>
              </button>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        className="log-number number"
        onClick={() => look(entry)}
        aria-label={t(lookAtEntry(entry))}
      >
        {entry}
      </button>
    </li>
  )
}

/** One event with its rule, which is seen when it is pointed at. */
function EventOf({
  event,
  pieces,
  game,
  viewer,
  names,
  point,
  board,
}: StoryProps & { event: GameEvent; pieces: string[] }) {
  return (
    <p className="log-line" onPointerEnter={() => point(pieces)} onPointerLeave={() => point([])}>
      <Words
        spans={tellSpans(game.words.event(event, viewer), names, viewer)}
        all={pieces}
        point={point}
        board={board}
      />{' '}
      <RuleLink rule={event.rule} />
    </p>
  )
}

interface WordsProps extends Pick<StoryProps, 'point' | 'board'> {
  spans: readonly Span[]
  all: readonly string[]
}

/** A sentence; what it names can be pointed at by itself, and read where the board has more to say of it. */
function Words({ spans, all, point, board }: WordsProps) {
  return spans.map(({ text, piece, rule }, i) => {
    if (rule !== undefined) return <RuleLink key={i} rule={rule} />
    if (piece === undefined) return text
    const readable = board?.reads?.(piece)
    if (readable) return <Named key={i} text={text} readable={readable} />
    return (
      <span key={i} onPointerEnter={() => point([piece])} onPointerLeave={() => point(all)}>
        {text}
      </span>
    )
  })
}

/** A name: pointed at, the thing itself stands in the inspector; pressed, it stays there. */
function Named({ text, readable }: { text: string; readable: Readable }) {
  const { consider } = useTableActions()
  const show = (anchor: Element, pressed: boolean): void => consider({ ...readable, actions: [], anchor, pressed })
  return (
    <button
      type="button"
      className="story-name"
      onPointerEnter={(e) => e.pointerType !== 'touch' && show(e.currentTarget, false)}
      onPointerLeave={(e) => e.pointerType !== 'touch' && consider(undefined)}
      onClick={(e) => show(e.currentTarget, true)}
    >
      {text}
    </button>
  )
}
