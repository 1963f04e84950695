import { ARMOR, isUnit, TURRET } from '../content/cards.ts'
import { standsBefore, turnOf } from './line.ts'
import type { Card, Field } from './types.ts'
import { choosesAim, isAlive } from './units.ts'

export const isAttachment = (card: Card): boolean => card.rank === TURRET || card.rank === ARMOR

/** Whether a card still wants a decision today: a host for an attachment, an aim for Blitz Troops. */
const isOpen = (field: Field, card: Card): boolean =>
  isAttachment(card)
    ? !card.used && card.day === field.day
    : isUnit(card.rank) && card.aim === null && isAlive(card) && choosesAim(card)

/** In turn order; of one player, attachments in the order deployed, then Units in the order of the line (TLB-32). */
function comesBefore(field: Field, a: Card, b: Card): boolean {
  if (a.owner !== b.owner) return turnOf(field, a.owner) < turnOf(field, b.owner)
  if (isAttachment(a) !== isAttachment(b)) return isAttachment(a)
  return isAttachment(a) ? a.seq < b.seq : standsBefore(field, a, b)
}

/** The card that the next decision of this Day is about. */
export function nextDecision(field: Field): Card | undefined {
  let next: Card | undefined
  for (const card of field.cards) if (isOpen(field, card) && (!next || comesBefore(field, card, next))) next = card
  return next
}

/** The friendly Units that an attachment can be mounted on (TLB-33). */
export function hostsFor(field: Field, attachment: Card): number[] {
  const { sides, cards, day } = field
  const hosts: number[] = []
  for (const card of cards)
    if (isUnit(card.rank) && !card.dead && card.day >= day && sides[card.owner] === sides[attachment.owner])
      hosts.push(card.id)
  return hosts
}

/** Mounts an attachment (TLB-34); without a host it lies idle. */
export function mount(field: Field, attachment: Card, host: number | undefined): void {
  attachment.used = true
  if (host === undefined) return
  attachment.host = host
  const unit = field.cards[host] as Card
  if (attachment.rank === TURRET) unit.turrets++
  else unit.armors++
}
