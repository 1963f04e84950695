import { say } from '@anachron/kernel/words'
import { announce, t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { ClientTable } from '../../client/table.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { botWould } from '../../words/app.ts'
import { tell } from '../../words/tell.ts'
import type { Hints } from './HintCard.tsx'
import type { AtTable } from './table-context.ts'
import { beforeLastOf } from './taking-back.ts'

const KEYS = [
  ['← ↑ → ↓', say`walk between what is lit`],
  ['Enter', say`choose what has the focus`],
  ['Space', say`choose; while something is being shown: skip it`],
  ['b', say`to the first thing on the board that is lit`],
  ['o', say`all options as a list`],
  ['i', say`to the inspector: what is pointed at, in words`],
  ['u  Ctrl+Z', say`undo`],
  ['h', say`hint: what a bot would do`],
  ['l', say`story`],
  ['r', say`rulebook at the rule in force`],
  ['[  ]', say`one decision back or forward in time`],
  ['n', say`back to now`],
  ['?', say`this list`],
  ['Esc', say`close what is open, put back what was begun`],
] as const

interface Shown {
  setHelp(open: boolean): void
  setHints(hints: Hints | undefined): void
  setTrouble(words: string | undefined): void
}

export interface Keys {
  undo(): void
  hint(): void
  closeHint(): void
  help(): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable)

/** What single keys do at the table, and the same for the buttons. */
export function useKeys(at: AtTable, { setHelp, setHints, setTrouble }: Shown): Keys {
  const { table, matchView, names } = at
  const keys = useMemo<Keys>(
    () => ({
      undo: () => {
        setHints(undefined)
        undo(table, matchView).then(setTrouble, (problem: Error) => setTrouble(problem.message))
      },
      hint: () => {
        table.client.request('hint', { table: table.id, seat: matchView.as }).then(
          (hints) => {
            setHints(hints)
            const best = hints.hints[0]?.words ?? t('choose the option marked on the board')
            announce(tell(botWould(best), names, matchView.as))
          },
          (problem: Error) => setTrouble(problem.message),
        )
      },
      closeHint: () => setHints(undefined),
      help: () => setHelp(true),
    }),
    [table, matchView, names, setHelp, setHints, setTrouble],
  )
  useKeyboard(at, keys)
  return keys
}

function useKeyboard({ looking, matchView, reel, side, setSide }: AtTable, keys: Keys): void {
  const onKey = useEffectEvent((e: KeyboardEvent): void => {
    const { at, look } = looking
    const back = (by: number): void => {
      const to = (at ?? matchView.entry) + by
      if (to >= 0) look(to >= matchView.entry ? undefined : to)
    }
    const byKey: Record<string, () => void> = {
      u: keys.undo,
      h: keys.hint,
      '?': keys.help,
      l: () => setSide('log'),
      r: () => setSide('rules'),
      n: () => look(undefined),
      '[': () => back(-1),
      ']': () => back(1),
      // What stands on the drawn board comes before what lies beside it; a mere look, such as at the rest of a pile,
      // after what can be done.
      b: () =>
        focusFirst(
          '.stage svg [data-lit]:not([data-picks])',
          '.stage [data-lit]:not([data-picks])',
          '.stage [data-lit]',
          '.table [data-lit]',
        ),
      o: () => {
        // At once, so that a key pressed right after it is meant for the list.
        flushSync(() => setSide('options'))
        focusFirst('.options [data-lit]', '.options')
      },
      i: () => focusFirst('#inspector'),
      Escape: () => {
        const isOpen = side !== undefined || document.querySelector('.inspector[data-open]') !== null
        setSide(undefined)
        keys.closeHint()
        if (!isOpen) document.querySelector<HTMLElement>('.answers [data-back]')?.click()
      },
    }
    if (e.defaultPrevented || e.altKey || typing(e.target)) return
    if (document.querySelector('.sheet-back, .curtain')) return
    if (e.ctrlKey || e.metaKey) {
      if (e.key !== 'z' || e.shiftKey) return
      e.preventDefault()
      keys.undo()
      return
    }
    if (e.key === ' ' && reel.picture?.busy) {
      e.preventDefault()
      reel.skip()
      return
    }
    const run = byKey[e.key]
    if (!run) return
    e.preventDefault()
    run()
  })
  // It listens for as long as the table stands. What is changed while others hear of the same key, as when the first
  // one clears away what happened meanwhile, would hear nothing of it.
  useEffect(() => {
    const pressed = (e: KeyboardEvent): void => onKey(e)
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** The first thing that the first selector to find anything finds. */
const focusFirst = (...selectors: string[]): void =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus()

/**
 * Takes back the last decision of this seat that was its person's, or the whole plan that it was part of: at once where
 * nobody has learnt anything, else by asking the others.
 */
async function undo(table: ClientTable, matchView: MatchView): Promise<string | undefined> {
  const to = beforeLastOf(table.state.entryEvents, matchView.as)
  if (to === undefined) return t('There is nothing of yours to take back.')
  // Where others are asked, the offer itself says so.
  await table.client.request('undo', { table: table.id, to })
  return undefined
}

export function KeyList({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={t('Keys')} onClose={onClose}>
      <dl className="key-list">
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              {key
                .split(' ')
                .filter(Boolean)
                .map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
