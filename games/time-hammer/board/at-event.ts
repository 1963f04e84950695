import type { CardId, Purpose, SlotName } from '../content/index.ts'
import type { Event, Found, Slot, TimeHammerFrame, View } from '../rules/types.ts'

/** Events that say what revealed cards have decided. */
const DECIDED: Partial<Record<Event['kind'], Purpose>> = {
  decadeSelected: 'discovery',
  jumped: 'jump',
  hammerFixed: 'repair',
  hammerFailed: 'repair',
  hammerParadox: 'repair',
  fought: 'fight',
}

/** A view while an event is told: the cards that decided it still lie there, and what it puts an end to is gone. */
export function atEvent(view: View, now: Event | undefined): View {
  if (!now) return view
  const isOver = (frame: TimeHammerFrame): boolean =>
    frame.kind === 'plan' || (frame.kind === 'hammer' && now.kind === 'hammerRests' && frame.card === now.card)
  const under = { ...view, stack: view.stack.filter((frame) => !isOver(frame)) }
  const purpose = DECIDED[now.kind]
  const found = under.stack.findLast((frame) => 'found' in frame)?.found ?? []
  return purpose && found.length > 0 ? stillRevealed(under, purpose, found) : under
}

function stillRevealed(view: View, purpose: Purpose, found: readonly Found[]): View {
  const names: readonly SlotName[] = purpose === 'fight' ? ['attacker', 'defender'] : ['main']
  const slots = found.map(
    ({ card, added }, i): Slot => ({ name: names[i] ?? 'main', card, added, drawn: true, locked: false }),
  )
  const elsewhere = (card: CardId): boolean => !found.some((one) => one.card === card)
  return {
    ...view,
    discard: view.discard.filter(elsewhere),
    dejaVu: view.dejaVu.filter(elsewhere),
    stack: [...view.stack, { kind: 'reveal', at: 'close', purpose, slots, order: [], turn: 0, passes: 0 }],
  }
}
