import { Card, type CardProps, Spot, useHand } from '@anachron/web/kit'
import { type Kind, kindOf, type Rank } from '../content/cards.ts'
import { cardName } from '../rules/say.ts'
import type { Action, View } from '../rules/types.ts'
import { PICTURES } from './pictures.ts'

const grows = ({ base, perLevel }: { base: number; perLevel: number }): string =>
  perLevel === 0
    ? `${base}`
    : `${base} ${perLevel > 0 ? '+' : '−'} ${Math.abs(perLevel) === 1 ? '' : Math.abs(perLevel)}L`

const factsOf = (kind: Kind): string =>
  kind.type === 'unit'
    ? `${grows(kind.hp)} hit points, Damage ${grows(kind.damage)} to the ${kind.aims === 'rear' ? 'Rear' : 'Front'}.`
    : 'Support.'

/** A card as it is held. */
export function HandCard({ rank, ...spot }: { rank: Rank } & Pick<CardProps, 'piece' | 'from' | 'action'>) {
  const kind = kindOf(rank)
  return (
    <Card
      {...spot}
      title={cardName(rank)}
      corner={kind.sign}
      icon={PICTURES[rank]}
      label={`${cardName(rank)} (${kind.sign}) in your hand`}
      facts={[factsOf(kind), ...(kind.ability ? [kind.ability] : [])]}
      foot={
        kind.type === 'unit'
          ? `${grows(kind.hp)} HP · ${grows(kind.damage)} ${kind.aims === 'rear' ? 'rear' : 'front'}`
          : 'Support'
      }
    >
      {kind.ability}
    </Card>
  )
}

/** The viewer's cards: to deploy, or, while one is being deployed, to slide under the deck. */
export function OwnHand({ view }: { view: View }) {
  const own = view.players[view.viewer]?.own
  if (!own || own === 'hidden') return null
  const sliding = own.playing !== null
  const seen = new Map<Rank, number>()
  return (
    <section className={`hand-of-cards tlb-hand tlb-seat-${view.viewer % 4}`} aria-label="Your hand">
      {own.hand.map((rank, i) => {
        const n = seen.get(rank) ?? 0
        seen.set(rank, n + 1)
        const action: Action = sliding ? { kind: 'bottom', rank } : { kind: 'deploy', rank }
        return (
          <HandCard
            key={i}
            rank={rank}
            piece={n === 0 ? `hand-${rank}` : `hand-${rank}-${n}`}
            from={`player-${view.viewer}`}
            action={view.phase === 'deploy' ? action : undefined}
          />
        )
      })}
    </section>
  )
}

const PLAIN: readonly Action[] = [
  { kind: 'keep' },
  { kind: 'aim', at: 'front' },
  { kind: 'aim', at: 'rear' },
  { kind: 'watch' },
]

/** Answers that are about no card: they stand as buttons under the field. */
export function Answers() {
  const hand = useHand()
  const open = hand.still ? [] : PLAIN.filter((action) => hand.isOption(action))
  if (open.length === 0) return null
  return (
    <div className="tlb-answers">
      {open.map((action) => (
        <Spot key={JSON.stringify(action)} as="div" className="button first" label={hand.words(action)} action={action}>
          {hand.words(action)}
        </Spot>
      ))}
    </div>
  )
}
