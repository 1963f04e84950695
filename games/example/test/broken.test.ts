/**
 * A law that cannot fail guards nothing: here each one meets the example game, broken in the way it is there to notice.
 */
import { type Ask, again, type Game, type Seat } from '@anachron/kernel'
import { LAWS, LawBroken, type Plan } from '@anachron/kernel/laws'
import { say } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Action, Event, ExampleTypes, GrabFrame, Minute, RoundFrame, State, View } from '../rules/types.ts'

type Example = Game<ExampleTypes>
type LawName = keyof typeof LAWS

const plan: Plan<ExampleTypes> = { tables: [{ seats: 2 }, { seats: 3 }], matches: 60, bound: 200 }

/** The example game with something changed. */
const brokenBy = (change: Partial<Example>): Example => ({ ...game, ...change })

/** One entry of a flow changed. */
function withEntry(kind: 'bury' | 'round' | 'grab', at: string, change: object): Example {
  const flow = game.flows[kind] as unknown as Record<string, object>
  const entry = flow[at]
  // Without `holds` the changed list itself says what an option is.
  const changed = typeof entry === 'function' ? change : { ...entry, holds: undefined, ...change }
  return brokenBy({ flows: { ...game.flows, [kind]: { ...flow, [at]: changed } } as Example['flows'] })
}

function notices(law: LawName, broken: Example, more: Partial<Plan<ExampleTypes>> = {}): void {
  expect(() => LAWS[law].check(broken as never, { ...plan, ...more } as never)).toThrow(LawBroken)
}

const grabOptions = (state: State, seat: Seat): Action[] => [
  { kind: 'pass' },
  ...((state.hands[seat] as Minute[]).length > 0 ? [{ kind: 'jam' } as const] : []),
]

it('plainState notices a Date in the state', () => {
  notices('plainState', brokenBy({ setup: (...given) => ({ ...game.setup(...given), begun: new Date(0) }) }))
})

it('jsonRoundTrip notices something in the state that JSON does not bring back', () => {
  notices('jsonRoundTrip', brokenBy({ setup: (...given) => ({ ...game.setup(...given), begun: new Date(0) }) }))
})

it('sameLogSameState notices play that depends on something outside the state', () => {
  let calls = 0
  const strike = (ctx: { state: State }, frame: GrabFrame): void => {
    ctx.state.points[frame.seat] = (ctx.state.points[frame.seat] as number) + (++calls % 3)
  }
  notices('sameLogSameState', withEntry('grab', 'strike', strike))
})

it('chanceIsExact notices chance that is read twice when somebody listens', () => {
  const strike = (ctx: Parameters<Example['flows']['grab']['strike'] & ((...a: never[]) => unknown)>[0]): void => {
    const { chance, listening } = ctx as unknown as {
      chance: { roll(l: string, n: number): number }
      listening: boolean
    }
    chance.roll('strike', 6)
    if (listening) chance.roll('strike', 6)
  }
  notices('chanceIsExact', withEntry('grab', 'strike', strike))
})

it('cloneIsEqualAndUnshared notices a shared hand and a forgotten field', () => {
  notices('cloneIsEqualAndUnshared', brokenBy({ clone: (state) => ({ ...game.clone(state), hands: state.hands }) }))
  notices('cloneIsEqualAndUnshared', brokenBy({ clone: (state) => ({ ...game.clone(state), discards: [] }) }))
})

it('readingChangesNothing notices a view that sorts the state', () => {
  const view = (state: State, viewer: number): View => {
    state.discards.sort()
    return game.view(state, viewer)
  }
  notices('readingChangesNothing', brokenBy({ view }))
})

it('holdsWhatIsListed notices an ask that takes too much or too little, and a thing to pick that is not listed', () => {
  notices('holdsWhatIsListed', withEntry('grab', 'answer', { holds: () => true }))
  notices('holdsWhatIsListed', withEntry('grab', 'answer', { holds: () => false }))
  const unseen = () => ({ from: () => ['nothing of the sort'], picks: () => false })
  notices('holdsWhatIsListed', withEntry('grab', 'answer', { unseen }))
})

it('optionsApply notices an option twice, one that breaks, one that is refused all the same, and a dead end', () => {
  notices('optionsApply', withEntry('grab', 'answer', { options: () => [{ kind: 'pass' }, { kind: 'pass' }] }))
  const take = (): never => {
    throw new Error('never thought of that')
  }
  notices('optionsApply', withEntry('round', 'play', { take }))
  notices('optionsApply', withEntry('grab', 'answer', { holds: () => false }))
  notices('optionsApply', withEntry('round', 'play', { options: () => [] }))
})

it('unlistedIsRefused notices a refusal that changes the state, and one without a rule', () => {
  const meddle = (state: State): undefined => {
    state.points[0] = (state.points[0] as number) + 1
  }
  notices('unlistedIsRefused', withEntry('round', 'play', { refuse: meddle }))
  notices(
    'unlistedIsRefused',
    withEntry('round', 'play', { refuse: () => ({ rule: 'EX-99', reason: 'because we say so' }) }),
  )
})

it('unlistedIsRefused notices a refusal and an `unlisted` that throw at a damaged answer, and says at which', () => {
  const refuse = (_state: State, _frame: RoundFrame, _seat: Seat, action: Action): undefined => {
    if (action.kind === 'play') action.minute.toFixed()
  }
  const throws = withEntry('round', 'play', { refuse })
  expect(() => LAWS.unlistedIsRefused.check(throws as never, plan as never)).toThrow(
    /^round\.play throws at \{"kind":"play".*toFixed/,
  )
  const unlisted = { holds: (...[, , , action]: unknown[]) => (action as { minute: object }).minute.toString() === '' }
  notices('unlistedIsRefused', withEntry('round', 'play', { unlisted: { ...unlisted, sample: () => undefined } }))
})

it('unlistedIsRefused notices an answer that holds without being listed and cannot be carried out', () => {
  const unlisted = { holds: () => true, sample: () => undefined }
  const take = (_ctx: unknown, _frame: RoundFrame, _seat: Seat, action: Extract<Action, { kind: 'play' }>): string => {
    action.minute.toFixed()
    return 'turn'
  }
  notices('unlistedIsRefused', withEntry('round', 'play', { unlisted, take }))
})

it('endsWell notices a match that never ends and a score that does not agree with the payoff', () => {
  const forever = (_ctx: unknown, frame: { turn: Seat }): string => {
    frame.turn = 0
    return 'play'
  }
  const endless = withEntry('round', 'play', { options: () => [{ kind: 'pass' }], take: forever })
  notices('endsWell', endless)
  notices('endsWell', brokenBy({ score: (state) => state.points.map(() => 0.5) }))
})

it('picturesStay notices a picture that shares something with the state, and one that is not plain', () => {
  notices(
    'picturesStay',
    brokenBy({ view: (state, viewer) => ({ ...game.view(state, viewer), points: state.points }) }),
  )
  const isEvent = ({ stack }: State): boolean => stack.at(-1)?.at === 'strike'
  const when = (state: State): object => (isEvent(state) ? { when: new Date(0) } : {})
  notices('picturesStay', brokenBy({ view: (state, viewer) => ({ ...game.view(state, viewer), ...when(state) }) }))
  notices('picturesStay', brokenBy({ beat: () => 0 }))
})

it('imagineFits notices a world with other discards', () => {
  const imagine: Example['imagine'] = (view, chance) => ({
    ...game.imagine(view, chance),
    discards: view.discards.slice().reverse(),
  })
  notices('imagineFits', brokenBy({ imagine }))
})

it('secretsStay notices a leak through the view', () => {
  const view = (state: State, viewer: number): View => ({
    ...game.view(state, viewer),
    deckSize: state.hands[1]?.[0] ?? 0,
  })
  notices('secretsStay', brokenBy({ view }))
})

it('secretsStay notices a leak through an event', () => {
  notices('secretsStay', brokenBy({ redact: (event) => event }))
  const draws = (event: Event, viewer: number): Event | undefined =>
    event.kind === 'drew' ? event : game.redact(event, viewer)
  notices('secretsStay', brokenBy({ redact: draws }))
  const sized = (event: Event, viewer: number): Event | undefined =>
    event.kind === 'drew' && viewer !== event.seat && event.minutes?.includes(5)
      ? undefined
      : game.redact(event, viewer)
  notices('secretsStay', brokenBy({ redact: sized }))
})

it('secretsStay notices a leak through options: an answer listed that another hand would not list', () => {
  const options = (state: State, frame: GrabFrame, seat: Seat): Action[] =>
    state.hands[frame.seat]?.includes(frame.minute) ? [{ kind: 'pass' }] : grabOptions(state, seat)
  notices('secretsStay', withEntry('grab', 'answer', { options }))
})

it('secretsStay notices a leak through who is asked: passing for those who cannot answer', () => {
  const seats = (state: State, frame: GrabFrame): Seat[] =>
    frame.passes < frame.order.length && state.hands[frame.order[frame.turn] as Seat]?.includes(frame.minute)
      ? [frame.order[frame.turn] as Seat]
      : []
  notices('secretsStay', withEntry('grab', 'answer', { seats }))
})

it('secretsStay notices a leak through a refusal', () => {
  const refuse = (state: State) => ({ rule: 'EX-5', reason: `The next card is a ${state.deck.pool[0]}.` })
  notices('secretsStay', withEntry('round', 'play', { refuse }))
})

it('secretsStay notices an unlisted answer that holds or not by what somebody else has', () => {
  const sample = (): Action => ({ kind: 'pass' })
  const holds = (state: State, _frame: unknown, seat: Seat): boolean =>
    state.hands.some((hand, other) => other !== seat && hand.includes(5))
  const { take } = game.flows.round.play as Ask<ExampleTypes, RoundFrame>
  const broken = withEntry('round', 'play', {
    unlisted: { holds, sample },
    take: (...given: Parameters<typeof take>) => (given[3].kind === 'pass' ? again : take(...given)),
  })
  const check = (): unknown => LAWS.secretsStay.check(broken as never, { ...plan, bound: 5000 } as never)
  expect(check).toThrow(/viewer \d sees a difference/)
})

it('optionsApply notices an unlisted answer that is offered for trial and refused', () => {
  const unlisted = { holds: () => false, sample: (): Action => ({ kind: 'pass' }) }
  notices('optionsApply', withEntry('round', 'play', { unlisted }))
})

it('secretsStay notices a leak through a forecast', () => {
  const peeked = new WeakMap<View, Minute[][]>()
  const view = (state: State, viewer: number): View => {
    const seen = game.view(state, viewer)
    peeked.set(seen, state.hands)
    return seen
  }
  const forecast: Example['forecast'] = (seen) => ({
    rule: 'EX-6',
    outcomes: [],
    notes: [`${peeked.get(seen)?.flat().join()}`],
  })
  notices('secretsStay', brokenBy({ view, forecast }))
})

it('wordsForAll notices an event without words and one that cites no rule', () => {
  notices('wordsForAll', brokenBy({ words: { ...game.words, event: () => '' } }))
  const { 'EX-4': _gone, ...rest } = game.rulebook
  notices('wordsForAll', brokenBy({ rulebook: rest }))
})

it.each<[string, Partial<Example['words']>]>([
  ['is empty', { ask: () => '' }],
  ['lacks a word', { action: () => say`Play ${''} the clock` }],
  ['holds something without a name', { event: () => `The clock strikes ${undefined}.` }],
  ['holds something without a name', { event: ({ rule }) => `By ${say`${rule}`} the clock strikes.` }],
  ['does not begin with a capital', { event: () => say`the clock strikes.` }],
  ['does not end like a sentence', { event: () => 'The clock strikes' }],
  ['does not end like a sentence', { result: () => 'It is over' }],
  [
    'calls its reader by name',
    { event: (_, viewer) => (viewer === 0 ? say`It strikes for ${'Qxaz'}.` : 'It strikes.') },
  ],
  ['names a seat without its part', { event: () => say`Player ${2} waits.` }],
  ['says “you” to somebody who only watches', { event: () => 'You wait.' }],
])('wordsForAll notices a sentence that %s', (fault, wrong) => {
  const changed = brokenBy({ words: { ...game.words, ...wrong } })
  expect(() => LAWS.wordsForAll.check(changed as never, plan as never)).toThrow(fault)
})

it('simultaneous notices that whoever answers first has an advantage', () => {
  const take = (
    ctx: { state: State },
    frame: { waiting: Seat[]; answers: (Action | null)[] },
    seat: Seat,
    action: Action,
  ) => {
    if (frame.waiting.length === ctx.state.hands.length) ctx.state.points[seat] = 1
    frame.answers[seat] = action
    frame.waiting.splice(frame.waiting.indexOf(seat), 1)
    return frame.waiting.length > 0 ? 'choose' : undefined
  }
  notices('simultaneous', withEntry('bury', 'choose', { take }))
})

it('undoIsExact notices that a hidden roll can be taken back', () => {
  let rolled = 0
  const strike = (ctx: { state: State }, frame: GrabFrame): void => {
    ctx.state.points[frame.seat] = rolled++
  }
  notices('undoIsExact', withEntry('grab', 'strike', strike), { matches: 400 })
})

it('changedLogsAreNoticed notices a game that breaks on a changed log', () => {
  const clone = (state: State): State => {
    if (state.points.some((points) => points > 4)) throw new Error('cannot')
    return game.clone(state)
  }
  expect(() => LAWS.changedLogsAreNoticed.check(brokenBy({ clone }) as never, plan as never)).toThrow()
})

it('conservation notices a card that goes missing', () => {
  const conserve = ({ deck, hands, buried, discards }: State): string | undefined =>
    deck.pool.length + hands.flat().length + buried.flat().length + discards.length === 20
      ? undefined
      : 'a card is missing'
  LAWS.conservation.check(game as never, { ...plan, conserve } as never)
  const losing = withEntry('round', 'play', {
    take: (ctx: { state: State }, frame: { turn: Seat }, seat: Seat) => {
      ctx.state.hands[seat]?.pop()
      frame.turn = (seat + 1) % ctx.state.hands.length
      return 'turn'
    },
  })
  notices('conservation', losing, { conserve })
})

it('honestPolicies notices a player with a memory of its own', () => {
  let calls = 0
  const forgetful = {
    name: 'moody',
    choose: (_view: View, _seat: Seat, options: readonly Action[]) => calls++ % options.length,
  }
  notices('honestPolicies', game, { policies: [forgetful] })
})

it('contentIsUsed notices a card that never turns up', () => {
  const coverage = {
    all: ['play 6'],
    used: (event: Event) => (event.kind === 'played' ? [`play ${event.minute}`] : []),
    matches: 20,
  }
  notices('contentIsUsed', game, { coverage })
})

it('the unbroken game keeps every law', () => {
  for (const law of Object.values(LAWS)) law.check(game as never, { ...plan, matches: 20 } as never)
})
