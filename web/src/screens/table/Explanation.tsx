import { type Considered, Forecast, type Ruling, useHand } from '@anachron/web/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RuleLink } from '../rules/RuleLink.tsx'

const GAP = 12

/** Says what the thing under the pointer or focus is, what choosing it would bring, or why it cannot be chosen. */
export function Explanation({ what, close }: { what: Considered; close(): void }) {
  const hand = useHand()
  const box = useRef<HTMLDivElement>(null)
  const why = useWhy(what)
  const place = usePlace(box, what, why)
  const only = what.actions.length === 1 ? what.actions[0] : undefined
  const forecast = only && hand.forecast(only)
  const words = only && hand.words(only)
  return (
    <div
      ref={box}
      className="explanation"
      data-pressed={what.pressed || undefined}
      role={what.pressed ? 'dialog' : 'tooltip'}
      {...(what.pressed ? { 'aria-label': what.label } : {})}
      style={place}
    >
      <p className="explanation-label">{what.label}</p>
      {what.facts?.map((fact) => (
        <p key={fact} className="explanation-fact">
          {fact}
        </p>
      ))}
      {words && words !== what.label && <p className="explanation-does">{words}</p>}
      {forecast && <Forecast forecast={forecast} />}
      {why && (
        <p className="explanation-why">
          {why.reason} {why.rule && <RuleLink rule={why.rule} />}
        </p>
      )}
      {what.pressed && (
        <div className="explanation-doors">
          {what.actions.map((action, i) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={`button ${i === 0 ? 'first' : ''}`}
              // biome-ignore lint/a11y/noAutofocus: pressing the piece asked for this choice
              autoFocus={i === 0}
              onClick={() => {
                close()
                hand.choose(action)
              }}
            >
              {hand.words(action)}
            </button>
          ))}
          <button type="button" className="button quiet" onClick={close}>
            {what.actions.length > 0 ? 'Not now' : 'All right'}
          </button>
        </div>
      )}
    </div>
  )
}

function useWhy(what: Considered): Ruling | undefined {
  const hand = useHand()
  const [why, setWhy] = useState<{ of: Considered; ruling: Ruling | undefined }>()
  const { why: ask, still } = hand
  useEffect(() => {
    if (!what.attempt || still) return
    let wanted = true
    ask(what.attempt).then((ruling) => wanted && setWhy({ of: what, ruling }))
    return () => {
      wanted = false
    }
  }, [what, ask, still])
  return why?.of === what ? why.ruling : undefined
}

/** Beside the thing, inside the window. */
function usePlace(box: React.RefObject<HTMLDivElement | null>, what: Considered, why: unknown): React.CSSProperties {
  const [place, setPlace] = useState<React.CSSProperties>({ visibility: 'hidden' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ruling makes the box higher
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    if (innerWidth < 640) return setPlace({})
    const anchor = what.anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = here
    const fitsRight = anchor.right + GAP + width < innerWidth - 8
    const fitsLeft = anchor.left - GAP - width > 8
    const left = fitsRight
      ? anchor.right + GAP
      : fitsLeft
        ? anchor.left - GAP - width
        : Math.max(8, innerWidth - width - 8)
    const beside = fitsRight || fitsLeft
    const below = anchor.bottom + GAP + height < innerHeight - 8
    const wished = beside
      ? anchor.top + anchor.height / 2 - height / 2
      : below
        ? anchor.bottom + GAP
        : anchor.top - GAP - height
    setPlace({ left, top: Math.min(Math.max(8, wished), innerHeight - height - 8) })
  }, [box, what, why])
  return place
}
