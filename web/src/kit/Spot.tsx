import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { type Considered, useHand } from './hand.ts'
import { same } from './same.ts'
import './spot.css'

export interface SpotProps {
  /** What it is, in words: for screen readers and the explanation. */
  label: string
  /** Drawn large when it is explained, in place of the label: a card to be read. */
  face?: ReactNode
  /** More about it, one line each. */
  facts?: readonly string[]
  /** The action it stands for, or several when pressing should offer a choice. Lit when at least one is an option now. */
  action?: object | readonly object[] | undefined
  /** What pressing it does on the board alone, such as picking a piece up to see where it can go; then it is lit, too. */
  press?: { words: string; go(): void } | undefined
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

/**
 * One thing on a board: a piece, a card, a space. It says what it is when hovered, focused or tapped; it is lit when it can be
 * chosen, and says why not, with the rule, when it cannot.
 */
export function Spot(props: SpotProps) {
  const { label, face, facts, action, press: own, piece, at, as = 'g', from, className = '', style, children } = props
  const hand = useHand()
  const candidates = action === undefined ? [] : Array.isArray(action) ? (action as object[]) : [action as object]
  const actions = hand.still ? [] : candidates.filter((candidate) => hand.isOption(candidate))
  const picks = hand.still ? undefined : own
  const lit = actions.length > 0 || picks !== undefined
  const hinted = hand.hinted !== undefined && actions.some((candidate) => same(candidate, hand.hinted))
  const pointed = piece !== undefined && hand.pointedAt.has(piece)

  const considered = (anchor: Element, pressed: boolean): Considered => ({
    label,
    face,
    facts,
    actions,
    attempt: lit ? undefined : candidates[0],
    anchor,
    pressed,
  })
  const press = (anchor: Element, byTouch: boolean): void => {
    if (picks) {
      picks.go()
      return
    }
    const only = actions.length === 1 ? actions[0] : undefined
    const readFirst = byTouch && only !== undefined && hand.forecast(only) !== undefined
    if (only && !readFirst) hand.choose(only)
    else hand.consider(considered(anchor, true))
  }
  const Tag = as
  const pressable = candidates.length > 0 || own !== undefined
  const does = picks?.words ?? (actions[0] && hand.words(actions[0]))
  const spoken = does && does !== label ? `${does}. ${label}` : label
  // What stands in HTML is read as it is written, with what it does said first; a drawing needs words instead.
  const readable = as === 'div' && pressable
  // HTML that can be read and does nothing needs no explanation of itself.
  const worthSaying = as === 'g' || pressable || face !== undefined || (facts?.length ?? 0) > 0
  const named = readable
    ? { role: 'button' }
    : { role: pressable ? 'button' : as === 'div' ? 'group' : 'img', 'aria-label': spoken }
  return (
    <Tag
      className={`spot ${className}`}
      data-lit={lit || undefined}
      data-picks={picks !== undefined || undefined}
      data-hinted={hinted || undefined}
      data-pointed={pointed || undefined}
      data-piece={piece}
      data-from={from}
      {...named}
      aria-disabled={pressable && !lit ? true : undefined}
      tabIndex={pressable ? 0 : -1}
      style={at ? { ...style, transform: `translate(${at[0]}px, ${at[1]}px)` } : style}
      onPointerEnter={(e: PointerEvent) =>
        e.pointerType !== 'touch' && worthSaying && hand.consider(considered(e.currentTarget, false))
      }
      onPointerLeave={(e: PointerEvent) => e.pointerType !== 'touch' && hand.consider(undefined)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && hand.consider(considered(e.currentTarget, false))}
      onBlur={() => hand.consider(undefined)}
      onClick={(e) => {
        // What only says what it is does not keep a press from the lit thing it lies on.
        if (!pressable && e.currentTarget.parentElement?.closest('.spot[data-lit]')) return
        e.stopPropagation()
        press(e.currentTarget, (e.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch')
      }}
      onKeyDown={(e: KeyboardEvent) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        e.preventDefault()
        press(e.currentTarget, false)
      }}
    >
      {readable && spoken !== does && <span className="unseen">{spoken}. </span>}
      {children}
    </Tag>
  )
}
