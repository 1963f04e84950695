import { count, type Sentence, say } from '@anachron/kernel/words'
import { Answer, Answers, percent, type ReadForecast, same, t, tell, useTableActions } from '@anachron/kit'
import { agentCards } from '../content/index.ts'
import type { Action, View } from '../rules/types.ts'
import { type Leaning, leaningOf, standsBadly, standsFor, standsForWith, whoWants } from '../words/stakes.ts'
import { Cube } from './art.tsx'
import { BackAnswer } from './BackAnswer.tsx'
import { canBuyInstead, type InHand, type Open, plainAnswers } from './can.ts'
import { loudness } from './loudness.ts'

interface PlainAnswersProps {
  view: View
  names: readonly string[]
  open: Open
  take(inHand: InHand): void
}

/** A Reboot that succeeds more seldom than this is not the loud answer. */
const URGED = 0.3

/** Answers that stand as buttons, each with what it most likely leads to and, where it matters, for whom. */
export function PlainAnswers({ view, names, open, take }: PlainAnswersProps) {
  const tableActions = useTableActions()
  const reveals = open.ask === 'reveal.answer'
  const promises = (action: Action): number => chanceFor(view, tableActions.forecast(action))
  const isIdle = (action: Action): boolean =>
    leaningOf(view, view.viewer, action) === 'idle' && !(tableActions.hinted && same(tableActions.hinted, action))
  // Nobody ends the turn with an Agent in hand, and what lets things be stands left of what changes them.
  const answers = (tableActions.still ? [] : plainAnswers(open))
    .filter((action) => !isIdle(action) && !(open.picked && action.kind === 'end'))
    .toSorted((a, b) => Number(b.kind === 'pass') - Number(a.kind === 'pass'))
  const best = Math.max(...answers.filter(({ kind }) => kind === 'reboot').map(promises))
  const left = view.players[view.viewer]?.actions ?? 0
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
              isBad: standsBadly(view),
              only: answers.length === 1,
              spent: left === 0,
            })}
            words={wordsOf(action, view) ?? tableActions.words(action)}
            odds={
              leans === 'harms'
                ? t`helps ${rival}`
                : (priceOf(action, left, view) ?? oddsOf(view, action, forecast, reveals))
            }
            facts={factsOf(action, left)}
            steady={reveals}
            wary={action.kind === 'end' && left > 0}
            picture={action.kind === 'reboot' ? <Cube kind="jamais" size={22} /> : undefined}
          />
        )
      })}
      <InHandAnswers open={open} take={take} still={tableActions.still} />
      {open.ask?.startsWith('plan.') && !tableActions.still && tableActions.takeBack && (
        <BackAnswer back={tableActions.takeBack}>{t('Back')}</BackAnswer>
      )}
    </Answers>
  )
}

/** About what somebody has taken in hand: how to go on, another way to pay, and how to put it back. */
function InHandAnswers({ open, take, still }: Pick<PlainAnswersProps, 'open' | 'take'> & { still: boolean }) {
  const { picked, jumpCard, buys } = open
  if (still || (!picked && !jumpCard)) return null
  return (
    <>
      <BackAnswer back={() => take({})}>
        {picked ? t`Put ${t(agentCards[picked].name)} down` : t('Put the card back')}
      </BackAnswer>
      {!picked && <span className="th-how">{t('Who Jumps? Press an Agent of yours.')}</span>}
      {picked && canBuyInstead(open, picked) && (
        <button
          type="button"
          className="button answer"
          aria-pressed={buys}
          onClick={() => take({ agent: picked, jumpCard, buys: !buys })}
        >
          <span className="answer-words">
            {buys ? t('Jump with a card') : t('Buy the Jump')}
            <small>{buys ? t('1 Action, 1 Jump card') : t('3 cards or 2 cubes')}</small>
          </span>
        </button>
      )}
    </>
  )
}

function wordsOf(action: Action, view: View): string | undefined {
  if (action.kind === 'guard') return t('On Guard')
  if (action.kind === 'callOff') return t('Call it off')
  if (action.kind === 'launch') return t(action.faceUp ? 'Face up' : 'Face down')
  if (action.kind === 'asset' && action.asset === 'action') return t('Take an Action')
  if (action.kind !== 'reboot') return undefined
  const attack = view.stack.findLast((frame) => frame.kind === 'attack')
  if (!attack || action.slot === 'main') return t('Reboot')
  return t`Reboot ${t(agentCards[action.slot === 'attacker' ? attack.agent : attack.target].name)}’s`
}

/** What an answer gives up, or is for, in a word or two. */
function priceOf(action: Action, left: number, { paradox }: View): string | undefined {
  switch (action.kind) {
    case 'end':
      return left > 0 ? tell(say`${count(left, 'Action')} lost`, []) : undefined
    case 'guard':
      return t(count(1, 'Action'))
    case 'callOff':
      return t('keep the card')
    case 'launch':
      return t(!action.faceUp ? 'rival must guess' : paradox ? 'rival sees it' : 'can be Rebooted')
    case 'asset':
      return action.asset === 'action' && action.from !== 'reserve'
        ? tell(say`${agentCards[action.from].name} leaves guard`, [])
        : t(ASSETS[action.asset])
    default:
      return undefined
  }
}

const ASSETS = {
  draw: say`in this turn’s draw`,
  jamais: say`for a Reboot`,
  action: say`a task more in this turn`,
} as const

/** For whoever points at it. */
function factsOf(action: Action, left: number): string[] {
  if (action.kind === 'end' && left > 0)
    return [tell(say`${count(left, 'Action')} that you have not spent would be lost: none is kept for later.`, [])]
  if (action.kind === 'guard')
    return [t('On Guard an Agent fights with 1 more when it is attacked, and can escape to any decade.')]
  if (action.kind !== 'launch') return []
  return [
    action.faceUp
      ? t('Your rival sees the Flux, and both of you may Reboot it before your rival fights or flees.')
      : t('Your rival fights or flees without knowing the Flux, and nobody can Reboot it before the fight.'),
  ]
}

/** In a word or two what chance makes of an action, from where its reader sits. */
function oddsOf(view: View, action: Action, forecast: ReadForecast | undefined, reveals: boolean): string | null {
  const [hoped] = forecast?.outcomes ?? []
  if (action.kind === 'aim' && 'by' in action.aim) {
    const good = standsForWith(view, action.aim.slot, action.aim.by)
    return good === null ? null : t(good === view.viewer ? 'good for you' : 'bad for you')
  }
  if (action.kind === 'pass' && reveals) return stands(view)
  if (!hoped) return null
  const wants = whoWants(view)
  if (reveals && wants !== null && wants !== view.viewer) return t`${percent(1 - hoped.chance)} to stop it`
  const at = purposeOf(view) ?? momentOf(view) ?? ''
  if (at === 'discovery' && view.active !== view.viewer) return t`${percent(hoped.chance)} they gain skill`
  const good = HOPED[at]
  return t`${percent(hoped.chance)} ${good ? t(good) : hoped.words}`
}

const momentOf = (view: View): string | undefined => {
  const top = view.stack.at(-1)
  return top?.kind === 'moment' ? top.moment : undefined
}

const purposeOf = (view: View): string | undefined => view.stack.findLast((frame) => frame.kind === 'reveal')?.purpose

/** What is hoped for, in a word. */
const HOPED: Readonly<Record<string, Sentence>> = {
  repair: 'fixed',
  hammer: 'fixed',
  jump: 'arrives',
  discovery: say`to gain skill`,
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
    return view.active === view.viewer ? t('a cube or a card') : t('no skill for them')
  return good === null ? null : t(standsBadly(view) ? 'bad for you' : 'good for you')
}
