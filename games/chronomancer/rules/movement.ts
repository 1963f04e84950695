import type { Refusal } from '@anachron/kernel'
import { type Figure, RING, SPACE, SPACES, type SpaceId } from '../content/index.ts'
import type { Action, ChronoTypes, Shop } from './types.ts'

/** How figures go round the ring (CH-C22 to CH-C29): a table of all positions, computed once from the rules. */

export type Move = Extract<Action, { kind: 'move' }>

const INDEX = Object.fromEntries(SPACES.map((id, i) => [id, i])) as Record<SpaceId, number>
export const ringIndex = (space: SpaceId): number => INDEX[space]

const isMachine = (space: SpaceId): boolean => SPACE[space].kind === 'machine'

/** Whether the two stand in the same Time Machine: the Assistant's space follows the Chronomancer's (CH-C14). */
const together = (chronomancer: SpaceId, assistant: SpaceId): boolean =>
  isMachine(chronomancer) && INDEX[assistant] === INDEX[chronomancer] + 1

/** The spaces clockwise of a figure (CH-C13) that are his to stand on (CH-C24), up to the next Time Machine. */
function ahead(from: SpaceId, figure: Figure): SpaceId[] {
  const spaces: SpaceId[] = []
  for (let step = 1; step < SPACES.length; step++) {
    const space = RING[(INDEX[from] + step) % SPACES.length]
    if (!space?.who.includes(figure)) continue
    spaces.push(space.id)
    if (space.kind === 'machine') break
  }
  return spaces
}

export function assistantMoves(chronomancer: SpaceId, assistant: SpaceId): SpaceId[] {
  if (isMachine(assistant) && !together(chronomancer, assistant)) return []
  return ahead(assistant, 'assistant')
}

/**
 * The Assistant blocks the way wherever he stands (CH-C27, CH-C28). In a Time Machine he waits right behind its
 * Chronomancer's space.
 */
export function chronomancerMoves(chronomancer: SpaceId, assistant: SpaceId): SpaceId[] {
  if (together(chronomancer, assistant)) return []
  const way = ahead(chronomancer, 'chronomancer')
  const blocked = way.indexOf(assistant)
  return blocked < 0 ? way : way.slice(0, blocked)
}

const moves = (figure: Figure, to: SpaceId[]): Move[] => to.map((space) => ({ kind: 'move', figure, to: space }))

const TABLE: Record<string, Record<string, Move[]>> = Object.fromEntries(
  SPACES.filter((c) => SPACE[c].who.includes('chronomancer')).map((c) => [
    c,
    Object.fromEntries(
      SPACES.filter((a) => SPACE[a].who.includes('assistant')).map((a) => [
        a,
        [...moves('assistant', assistantMoves(c, a)), ...moves('chronomancer', chronomancerMoves(c, a))],
      ]),
    ),
  ]),
)

/** Every move of either figure from here; never none in a position that play can reach (CH-C29). */
export const legalMoves = (shop: Shop): Move[] =>
  (TABLE[shop.chronomancer] as Record<string, Move[]>)[shop.assistant] ?? []

/** Where the two can stand at the same time, found by going everywhere from the start (CH-C10). */
const REACHABLE = new Set<string>()
function reach(chronomancer: SpaceId, assistant: SpaceId): void {
  if (REACHABLE.has(`${chronomancer} ${assistant}`)) return
  REACHABLE.add(`${chronomancer} ${assistant}`)
  for (const to of assistantMoves(chronomancer, assistant)) reach(chronomancer, to)
  for (const to of chronomancerMoves(chronomancer, assistant)) reach(to, assistant)
}

/** Whether play can lead the figures to where they stand. */
export function canStandSo({ chronomancer, assistant }: Pick<Shop, 'chronomancer' | 'assistant'>): boolean {
  if (REACHABLE.size === 0) reach('LC', 'LA')
  return REACHABLE.has(`${chronomancer} ${assistant}`)
}

/** Why a figure cannot go there, for what people try. */
export function refuseMove(shop: Shop, action: Move): Refusal<ChronoTypes> | undefined {
  const { figure, to } = action
  if (!SPACES.includes(to) || (figure !== 'chronomancer' && figure !== 'assistant')) return undefined
  if (!SPACE[to].who.includes(figure))
    return figure === 'chronomancer'
      ? { rule: 'CH-C31', reason: 'The Chronomancer always skips the space where time is frozen.' }
      : { rule: 'CH-C24', reason: 'That space of the Time Machine belongs to the Chronomancer.' }
  if (shop[figure] === to) return { rule: 'CH-C23', reason: 'A figure that is moved goes at least one space.' }
  if (figure === 'assistant') {
    if (assistantMoves(shop.chronomancer, shop.assistant).length === 0)
      return {
        rule: 'CH-C26',
        reason: 'The Assistant is locked in his Time Machine until the Chronomancer stands in the same one.',
      }
    return { rule: 'CH-C25', reason: 'The Assistant goes clockwise and has to stop at the next Time Machine.' }
  }
  if (to === shop.assistant)
    return { rule: 'CH-C28', reason: 'The Chronomancer cannot stop where the Assistant stands.' }
  return { rule: 'CH-C27', reason: 'The Chronomancer goes clockwise and never past the Assistant.' }
}
