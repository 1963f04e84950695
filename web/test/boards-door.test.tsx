/** Boards, words and plans of every game in a language that marks what went through the door: nothing else is read. */
import { loadGame, shelf } from '@anachron/games'
import { applyEntry, decision, isLogFault, type Match, options, redacted, replay, type Viewer } from '@anachron/kernel'
import { english, type Language, type Sentence } from '@anachron/kernel/words'
import {
  type AnyBoard,
  type Figure,
  NO_TABLE,
  same,
  speak,
  type TableActions,
  TableActionsContext,
  t,
  tell,
} from '@anachron/kit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { viewAt } from '../src/screens/rules/glimpse.ts'
import { OptionField } from '../src/screens/setup/OptionField.tsx'
import { tellForecast } from '../src/words/tell.ts'
import { fullestOf } from './site/fullest.ts'
import { unmarked } from './site/unmarked.ts'

/** Word by word, since a narrow place may show the last of a name alone. */
const marked = (text: string): string =>
  text
    .split(/(\{\d+\})/)
    .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(/\S+/g, (word) => `⟦${word}⟧`)))
    .join('')
const MARKED: Language = {
  ...english,
  message: marked,
  term: marked,
  noun: marked,
  verb: marked,
  article: () => '',
  seat: (name) => name ?? marked('you'),
  between: (by, i) => (i === 0 ? '' : marked(by)),
}

/** What a board says of a thing only while somebody points at it is read as well. */
vi.mock(import('@anachron/kit'), async (original) => {
  const kit = await original()
  const said = (...words: (string | undefined)[]) => <desc>{words.filter(Boolean).join(' · ')}</desc>
  return {
    ...kit,
    Spot: (props) => (
      <>
        <kit.Spot {...props} />
        {said(props.label, ...(props.written ?? []), ...(props.facts ?? []), props.press?.words)}
        {props.face}
      </>
    ),
    Answer: (props) => (
      <>
        <kit.Answer {...props} />
        {said(props.words, ...(props.facts ?? []))}
        {props.odds}
      </>
    ),
  }
})

const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/index.tsx')
const figures = import.meta.glob<{ figures: readonly Figure[] }>('../../games/*/board/rule-figures.tsx')
const boardOf = async (id: string): Promise<AnyBoard> => {
  const found = await boards[`../../games/${id}/board/index.tsx`]?.()
  if (!found) throw new Error(`no board of ${id}`)
  return found.board
}

/** Names without a letter: letters that are left are English. */
const NAMES = Array.from({ length: 8 }, (_, seat) => String.fromCodePoint(0x2460 + seat))
/** Ids of rules, Roman numbers and what Trippers are called are the same in every language. */
const EVERYWHERE = /\b(?:[A-Z]{2,3}-[A-Z]?[\d.]+[a-z]?|[IVX]+|Tim|Tessa|Toby|Trixie)\b/g
const leftIn = (html: string): string[] =>
  unmarked(html).filter((piece) => /\p{L}{2,}/u.test(piece.replace(EVERYWHERE, '').replace(/&\w+;/g, ' ')))

/** What people type is theirs. */
const withoutDocuments = (html: string): string => html.replace(/<textarea[^>]*>.*?<\/textarea>/gs, '')

interface Moment {
  match: Match
  seat: number
}

/** The moments at which there is most to see, and ten more of each of those matches. */
async function momentsOf(id: string): Promise<Moment[]> {
  const game = (await loadGame(id))?.game
  if (!game) throw new Error(`no game ${id}`)
  return (await fullestOf(id)).flatMap(({ match: log }) => {
    const { length } = log.entries
    const entries = new Set(Array.from({ length: 10 }, (_, i) => Math.floor((length * (i + 1)) / 10)))
    return [...entries].flatMap((to) => {
      const match = replay(game, { ...log, entries: log.entries.slice(0, to) }, { trusted: true })
      if (isLogFault(match)) throw new Error('a recorded match does not hold')
      const seat = decision(game, match.state)?.seats[0]
      return seat === undefined ? [] : [{ match, seat }]
    })
  })
}

/** All that the table and the board say of a moment. */
function saidAt({ match: { game, state, log }, seat }: Moment, board: AnyBoard): ReactNode[] {
  const view = game.view(state, seat)
  const asked = decision(game, state)
  const listed = options(game, state, seat)
  const own = asked && { ask: asked.ask, rule: asked.rule, seat, options: listed }
  const plans = own ? (board.plans?.(view, own) ?? []) : []
  const read = (sentence: Sentence): string => tell(sentence, NAMES, seat)
  const forecast: TableActions['forecast'] = (action) => {
    const found = game.forecast?.(view, seat, action)
    return found && tellForecast(found, NAMES, seat)
  }
  const planWords: TableActions['planWords'] = (plan) => ({
    words: read(plan.words),
    facts: (plan.facts ?? []).map(read),
  })
  const actions: TableActions = {
    ...NO_TABLE,
    still: false,
    isOption: (action) => listed.some((one) => same(one, action)),
    words: (action) => read(game.words.action(action, view)),
    forecast,
    planWords,
  }
  const { Board, Resting } = board
  const events = heardIn({ game, log } as Match, seat)
  const props = { view, viewer: seat, names: NAMES, plans, forecast, beat: 0, happened: events, now: undefined }
  const does = { choose: () => {}, carryOut: () => {}, why: async () => undefined, pointedAt: new Set<string>() }
  return [
    <TableActionsContext key="board" value={actions}>
      <Board {...props} {...does} asked={own} />
      {Resting && <Resting view={view} />}
    </TableActionsContext>,
    ...(asked ? [read(game.words.ask(asked.ask, view, seat))] : []),
    read(game.words.view(view)),
    read(game.words.headline?.(view, seat) ?? ''),
    ...listed.map((action) => actions.words(action)),
    ...listed.flatMap((action) => forecast(action)?.outcomes.map(({ words }) => words) ?? []),
    ...listed.flatMap((action) => forecast(action)?.notes ?? []),
    ...plans.flatMap((plan) => [planWords(plan).words, ...planWords(plan).facts]),
    ...(game.threats?.(view, seat) ?? []).map(({ words }) => read(words)),
    ...(game.count?.(view) ?? []).map(({ words }) => read(words)),
    ...events.map((event) => read(game.words.event(event, seat))),
    ...events.flatMap((event) => {
      const scene = board.moments?.(event, view, seat)
      if (!scene) return []
      const { Scene, words } = scene
      return [read(words), <Scene key="scene" event={event} view={view} viewer={seat} names={NAMES} beat={0} />]
    }),
  ]
}

/** What the last entry told this viewer. */
function heardIn({ game, log }: Match, viewer: Viewer): { kind: string; rule: string }[] {
  const last = log.entries.at(-1)
  const before = replay(game, { ...log, entries: log.entries.slice(0, -1) }, { trusted: true })
  if (!last || isLogFault(before)) return []
  return applyEntry(game, before.state, last).flatMap((event) => redacted(game, event, viewer) ?? [])
}

afterEach(() => speak(english))

/** A game may be on the shelf before anybody has drawn for it. */
const drawn = shelf.map(({ id }) => id).filter((id) => `../../games/${id}/board/index.tsx` in boards)

describe.each(drawn)('%s in another language', (id) => {
  test('has not a word of English left: the table', async () => {
    const board = await boardOf(id)
    const moments = await momentsOf(id)
    expect(moments.length).toBeGreaterThan(8)
    speak(MARKED)
    const left = new Set<string>()
    let read = 0
    for (const moment of moments)
      for (const said of saidAt(moment, board)) {
        const html = renderToStaticMarkup(said)
        read += html.split('⟦').length - 1
        for (const piece of leftIn(html)) left.add(piece.trim())
      }
    expect(read).toBeGreaterThan(1000)
    expect([...left]).toEqual([])
  })

  test('has not a word of English left: the rulebook’s pictures, the primer, the options', async () => {
    const game = (await loadGame(id))?.game
    if (!game) throw new Error(`no game ${id}`)
    const { primer } = await boardOf(id)
    const drawn = (await figures[`../../games/${id}/board/rule-figures.tsx`]?.())?.figures ?? []
    const { min, max } = game.seats
    const usual = Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.default]))
    const primers = primer ? [min, max].map((seats) => primer(usual, seats)) : []
    speak(MARKED)
    const said: ReactNode[] = Object.entries(game.options).map(([key, option]) => (
      <OptionField key={key} option={option} value={option.default} rulesAt="" onChange={() => {}} />
    ))
    for (const { aim, turn, end } of primers) said.push(t(aim), t(turn), t(end))
    for (const figure of drawn) {
      said.push(t(figure.caption), t(figure.words), ...(figure.legend ?? []).map((one) => t(one)))
      if ('Drawing' in figure) said.push(<figure.Drawing key={said.length} />)
      else {
        const shown = viewAt(game, await figure.glimpse.match(), figure.glimpse)
        said.push(<figure.Picture key={said.length} {...shown} names={NAMES} />)
      }
    }
    const left = said.flatMap((one) => leftIn(withoutDocuments(renderToStaticMarkup(one)))).map((piece) => piece.trim())
    expect(said.length).toBeGreaterThan(10)
    expect([...new Set(left)]).toEqual([])
  })
})

test('English that went past the door is found', () => {
  const html = '<p title="Sit here">⟦You⟧ ⟦hold⟧ ⟦3⟧ (TT-7.13) ①<b>⟦1⟧ or not</b></p>'
  expect(leftIn(html)).toEqual([' or not', 'Sit here'])
})
