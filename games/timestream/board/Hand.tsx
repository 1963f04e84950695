import { t, tell, useTableActions } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { cardOf } from '../content/index.ts'
import { homeWaits } from '../rules/home.ts'
import type { Action, CardId, View } from '../rules/types.ts'
import { heldLine } from '../words/labels.ts'
import { tryCard } from './attempts.ts'
import { fanOf } from './fan.ts'
import { HandCard } from './HandCard.tsx'
import { destinations, useHeld } from './held.ts'
import { isDoneByPress, isPlay } from './layout.ts'
import { isSure, useSure } from './sure.ts'
import { useBox } from './use-box.ts'

const USUAL = { width: 760, height: 160 }

/** Two words about a card that has to wait. */
function waits(view: View, id: CardId): string | undefined {
  const { type } = cardOf(id)
  // What is missing is missing in the rival's turn, too.
  if (type === 'timestream') return t(homeWaits(view) ?? '') || undefined
  if (view.active !== view.viewer) return undefined
  return type === 'power-cell' && view.step === 'play' ? t('next turn') : undefined
}

/** The viewer's cards as a fan; pressing one picks it up, and where it can go begins to glow. */
export function OwnHand({ view, options }: { view: View; options: readonly Action[] }) {
  const [ref, room] = useBox<HTMLElement>(USUAL)
  const held = useHeld()
  const { still } = useTableActions()
  const sure = useSure()
  const hand = view.players[view.viewer]?.hand
  if (!hand) return null
  const picked = held.card === undefined ? undefined : hand.indexOf(held.card)
  const fan = fanOf(room, hand.length, picked)
  const seen = new Map<CardId, number>()
  return (
    <section
      ref={ref}
      className="ts-hand"
      aria-label={t`Your hand, ${hand.length} cards`}
      data-still={still || undefined}
    >
      {hand.map((id, i) => {
        const n = seen.get(id) ?? 0
        seen.set(id, n + 1)
        const actions = options.filter((action) =>
          isPlay(action) ? action.card === id : isHandChoice(view) && action.kind === 'card' && action.card === id,
        )
        const plays = actions.filter(isPlay)
        return (
          <HandCard
            key={i}
            id={id}
            piece={n === 0 ? `hand-${id}` : `hand-${id}-${n}`}
            actions={isDoneByPress(plays) ? actions : []}
            attempt={actions.length > 0 ? undefined : tryCard(view, id)}
            to={destinations(view, plays)}
            where={t('in your hand')}
            at={fan.cards[i] ?? { x: 0, seen: 0, turn: 0, drop: 0 }}
            size={fan}
            note={isDear(view, id, actions) ? t('your way home') : actions.length > 0 ? undefined : waits(view, id)}
            press={
              actions[0] && isDear(view, id, actions) && !isSure(sure, actions[0])
                ? { words: t`Void ${t(cardOf(id).name)}?`, go: () => sure.ask(actions[0] as Action) }
                : undefined
            }
          />
        )
      })}
      {hand.length === 0 && <p className="ts-note">{t('Your hand is empty.')}</p>}
    </section>
  )
}

/** Whether it would go to the Void, and nobody wins without it: then it is asked for twice. */
const isDear = ({ viewer, players }: View, id: CardId, actions: readonly Action[]): boolean =>
  cardOf(id).type === 'timestream' &&
  actions.some(({ kind }) => kind === 'card') &&
  players[viewer]?.hand?.filter((other) => other === id).length === 1

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
  const held = tell(heldLine(hand), [])
  const looked = lookedAt(view)
  // Both beside each other, as wide as they have cards; on a phone the hand is told in words.
  return (
    <div className="ts-beside" style={{ '--found': found.length, '--hand': hand.length } as CSSProperties}>
      <Found found={found} held={held} copies={(card) => looked.filter((one) => one === card).length} />
      <OwnHand view={view} options={[]} />
      <p className="ts-note" aria-hidden="true">
        {held}
      </p>
    </div>
  )
}

/** The cards from the top of the own deck that an ability lets one look at. */
function lookedAt({ stack, players, viewer }: View): readonly CardId[] {
  const frame = stack.at(-1)
  return frame?.kind === 'ability' && frame.at === 'sift' ? (players[viewer]?.top ?? []).slice(0, frame.left) : []
}

interface FoundProps {
  found: readonly CardId[]
  held: string
  copies(card: CardId): number
}

function Found({ found, held, copies }: FoundProps) {
  const [ref, room] = useBox<HTMLElement>(USUAL)
  const fan = fanOf(room, found.length)
  return (
    <section ref={ref} className="ts-hand ts-choices" aria-label={t`Cards to choose from. ${held}`}>
      {found.map((card, i) => (
        <HandCard
          key={card}
          id={card}
          piece={`choice-${card}`}
          actions={[{ kind: 'card', card }]}
          where={t('to choose')}
          copies={copies(card)}
          at={fan.cards[i] ?? { x: 0, seen: 0, turn: 0, drop: 0 }}
          size={fan}
        />
      ))}
    </section>
  )
}
