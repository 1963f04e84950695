import { type Chance, chanceFrom, isLogFault, type Seat, startMatch } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import {
  type AgentId,
  type CardId,
  type Decade,
  DRAW_DECK,
  FIDO_IDS,
  type FidoId,
  type HammerId,
  type Phase,
  type QuarkId,
} from '../content/index.ts'
import { agentsOn, COMMAND_DECADES } from '../rules/decades.ts'
import { sorted } from '../rules/deck.ts'
import { game } from '../rules/game.ts'
import type { Action, Event, Options, Player, State, TimeHammer, TimeHammerFrame } from '../rules/types.ts'

export const A = 0
export const B = 1

export interface Side {
  hand?: CardId[]
  /** Where each Agent is; 'On Guard' by a star: 'agent-buzz*'. */
  on?: Partial<Record<Decade, (AgentId | `${AgentId}*`)[]>>
  actions?: number
  jamais?: number
  skill?: number
  drawBonus?: number
  open?: CardId[]
}

export interface Scene {
  /** Where in the turn it is: the name of an entry of the turn flow. */
  at?: string
  phase?: Phase
  a?: Side
  b?: Side
  active?: Seat
  first?: Seat
  turn?: number
  die?: number
  discard?: CardId[]
  dejaVu?: HammerId[]
  /** Owners of Command cards on a tie. */
  commands?: Partial<Record<Decade, Seat>>
  paradox?: boolean
  quark?: QuarkId
  quarks?: QuarkId[]
  options?: Partial<Options>
  /** The only cards of the deck; everything else is out of the game. */
  deck?: CardId[]
}

export const OPTIONS: Options = {
  rounds: 4,
  quarks: false,
  first: 'seat1',
  tieToGallery: false,
  balancedStart: false,
  freeRecruit: false,
  noExpert: false,
  answerSeconds: 0,
  finishRound: false,
}

function playerFrom(side: Side, seat: Seat): Player {
  const agents = Object.entries(side.on ?? {}).flatMap(([decade, ids]) =>
    ids.map((id) => ({
      card: id.replace('*', '') as AgentId,
      at: Number(decade) as Decade,
      guard: id.endsWith('*'),
    })),
  )
  const fido = FIDO_IDS[seat] as FidoId
  const hand: CardId[] = [...(side.hand ?? [])]
  if (!agents.some(({ card }) => card === fido)) hand.push(fido)
  return {
    hand: sorted(hand),
    open: sorted(side.open ?? []),
    seen: [],
    agents,
    actions: side.actions ?? 0,
    jamais: side.jamais ?? 0,
    skill: side.skill ?? 2,
    drawBonus: side.drawBonus ?? 0,
  }
}

/** A position in the middle of a match, with every card that is not named in the Draw Deck. */
export function positionOf(scene: Scene): State {
  const players = [playerFrom(scene.a ?? {}, A), playerFrom(scene.b ?? {}, B)]
  const placed = new Set<CardId>([
    ...(scene.discard ?? []),
    ...(scene.dejaVu ?? []),
    ...players.flatMap(({ hand, agents }) => [...hand, ...agents.map(({ card }) => card)]),
  ])
  return {
    stack: [{ kind: 'turn', at: scene.at ?? 'main', used: 0, found: [] }],
    result: null,
    options: { ...OPTIONS, ...scene.options },
    players,
    deck: { top: [], pool: scene.deck ?? DRAW_DECK.filter((card) => !placed.has(card)), bottom: [] },
    reader: null,
    glimpsed: [],
    discard: scene.discard ?? [],
    dejaVu: sorted(scene.dejaVu ?? []),
    commands: COMMAND_DECADES.map((decade) => {
      const [a, b] = players.map((player) => agentsOn(player, decade)) as [number, number]
      return a === b ? (scene.commands?.[decade] ?? null) : a > b ? A : B
    }),
    first: scene.first ?? A,
    active: scene.active ?? A,
    turn: scene.turn ?? 3,
    die: scene.die ?? 3,
    phase: scene.phase ?? 'action',
    paradox: scene.paradox ?? false,
    turnLost: false,
    quark: scene.quark ?? null,
    quarks: scene.quarks ?? [],
  }
}

export interface Table extends Playing<TimeHammer> {
  /** What comes up: cards to be drawn, HAMMERs and Quarks to be picked, in order. */
  next(...cards: (CardId | QuarkId)[]): Table
  /** How many of those did not come up. */
  unused(): number
  player(seat: Seat): Player
  /** `kind.at` of the present ask. */
  ask(): string | undefined
  /** Passes for everybody in all windows until something else is asked. */
  quiet(): Table
  /** The option kinds of a seat. */
  kinds(seat: Seat): string[]
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[]
  top(): TimeHammerFrame
}

const PILES: Record<string, (state: State) => readonly (CardId | QuarkId)[]> = {
  draw: (state) => state.deck.pool,
  'déjà vu': (state) => state.dejaVu,
  stays: (state) => state.dejaVu,
  quark: (state) => state.quarks,
}

/** Chance that brings the cards asked for. */
export function fated(state: State, coming: (CardId | QuarkId)[]): Chance {
  return chanceFrom((label, n) => {
    const pile = PILES[label]?.(state)
    const card = coming.shift()
    if (!pile || card === undefined) throw new Error(`nothing was said about “${label}” of ${n}`)
    const at = pile.indexOf(card)
    if (at < 0) throw new Error(`${card} cannot come up for “${label}”`)
    return at
  })
}

export function scene(given: Scene = {}): Table {
  return tableOf(positionOf(given))
}

function tableOf(state: State): Table {
  const coming: (CardId | QuarkId)[] = []
  const table = playing(game, state, fated(state, coming))
  const ask = (): string | undefined => table.asked()?.ask
  return Object.assign(table, {
    next(...cards: (CardId | QuarkId)[]): Table {
      coming.push(...cards)
      return this as unknown as Table
    },
    unused: () => coming.length,
    player: (seat: Seat) => state.players[seat] as Player,
    ask,
    quiet(): Table {
      while (/^(moment|reveal|response)\./.test(ask() ?? ''))
        table.does(table.asked()?.seats[0] as Seat, { kind: 'pass' })
      return this as unknown as Table
    },
    kinds: (seat: Seat) => [...new Set(table.options(seat).map(({ kind }: Action) => kind))],
    told: <K extends Event['kind']>(kind: K) =>
      table.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind),
    top: () => state.stack.at(-1) as TimeHammerFrame,
  }) as Table
}

/** Why a match cannot be started so, in words; empty where it can. */
export function faultOf(start: Parameters<typeof startMatch<TimeHammer>>[1]): string {
  const match = startMatch(game, start)
  return isLogFault(match) ? render(match.fault) : ''
}
