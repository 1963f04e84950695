import { t } from '@anachron/kit'
import { TurnNews } from '../../app/TurnNotice.tsx'
import { Absent } from './Absent.tsx'
import { Away } from './Away.tsx'
import { Connection } from './Connection.tsx'
import { Offer } from './Offer.tsx'
import { type Newcomer, PrimerRibbon } from './Primer.tsx'
import { Rematch } from './Rematch.tsx'
import { MeanwhileStrip } from './story/MeanwhileStrip.tsx'
import type { Meanwhile } from './story/meanwhile.ts'
import { useTable } from './table-context.ts'
import { DangerLine } from './threats/threats.tsx'

export interface NewsProps {
  /** Why the last thing wanted was not done. */
  trouble: string | undefined
  showAgain(from: number): void
  newcomer: Newcomer | undefined
  meanwhile: Meanwhile | undefined
  /** The ending stands before it, and offers a rematch itself. */
  ended: boolean
}

/** After so many answers a newcomer is not greeted any more. */
const GREETED = 3

/** One line whose room is always there, so that nothing moves when it is used: the most pressing thing is said. */
export function News({ trouble, showAgain, newcomer, meanwhile, ended }: NewsProps) {
  const { table, place, info, looking, state, matchView } = useTable()
  // Whoever has answered a few times is on the way; the rulebook has it still.
  const answered = state.entryEvents.filter(({ seat, itself }) => seat === matchView.as && !itself).length
  const said = info.closed === undefined ? trouble : t(info.closed)
  return (
    <>
      <Connection client={table.client} place={place} />
      {said && (
        <p className="trouble" role="alert">
          {said}
        </p>
      )}
      {info.offer && <Offer offer={info.offer} />}
      {place === 'server' && !ended && <Rematch />}
      {place === 'server' && <Absent />}
      {place === 'server' && <TurnNews />}
      {looking.at === undefined && <Away show={showAgain} />}
      {meanwhile && <MeanwhileStrip meanwhile={meanwhile} show={showAgain} />}
      {newcomer && !meanwhile && answered < GREETED && <PrimerRibbon {...newcomer} />}
      {!ended && <DangerLine />}
    </>
  )
}
