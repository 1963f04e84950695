import { Card, Spot, useHand } from '@anachron/web/kit'
import type { CSSProperties } from 'react'
import { cardText, costWords, typeName } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import type { Action, CardId, View } from '../rules/types.ts'
import { tryCard } from './attempts.ts'
import { CardFace, origin, shortLine } from './CardFace.tsx'
import { Cost } from './Cost.tsx'
import { isPlay } from './layout.ts'
import { PICTURES } from './pictures.ts'

interface FaceCardProps {
  id: CardId
  piece: string
  actions: Action[]
  /** What people would try with it. */
  attempt?: Action
  where: string
}

/** One card, face up: cost, picture, text made from what it does, and its mark. */
function FaceCard({ id, piece, actions, attempt, where }: FaceCardProps) {
  const card = cardOf(id)
  const strength = card.energy === null ? '' : `${card.energy}/${card.resistance}`
  return (
    <Card
      piece={piece}
      className={`ts-card ts-${card.type}`}
      title={card.name}
      corner={card.type === 'power-cell' ? undefined : <Cost cost={card.cost} />}
      icon={PICTURES[id]}
      label={`${card.name} ${where}, ${typeName(card.type)}${card.type === 'power-cell' ? '' : `, costs ${costWords(card.cost)}`}${strength ? `, Energy ${card.energy}, Resistance ${card.resistance}` : ''}`}
      face={<CardFace card={card} />}
      facts={origin(card)}
      action={actions.length > 0 ? actions : attempt}
      foot={
        <span className="ts-foot">
          <span>{shortLine(card)}</span>
          <b className="number">{strength}</b>
        </span>
      }
    >
      {cardText(card)}
    </Card>
  )
}

/** The viewer's cards; pressing one offers everywhere it can go. */
export function OwnHand({ view, options }: { view: View; options: readonly Action[] }) {
  const hand = view.players[view.viewer]?.hand
  if (!hand) return null
  const seen = new Map<CardId, number>()
  return (
    <section
      className="hand-of-cards ts-hand"
      aria-label={`Your hand, ${hand.length} cards`}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      {hand.map((id, i) => {
        const n = seen.get(id) ?? 0
        seen.set(id, n + 1)
        const actions = options.filter((action) =>
          isPlay(action) ? action.card === id : isHandChoice(view) && action.kind === 'card' && action.card === id,
        )
        return (
          <FaceCard
            key={i}
            id={id}
            piece={n === 0 ? `hand-${id}` : `hand-${id}-${n}`}
            actions={actions}
            attempt={tryCard(view, id)}
            where="in your hand"
          />
        )
      })}
      {hand.length === 0 && <p className="note">Your hand is empty.</p>}
    </section>
  )
}

/** Whether a choice of cards is about the hand, and not about cards somewhere else. */
const isHandChoice = (view: View): boolean => view.stack.at(-1)?.kind !== 'ability'

/** Cards to choose from that are not in the hand: found in the deck, or lying in the Void. */
const elsewhere = (view: View, options: readonly Action[]): CardId[] =>
  isHandChoice(view) ? [] : options.flatMap((action) => (action.kind === 'card' ? [action.card] : []))

/** What the viewer chooses from: the hand, or for a moment the cards that an ability has found. */
export function Cards({ view, options }: { view: View; options: readonly Action[] }) {
  const found = elsewhere(view, options)
  if (found.length === 0) return <OwnHand view={view} options={options} />
  const hand = view.players[view.viewer]?.hand ?? []
  return (
    <>
      <section
        className="hand-of-cards ts-choices"
        aria-label="Cards to choose from"
        style={{ '--cards': found.length } as CSSProperties}
      >
        {found.map((card) => (
          <FaceCard
            key={card}
            id={card}
            piece={`choice-${card}`}
            actions={[{ kind: 'card', card }]}
            where="to choose"
          />
        ))}
      </section>
      <p className="note ts-held">In your hand: {hand.map((id) => cardOf(id).name).join(', ') || 'nothing'}.</p>
    </>
  )
}

/** The loudest first: what most people press, what they may, and what few ever need. */
const LOUDNESS: Partial<Record<Action['kind'], 'first' | 'plain' | 'quiet'>> = {
  keep: 'first',
  end: 'first',
  phase: 'first',
  none: 'plain',
  mulligan: 'plain',
  payByHand: 'quiet',
}

/** Answers that are about nothing on the table. */
export function Answers({ options }: { options: readonly Action[] }) {
  const hand = useHand()
  const open = hand.still ? [] : options.filter(({ kind }) => LOUDNESS[kind])
  return (
    <div className="ts-answers">
      {(['first', 'plain', 'quiet'] as const).flatMap((loud) =>
        open
          .filter(({ kind }) => LOUDNESS[kind] === loud)
          .map((action) => (
            <Spot
              key={JSON.stringify(action)}
              as="div"
              className={`button ${loud}`}
              label={hand.words(action)}
              facts={action.kind === 'payByHand' ? [BY_HAND] : []}
              action={action}
            >
              {hand.words(action)}
            </Spot>
          )),
      )}
    </div>
  )
}

const BY_HAND = 'Normally the game links the cells you miss least. This asks you which, for the next play only.'
