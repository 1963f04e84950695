import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { announce } from './announcer.ts'
import type { Plan } from './board.ts'
import { follow } from './carrying/drag.ts'
import type { Destination } from './carrying/store.ts'
import { type SpotCarrying, useSpotCarrying } from './carrying/use-carrying.ts'
import { usePointing } from './pointing.ts'
import { same } from './same.ts'
import { playSound } from './sound/play.ts'
import { type Considered, isWanted, type Reading, type TableActions, useTableActions } from './table-actions.ts'
import { t } from './tell.ts'
import './spot.css'
import './carrying/carrying.css'

export interface SpotProps {
  /** What it is, in words: for screen readers and the inspector. */
  label: string
  /** Drawn large in the inspector, in place of the label: a card to be read. */
  face?: ReactNode
  /** What is drawn on it in words that its label does not have: said with it, so that what is read is its name. */
  written?: readonly string[] | undefined
  /** More about it, one line each. */
  facts?: readonly string[]
  /**
   * The action it stands for, or several when pressing should offer a choice. Lit when at least one is an option now.
   */
  action?: object | readonly object[] | undefined
  /** What it stands for when that takes several answers, such as the far end of a walk; several to choose among. */
  plan?: Plan | readonly Plan[] | undefined
  /**
   * The places it can be put and what each means. It can be dragged there; pressing it picks it up, unless it has an
   * `action` or `plan` of its own, which pressing then does.
   */
  to?: readonly Destination[] | undefined
  /** The name by which pieces know it as a place to go (`to`); left out: its `piece`. */
  place?: string | undefined
  /**
   * What pressing it does on the board alone, such as picking a piece up to see where it can go; then it is lit, too.
   */
  press?: { words: string; go(): void } | undefined
  /** What it would bring stands on it: then a touch chooses it at once, and does not show its odds first. */
  told?: boolean
  /** All is decided: what follows is shown quickly until the next decision. */
  brisk?: boolean
  /**
   * It is too small to be read, such as a card on a phone: a first touch shows it large with what it can do, a second
   * one does it.
   */
  reads?: boolean
  /** Whether pressing it begins what a lesson waits for. Left out: whether it is what the lesson waits for. */
  wanted?: boolean | undefined
  /** The id by which events and flights know it. */
  piece?: string | undefined
  /** SVG position; omit for HTML. */
  at?: readonly [number, number] | undefined
  /** 'g' inside SVG (the default), 'div' in HTML. */
  as?: 'g' | 'div'
  /** Where it comes from when it is new on the board: the id of another piece. */
  from?: string | undefined
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

const NO_PLANS: readonly Plan[] = []

/**
 * One thing on a board: a piece, a card, a space. It says what it is when hovered, focused or tapped; it is lit when it
 * can be chosen, and says why not, with the rule, when it cannot.
 */
export function Spot(props: SpotProps) {
  const { label, face, facts, piece, at, as: Tag = 'g', from, className = '', style, children } = props
  const tableActions = useTableActions()
  const carried = useSpotCarrying(props.to, props.place ?? piece, tableActions)
  const meaning = meaningOf(props, carried, tableActions)
  const latest = useRef<Reading>({ label })
  latest.current = { label, face, facts }
  const read = (): Reading => latest.current
  const { considered, press, drag } = handling(props, carried, tableActions, { ...meaning, read })
  const { lit, pressable, does } = meaning
  const { carrying, accepts, isHeld, isAim } = carried
  const name = [label, ...(props.written ?? [])].join(', ')
  const spoken = does && does !== label ? `${does}. ${name}` : name
  // What stands in HTML is read as it is written, with what it does said first; a drawing needs words instead.
  const readable = Tag === 'div' && pressable
  // HTML that can be read and does nothing has nothing to add about itself.
  const worthSaying = Tag === 'g' || pressable || face !== undefined || (facts?.length ?? 0) > 0
  const pointing = usePointing({
    point: (anchor) => !carrying.dragging && tableActions.consider(considered(anchor)),
    leave: () => !carrying.active && tableActions.consider(undefined),
    hold: (anchor) => !carrying.dragging && tableActions.consider(considered(anchor, { pressed: true })),
    isPointedAt: tableActions.isConsidered,
  })
  const named = readable
    ? { role: 'button' }
    : { role: pressable ? 'button' : Tag === 'div' ? 'group' : 'img', 'aria-label': spoken }
  return (
    <Tag
      className={`spot ${className}`}
      {...marksOf(props, carried, tableActions, meaning)}
      data-from={from}
      {...named}
      aria-pressed={isHeld || isAim || undefined}
      aria-disabled={pressable && !lit && !accepts && !isHeld ? true : undefined}
      tabIndex={pressable ? 0 : -1}
      style={at ? { ...style, transform: `translate(${at[0]}px, ${at[1]}px)` } : style}
      {...(worthSaying ? pointing : undefined)}
      onPointerDown={(e: PointerEvent) => {
        if (worthSaying) pointing.onPointerDown(e)
        drag(e)
      }}
      onDragStart={(e) => e.preventDefault()}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && tableActions.consider(considered(e.currentTarget))}
      onBlur={() => tableActions.consider(undefined)}
      onClick={(e) => {
        // What only says what it is does not keep a press from the lit thing it lies on.
        if (!pressable && e.currentTarget.parentElement?.closest('.spot[data-lit]')) return
        e.stopPropagation()
        if (isEcho(e.detail, `${does} ${label}`, meaning.plans.length > 0)) return
        const { pointerType } = e.nativeEvent as unknown as { pointerType?: string }
        press(e.currentTarget, { byTouch: pointerType === 'touch' })
      }}
      onKeyDown={(e: KeyboardEvent) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        // While nothing can be answered, Space is the table's: it skips what is being shown.
        if (e.key === ' ' && tableActions.still) return
        e.preventDefault()
        // A key held down means one answer.
        if (!e.repeat) press(e.currentTarget, { byTouch: false })
      }}
    >
      {readable && spoken !== does && <span className="unseen">{spoken}. </span>}
      {children}
    </Tag>
  )
}

/** What the press before this one meant. */
let meantBefore = ''

/**
 * The second press of a double click means the first, whatever has come under the pointer since then. What means the
 * same may be pressed as fast as one likes, unless it is several answers at once: then it is another thing, like the
 * second of two equal cards.
 */
function isEcho(clicks: number, means: string, isPlan: boolean): boolean {
  const echo = clicks > 1 && (isPlan || means !== meantBefore)
  if (!echo) meantBefore = means
  return echo
}

/** What pressing it would do now. */
interface Meaning extends Offers {
  candidates: readonly object[]
  picks: SpotProps['press']
  picksUp: boolean
  lit: boolean
  pressable: boolean
  /** In words; nothing when it does nothing. */
  does: string | undefined
}

function meaningOf(props: SpotProps, carried: SpotCarrying, tableActions: TableActions): Meaning {
  const { candidates, actions, plans } = offersOf(props, carried, tableActions)
  const { carrying, to, glows, accepts } = carried
  const picks = tableActions.still || carrying.active ? undefined : props.press
  const picksUp = to.length > 0 && actions.length === 0 && plans.length === 0 && !carrying.active
  const lit = actions.length > 0 || plans.length > 0 || picks !== undefined || picksUp
  const pressable =
    candidates.length > 0 ||
    plans.length > 0 ||
    props.press !== undefined ||
    (props.to?.length ?? 0) > 0 ||
    accepts ||
    glows.length > 0
  const does =
    picks?.words ??
    (actions[0] && tableActions.words(actions[0])) ??
    (plans[0] && tableActions.planWords(plans[0]).words) ??
    (picksUp ? t('Pick up') : accepts && !carrying.active ? t('Put something here') : undefined)
  return { candidates, actions, plans, picks, picksUp, lit, pressable, does }
}

/** How it was pressed: whoever touches has not read anything about it yet. */
interface Press {
  byTouch: boolean
}

/** What is pressed, held and dragged. */
function handling(
  props: SpotProps,
  carried: SpotCarrying,
  tableActions: TableActions,
  meaning: Meaning & { read(): Reading },
) {
  const { label, told, reads } = props
  const { actions, plans, lit, picks, picksUp, read } = meaning
  const { carrying, to, glows, rises, isHeld, isAim, isAside, accepts } = carried
  const place = props.place ?? props.piece
  const considered = (anchor: Element, { pressed } = { pressed: false }): Considered => ({
    ...read(),
    now: read,
    actions,
    plans,
    attempt: lit || carrying.active ? undefined : (meaning.candidates[0] ?? props.to?.[0]?.action),
    anchor,
    pressed,
  })
  const pickUp = (anchor: Element): void => {
    playSound('pickUp')
    // What is in the hand is what one reads about; where it may go says for itself what that would bring.
    tableActions.consider({ ...read(), now: read, actions: [], plans: [], anchor, pressed: false })
    carrying.hold({ id: carried.id, label, to })
  }
  const putDown = (anchor: Element, on: Offers, { byTouch }: Press): void => {
    carrying.clear()
    choose(tableActions, on, byTouch && !told, () =>
      tableActions.consider({ label, actions: on.actions, plans: on.plans, anchor, pressed: true }),
    )
  }
  const press = (anchor: Element, { byTouch }: Press): void => {
    const wasHeld = isHeld || isAim
    if (glows.length + rises.length > 0) {
      putDown(anchor, { actions, plans }, { byTouch })
      return
    }
    if (carrying.active) {
      carrying.clear()
      if (wasHeld) announce(t('Put back.'))
      if (wasHeld || to.length === 0) return
    }
    if (picks) {
      playSound('pickUp')
      picks.go()
      // What was read about before is not what has been pressed.
      if (!byTouch) tableActions.consider(considered(anchor, { pressed: false }))
    } else if (picksUp || isAside) {
      pickUp(anchor)
      announce(pickedUp(label, to))
    } else if (!lit && accepts && place !== undefined) {
      carrying.aimAt(place)
      announce(t`${label}. Choose what to put here. Escape leaves it.`)
    } else {
      // While something is shown nothing is answered: a press that came too early must not pin what it meant.
      const pinned = byTouch || !tableActions.still
      const ask = (): void => tableActions.consider(considered(anchor, { pressed: pinned }))
      if (byTouch && reads && !tableActions.isConsidered(anchor)) ask()
      else choose(tableActions, { actions, plans, brisk: props.brisk }, byTouch && !told && !reads, ask)
    }
  }
  return { considered, press, drag: (e: PointerEvent): void => drag(e, carried, { pickUp, putDown }) }
}

interface Hands {
  pickUp(anchor: Element): void
  putDown(anchor: Element, on: Offers, by: Press): void
}

function drag(e: PointerEvent, { carrying, to }: SpotCarrying, { pickUp, putDown }: Hands): void {
  if (to.length === 0 || e.button !== 0) return
  const anchor = e.currentTarget
  follow(e, {
    begin() {
      carrying.dragging = true
      pickUp(anchor)
    },
    end(over) {
      carrying.dragging = false
      const name = over?.getAttribute('data-place')
      const on = to.filter((one) => one.place === name)
      if (on.length > 0) putDown(over ?? anchor, offersAt(on), { byTouch: false })
      else carrying.clear()
    },
  })
}

/** How it looks, for the style sheet, and by what name others find it. */
function marksOf(
  { piece, place = piece, wanted }: SpotProps,
  carried: SpotCarrying,
  tableActions: TableActions,
  meaning: Meaning,
) {
  const { carrying, to, isHeld, glows, rises, isAim, accepts, isAside } = carried
  const { actions, plans, lit, picks } = meaning
  const leads = [...actions, ...(carrying.active ? [] : to.flatMap(({ action }) => action ?? []))]
  const hinted =
    wanted ??
    ((tableActions.hinted !== undefined && leads.some((candidate) => same(candidate, tableActions.hinted))) ||
      plans.some((plan) => isWanted(tableActions, plan)))
  return {
    'data-lit': lit || undefined,
    'data-picks': picks !== undefined || undefined,
    'data-hinted': hinted || undefined,
    'data-pointed': (piece !== undefined && tableActions.pointedAt.has(piece)) || undefined,
    'data-piece': piece,
    'data-place': place,
    'data-carries': to.length > 0 || undefined,
    'data-held': isHeld || undefined,
    'data-glows': glows.length > 0 || undefined,
    'data-rises': rises.length > 0 || undefined,
    'data-aim': isAim || undefined,
    'data-accepts': accepts || undefined,
    'data-aside': (isAside && !lit) || undefined,
  }
}

interface Offers {
  actions: readonly object[]
  plans: readonly Plan[]
  brisk?: boolean | undefined
}

const offersAt = (on: readonly Destination[]): Offers => ({
  actions: on.flatMap(({ action, plan }) => (action && !plan ? [action] : [])),
  plans: on.flatMap(({ plan }) => plan ?? []),
})

/** What pressing a Spot can mean now: while something is carried, only what has to do with that. */
function offersOf(
  { action, plan }: SpotProps,
  { carrying, glows, rises }: SpotCarrying,
  tableActions: TableActions,
): Offers & { candidates: readonly object[] } {
  const candidates = listOf(action)
  if (tableActions.still) return { candidates, actions: [], plans: NO_PLANS }
  if (carrying.active) return { candidates, ...offersAt([...glows, ...rises]) }
  return { candidates, actions: candidates.filter((one) => tableActions.isOption(one)), plans: listOf(plan) }
}

const listOf = <V,>(one: V | readonly V[] | undefined): readonly V[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly V[]) : [one as V]

/** Does the only thing there is to do; among several, or where the odds should be read first, `ask` is called. */
function choose(
  tableActions: TableActions,
  { actions, plans, brisk }: Offers,
  byTouch: boolean,
  ask: () => void,
): void {
  const only = actions.length === 1 && plans.length === 0 ? actions[0] : undefined
  const onlyPlan = actions.length === 0 && plans.length === 1 ? plans[0] : undefined
  const readFirst = byTouch && only !== undefined && tableActions.forecast(only) !== undefined
  if (onlyPlan) tableActions.carryOut(onlyPlan)
  else if (only && !readFirst) tableActions.choose(only, { briskly: brisk })
  else ask()
}

/** Said to whoever does not see what glows. */
function pickedUp(label: string, to: readonly Destination[]): string {
  const places = new Set(to.map(({ place }) => place)).size
  const where = places === 1 ? t('one place') : t`${places} places`
  return t`Picked up: ${label}. It can go to ${where}: arrow keys walk there, Enter puts it down, Escape puts it back.`
}
