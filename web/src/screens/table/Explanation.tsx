import type { Forecast as ForecastData } from '@anachron/kernel'
import {
  announce,
  type Considered,
  Forecast,
  percent,
  type Ruling,
  same,
  useFocusReturned,
  useHand,
} from '@anachron/web/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { zoomOf } from '../../kit/zoom.ts'
import { RuleLink } from '../rules/RuleLink.tsx'

const GAP = 12

/** Says what the thing under the pointer or focus is, what choosing it would bring, or why it cannot be chosen. */
export function Explanation({ what, close }: { what: Considered; close(): void }) {
  const hand = useHand()
  const box = useRef<HTMLDivElement>(null)
  useFocusReturned(box, what.anchor)
  const why = useWhy(what)
  const place = usePlace(box, what, why)
  const only = what.actions.length === 1 ? what.actions[0] : undefined
  const forecast = only && hand.forecast(only)
  const words = only && hand.words(only)
  // A button that says all there is to say needs nobody to repeat it, and to cover what stands beside it.
  const said = [what.label, ...(words ? [words] : []), ...(what.facts ?? []), ...(forecast ? saidBy(forecast) : [])]
  const more = what.face !== undefined || why || what.pressed
  if (!more && said.every((text) => written(what.anchor).includes(plain(text)))) return null
  return (
    <div
      ref={box}
      className="explanation"
      data-pressed={what.pressed || undefined}
      role={what.pressed ? 'dialog' : 'tooltip'}
      {...(what.pressed ? { 'aria-label': what.label } : {})}
      style={place}
    >
      {what.face ?? <p className="explanation-label">{what.label}</p>}
      {what.facts?.map((fact) => (
        <p key={fact} className="explanation-fact">
          {fact}
        </p>
      ))}
      {words && words !== what.label && !what.pressed && <p className="explanation-does">{words}</p>}
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
              data-hinted={(hand.hinted !== undefined && same(action, hand.hinted)) || undefined}
              // biome-ignore lint/a11y/noAutofocus: pressing the piece asked for this choice
              autoFocus={i === 0}
              onClick={() => {
                close()
                hand.choose(action)
              }}
            >
              {hand.words(action)}
              {!only && <Chance forecast={hand.forecast(action)} />}
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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const written = (anchor: Element): string =>
  plain(anchor instanceof HTMLElement ? anchor.innerText : (anchor.textContent ?? ''))

const saidBy = ({ outcomes, notes }: ForecastData): string[] => [
  ...outcomes.map(({ words, chance }) => `${words} ${percent(chance)}`),
  ...(notes ?? []),
]

/** Among several choices, the likeliest thing each of them leads to. */
function Chance({ forecast }: { forecast: ForecastData | undefined }) {
  const likeliest = forecast?.outcomes.toSorted((a, b) => b.chance - a.chance)[0]
  return likeliest && <small className="explanation-chance">{`${likeliest.words} ${percent(likeliest.chance)}`}</small>
}

function useWhy(what: Considered): Ruling | undefined {
  const hand = useHand()
  const [why, setWhy] = useState<{ of: Considered; ruling: Ruling | undefined }>()
  const { why: ask, still } = hand
  useEffect(() => {
    if (!what.attempt || still) return
    let wanted = true
    ask(what.attempt).then((ruling) => {
      if (!wanted) return
      setWhy({ of: what, ruling })
      // Whoever came here by keyboard may not see it; a pointer that passes over things says nothing aloud.
      const asked = what.pressed || what.anchor === document.activeElement
      if (ruling && asked) announce([ruling.reason, ruling.rule].filter(Boolean).join(' '))
    })
    return () => {
      wanted = false
    }
  }, [what, ask, still])
  return why?.of === what ? why.ruling : undefined
}

/** Not to be seen before it has its place; but what is hidden outright could not take the focus. */
const UNPLACED = { opacity: 0 }

/** Beside the thing, inside the window. */
function usePlace(box: React.RefObject<HTMLDivElement | null>, what: Considered, why: unknown): React.CSSProperties {
  const [place, setPlace] = useState<React.CSSProperties>(UNPLACED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ruling makes the box higher
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    if (innerWidth < 640) return setPlace({})
    const zoom = zoomOf(here)
    const { left, top, width, height } = what.anchor.getBoundingClientRect()
    const anchor = new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom)
    setPlace(beside(anchor, [here.offsetWidth, here.offsetHeight], [innerWidth / zoom, innerHeight / zoom]))
  }, [box, what, why])
  return place
}

/** Things low on the screen, such as a hand, are explained above; others beside, where there is room. */
function beside(
  anchor: DOMRect,
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
): { left: number; top: number } {
  const middleX = anchor.left + anchor.width / 2 - width / 2
  const middleY = anchor.top + anchor.height / 2 - height / 2
  const above = { left: middleX, top: anchor.top - GAP - height }
  const right = { left: anchor.right + GAP, top: middleY }
  const left = { left: anchor.left - GAP - width, top: middleY }
  const below = { left: middleX, top: anchor.bottom + GAP }
  const low = anchor.top + anchor.height / 2 > high * 0.6
  const fits = ({ left: x, top: y }: { left: number; top: number }): boolean =>
    x >= 0 - width / 2 && x + width < wide && y >= 8 && y + height < high - 8
  const wished = (low ? [above, right, left] : [right, left, above]).find(fits) ?? below
  return {
    left: Math.min(Math.max(8, wished.left), wide - width - 8),
    top: Math.min(Math.max(8, wished.top), high - height - 8),
  }
}
