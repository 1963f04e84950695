import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { OfferInfo } from '@anachron/wire'
import { useMemo, useState } from 'react'
import { asksToTakeBack, waitingFor } from '../../words/table.ts'
import { tell } from '../../words/tell.ts'
import { chaptersOf, tellerOf } from './story/telling.ts'
import { useTable } from './table-context.ts'

/** So much of what would be taken back is said; the rest can be looked at. */
const MOST_SAID = 2

/** Somebody asks to take something back that others have learnt from. */
export function Offer({ offer }: { offer: OfferInfo }) {
  const { table, names, mine, looking } = useTable()
  const [trouble, setTrouble] = useState<string>()
  const what = useTakenBack(offer)
  const isMine = mine.includes(offer.by)
  const asked = offer.waiting.some((seat) => mine.includes(seat))
  const answer = (yes: boolean): void => {
    table.client
      .request('consent', { table: table.id, offer: offer.offer, yes })
      .catch((problem: Error) => setTrouble(problem.message))
  }
  const isShown = looking.at === offer.to
  return (
    <section className="offer" role="status">
      <p>
        {tell(asksToTakeBack(offer.by, what), names, isMine ? offer.by : undefined)}
        {!asked && ` ${tell(say`${waitingFor(offer.waiting)}.`, names)}`}
      </p>
      <div className="hint-doors">
        {asked && (
          <button type="button" className="button first" onClick={() => answer(true)}>
            {t('Allow it')}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-pressed={isShown}
          onClick={() => looking.look(isShown ? undefined : offer.to)}
        >
          {isShown ? t('Back to now') : t('Show it')}
        </button>
        {asked && (
          <button type="button" className="button" onClick={() => answer(false)}>
            {t('No')}
          </button>
        )}
        {isMine && (
          <button type="button" className="button" onClick={() => answer(false)}>
            {t('Never mind')}
          </button>
        )}
      </div>
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  )
}

/** What would be undone, as the story tells it to this viewer: the first things that the one who asks did. */
function useTakenBack({ by, to }: OfferInfo): Sentence[] {
  const { state, game, to: viewer } = useTable()
  const { entryEvents } = state
  return useMemo(() => {
    const gone = entryEvents.filter(({ entry }) => entry > to)
    const lines = chaptersOf(gone, tellerOf(game.game, viewer)).flatMap(({ sections }) =>
      sections.flatMap((section) => section.lines),
    )
    const said = lines.filter((line) => line.words !== '')
    const own = said.filter((line) => line.by === by)
    return (own.length > 0 ? own : said).slice(0, MOST_SAID).map(({ words }) => words)
  }, [entryEvents, game, viewer, by, to])
}
