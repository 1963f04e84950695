import { game as example } from '@anachron/example'
import { shelf } from '@anachron/games'
import { type AnyGame, askAt, each, isLogFault, type Match, nobody, optionsFor } from '@anachron/kernel'
import { describe, expect, test } from 'vitest'
import { type Search, searchForLeaks, Tally } from './leak.ts'
import { steps } from './steps.ts'

/** Secrets too rare for chance: a test below makes a position that has them. */
const MADE_BELOW = ['card that both have looked at on top of the deck']

const gameOf = (id: string) => (shelf.find((entry) => entry.id === id) as (typeof shelf)[number]).load()

interface Table {
  seats: number
  options: object
}

/** Every number of seats, and every setting that has a few values with another one than usual. */
function tablesOf(game: AnyGame): { usual: Table[]; unusual: Table[] } {
  const { min, max } = game.seats
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const others = Object.entries(game.options).flatMap(([name, option]): object[] => {
    if (option.kind === 'flag') return [{ [name]: !option.default }]
    if (option.kind !== 'choice') return []
    return option.values.filter(({ value }) => value !== option.default).map(({ value }) => ({ [name]: value }))
  })
  const withSeats = (options: object): Table[] =>
    seats.map((seats) => ({ seats, options })).filter((table) => !isLogFault(optionsFor(game, options, table.seats)))
  return { usual: withSeats({}), unusual: others.flatMap((options) => withSeats(options).slice(0, 2)) }
}

/** Further matches, at tables of all sorts, in which what was never compared is looked for. */
const FURTHER = 80
/** Answers after which bytes are to be compared, if so many can be found. */
const ENOUGH = 30

async function search(game: AnyGame, matches: number, moments: number): Promise<Tally> {
  const tally = new Tally()
  const { usual, unusual } = tablesOf(game)
  const all = [...unusual, ...usual]
  const hasSecrets = Object.keys(game.secrets).length > 0
  for (let i = 0; i < matches + FURTHER; i++) {
    const isFurther = i >= matches
    const isThin = hasSecrets && tally.answers < ENOUGH
    if (isFurther && !isThin && tally.missing(game).every((label) => MADE_BELOW.includes(label))) break
    const table = (isFurther ? all[(i - matches) % all.length] : usual[i % usual.length]) as Table
    // The moments are spread over a match of any length.
    const most = isFurther ? 600 : 60 + 97 * i
    const every = isFurther && !isThin ? {} : { every: Math.max(1, Math.floor(most / moments)) }
    const found = await searchForLeaks({ game, seed: `leak/${i}`, ...table, ...every, most }, tally)
    expect(found, `leaks in ${game.id}`).toBeUndefined()
  }
  return tally
}

describe('what a viewer may not know changes no byte that is sent to them', () => {
  const games = [{ title: example.title, load: async () => ({ game: example as AnyGame }) }, ...shelf]
  for (const { title, load } of games)
    test(title, async () => {
      const { game } = await load()
      const tally = await search(game, 6, 7)
      expect(
        tally.missing(game).filter((label) => !MADE_BELOW.includes(label)),
        'never compared',
      ).toEqual([])
      if (Object.keys(game.secrets).length > 0) expect(Math.min(tally.answers, tally.long)).toBeGreaterThan(0)
    })

  test('a game without chance and without secrets has nothing to compare', async () => {
    const tally = await search(steps as AnyGame, 1, 8)
    expect([tally.missing(steps as AnyGame), tally.counts]).toEqual([[], {}])
  })

  test('a secret that never turned up is named, and one that was never different', async () => {
    const points = ({ points }: { points: number[] }) => each(points, nobody)
    const game = { ...example, secrets: { ...example.secrets, 'fifth ace': () => [], points } } as AnyGame
    const tally = new Tally()
    await searchForLeaks({ game, seed: 'ace', seats: 2, every: 4, most: 20 }, tally)
    const named = ['points, known to 0, for a spectator', 'points, known to 0, for a seat']
    expect(tally.missing(game)).toEqual(expect.arrayContaining(['fifth ace', ...named]))
    expect(tally.counts).not.toEqual({})
  })
})

describe('a leak through any door is found', () => {
  const leaky = (change: (game: AnyGame) => Partial<AnyGame>): AnyGame => ({ ...example, ...change(example) })
  type Hands = { hands: number[][] }

  const tellingFlow = (flow: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(flow).map(([name, entry]) => {
        if (typeof entry === 'function') return [name, entry]
        return [name, { ...(entry as object), refuse: ({ hands }: Hands) => ({ rule: 'EX-4', reason: `${hands}` }) }]
      }),
    )

  const doors: Record<string, AnyGame> = {
    'a view that shows every hand': leaky((game) => ({
      view: (state: Hands, viewer: number) => ({ ...game.view(state, viewer), hands: state.hands }),
    })),
    'a view that counts a secret': leaky((game) => ({
      view: (state: Hands, viewer: number) => ({
        ...game.view(state, viewer),
        sum: state.hands.flat().reduce((a, b) => a + b, 0),
      }),
    })),
    'an option that only some may have': leaky((game) => ({
      anytime: {
        options: (state: Hands) =>
          state.hands.flat().length % 2 ? [{ kind: 'concede' }, { first: state.hands[1]?.[0] ?? 0 }] : [],
        take: game.anytime?.take ?? (() => {}),
      },
    })),
    'a refusal that looks into a hand': leaky((game) => ({
      flows: Object.fromEntries(
        Object.entries(game.flows).map(([kind, flow]) => [kind, tellingFlow(flow as Record<string, unknown>)]),
      ),
    })),
    'a view that shows every hand in the middle of a step': leaky((game) => ({
      view(state: Hands & Match['state'], viewer: number) {
        const top = state.stack.at(-1)
        const view = game.view(state, viewer)
        return top && !askAt(game, top) ? { ...view, hands: state.hands } : view
      },
    })),
    'an event that nobody redacts': leaky(() => ({ redact: (event: unknown) => event })),
  }
  async function isFound(search: Omit<Search, 'seed' | 'seats'>): Promise<boolean> {
    const tally = new Tally()
    for (let i = 0; i < 30; i++)
      if (await searchForLeaks({ seed: `door/${i}`, seats: 2, ...search }, tally)) return true
    return false
  }

  for (const [door, game] of Object.entries(doors))
    test(door, async () => {
      expect(await isFound({ game, every: 1, most: 20 })).toBe(true)
    })

  test('spectators who see the cards that players looked at in Time Hammer', async () => {
    const { game } = await gameOf('time-hammer')
    const open: AnyGame = {
      ...game,
      view(state: { glimpsed: string[] }, viewer: number) {
        const view = game.view(state, viewer)
        return { ...view, deck: { ...view.deck, glimpsed: state.glimpsed.slice() } }
      },
    }
    // Two who look one after the other are too rare for chance.
    const make = (state: Match['state']) => {
      const { deck, reader } = state as unknown as { deck: { top: string[] }; reader: number | null }
      return reader === null ? undefined : { ...state, glimpsed: deck.top.slice(0, 1) }
    }
    expect(await isFound({ game: open, most: 300, make })).toBe(true)
    expect(await isFound({ game, most: 300, make })).toBe(false)
  })

  test('a hex in the hand of a Timemaster that everybody sees', async () => {
    const { game } = await gameOf('timetripper')
    const open: AnyGame = {
      ...game,
      view(state: { stack: { kind: string }[] }, viewer: number) {
        const view = game.view(state, viewer)
        const stack = view.stack.map((frame: object, i: number) =>
          state.stack[i]?.kind === 'arrange' ? { ...state.stack[i] } : frame,
        )
        return { ...view, stack }
      },
    }
    const options = { timemaster: 'seat' }
    expect(await isFound({ game: open, options, most: 30 })).toBe(true)
    expect(await isFound({ game, options, most: 30 })).toBe(false)
  })
})
