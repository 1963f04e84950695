import { expect, it } from 'vitest'
import {
  type Ask,
  again,
  applyEntry,
  type Ctx,
  copyJson,
  type Frame,
  type Game,
  isEmpty,
  isInnocent,
  menuAsk,
  only,
  place,
  type Result,
  type Seat,
  startFrom,
} from '../src/index.ts'
import { LAWS } from '../src/laws/index.ts'

type Turn = Frame & { kind: 'turn'; waiting: Seat[]; notes: (string | null)[] }

/** Each of two writes a note from as many words as there are, and nobody reads it. */
interface NoteTypes {
  Rule: 'NO-1'
  State: { stack: Turn[]; result: Result | null; words: string[][]; long: boolean }
  Frame: Turn
  Action: { kind: 'note'; text: string } | { kind: 'pass' }
  View: object
  Event: { kind: 'noted'; rule: 'NO-1'; seat: Seat; text?: string }
  Options: object
}
type Note = NoteTypes['Action'] & { kind: 'note' }
type Take = (ctx: Ctx<NoteTypes>, frame: Turn, seat: Seat, action: Note) => void

const WORDS = ['ash', 'bee', 'cow', 'dew', 'elm', 'fox', 'gnu', 'hop', 'ivy', 'jay', 'kit', 'lot']

const askWith = (take: Take, more: object = {}): Ask<NoteTypes, Turn> =>
  menuAsk<NoteTypes, Turn>({
    rule: 'NO-1',
    seats: (_state, { waiting }) => waiting,
    unlisted: {
      // Whoever looks at it has read every word that the seat has.
      holds: ({ words }, _frame, seat, { text }: never) =>
        (text as string)?.split(' ').every((word) => [...(words[seat] as string[])].includes(word)),
      sample: ({ words }, _frame, seat) => ({ kind: 'note', text: words[seat]?.slice(0, 2).join(' ') as string }),
    },
    actions: {
      note: {
        options: ({ words }, _frame, seat) => [{ kind: 'note', text: [...(words[seat] as string[])].join(' ') }],
        kept: 'text',
        take(ctx, frame, seat, action) {
          take(ctx, frame, seat, action)
          frame.waiting.splice(frame.waiting.indexOf(seat), 1)
          return again
        },
      },
      ...more,
    },
  })

const keep: Take = (_ctx, frame, seat, { text }) => {
  frame.notes[seat] = text
}

const notes = (ask: Ask<NoteTypes, Turn>, more: Partial<Game<NoteTypes>> = {}): Game<NoteTypes> =>
  ({
    id: 'notes',
    title: 'Notes',
    version: 1,
    seats: { min: 2, max: 2 },
    rulebook: { 'NO-1': 'Play' },
    options: {},
    flows: { turn: { write: ask } },
    setup: () => ({ stack: [turn()], result: null, words: words(), long: false }),
    clone: copyJson,
    view: ({ stack, words: held, long }: NoteTypes['State'], viewer: number) => ({
      long,
      words: held.map((own, seat) => (seat === viewer ? own.slice() : own.length)),
      notes: [0, 1].map((seat) => {
        const frame = stack[0] as Turn
        return seat === viewer ? frame.notes[seat] : !isEmpty(frame.notes, seat)
      }),
    }),
    secrets: {
      word: ({ words: held }: NoteTypes['State']) =>
        held.flatMap((own, seat) => own.map((_, i) => place(own, i, only(seat), { pool: 'words' }))),
      note: ({ stack }: NoteTypes['State']) =>
        stack.flatMap(({ notes: written }) =>
          written.flatMap((note, seat) => (note === null ? [] : [place(written, seat, only(seat), { values: ['?'] })])),
        ),
    },
    redact({ text, ...event }: NoteTypes['Event'], viewer: number) {
      return viewer === event.seat ? { ...event, text } : event
    },
    ...more,
  }) as unknown as Game<NoteTypes>

const turn = (): Turn => ({ kind: 'turn', at: 'write', waiting: [0, 1], notes: [null, null] })
const words = (): string[][] => [WORDS.slice(0, 6), WORDS.slice(6)]

function isFree(game: Game<NoteTypes>): boolean {
  const state = { stack: [turn()], result: null, words: words(), long: false }
  const match = startFrom(game, { state, options: {}, seats: 2, words: 'notes' })
  const entry = { seat: 0, action: { kind: 'note' as const, text: 'fox ash' } }
  applyEntry(game, match.state, entry)
  match.log.entries.push(entry)
  return isInnocent(match, 1)
}

it('what an answer keeps back tells nobody anything, whatever it could have been', () => {
  expect(isFree(notes(askWith(keep)))).toBe(true)
})

it('it is asked about where it is looked at, told or shown', () => {
  const looks: Take = ({ state }, frame, seat, action) => {
    state.long = action.text.length > 5
    frame.notes[seat] = action.text
  }
  expect(isFree(notes(askWith(looks)))).toBe(false)
  const tells: Take = (ctx, frame, seat, { text }) => {
    frame.notes[seat] = text
    ctx.emit({ kind: 'noted', rule: 'NO-1', seat, text })
  }
  expect(isFree(notes(askWith(tells)))).toBe(true)
  expect(isFree(notes(askWith(tells), { redact: (event) => event }))).toBe(false)
  const { view } = notes(askWith(keep))
  const shown: typeof view = (state, viewer) => ({ ...view(state, viewer), first: state.stack[0]?.notes[0] ?? null })
  expect(isFree(notes(askWith(keep), { view: shown }))).toBe(false)
  const found: typeof view = (state, viewer) => ({ ...view(state, viewer), fox: state.stack[0]?.notes.includes('fox') })
  expect(isFree(notes(askWith(keep), { view: found }))).toBe(false)
})

it('it is asked about where something else could have been answered: that this could be tells something', () => {
  const pass = { options: [{ kind: 'pass' as const }], take: () => again }
  expect(isFree(notes(askWith(keep, { pass })))).toBe(false)
})

it('holdsWhatIsListed notices an answer that holds more than what is kept, or nothing', () => {
  const check = (answer: object) => () => {
    const ask = askWith(keep)
    const game = notes({ ...ask, holds: undefined, unlisted: undefined, options: () => [answer] } as never)
    LAWS.holdsWhatIsListed.check(game as never, { matches: 3, bound: 4 } as never)
  }
  expect(check({ kind: 'note', text: 'fox', loud: true })).toThrow(/holds more or less than “text”/)
  expect(check({ kind: 'note', text: null })).toThrow(/holds more or less than “text”/)
})
