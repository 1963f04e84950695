import { t, useFocusKept, useTableActions } from '@anachron/kit'
import { useRef, useState } from 'react'
import { findAmong } from '../../words/app.ts'
import { useShownMatch } from './shown-match.ts'

const MANY = 10

/** Every option as a button with its words: whatever the board shows can be done here too. */
export function Options({ label = t('All options') }: { label?: string }) {
  const { game, matchView, asked, point } = useShownMatch()
  const options = asked?.options ?? []
  // What one may do besides, such as conceding.
  const { anytime } = asked ?? matchView
  const actions = useTableActions()
  const [filter, setFilter] = useState('')
  const list = useRef<HTMLElement>(null)
  useFocusKept(list)
  const named = options.map((action) => ({ action, words: actions.words(action) }))
  const wanted = named.filter(({ words }) => words.toLowerCase().includes(filter.toLowerCase()))
  const touched = (action: object): readonly string[] => game.board?.touches?.(action) ?? []
  const foresee = (action: object, label: string, anchor: Element): void => {
    if (actions.forecast(action)) actions.consider({ label, actions: [action], anchor, pressed: false })
  }
  return (
    <section ref={list} className="options" aria-label={label} tabIndex={-1}>
      {options.length > MANY && (
        <input
          className="options-filter"
          type="search"
          placeholder={t(findAmong(options.length))}
          aria-label={t(findAmong(options.length))}
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
              disabled={actions.still}
              onClick={() => actions.choose(action)}
              onPointerEnter={(e) => {
                point(touched(action))
                foresee(action, words, e.currentTarget)
              }}
              onPointerLeave={() => {
                point([])
                actions.consider(undefined)
              }}
              onFocus={(e) => {
                point(touched(action))
                if (e.currentTarget.matches(':focus-visible')) foresee(action, words, e.currentTarget)
              }}
              onBlur={() => {
                point([])
                actions.consider(undefined)
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {anytime.length > 0 && (
        <ul className="options-anytime" aria-label={t('At any time')}>
          {anytime.map((action) => (
            <li key={JSON.stringify(action)}>
              <Anytime words={actions.words(action)} choose={() => actions.choose(action)} />
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
        {t`${words}: yes`}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: whoever pressed the first by mistake presses the second by habit */}
      <button type="button" className="button" autoFocus onClick={() => setSure(false)}>
        {t('No')}
      </button>
    </span>
  )
}
