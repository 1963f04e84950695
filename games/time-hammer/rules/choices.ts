/** What players choose, as actions, events and the state all tell it. */
import type { AgentId, CardId, Decade, SlotName } from '../content/index.ts'

/** What a Gadget was aimed at. */
export type Aim =
  | { slot: SlotName }
  | { slot: SlotName; by: 2 | -2 }
  | { agent: AgentId; to: Decade }
  | { agent: AgentId }
  | { card: CardId }
  | { from: CubeSource }

/** Where the cube of a gained Action comes from. */
export type CubeSource = 'reserve' | AgentId

export type Price = { cards: 3 } | { green: number; blue: number }

export type Purchase =
  | { what: 'action'; from: CubeSource }
  | { what: 'agent'; card: CardId }
  | { what: 'jamais' }
  | { what: 'jump'; agent: AgentId; to: Decade }

export type JumpWay = 'action' | 'crucial' | 'emergencyCard' | 'emergencyCube'
