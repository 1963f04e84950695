import { Answer, Answers, percent, type ReadForecast, same, useTableActions } from '@anachron/kit'
import { agentCards } from '../content/index.ts'
import type { Action, View } from '../rules/types.ts'
import { type Leaning, leaningOf, standsFor, whoWants } from '../words/stakes.ts'
import { Cube } from './art.tsx'
import { type Open, plainAnswers } from './can.ts'

interface PlainAnswersProps {
  view: View
  names: readonly string[]
  open: Open
  drop(): void
}

/** A Reboot that succeeds more seldom than this is not the loud answer. */
const URGED = 0.3

const GOES_ON = new Set<Action['kind']>(['end', 'pass', 'decline', 'keep', 'callOff', 'done'])

/** Answers that stand as buttons, each with what it most likely leads to and, where it matters, for whom. */
export function PlainAnswers({ view, names, open, drop }: PlainAnswersProps) {
  const tableActions = useTableActions()
  const reveals = open.ask === 'reveal.answer'
  const promises = (action: Action): number => chanceFor(view, tableActions.forecast(action))
  const isIdle = (action: Action): boolean =>
    leaningOf(view, view.viewer, action) === 'idle' && !(tableActions.hinted && same(tableActions.hinted, action))
  const answers = tableActions.still ? [] : plainAnswers(open).filter((action) => !isIdle(action))
  const best = Math.max(...answers.filter(({ kind }) => kind === 'reboot').map(promises))
  const picked = tableActions.still ? undefined : open.picked
  const rival = names[1 - view.viewer] ?? ''
  const leanings = new Map<Action, Leaning>(answers.map((action) => [action, leaningOf(view, view.viewer, action)]))
  const canHelp = best >= URGED && answers.some((action) => leanings.get(action) === 'helps')
  return (
    <Answers>
      {answers.map((action) => {
        const leans = leanings.get(action) ?? 'open'
        // A poor chance costs as much as a good one: it is offered, not urged.
        const leaning = leans === 'helps' && (promises(action) < best || promises(action) < URGED) ? 'open' : leans
        const forecast = tableActions.forecast(action)
        return (
          <Answer
            key={JSON.stringify(action)}
            action={action}
            loud={loudness(action, leaning, {
              canHelp,
              reveals,
              picked: picked !== undefined,
              only: answers.length === 1,
              spent: view.players[view.viewer]?.actions === 0,
            })}
            words={wordsOf(action, view) ?? tableActions.words(action)}
            odds={leans === 'harms' ? `helps ${rival}` : oddsOf(view, action, forecast, reveals)}
            picture={action.kind === 'reboot' ? <Cube kind="jamais" size={22} /> : undefined}
          />
        )
      })}
      {picked && (
        <button type="button" className="button quiet" onClick={drop}>
          Put {agentCards[picked].name} down
        </button>
      )}
    </Answers>
  )
}

interface Among {
  canHelp: boolean
  reveals: boolean
  picked: boolean
  only: boolean
  /** No Action is left: most people go on. */
  spent: boolean
}

/** The loud one is what helps whoever is asked; what helps the rival steps back. */
function loudness(action: Action, leaning: Leaning, { canHelp, reveals, picked, only, spent }: Among) {
  if (leaning === 'harms' || leaning === 'idle') return 'quiet'
  if (leaning === 'helps') return 'main'
  if (only && action.kind !== 'end') return 'main'
  if (action.kind === 'pass') return reveals && canHelp ? 'plain' : 'main'
  if (action.kind === 'end') return picked ? 'quiet' : spent ? 'main' : 'plain'
  if (action.kind === 'done' || action.kind === 'fight') return 'main'
  return GOES_ON.has(action.kind) ? 'quiet' : 'plain'
}

function wordsOf(action: Action, view: View): string | undefined {
  if (action.kind === 'guard') return 'On Guard'
  if (action.kind !== 'reboot') return undefined
  const attack = view.stack.findLast((frame) => frame.kind === 'attack')
  if (!attack || action.slot === 'main') return 'Reboot'
  return `Reboot ${agentCards[action.slot === 'attacker' ? attack.agent : attack.target].name}’s`
}

/** In a word or two what chance makes of an action, from where its reader sits. */
function oddsOf(view: View, action: Action, forecast: ReadForecast | undefined, reveals: boolean): string | null {
  const [hoped] = forecast?.outcomes ?? []
  if (action.kind === 'pass' && reveals) return stands(view)
  if (!hoped) return null
  const wants = whoWants(view)
  if (reveals && wants !== null && wants !== view.viewer) return `${percent(1 - hoped.chance)} to stop it`
  return `${percent(hoped.chance)} ${HOPED[purposeOf(view) ?? momentOf(view) ?? ''] ?? hoped.words}`
}

const momentOf = (view: View): string | undefined => {
  const top = view.stack.at(-1)
  return top?.kind === 'moment' ? top.moment : undefined
}

const purposeOf = (view: View): string | undefined => view.stack.findLast((frame) => frame.kind === 'reveal')?.purpose

/** What is hoped for, in a word. */
const HOPED: Readonly<Record<string, string>> = {
  repair: 'fixed',
  hammer: 'fixed',
  jump: 'arrives',
  discovery: '+1 skill',
}

/** How likely it is that things turn this seat's way. */
function chanceFor(view: View, forecast: ReadForecast | undefined): number {
  const [hoped] = forecast?.outcomes ?? []
  if (!hoped) return 1
  const wants = whoWants(view)
  return wants !== null && wants !== view.viewer ? 1 - hoped.chance : hoped.chance
}

/** What passing leaves as it is. */
function stands(view: View): string | null {
  const good = standsFor(view)
  // A Flux that finds no decade of one's own still brings something.
  if (purposeOf(view) === 'discovery' && good !== view.active)
    return view.active === view.viewer ? 'an asset for you' : 'no skill for them'
  return good === null ? null : good === view.viewer ? 'good for you' : 'bad for you'
}
