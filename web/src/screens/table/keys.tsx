import { announce } from '@anachron/web/kit'
import type { Sight } from '@anachron/wire'
import { useEffect, useMemo } from 'react'
import type { Table } from '../../client/table.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import type { Hints } from './HintCard.tsx'
import type { Looking } from './looking.ts'
import type { Reel } from './reel.ts'
import type { SideName } from './Side.tsx'

export const KEYS = [
  ['← ↑ → ↓', 'walk between what is lit'],
  ['Enter', 'choose what has the focus'],
  ['Space', 'choose; while something is being shown: skip it'],
  ['b', 'to the first thing on the board that is lit'],
  ['o', 'all options as a list'],
  ['u', 'undo'],
  ['h', 'hint: what a bot would do'],
  ['l', 'log'],
  ['r', 'rulebook at the rule in force'],
  ['[  ]', 'one decision back or forward in time'],
  ['n', 'back to now'],
  ['?', 'this list'],
  ['Esc', 'close what is open'],
] as const

export interface KeysOf {
  table: Table
  looking: Looking
  sight: Sight
  reel: Reel
  setSide(side: SideName | undefined): void
  setHelp(open: boolean): void
  setHints(hints: Hints | undefined): void
  setTrouble(words: string | undefined): void
}

export interface Keys {
  undo(): void
  hint(): void
  help(): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable)

/** What single keys do at the table, and the same deeds for the buttons. */
export function useKeys({ table, looking, sight, reel, setSide, setHelp, setHints, setTrouble }: KeysOf): Keys {
  const keys = useMemo<Keys>(
    () => ({
      undo: () => {
        setHints(undefined)
        undo(table, sight).then(setTrouble, (problem: Error) => setTrouble(problem.message))
      },
      hint: () => {
        table.client.request('hint', { table: table.id, seat: sight.as }).then(
          (hints) => {
            setHints(hints)
            announce(`A bot would: ${hints.hints[0]?.words ?? 'choose the option marked on the board'}.`)
          },
          (problem: Error) => setTrouble(problem.message),
        )
      },
      help: () => setHelp(true),
    }),
    [table, sight, setHelp, setHints, setTrouble],
  )
  useEffect(() => {
    const { at, look } = looking
    const back = (by: number): void => {
      const to = (at ?? sight.entry) + by
      if (to >= 0) look(to >= sight.entry ? undefined : to)
    }
    const deeds: Record<string, () => void> = {
      u: keys.undo,
      h: keys.hint,
      '?': keys.help,
      l: () => setSide('log'),
      r: () => setSide('rules'),
      n: () => look(undefined),
      '[': () => back(-1),
      ']': () => back(1),
      b: () => focusFirst('.stage [data-lit]'),
      o: () => {
        document.querySelector('.all-options')?.setAttribute('open', '')
        focusFirst('.all-options [data-lit]', '.all-options summary')
      },
      Escape: () => setSide(undefined),
    }
    const pressed = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return
      if (document.querySelector('.sheet-back, .curtain')) return
      if (e.key === ' ' && reel.picture?.busy) {
        e.preventDefault()
        reel.skip()
        return
      }
      const deed = deeds[e.key]
      if (!deed) return
      e.preventDefault()
      deed()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [keys, looking, sight, reel, setSide])
  return keys
}

/** The first thing that the first selector to find anything finds. */
const focusFirst = (...selectors: string[]): void =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus()

/** Takes back the last decision of this seat: at once where nobody has learnt anything, else by asking the others. */
async function undo(table: Table, sight: Sight): Promise<string | undefined> {
  const own = [...table.state.told].reverse().find(({ seat }) => seat === sight.as)
  if (!own || own.entry === 0) return 'There is nothing of yours to take back.'
  const { asked } = await table.client.request('undo', { table: table.id, to: own.entry - 1 })
  return asked ? 'The others have learnt something since; they are asked whether you may take it back.' : undefined
}

export function KeyList({ onClose }: { onClose(): void }) {
  return (
    <Sheet title="Keys" onClose={onClose}>
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
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
