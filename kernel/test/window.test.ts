import { expect, it } from 'vitest'
import {
  again,
  done,
  type Frame,
  type Game,
  openWindow,
  type Result,
  refusal,
  reopenWindow,
  type Seat,
  type WindowFrame,
  windowAsk,
} from '../src/index.ts'
import { playing } from '../src/testing/index.ts'

type Answer = { kind: 'pass' } | { kind: 'knock' } | { kind: 'spell' } | { kind: 'letter'; letter: string }
type Door = WindowFrame & { kind: 'door' }
type Spell = Frame & { kind: 'spell'; seat: Seat; word: string }
interface DoorTypes {
  Rule: 'D-1' | 'D-2' | 'D-3'
  State: { stack: (Door | Spell)[]; result: Result | null; said: string[]; deaf: Seat[] }
  Frame: Door | Spell
  Action: Answer
  View: object
  Event: { kind: 'said'; rule: 'D-1' }
  Options: Record<string, never>
}

const flows: Game<DoorTypes>['flows'] = {
  door: {
    answer: windowAsk<DoorTypes, Door>({
      rule: 'D-2',
      secret: true,
      offered: { ifPublic: (state, _frame, seat) => !state.deaf.includes(seat) },
      actions: {
        knock: {
          options: [{ kind: 'knock' }],
          take(ctx, _frame, seat) {
            ctx.state.said.push(`${seat}: knock`)
          },
        },
        spell: {
          options: [{ kind: 'spell' }],
          take(ctx, _frame, seat) {
            ctx.call({ kind: 'spell', seat, word: '' })
            return again
          },
        },
      },
      pass: { kind: 'pass' },
    }),
    close: (ctx) => ctx.end({ reason: 'closed', rule: 'D-3', payoff: [1, 1, 1] }),
  },
  spell: {
    letter: {
      rule: 'D-3',
      secret: true,
      seats: (_state, { seat, word }) => (word.length < 2 ? [seat] : []),
      options: () => [{ kind: 'letter', letter: 'a' }],
      take(_ctx, frame, _seat, action) {
        if (action.kind === 'letter') frame.word += action.letter
        return again
      },
    },
    speak(ctx, { seat, word }) {
      ctx.state.said.push(`${seat}: ${word}`)
      reopenWindow(ctx.state.stack[0] as Door)
      return done
    },
  },
}

/** A door that three seats may knock at, or open with a word of two letters that nobody hears before it is whole. */
const door = {
  id: 'door',
  title: 'Door',
  rulebook: {
    'D-1': 'Play',
    'D-2': 'Play',
    'D-3': 'Play',
  },
  flows,
} as unknown as Game<DoorTypes>

const atTheDoor = (deaf: Seat[] = []) =>
  playing(door, {
    stack: [{ kind: 'door', at: 'answer', ...openWindow([2, 0, 1]) }],
    result: null,
    said: [],
    deaf,
  })

it('asks in order and closes when all have passed in a row', () => {
  const match = atTheDoor()
  for (const seat of [2, 0, 1]) {
    expect(match.asked()?.seats).toEqual([seat])
    match.does(seat, { kind: 'pass' })
  }
  expect(match.state.result?.reason).toBe('closed')
})

it('begins again with the first seat after an answer, and needs all passes anew', () => {
  const match = atTheDoor()
  match.does(2, { kind: 'pass' })
  match.does(0, { kind: 'knock' })
  for (const seat of [2, 0, 1]) match.does(seat, { kind: 'pass' })
  expect(match.state.said).toEqual(['0: knock'])
  expect(match.state.result?.reason).toBe('closed')
})

it('steps over those who are not offered it, and is not there at all when nobody is', () => {
  const match = atTheDoor([0])
  match.does(2, { kind: 'pass' })
  expect(match.asked()?.seats).toEqual([1])
  match.does(1, { kind: 'pass' })
  expect(match.state.result?.reason).toBe('closed')
})

it('stands still while an answer is put together in secret, and begins again when it is out', () => {
  const match = atTheDoor()
  match.does(2, { kind: 'pass' })
  const { at: _at, ...before } = { ...(match.state.stack[0] as Door) }
  match.does(0, { kind: 'spell' })
  match.does(0, { kind: 'letter', letter: 'a' })
  expect(match.state.stack[0]).toMatchObject(before)
  expect(match.asked()?.seats).toEqual([0])
  match.does(0, { kind: 'letter', letter: 'a' })
  expect(match.state.said).toEqual(['0: aa'])
  expect(match.asked()?.seats).toEqual([2])
})

it('does not tell outsiders by the rule of a refusal which secret decision somebody is at', () => {
  const match = atTheDoor()
  const outside = () => refusal(door, match.state, 0, { kind: 'pass' })
  const before = outside()
  match.does(2, { kind: 'spell' })
  expect(outside()).toEqual(before)
})
