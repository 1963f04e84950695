import { type Considered, Glyph, t, useTableActions } from '@anachron/kit'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tell } from '../../words/tell.ts'
import { HintCard, type Hints } from './HintCard.tsx'
import { Inspected } from './Inspected.tsx'
import { useShownMatch } from './shown-match.ts'
import { usePressedBeside } from './small-screen.ts'
import { Threats } from './threats/threats.tsx'
import './inspector.css'

export interface InspectorProps {
  hints: Hints | undefined
  closeHints?(): void
  /** For newcomers, while nothing is pointed at. */
  primer?: ReactNode
}

/**
 * One place that says what the thing under the pointer or focus is, what choosing it would bring, and why it cannot be
 * chosen; here one chooses among several things it can do. On phones a sheet that comes when it is asked for.
 */
export function Inspector({ hints, closeHints, primer }: InspectorProps) {
  const { considered, consider, asked, names, matchView, game, view } = useShownMatch()
  const Resting = game.board?.Resting
  const last = useLast(considered, matchView.entry, view)
  const isHint = !considered && hints !== undefined && closeHints !== undefined && asked !== undefined
  const isOpen = considered?.pressed || isHint
  const sheet = useRef<HTMLElement>(null)
  const close = (): void => (considered ? consider(undefined) : closeHints?.())
  usePressedBeside(sheet, Boolean(isOpen), close)
  const above = useStandsAbove(isOpen ? (considered?.anchor ?? 'hinted') : undefined)
  return (
    <section
      ref={sheet}
      className="inspector"
      id="inspector"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its room is scrolled by keys
      tabIndex={0}
      data-pressed={considered?.pressed || undefined}
      data-open={isOpen || undefined}
      data-above={above || undefined}
      aria-label={t('Inspector')}
    >
      <button type="button" className="button quiet icon inspector-close" aria-label={t('Close')} onClick={close}>
        <Glyph name="close" />
      </button>
      {considered ? (
        <Inspected key={considered.label} what={considered} close={() => consider(undefined)} />
      ) : isHint ? (
        <HintCard hints={hints} tell={(words) => tell(words, names, matchView.as)} close={closeHints} />
      ) : (
        <>
          <Threats />
          {primer ??
            (last ? <Inspected what={last} rests /> : Resting && view ? <Resting view={view as never} /> : <Idle />)}
        </>
      )}
    </section>
  )
}

interface Seen {
  what: Considered
  since: number
  piece: string | null
}

/**
 * The last thing that was looked at stays until another is, until it is gone, or until an answer; what the pointer
 * still rests on stays after that, too. It is read anew from every new picture: what was true of it may not be any
 * more.
 */
function useLast(considered: Considered | undefined, since: number, picture: unknown): Considered | undefined {
  const [last, setLast] = useState<Seen>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer while it is looked at is told below
  useEffect(() => {
    if (considered) setLast({ what: considered, since, piece: considered.anchor.getAttribute('data-piece') })
  }, [considered])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may not have it
  useEffect(() => setLast((seen) => seen && readAnew(seen, since)), [picture, since])
  return last?.since === since ? last.what : undefined
}

function readAnew(seen: Seen, since: number): Seen | undefined {
  const { what } = seen
  if (!what.now || !isThere(seen) || (seen.since !== since && !what.anchor.matches(':hover'))) return undefined
  return { ...seen, since, what: { ...what, ...what.now() } }
}

/** The place in a hand may hold another card by now. */
const isThere = ({ what: { anchor }, piece }: Seen): boolean =>
  anchor.isConnected && anchor.getAttribute('data-piece') === piece

/** On a small screen it comes as a sheet: above, where what it speaks of lies in the lower half of the window. */
function useStandsAbove(of: Element | 'hinted' | undefined): boolean {
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    if (of === undefined) return
    const thing = of === 'hinted' ? document.querySelector('.table [data-hinted]') : of
    const box = thing?.getBoundingClientRect()
    setAbove(box !== undefined && box.top + box.height / 2 > innerHeight / 2)
  }, [of])
  return above
}

/** Nothing has been looked at yet. */
function Idle() {
  const { still } = useTableActions()
  return (
    <div className="inspector-idle">
      <p className="inspector-label">{t('Point at anything')}</p>
      <p className="inspector-fact">
        {t('Here you read what it is, what it would bring and, if it cannot be done now, why not.')}{' '}
        {!still && t('What you can do glows.')}
      </p>
    </div>
  )
}
