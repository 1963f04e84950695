import { t } from '@anachron/kit'
import type { SeatInfo, SeatPlan } from '@anachron/wire'
import { useState } from 'react'
import { go } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { botName } from '../../client/names.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { branchAfter } from '../../words/app.ts'
import { favourite, tableHref } from '../shelf/start.ts'
import { BranchTree } from './BranchTree.tsx'
import { useTable } from './table-context.ts'

/** Whoever leaves a match goes on against whom they played. */
const rivalLevel = (seats: readonly Pick<SeatInfo, 'kind' | 'level'>[]): string | undefined =>
  seats.find(({ kind }) => kind === 'bot')?.level

/** Leaves the match at a moment: who sits where in the new one. */
export function BranchSheet({ onClose }: { onClose(): void }) {
  const { table, place, info, matchView, names, looking } = useTable()
  const entry = looking.at ?? matchView.entry
  const levels = table.client.levels
  const [self, setSelf] = useState(Math.max(0, matchView.as))
  const [others, setOthers] = useState<string>(rivalLevel(info.seats) ?? favourite(levels))
  const [trouble, setTrouble] = useState<string>()
  const running = info.phase === 'playing' && matchView.result === null
  const rival: SeatPlan = others === 'open' || others === 'hot-seat' ? { kind: others } : { kind: 'bot', level: others }
  const leave = (): void => {
    const seats = info.seats.map((_, i): SeatPlan => (i === self ? { kind: 'you' } : rival))
    const as = running && matchView.as !== self ? matchView.as : running ? self : undefined
    table.client
      .request('branch', { table: table.id, entry, seats, entropy: drawEntropy(), ...(as === undefined ? {} : { as }) })
      .then(
        (answer) => {
          onClose()
          go(tableHref(place, answer.table))
        },
        (problem: Error) => setTrouble(problem.message),
      )
  }
  return (
    <Sheet title={t(branchAfter(entry))} onClose={onClose}>
      <p>
        {t('A new match begins from this moment; this one stays as it is.')}{' '}
        {running &&
          t(
            'Because the match is still running, what you cannot know is imagined anew: it may differ from what is really there.',
          )}
      </p>
      <label className="field-label">
        {t('You play')}
        <select className="field" value={self} onChange={(e) => setSelf(Number(e.target.value))}>
          {names.map((name, i) => (
            <option key={name} value={i}>{t`seat ${i + 1} (${name})`}</option>
          ))}
        </select>
      </label>
      {info.seats.length > 1 && (
        <label className="field-label">
          {t('The others')}
          <select className="field" value={others} onChange={(e) => setOthers(e.target.value)}>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t`bots: ${botName(info.game, level)}`}
              </option>
            ))}
            <option value="hot-seat">{t('people at this screen')}</option>
            {place === 'server' && <option value="open">{t('people with the link')}</option>}
          </select>
        </label>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button first" onClick={leave}>
        {t('Branch here')}
      </button>
      <BranchTree />
    </Sheet>
  )
}
