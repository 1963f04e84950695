import {
  type Ask,
  again,
  applyEntry,
  each,
  type Frame,
  type Game,
  isInnocent,
  menuAsk,
  only,
  type Result,
  startFrom,
  takeUnseen,
  type Unseen,
} from '../src/index.ts'

type DrawerFrame = Frame & { kind: 'turn' }

/** One seat has cards in a drawer; it puts one aside unseen, or shows one. */
export interface DrawerTypes {
  Rule: 'DR-1'
  State: {
    stack: DrawerFrame[]
    result: Result | null
    drawer: number[]
    open: number[]
    aside: number[]
    deck: number[]
  }
  Frame: DrawerFrame
  Action: { kind: 'aside'; card: number } | { kind: 'show'; card: number }
  View: { drawer: number[] | null; open: number[]; left: number; aside: number; deck: number }
  Event: { kind: 'aside' | 'shown'; rule: 'DR-1'; card?: number; isEven?: boolean }
  Options: object
}
export type DrawerState = DrawerTypes['State']
type DrawerAsk = Ask<DrawerTypes, DrawerFrame>
export type PutAside = Unseen<DrawerTypes, DrawerFrame>['take']

const FACE_DOWN = { pool: 'cards' }

/** The ask, with another way to put a card aside. */
export const askWith = (putAside: PutAside): DrawerAsk =>
  menuAsk<DrawerTypes, DrawerFrame>({
    rule: 'DR-1',
    seats: () => [0],
    actions: {
      aside: {
        options: ({ drawer }) => drawer.map((card) => ({ kind: 'aside', card })),
        unseen: { from: ({ drawer }) => drawer, picks: ({ card }, held) => card === held, take: putAside },
      },
      show: {
        options: ({ drawer }) => drawer.map((card) => ({ kind: 'show', card })),
        optionsLike: ({ drawer }, _frame, _seat, { card }) => (drawer.includes(card) ? [{ kind: 'show', card }] : []),
        take(ctx, _frame, _seat, { card }) {
          ctx.state.drawer.splice(ctx.state.drawer.indexOf(card), 1)
          ctx.emit({ kind: 'shown', rule: 'DR-1', card })
          return again
        },
      },
    },
  })

const putAside: PutAside = (ctx, _frame, _seat, at) => {
  const card = takeUnseen(ctx.state.drawer, at)
  ctx.state.aside.push(card)
  ctx.emit({ kind: 'aside', rule: 'DR-1', card })
  return again
}

/** The game with another ask. Cards that have been seen to go into the drawer are no secret (`open`). */
export const drawer = (turn: DrawerAsk = askWith(putAside)): Game<DrawerTypes> =>
  ({
    id: 'drawer',
    title: 'Drawer',
    version: 1,
    rulebook: { 'DR-1': { section: 'Play', text: 'Put a card aside, or show it.' } },
    options: {},
    flows: { turn: { turn } },
    clone: (state: DrawerState) => structuredClone(state),
    view: ({ drawer, open, aside, deck }: DrawerState, viewer: number) => ({
      drawer: viewer === 0 ? drawer : null,
      open,
      left: drawer.length,
      aside: aside.length,
      deck: deck.length,
    }),
    secrets: {
      'card in the drawer': ({ drawer, open }: DrawerState) =>
        each(drawer, only(0), FACE_DOWN).filter((_, at) => !open.includes(drawer[at] as number)),
      'card aside': ({ aside }: DrawerState) => each(aside, only(0), FACE_DOWN),
      'card of the deck': ({ deck }: DrawerState) => each(deck, () => false, FACE_DOWN),
    },
    redact({ card, ...event }: DrawerTypes['Event'], viewer: number) {
      return event.kind === 'shown' || viewer === 0 ? { ...event, card } : event
    },
  }) as unknown as Game<DrawerTypes>

/** Whether an answer may be taken back at once. */
export function isFree(
  game: Game<DrawerTypes>,
  cards: Partial<Pick<DrawerState, 'drawer' | 'open' | 'deck'>>,
  action: DrawerTypes['Action'],
): boolean {
  const state: DrawerState = {
    stack: [{ kind: 'turn', at: 'turn' }],
    result: null,
    drawer: [],
    open: [],
    aside: [],
    deck: [],
    ...cards,
  }
  const match = startFrom(game, { state, options: {}, seats: 1, words: 'cards in a drawer' })
  const entry = { seat: 0, action }
  applyEntry(game, match.state, entry)
  match.log.entries.push(entry)
  return isInnocent(match, 1)
}
