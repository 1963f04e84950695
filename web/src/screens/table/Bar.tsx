import { useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { changeSettings, PACES, type Pace, useSettings } from '../../app/settings.ts'
import type { Place } from '../../client/houses.ts'
import type { Table, TableState } from '../../client/table.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { BranchSheet } from './BranchSheet.tsx'
import { BranchTree } from './BranchTree.tsx'
import type { Keys } from './keys.tsx'
import type { Looking } from './looking.ts'
import type { Reel } from './reel.ts'
import { ShareSheet } from './ShareSheet.tsx'
import type { SideName } from './Side.tsx'
import { Timeline } from './Timeline.tsx'

export interface BarProps {
  table: Table
  place: Place
  state: TableState
  game: OpenGame
  names: readonly string[]
  looking: Looking
  reel: Reel
  keys: Keys
  side: SideName | undefined
  setSide(side: SideName | undefined): void
}

/** Along the bottom: undo and hint, the timeline, and what else one does with a match. */
export function Bar({ table, place, state, game, names, looking, keys, side, setSide }: BarProps) {
  const [sheet, setSheet] = useState<'branch' | 'tree' | 'share'>()
  const { sight, info } = state
  if (!sight || !info) return null
  const seated = sight.as >= 0
  const over = sight.result !== null
  return (
    <footer className="bar">
      <div className="bar-doors">
        {seated && !over && (
          <>
            <button type="button" className="button quiet" onClick={keys.undo}>
              <Glyph name="undo" /> <span>Undo</span>
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={keys.hint}
              disabled={!sight.decision?.seats.includes(sight.as)}
            >
              <Glyph name="hint" /> <span>Hint</span>
            </button>
          </>
        )}
        <PaceButton />
      </div>
      <Timeline
        told={state.told}
        newest={sight.entry}
        looking={looking}
        names={names}
        branches={info.branches.map((branch) => branch.entry)}
      />
      <div className="bar-doors">
        <button type="button" className="button quiet" onClick={() => setSheet('branch')}>
          <Glyph name="branch" /> <span>Branch here</span>
        </button>
        {(info.branches.length > 0 || info.branchOf) && (
          <button type="button" className="button quiet" onClick={() => setSheet('tree')}>
            <Glyph name="tree" /> <span>Tree</span>
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setSheet('share')}>
          <Glyph name="share" /> <span>Share</span>
        </button>
        <button
          type="button"
          className="button quiet bar-side"
          aria-expanded={side !== undefined}
          onClick={() => setSide(side ? undefined : 'log')}
        >
          <Glyph name="log" /> <span>Log</span>
        </button>
        <button type="button" className="button quiet icon bar-keys" aria-label="Keys" onClick={keys.help}>
          <Glyph name="help" />
        </button>
      </div>
      {sheet === 'branch' && (
        <BranchSheet
          table={table}
          place={place}
          state={state}
          game={game}
          names={names}
          entry={looking.at ?? sight.entry}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'tree' && (
        <Sheet title="Branches" kind="wide" onClose={() => setSheet(undefined)}>
          <BranchTree table={table} place={place} info={info} game={game} entry={looking.at ?? sight.entry} />
        </Sheet>
      )}
      {sheet === 'share' && (
        <ShareSheet table={table} place={place} state={state} entry={looking.at} onClose={() => setSheet(undefined)} />
      )}
    </footer>
  )
}

const PACE_WORDS: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', instant: 'Instant' }

/** Steps through the paces. */
function PaceButton() {
  const { pace } = useSettings()
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] as Pace
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={`Pace: ${PACE_WORDS[pace]}. Change to ${PACE_WORDS[next]}`}
      title="How fast what happens is shown"
      onClick={() => changeSettings({ pace: next })}
    >
      <Glyph name={pace === 'slow' ? 'play' : pace === 'normal' ? 'forward' : 'skip'} /> <span>{PACE_WORDS[pace]}</span>
    </button>
  )
}
