import { t } from '@anachron/kit'
import { useState } from 'react'
import type { Action, LimitedFrame, NamedDeck, View } from '../../rules/types.ts'
import { BuildDeck } from './BuildDeck.tsx'
import { PickCard } from './PickCard.tsx'
import { Pool } from './Pool.tsx'
import { isOwn } from './pools.ts'
import '../workshop.css'
import './limited.css'

interface LimitedProps {
  view: View
  frame: LimitedFrame
  names: readonly string[]
  options: readonly Action[]
  choose(action: Action): void
}

/** Before a match whose decks come from packs: the pack, then the deck that is built. */
export function Limited({ view, frame, names, options, choose }: LimitedProps) {
  // On a narrow screen one looks at the pack or at what was picked.
  const [part, setPart] = useState<'pack' | 'picks'>('pack')
  const seat = view.viewer
  const proposal = options.find((action) => action.kind === 'deck')?.deck as NamedDeck | undefined
  const [pack = [], pool = []] = [frame.packs[seat], frame.pools[seat]]
  if (proposal) return <BuildDeck key={seat} pool={pool} proposal={proposal} choose={choose} />
  const isPicking = frame.at === 'pick' && frame.waiting.includes(seat) && isOwn(pack)
  const isSeated = frame.pools[seat] !== undefined && isOwn(pool)
  return (
    <div className="ts">
      {isSeated && (
        <div className="ts-parts">
          {(['pack', 'picks'] as const).map((one) => (
            <button key={one} type="button" className="button" aria-pressed={part === one} onClick={() => setPart(one)}>
              {one === 'pack' ? t`The pack (${pack.length})` : t`Your cards (${pool.length})`}
            </button>
          ))}
        </div>
      )}
      <div className="ts-limited" data-part={part}>
        {isPicking ? (
          <PickCard frame={frame} pack={pack} />
        ) : (
          <p className="note ts-limited-wait" role="status">
            {frame.waiting.map((one) => names[one] ?? t`Seat ${one + 1}`).join(t(' and '))}:{' '}
            {frame.at === 'pick' ? t('still to take a card.') : t('still to build a deck.')}
          </p>
        )}
        {isSeated && <Pool pool={pool} />}
      </div>
    </div>
  )
}
