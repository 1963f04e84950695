/** Whoever falls in the event being shown stands until it is over: one sees what is hit before it is gone. */
import type { BattleEvent, Ref, View } from '../rules/types.ts'

/** Whom the event takes away, Bombs that go off included. */
export function falling(now: BattleEvent | undefined): readonly Ref[] {
  switch (now?.kind) {
    case 'struck':
    case 'fought':
      return now.record.deaths
    case 'bombed':
      return [now.target, now.bomb]
    case 'attrition':
      return [now.unit]
    default:
      return []
  }
}

export function standing(view: View, now: BattleEvent | undefined): View {
  const ids = new Set(falling(now).map(({ id }) => id))
  if (ids.size === 0) return view
  const bomb = now?.kind === 'bombed' ? now.bomb.id : undefined
  const alive = (card: View['cards'][number]) => ({
    ...card,
    dead: false,
    used: card.id === bomb ? false : card.used,
  })
  return { ...view, cards: view.cards.map((card) => (ids.has(card.id) ? alive(card) : card)) }
}
