import { Card, type CardProps, type Plan, t, useTableActions } from '@anachron/kit'
import { type CSSProperties, Fragment } from 'react'
import { type Kind, kindOf, type Rank } from '../content/cards.ts'
import type { Action, Battle, View } from '../rules/types.ts'
import { abilityOf, briefOf, tagOf } from '../words/abilities.ts'
import { cardName } from '../words/names.ts'
import { deckPlace, duePlace } from './laid.ts'
import { type Outcome, useLayings } from './outcomes.ts'
import { PICTURES } from './pictures.ts'
import { layingOf } from './plans.ts'

const grows = ({ base, perLevel }: { base: number; perLevel: number }): string =>
  perLevel === 0
    ? `${base}`
    : `${base}${perLevel > 0 ? '+' : '−'}${Math.abs(perLevel) === 1 ? '' : Math.abs(perLevel)}L`

const inWords = ({ base, perLevel }: { base: number; perLevel: number }): string =>
  perLevel === 0
    ? `${base}`
    : perLevel > 0
      ? t`${base}, ${perLevel} more for each Level`
      : t`${base}, ${-perLevel} less for each Level`

const factsOf = (kind: Kind): readonly string[] =>
  kind.type === 'unit'
    ? [
        t`Hit points: ${inWords(kind.hp)}.`,
        kind.aims === 'rear'
          ? t`Shoots at the Rear, the far end of the enemy line. Damage: ${inWords(kind.damage)}.`
          : t`Shoots at the Front, the near end of the enemy line. Damage: ${inWords(kind.damage)}.`,
      ]
    : [t('A Support: it stands in no line.')]

/** Where to shoot is all that is special about it, and that stands there already. */
const isSaid = (kind: Kind): boolean => kind.type === 'unit' && kind.sign === '5'

/** A card as it is held. */
interface HandCardProps extends Pick<CardProps, 'piece' | 'from' | 'action' | 'plan' | 'to'> {
  rank: Rank
  /** Where it is held; left out, a card as the rulebook shows it. */
  view?: View
  /** How the war would end with it. */
  ends?: Outcome | undefined
  /** It would be slid under the deck. */
  slides?: boolean
}

export function HandCard({ rank, view, ends, slides = false, ...spot }: HandCardProps) {
  const kind = kindOf(rank)
  const ability = abilityOf(rank, view?.viewer, view)
  return (
    <Card
      {...spot}
      title={t(cardName(rank))}
      corner={kind.sign}
      icon={PICTURES[rank]}
      label={t`${t(cardName(rank))} (${kind.sign}) in your hand`}
      facts={[...(ability && !isSaid(kind) ? [t(ability)] : []), ...factsOf(kind)]}
      foot={
        <>
          {ends && <Ends of={ends} />}
          {slides && <span className="tlb-ends-plate tlb-slide-plate">{t('↓ deck')}</span>}
          {kind.type === 'unit' ? (
            <>
              <span className="tlb-tag">{t(tagOf(rank))}</span>
              <span>♥ {grows(kind.hp)}</span>
              <span>
                {kind.aims === 'rear' ? t('Rear') : '▲'} {grows(kind.damage)}
              </span>
            </>
          ) : (
            <>
              <span className="tlb-tag">{t(tagOf(rank))}</span>
              <span className="tlb-kind">{t('Support')}</span>
            </>
          )}
        </>
      }
    >
      {t(briefOf(rank, view?.viewer, view))}
    </Card>
  )
}

/**
 * As on the targets of a Bomb, but about: Units of the viewer's half and of the others that may stand in the end; under
 * it in how many of the wars fought for it the viewer is ahead, level and behind.
 */
const Ends = ({ of: { ends, stands, spread, best } }: { of: Outcome }) => (
  <span className="tlb-ends-plate" data-stands={stands} aria-hidden="true">
    ≈ {Math.round(ends[0])} : {Math.round(ends[1])}
    {stands === 'behind' && best && best.join() !== ends.map(Math.round).join() && (
      <small>
        {' '}
        ↑ {best[0]} : {best[1]}
      </small>
    )}
    {spread && (
      <span className="tlb-spread">
        {(['ahead', 'level', 'behind'] as const).map((stand) => (
          <i key={stand} data-stands={stand} style={{ flexGrow: spread[stand] }} />
        ))}
      </span>
    )}
  </span>
)

interface OwnHandProps {
  view: View
  /** One gesture for each card that can be laid; none where another is to be slid under the deck, too. */
  plans: readonly Plan<Battle>[]
}

/** The viewer's cards: to deploy, or, while one is being deployed, to slide under the deck. */
export function OwnHand({ view, plans }: OwnHandProps) {
  const own = view.players[view.viewer]?.own
  const layings = useLayings(view)
  const { isOption } = useTableActions()
  if (!own || own === 'hidden') return null
  const { playing } = own
  const sliding = playing !== null
  // What is being laid leaves its gap until the hand is drawn up: nothing moves under the pointer.
  const gap = playing === null ? -1 : own.hand.filter((rank) => rank <= playing).length
  const seen = new Map<Rank, number>()
  const due = Math.max(1, view.players[view.viewer]?.toDeploy ?? 1)
  const places = sliding ? [deckPlace(view.viewer)] : Array.from({ length: due }, (_, nth) => duePlace(nth))
  return (
    <section
      className={`tlb-hand tlb-seat-${view.viewer}`}
      data-slides={sliding || undefined}
      aria-label={t('Your hand')}
      style={{ '--cards': own.hand.length + Number(sliding) } as CSSProperties}
    >
      {own.hand.map((rank, i) => {
        const n = seen.get(rank) ?? 0
        seen.set(rank, n + 1)
        const action: Action = sliding ? { kind: 'bottom', rank } : { kind: 'deploy', rank }
        const plan = plans.find(({ id }) => id === layingOf(rank))
        return (
          <Fragment key={i}>
            {gap === i && <Gap />}
            <HandCard
              rank={rank}
              view={view}
              ends={layings.get(rank)}
              slides={sliding && isOption(action)}
              piece={n === 0 ? `hand-${rank}` : `hand-${rank}-${n}`}
              from={`player-${view.viewer}`}
              plan={plan}
              action={view.phase === 'deploy' && !plan ? action : undefined}
              to={
                view.phase === 'deploy'
                  ? places.map((place) => ({ place, action, ...(plan ? { plan } : {}) }))
                  : undefined
              }
            />
          </Fragment>
        )
      })}
      {gap === own.hand.length && <Gap />}
    </section>
  )
}

/** As broad as a card. */
const Gap = () => <span className="card tlb-gap" aria-hidden="true" />
