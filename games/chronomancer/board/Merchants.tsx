/** Everybody at the table on one line each: what they have, where their figures stand; pressing one opens their workshop. */
import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import { COLOURS, PEDDLER, PEDDLER_CARD, SIZES, TOWNSFOLK } from '../content/index.ts'
import { activePiece, frozenHours, merchantOf } from '../rules/clock.ts'
import { cardsHeld } from '../rules/corruption.ts'
import { shelfOf } from '../rules/goods.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Counts, Shop, View } from '../rules/types.ts'
import { scoreWords } from '../words/events.ts'
import * as say from '../words/phrases.ts'
import { PeddlerMark } from './Clock.tsx'
import { MiniRing } from './MiniRing.tsx'
import { sourceWords } from './marks.ts'
import { coins, ERRAND, skull, snow } from './pictures.ts'
import { Inline, InlineAdventurer, InlineGood } from './Tokens.tsx'

interface MerchantsProps {
  view: View
  names: readonly string[]
  /** Whose workshop is open below. */
  open: number
  show(seat: number): void
  pointedAt: ReadonlySet<string>
}

export function Merchants({ view, names, open, show, pointedAt }: MerchantsProps) {
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const acting = active === undefined ? undefined : merchantOf(view, active)
  return (
    <section className="ch-merchants" aria-label="Merchants">
      {view.shops.map((shop, seat) => (
        <button
          key={seat}
          type="button"
          className="ch-merchant"
          data-piece={`merchant-${seat}`}
          data-pointed={pointedAt.has(`merchant-${seat}`) || undefined}
          data-acting={acting === seat || undefined}
          data-out={shop.out || undefined}
          aria-pressed={open === seat}
          onClick={() => show(seat)}
        >
          <Plate view={view} seat={seat} name={names[seat] ?? `Seat ${seat + 1}`} />
          <MiniRing shop={shop} seat={seat} />
        </button>
      ))}
      {view.peddler && <Peddler view={view} acting={acting === 'peddler'} />}
    </section>
  )
}

function Plate({ view, seat, name }: { view: View; seat: number; name: string }) {
  const shop = view.shops[seat] as Shop
  return (
    <span className="ch-plate">
      <span className="ch-plate-name">
        <SeatMark seat={seat} /> {name}
        {shop.out && ' (gave up)'}
      </span>
      <span className="ch-plate-numbers">
        <Tally icon={coins} n={shop.gold} words="Gold" />
        <Tally icon={snow} n={frozenHours(shop)} words="Frozen Hours" />
        <Tally icon={skull} n={cardsHeld(shop)} words="Corruption cards" />
        <span className="ch-plate-score">
          scores <b className="number">{scoreOf(view, seat).total}</b>
        </span>
      </span>
      <GoodsLine relics={shop.relics} artifacts={shop.artifacts} />
    </span>
  )
}

const Tally = ({ icon, n, words }: { icon: string; n: number; words: string }) => (
  <span className="ch-tally" title={words}>
    <Icon body={icon} size={15} />
    <span className="number">{n}</span>
    <span className="unseen"> {words}, </span>
  </span>
)

/** A shelf on one line. */
function GoodsLine({ relics, artifacts }: { relics: Counts; artifacts: Counts }) {
  const shelf = { relics, artifacts }
  const kinds = SIZES.flatMap((size) =>
    COLOURS.flatMap((colour, i) => {
      const n = shelfOf(shelf, size)[i] as number
      return n > 0 ? [{ size, colour, n }] : []
    }),
  )
  return (
    <span className="ch-goods-line">
      <span className="unseen">Shelf: {say.shelf(shelf)}</span>
      {kinds.length === 0 && <span aria-hidden="true">empty shelf</span>}
      {kinds.map(({ size, colour, n }) => (
        <span key={size + colour} aria-hidden="true" className="ch-goods-few">
          <InlineGood kind={size} colour={colour} size={18} />
          {n > 1 && <b className="number">{n}</b>}
        </span>
      ))}
    </span>
  )
}

function Peddler({ view, acting }: { view: View; acting: boolean }) {
  const { peddler } = view
  if (!peddler) return null
  const score = scoreOf(view, 'peddler')
  const last = peddler.revealed.at(-1)
  return (
    <Spot
      as="div"
      piece="peddler"
      className="ch-merchant ch-peddler"
      label={`The Peddler, ${view.level}: would score ${scoreWords(score)}`}
      facts={[
        `Still to come: ${peddler.deck.map((card) => PEDDLER_CARD[card].name).join(', ') || 'all cards are shuffled again'}.`,
        `Hired: ${peddler.staff.map(say.townsfolk).join(', ') || 'nobody'}.`,
        sourceWords(PEDDLER.source),
      ]}
    >
      <span className="ch-plate" data-acting={acting || undefined}>
        <span className="ch-plate-name">
          <Inline size={20}>
            <g transform="scale(1.9)">
              <PeddlerMark />
            </g>
          </Inline>{' '}
          The Peddler <small>{view.level}</small>
        </span>
        <span className="ch-plate-numbers">
          <Tally icon={coins} n={peddler.gold} words="Gold" />
          {peddler.staff.map((id) => {
            const { faction } = TOWNSFOLK[id]
            return faction && <InlineAdventurer key={id} customer={faction} size={16} />
          })}
          <span className="ch-plate-score">
            scores <b className="number">{score.total}</b>
          </span>
        </span>
        <GoodsLine relics={peddler.relics} artifacts={peddler.artifacts} />
      </span>
      <span className="ch-errand" data-piece={last && `errand-${last}`}>
        {last ? (
          <>
            <Icon body={ERRAND[PEDDLER_CARD[last].kind]} size={28} />
            <span>{PEDDLER_CARD[last].name}</span>
          </>
        ) : (
          <span>no card yet</span>
        )}
        <small>{say.count(peddler.deck.length, 'card')} left</small>
      </span>
    </Spot>
  )
}
