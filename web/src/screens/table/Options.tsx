import type { AnyBoard } from '@anachron/web/kit'
import { useFocusKept, useHand } from '@anachron/web/kit'
import { useRef, useState } from 'react'

export interface OptionsProps {
  options: readonly object[]
  /** Things one may do besides, such as conceding. */
  anytime: readonly object[]
  board: AnyBoard | undefined
  point(pieces: readonly string[]): void
}

const MANY = 10

/** Every option as a button with its words: whatever the board shows can be done here too. */
export function Options({ options, anytime, board, point }: OptionsProps) {
  const hand = useHand()
  const [filter, setFilter] = useState('')
  const list = useRef<HTMLElement>(null)
  useFocusKept(list)
  const named = options.map((action) => ({ action, words: hand.words(action) }))
  const wanted = named.filter(({ words }) => words.toLowerCase().includes(filter.toLowerCase()))
  const touched = (action: object): readonly string[] => board?.touches?.(action) ?? []
  const foresee = (action: object, label: string, anchor: Element): void => {
    if (hand.forecast(action)) hand.consider({ label, actions: [action], anchor, pressed: false })
  }
  return (
    <section ref={list} className="options" aria-label="All options" tabIndex={-1}>
      {options.length > MANY && (
        <input
          className="options-filter"
          type="search"
          placeholder={`Find among ${options.length} options`}
          aria-label={`Find among ${options.length} options`}
          value={filter}
          onChange={(e) => setFilter(e.target.value)}
        />
      )}
      <ul>
        {wanted.map(({ action, words }) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="button option"
              data-lit
              disabled={hand.still}
              onClick={() => hand.choose(action)}
              onPointerEnter={(e) => {
                point(touched(action))
                foresee(action, words, e.currentTarget)
              }}
              onPointerLeave={() => {
                point([])
                hand.consider(undefined)
              }}
              onFocus={(e) => {
                point(touched(action))
                if (e.currentTarget.matches(':focus-visible')) foresee(action, words, e.currentTarget)
              }}
              onBlur={() => {
                point([])
                hand.consider(undefined)
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {anytime.length > 0 && (
        <ul className="options-anytime" aria-label="At any time">
          {anytime.map((action) => (
            <li key={JSON.stringify(action)}>
              <Anytime words={hand.words(action)} choose={() => hand.choose(action)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What can be done at any time is often the end of the match: it is asked for twice. */
function Anytime({ words, choose }: { words: string; choose(): void }) {
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <button type="button" className="button quiet" onClick={() => setSure(true)}>
        {words}
      </button>
    )
  return (
    <span className="options-sure">
      <button
        type="button"
        className="button danger"
        onClick={() => {
          setSure(false)
          choose()
        }}
      >
        {words}: yes
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: whoever pressed the first by mistake presses the second by habit */}
      <button type="button" className="button" autoFocus onClick={() => setSure(false)}>
        No
      </button>
    </span>
  )
}
