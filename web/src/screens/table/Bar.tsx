import { Glyph, t } from '@anachron/kit'
import { useState } from 'react'
import { changeSettings, PACE_WORDS, PACES, type Pace, useSettings } from '../../app/settings.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { BranchSheet } from './BranchSheet.tsx'
import { BranchTree } from './BranchTree.tsx'
import type { Keys } from './keys.tsx'
import { ShareSheet } from './ShareSheet.tsx'
import { Count } from './Side.tsx'
import { useShownMatch } from './shown-match.ts'
import { Timeline } from './Timeline.tsx'
import { useTable } from './table-context.ts'

type SheetName = 'branch' | 'tree' | 'share'

/** Along the bottom: undo and hint, the timeline, and what else one does with a match. */
export function Bar({ keys }: { keys: Keys }) {
  const { info, side, setSide, talk } = useTable()
  const [sheet, setSheet] = useState<SheetName>()
  const isKept = !info.hints && info.phase === 'playing'
  return (
    <footer className="bar">
      <div className="bar-doors">
        <SeatButtons keys={keys} />
        <PaceButton />
      </div>
      <Timeline />
      <div className="bar-doors">
        <button
          type="button"
          className="button quiet"
          disabled={isKept}
          title={isKept ? t('Without hints: it can be branched when it is over') : undefined}
          onClick={() => setSheet('branch')}
        >
          <Glyph name="branch" /> <span>{t('Branch here')}</span>
        </button>
        {(info.branches.length > 0 || info.branchOf) && (
          <button type="button" className="button quiet" onClick={() => setSheet('tree')}>
            <Glyph name="tree" /> <span>{t('Tree')}</span>
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setSheet('share')}>
          <Glyph name="share" /> <span>{t('Share')}</span>
        </button>
        <button
          type="button"
          className="button quiet bar-side"
          aria-expanded={side !== undefined}
          onClick={() => setSide(side ? undefined : talk.unread > 0 ? 'chat' : 'log')}
        >
          <Glyph name={talk.unread > 0 ? 'chat' : 'log'} /> <span>{talk.unread > 0 ? t('Chat') : t('Story')}</span>
          <Count of={talk.unread} />
        </button>
        <button type="button" className="button quiet icon bar-keys" aria-label={t('Keys')} onClick={keys.help}>
          <Glyph name="help" />
        </button>
      </div>
      <OpenSheet sheet={sheet} onClose={() => setSheet(undefined)} />
    </footer>
  )
}

/** What whoever plays does besides answering. */
function SeatButtons({ keys }: { keys: Keys }) {
  const { matchView, info } = useTable()
  const { busy } = useShownMatch()
  // Buttons that went before the last event has been shown would tell that it is the last.
  if (matchView.as < 0 || (matchView.result !== null && !busy)) return null
  return (
    <>
      <button type="button" className="button quiet" onClick={keys.undo}>
        <Glyph name="undo" /> <span>{t('Undo')}</span>
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={keys.hint}
        disabled={!info.hints || !matchView.decision?.seats.includes(matchView.as)}
        title={info.hints ? undefined : t('This table is played without hints')}
      >
        <Glyph name="hint" /> <span>{t('Hint')}</span>
      </button>
    </>
  )
}

function OpenSheet({ sheet, onClose }: { sheet: SheetName | undefined; onClose(): void }) {
  if (sheet === 'branch') return <BranchSheet onClose={onClose} />
  if (sheet === 'share') return <ShareSheet onClose={onClose} />
  if (sheet === undefined) return null
  return (
    <Sheet title={t('Branches')} kind="wide" onClose={onClose}>
      <BranchTree />
    </Sheet>
  )
}

/** Steps through the paces. */
function PaceButton() {
  const { pace } = useSettings()
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] as Pace
  return (
    <button
      type="button"
      className="button quiet bar-pace"
      aria-label={t`Animation speed: ${PACE_WORDS[pace]}. Change to ${PACE_WORDS[next]}`}
      title={t('Animation speed')}
      onClick={() => changeSettings({ pace: next })}
    >
      <Glyph name={pace === 'calm' ? 'play' : pace === 'normal' || pace === 'quick' ? 'forward' : 'skip'} />{' '}
      <span>{t(PACE_WORDS[pace])}</span>
    </button>
  )
}
