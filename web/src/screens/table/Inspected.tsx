import {
  announce,
  type Considered,
  Forecast,
  percent,
  type ReadForecast,
  same,
  t,
  useFocusReturned,
  useTableActions,
  type VisibleRefusal,
} from '@anachron/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RuleLink } from '../rules/RuleLink.tsx'

export interface InspectedProps {
  what: Considered
  /** It is not pointed at any more: what it is still stands there, what it would do does not. */
  rests?: boolean
  close?(): void
}

/** One thing in the inspector. */
export function Inspected({ what, rests = false, close }: InspectedProps) {
  const actions = useTableActions()
  const why = useWhy(what, rests)
  const only = !rests && what.actions.length === 1 ? what.actions[0] : undefined
  const forecast = only && actions.forecast(only)
  const plan = !rests && what.actions.length === 0 && what.plans?.length === 1 ? what.plans[0] : undefined
  const planned = plan && actions.planWords(plan)
  const words = planned?.words ?? (only && actions.words(only))
  // What a board says of the thing and what its forecast notes may read the same: once is enough.
  const noted = [...(forecast?.notes ?? []), ...(planned && !what.pressed ? planned.facts : [])]
  const facts = [...new Set(what.facts)].filter((fact) => !noted.includes(fact))
  return (
    <div className="inspected" data-rests={rests || undefined}>
      {!what.face && <p className="inspector-label">{what.label}</p>}
      {/* The answer to a question comes before what one knows: a large card would push it out of sight. */}
      {why && (
        <p className="inspector-why">
          {why.reason} {why.rule && <RuleLink rule={why.rule} />}
        </p>
      )}
      {what.face}
      {words && words !== what.label && !what.pressed && <p className="inspector-does">{words}</p>}
      {!what.pressed &&
        planned?.facts.map((fact) => (
          <p key={fact} className="inspector-fact">
            {fact}
          </p>
        ))}
      {forecast && <Forecast forecast={forecast} />}
      {facts.map((fact) => (
        <p key={fact} className="inspector-fact">
          {fact}
        </p>
      ))}
      {what.pressed && !rests && <Choices what={what} close={close ?? nothing} />}
    </div>
  )
}

const nothing = (): void => {}

/** What the thing that was pressed can do. */
function Choices({ what, close }: { what: Considered; close(): void }) {
  const actions = useTableActions()
  const doors = useRef<HTMLDivElement>(null)
  useFocusReturned(doors, what.anchor)
  // The loud one is what a lesson or a hint asks for; while it asks for something else, none is.
  const isHinted = (action: object): boolean => actions.hinted !== undefined && same(action, actions.hinted)
  const loud = actions.hinted ? what.actions.find(isHinted) : what.actions[0]
  // Pressing the piece asked for this choice: the head of what it says stays in sight, unless the loud one is far down.
  useLayoutEffect(() => {
    const first = doors.current?.querySelector<HTMLElement>('.first') ?? doors.current?.querySelector('button')
    first?.focus({ preventScroll: true })
    if (first?.hasAttribute('data-hinted')) first.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={doors} className="inspector-doors">
      {what.actions.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={`button ${action === loud ? 'first' : ''}`}
          data-hinted={isHinted(action) || undefined}
          onClick={() => {
            close()
            actions.choose(action)
          }}
        >
          {actions.words(action)}
          {what.actions.length > 1 && <Chance forecast={actions.forecast(action)} />}
        </button>
      ))}
      {what.plans?.map((plan) => {
        const { words, facts } = actions.planWords(plan)
        return (
          <button
            key={plan.id}
            type="button"
            className="button"
            onClick={() => {
              close()
              actions.carryOut(plan)
            }}
          >
            {words}
            {facts.length > 0 && <small className="inspector-chance">{facts.join(' ')}</small>}
          </button>
        )
      })}
      <button type="button" className="button quiet" onClick={close}>
        {what.actions.length + (what.plans?.length ?? 0) > 0 ? t('Not now') : t('All right')}
      </button>
    </div>
  )
}

/** Among several choices, the likeliest thing each of them leads to. */
function Chance({ forecast }: { forecast: ReadForecast | undefined }) {
  const likeliest = forecast?.outcomes.toSorted((a, b) => b.chance - a.chance)[0]
  return likeliest && <small className="inspector-chance">{t`${likeliest.words} ${percent(likeliest.chance)}`}</small>
}

/** Asks the rules why people cannot do with it what they will try; not once the pointer has gone. */
function useWhy(what: Considered, rests: boolean): VisibleRefusal | undefined {
  const { why: ask, still } = useTableActions()
  const [why, setWhy] = useState<{ of: Considered; refusal: VisibleRefusal | undefined }>()
  useEffect(() => {
    if (!what.attempt || still || rests) return
    let wanted = true
    ask(what.attempt).then((refusal) => {
      if (!wanted) return
      setWhy({ of: what, refusal })
      // Whoever came here by keyboard may not see it; a pointer that passes over things says nothing aloud.
      const asked = what.pressed || what.anchor === document.activeElement
      if (refusal && asked) announce([refusal.reason, refusal.rule].filter(Boolean).join(' '))
    })
    return () => {
      wanted = false
    }
  }, [what, ask, still, rests])
  return why?.of === what && !rests ? why.refusal : undefined
}
