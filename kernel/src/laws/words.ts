import { seeded } from '../chance/seeded.ts'
import { apply, decision, options } from '../engine.ts'
import type { AnyGame } from '../game.ts'
import { copyJson, notPlain } from '../json.ts'
import { redacted } from '../redacted.ts'
import { type Seat, SPECTATOR, type Viewer } from '../seat.ts'
import { render, type Sentence } from '../words/index.ts'
import { everyNth, someAnswer, throughMatches } from './matches.ts'
import { broken, type Law } from './plan.ts'

/** Names that no game has a word for. */
const NAMES = Array.from({ length: 16 }, (_, seat) => `Qx${String.fromCharCode(97 + seat)}z`)

/** What is said: lines of the log, results and notes are whole sentences, questions and options need no full stop. */
export type Saying =
  | 'event'
  | 'headline'
  | 'heading'
  | 'result'
  | 'note'
  | 'threat'
  | 'refusal'
  | 'ask'
  | 'option'
  | 'table'

/** What is wrong with a sentence as this viewer reads it, whatever the game; nothing when it reads well. */
export function faultOf(saying: Saying, sentence: Sentence, viewer: Viewer): string | undefined {
  const bad = notPlain(sentence)
  if (bad) return `is not plain data at ${bad}`
  const text = render(sentence, { names: NAMES, viewer })
  const found = FAULTS.find(([, isWrong]) => isWrong(text, { saying, viewer }))
  return found && `${found[0]}: “${text}”`
}

const LONGEST_HEADLINE = 60

interface About {
  saying: Saying
  viewer: Viewer
}

const FAULTS: readonly [string, (text: string, about: About) => boolean][] = [
  ['is empty', (text) => text.trim() === ''],
  ['holds something without a name', (text) => /\bundefined\b|\bNaN\b|\[object|\{\d+\}/.test(text)],
  ['lacks a word', (text) => /\S {2,}\S|\s[.,;!?](?!\S)|,\.|(?<!\.)\.\.(?!\.)|\( *\)/.test(text)],
  ['does not begin with a capital', (text) => /^\s*\p{Ll}/u.test(text)],
  [
    'does not end like a sentence',
    (text, { saying }) =>
      ['event', 'headline', 'result', 'note', 'threat', 'refusal'].includes(saying) && !/[.!?…][”’)]*$/.test(text),
  ],
  ['is too long for a headline', (text, { saying }) => saying === 'headline' && text.length > LONGEST_HEADLINE],
  ['calls its reader by name', (text, { viewer }) => viewer >= 0 && text.includes(NAMES[viewer] as string)],
  ['names a seat without its part', (text) => /\b(?:Player|Seat) \d/.test(text)],
  [
    'says “you” to somebody who only watches',
    (text, { saying, viewer }) =>
      viewer === SPECTATOR && ['event', 'headline', 'result'].includes(saying) && /\byou(?:r|rs)?\b/i.test(text),
  ],
]

const check = (saying: Saying, sentence: Sentence, viewer: Viewer, about: unknown): void => {
  const fault = faultOf(saying, sentence, viewer)
  if (fault) broken(`the words of this ${saying}: ${fault}`, about)
}

const checkAsked = (game: AnyGame, asked: { ask: string; seats: readonly Seat[] }, view: object, seat: Seat): void => {
  check('ask', game.words.ask(asked.ask, view, seat), seat, asked)
  check('table', game.words.view(view), seat, asked)
  checkHeadline(game, view, seat)
}

function checkHeadline(game: AnyGame, view: object, viewer: Viewer): void {
  const headline = game.words.headline?.(view, viewer)
  if (headline !== undefined) check('headline', headline, viewer, view)
}

function checkThreats(game: AnyGame, view: object, viewer: Viewer, seats: number): void {
  for (let seat = 0; seat < seats; seat++)
    for (const threat of game.threats?.(view, seat) ?? []) {
      check('threat', threat.words, viewer, threat)
      if (!Object.hasOwn(game.rulebook, threat.rule))
        broken(`a threat cites ${threat.rule}, which is not in the rulebook`, threat)
    }
}

/** Headings, sums and what happened meanwhile, of events as a viewer may know them. */
function checkStory(game: AnyGame, told: readonly object[], viewer: Viewer): void {
  const { story } = game.words
  const events = told.flatMap((event) => redacted(game, event as never, viewer) ?? [])
  if (!story || events.length === 0) return
  for (const event of events)
    for (const heading of [story.chapter?.(event), story.section?.(event)])
      if (heading !== undefined) check('heading', heading, viewer, event)
  for (const event of events) {
    const caption = story.caption?.(event, viewer)
    if (caption !== undefined) check('event', caption, viewer, event)
  }
  const seatOf = (event: object): Seat | null => ('seat' in event ? (event.seat as Seat) : null)
  for (const [, run] of Map.groupBy(events, (event) => (story.actor ?? seatOf)(event))) {
    const sum = story.sum?.(run, viewer)
    if (sum !== undefined && sum !== '') check('event', sum, viewer, run)
  }
  const others = events.filter((event) => (story.actor ?? seatOf)(event) !== viewer)
  const meanwhile = others.length > 0 ? story.meanwhile?.(others, viewer) : undefined
  if (meanwhile !== undefined && meanwhile !== '') check('event', meanwhile, viewer, others)
  const own = events.filter((event) => (story.actor ?? seatOf)(event) === viewer)
  const unasked = own.length > 0 ? story.unasked?.(own, viewer) : undefined
  if (unasked !== undefined && unasked !== '') check('event', unasked, viewer, own)
}

export const wordsForAll: Law = {
  name: 'every event cites a rule of the rulebook, is plain, and all words read well for whoever reads them',
  check(game, plan) {
    throughMatches(
      game,
      plan,
      'words',
      0.3,
      (moment) => {
        const { match, dice } = moment
        if (!everyNth(moment, 3)) return
        const asked = decision(game, match.state)
        if (!asked) return
        const seat = asked.seats[0] as Seat
        const view = game.view(match.state, seat)
        checkAsked(game, asked, view, seat)
        const copy = game.clone(match.state)
        const action = someAnswer(game, match.state, seat, dice) as object
        for (const option of [...options(game, match.state, seat), action])
          check('option', game.words.action(option, view), seat, option)
        const { outcomes = [], notes = [] } = game.forecast?.(view, seat, action) ?? {}
        for (const { words } of outcomes) if (render(words).trim() === '') broken('an outcome has no words', action)
        for (const note of notes) check('note', note, seat, action)
        checkThreats(game, view, seat, match.log.seats)
        const told: object[] = []
        apply(game, copy, seeded(moment.n), seat, copyJson(action), (event) => {
          told.push(event)
          const bad = notPlain(event)
          if (bad) broken(`an event is not plain data at ${bad}`, event)
          if (!Object.hasOwn(game.rulebook, event.rule))
            broken(`an event cites ${event.rule}, which is not in the rulebook`, event)
          for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++) {
            const shown = redacted(game, event, viewer)
            if (shown) check('event', game.words.event(shown, viewer), viewer, shown)
          }
        })
        for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++) checkStory(game, told, viewer)
      },
      ({ state: { result }, log: { seats } }) => {
        if (!result) return
        for (let viewer: Viewer = SPECTATOR; viewer < seats; viewer++)
          check('result', game.words.result(result), viewer, result)
      },
    )
  },
}
