import { game as example } from '@anachron/example'
import { shelf } from '@anachron/games'
import { type AnyGame, isLogFault, optionsFor } from '@anachron/kernel'
import { describe, expect, test } from 'vitest'
import { type Searched, searchForLeaks } from './leak.ts'

async function search(game: AnyGame, matches: number, moments: number): Promise<Searched> {
  const total: Searched = { moments: 0, bytes: 0, compared: 0, rolled: 0, untold: 0 }
  const { min, max } = game.seats
  const tables = Array.from({ length: max - min + 1 }, (_, more) => min + more).filter(
    (seats) => !isLogFault(optionsFor(game, {}, seats)),
  )
  for (let i = 0; i < matches; i++) {
    const seats = tables[i % tables.length] as number
    // The moments are spread over a match of any length.
    const most = 60 + 97 * i
    const every = Math.max(1, Math.floor(most / moments))
    const { found, ...searched } = await searchForLeaks({ game, seed: `leak/${i}`, seats, every, most })
    expect(found, `leaks in ${game.id}`).toBeUndefined()
    total.moments += searched.moments
    total.bytes += searched.bytes
    total.compared += searched.compared
    total.rolled += searched.rolled
    total.untold += searched.untold
  }
  return total
}

describe('what a viewer may not know changes no byte that is sent to them', () => {
  test('the example game', async () => {
    expect((await search(example as AnyGame, 6, 12)).moments).toBeGreaterThan(40)
  })

  for (const { id, title, load } of shelf)
    test(`${title} (${id})`, async () => {
      const { game } = await load()
      const { bytes, compared, rolled, untold } = await search(game, 6, 8)
      expect(bytes).toBeGreaterThan(10_000)
      expect(rolled).toBeGreaterThan(0)
      // What an answer rightly tells, such as a hand that is dealt, is matched by an imagined world more often than not.
      expect(compared).toBeGreaterThan(untold)
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
    'an event that nobody redacts': leaky(() => ({ redact: (event: unknown) => event })),
  }
  for (const [door, game] of Object.entries(doors))
    test(door, async () => {
      let found = false
      for (let i = 0; i < 3 && !found; i++)
        found = (await searchForLeaks({ game, seed: `door/${i}`, seats: 2, every: 1, most: 20 })).found !== undefined
      expect(found).toBe(true)
    })
})
