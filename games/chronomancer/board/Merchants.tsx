/** Everybody's purse on the sill; pressing one opens their workshop below. */
import { count, given, say } from '@anachron/kernel/words'
import { Icon, SeatMark, Spot, t } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { PEDDLER_CARD } from '../content/index.ts'
import { activePiece, frozenHours, merchantOf } from '../rules/clock.ts'
import { cardsHeld } from '../rules/corruption.ts'
import { marketNow } from '../rules/market.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Shop, View } from '../rules/types.ts'
import { wouldFacts, wouldLabel } from '../words/labels.ts'
import { scoreWords, several, shelf as shelfWords, townsfolk } from '../words/phrases.ts'
import { PeddlerMark } from './Clock.tsx'
import { coins, ERRAND, skull, snow } from './pictures.ts'
import { said } from './said.ts'
import { Inline } from './Tokens.tsx'

interface MerchantsProps {
  view: View
  names: readonly string[]
  /** Whose workshop is open below. */
  open: number
  show(seat: number): void
  pointedAt: ReadonlySet<string>
  style: CSSProperties
  /** There is a line for the score below each purse, on a phone. */
  tall?: boolean
}

export function Merchants({ view, names, open, show, pointedAt, style, tall = false }: MerchantsProps) {
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const acting = active === undefined ? undefined : merchantOf(view, active)
  return (
    <section
      className="ch-sill"
      aria-label={t('Merchants')}
      data-many={view.shops.length > 2 || undefined}
      data-tall={tall || undefined}
      style={style}
    >
      {view.shops.map((shop, seat) => (
        <div key={seat} className="ch-plate-of" data-open={open === seat || undefined}>
          <button
            type="button"
            className="ch-merchant"
            data-piece={`merchant-${seat}`}
            data-pointed={pointedAt.has(`merchant-${seat}`) || undefined}
            data-acting={acting === seat || undefined}
            data-out={shop.out || undefined}
            aria-pressed={open === seat}
            onClick={() => show(seat)}
          >
            <SeatMark seat={seat} />
            <span className="ch-merchant-name">{names[seat] ?? t`Seat ${seat + 1}`}</span>
            <Purse shop={shop} />
          </button>
          <Would view={view} seat={seat} name={names[seat] ?? `Seat ${seat + 1}`} />
        </div>
      ))}
      {view.peddler && <Peddler view={view} acting={acting === 'peddler'} />}
    </section>
  )
}

const Purse = ({ shop }: { shop: Shop }) => (
  <>
    <Tally icon={coins} n={shop.gold} words={t('Gold')} />
    <Tally icon={snow} n={frozenHours(shop)} words={t('Frozen Hours')} />
    <Tally icon={skull} n={cardsHeld(shop)} words={t('Corruption cards')} />
  </>
)

/** What it would all come to; pointed at or pressed it tells the sum. Beside the button, as it is about the score. */
function Would({ view, seat, name }: { view: View; seat: number; name: string }) {
  const score = scoreOf(view, seat)
  const market = view.phase === 'over' ? undefined : marketNow(view, seat)
  return (
    <Spot
      as="div"
      className="ch-would"
      label={said(say`${given(name)}: ${wouldLabel(score)}`)}
      facts={wouldFacts(score, market).map(said)}
    >
      <span>{t('score')} </span>
      <b key={score.total} className="number">
        {signed(score.total)}
      </b>
      {market && market.total > 0 && (
        <>
          <span> {t('· Market up to')} </span>
          <b key={`m${market.total}`} className="number">
            +{market.total}
          </b>
        </>
      )}
    </Spot>
  )
}

/** With a minus sign as wide as a digit. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

const Tally = ({ icon, n, words }: { icon: string; n: number; words: string }) => (
  <span className="ch-tally" title={words}>
    <Icon body={icon} size={15} />
    <span className="number">{n}</span>
    <span className="unseen"> {words}, </span>
  </span>
)

function Peddler({ view, acting }: { view: View; acting: boolean }) {
  const { peddler } = view
  if (!peddler) return null
  const score = scoreOf(view, 'peddler')
  const last = peddler.revealed.at(-1)
  const coming = peddler.deck.map((card) => PEDDLER_CARD[card].name)
  return (
    <Spot
      as="div"
      piece="peddler"
      className="ch-merchant ch-peddler"
      label={said(say`The Peddler, ${view.level}: would score ${scoreWords(score)}`)}
      facts={[
        said(say`Shelf: ${shelfWords(peddler)}. Hired: ${several(peddler.staff.map(townsfolk), 'nobody')}.`),
        said(say`Last card: ${last ? PEDDLER_CARD[last].name : 'none yet'}.`),
        said(say`${count(peddler.deck.length, 'card')} to come: ${several(coming, say`all are shuffled again`)}.`),
      ]}
    >
      <Inline size={18}>
        <g transform="scale(1.9)">
          <PeddlerMark />
        </g>
      </Inline>
      <span className="ch-merchant-name" data-acting={acting || undefined}>
        {t('The Peddler')}
      </span>
      <Tally icon={coins} n={peddler.gold} words={t('Gold')} />
      {last && (
        <span className="ch-errand" data-piece={`errand-${last}`}>
          <Icon body={ERRAND[PEDDLER_CARD[last].kind]} size={17} />
        </span>
      )}
      <span className="ch-would">
        <span>{t('score')} </span>
        <b className="number">{score.total}</b>
      </span>
    </Spot>
  )
}
