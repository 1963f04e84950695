/** Answers that are about nothing on the table, and what can be done with the card that is held. */
import { count, say } from '@anachron/kernel/words'
import { Answer, Answers, Icon, rich, t, tell, useTableActions } from '@anachron/kit'
import returnArrow from '@anachron/kit/icons/return-arrow'
import { cardOf } from '../content/index.ts'
import type { Action, CardId, Play, View } from '../rules/types.ts'
import { chargeCost, chargeGain } from '../words/actions.ts'
import { isPoor } from '../words/asks.ts'
import { reminders, textOf } from './CardFace.tsx'
import { type Held, useHeld, type Way } from './held.ts'
import { blowsOf } from './outcomes.ts'
import { type Sure, useSure } from './sure.ts'

/** What most people press, and what they may. TIMESTREAM is in the hand as well; but nobody should go past it. */
const LOUDNESS: Partial<Record<Action['kind'], 'main' | 'plain'>> = {
  keep: 'main',
  end: 'plain',
  phase: 'main',
  none: 'plain',
  mulligan: 'plain',
  timestream: 'main',
}

/** A first hand with hardly a Power Cell is better drawn anew. */
const OTHERWISE: typeof LOUDNESS = { keep: 'plain', mulligan: 'main' }

/** Answers that do nothing on the table. */
const IDLE: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['end', 'none', 'payByHand', 'concede'])

/** A strike that takes nothing from the rival is no better than going on. */
const isIdle = (view: View, option: Action): boolean => {
  if (option.kind !== 'strike') return IDLE.has(option.kind)
  const blow = blowsOf(view, view.viewer, option)?.blow
  return blow === 'nothing' || blow === 'lost'
}

/** Nobody who goes by keys finds themselves on these unless they are advised. */
const GIVES_UP: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['end', 'none', 'mulligan'])

/** What is given up by going on while cards can still be played. */
function unspent(view: View, options: readonly Action[]): string | undefined {
  if (view.step !== 'play' || options.every((option) => isIdle(view, option))) return undefined
  const ready = (view.players[view.viewer]?.cells ?? []).filter(({ linked }) => !linked).length
  return ready > 0 ? tell(say`${count(ready, 'cell')} unspent`, []) : undefined
}

/** A card of one's own is being paid for: nothing of it has happened yet. */
const isPaying = ({ stack, viewer, active }: View): boolean =>
  viewer === active && stack.at(-1)?.kind === 'pay' && stack.at(-2)?.kind === 'arrive'

export function PlainAnswers({ view, options }: { view: View; options: readonly Action[] }) {
  const { still, takeBack } = useTableActions()
  const held = useHeld()
  const sure = useSure()
  const open = still ? [] : options.filter(({ kind }) => LOUDNESS[kind])
  const poor = isPoor(view.players[view.viewer]?.hand ?? [])
  // To go on is the loud one where there is nothing else worth doing.
  const loudOf = ({ kind }: Action) =>
    kind === 'end' && view.step !== 'cells' && options.every((option) => isIdle(view, option))
      ? 'main'
      : (((poor && OTHERWISE[kind]) || LOUDNESS[kind]) ?? 'plain')
  return (
    <Answers>
      {held.card !== undefined && !still ? (
        <HeldAnswers held={held} />
      ) : sure.action ? (
        <SureAnswers sure={sure} action={sure.action} view={view} />
      ) : (
        <>
          {open.map((action) => (
            <Answer
              key={JSON.stringify(action)}
              action={action}
              loud={loudOf(action)}
              wary={loudOf(action) !== 'main' && GIVES_UP.has(action.kind)}
              {...(action.kind === 'end' ? { odds: unspent(view, options) } : {})}
              {...(action.kind === 'timestream' ? { words: t('Go home') } : {})}
            />
          ))}
          {isPaying(view) && takeBack && !still && (
            <button type="button" className="button spot answer" data-back onClick={takeBack}>
              {t('Do not play it')}
            </button>
          )}
          {/* Where one has just ended a turn, a press by habit is not to do without a cell. */}
          {(view.step === 'cells' || open.some(({ kind }) => kind === 'none')) && <span className="ts-no-habit" />}
        </>
      )}
    </Answers>
  )
}

/** What has been pressed once: what it brings and costs, and the second press. */
function SureAnswers({ sure, action, view }: { sure: Sure; action: Action; view: View }) {
  const { forecast } = useTableActions()
  const notes = forecast(action)?.notes ?? []
  return (
    <>
      {notes.length > 0 && <p className="ts-held-text ts-sure-text">{notes.join(' ')}</p>}
      <button type="button" className="button spot answer" data-back onClick={sure.leave}>
        {t('Leave it')}
      </button>
      {action.kind === 'charge' ? (
        <Answer
          action={action}
          loud="main"
          odds={tell(chargeCost(action, view), [])}
          words={t`Charge: ${tell(chargeGain(action, view), [])}`}
        />
      ) : (
        <Answer action={action} wary />
      )}
    </>
  )
}

/** The one place it can go, or the one that gains more than all others. */
function likely({ ways }: Held): Way | undefined {
  const best = ways.filter((way) => way.best)
  return ways.length === 1 ? ways[0] : best.length === 1 ? best[0] : undefined
}

const laneOf = (play: Play): number | undefined =>
  'phase' in play ? play.phase : 'location' in play ? play.location : undefined

/** A text as short as that is hardly more than keywords. */
const BARE = 30

/** On a phone the card itself is small: what it says stands beside the button. */
function HeldText({ card }: { card: CardId }) {
  const one = cardOf(card)
  const text = textOf(one)
  const means = reminders(one).map((line) => line.replace(/ \([^)]*\)$/, ''))
  // Its keywords by name alone say nothing to whoever meets them first.
  const told = text.length < BARE && means.length > 0 ? means : [text, ...means]
  return text ? <p className="ts-held-text">{told.join(' ')}</p> : null
}

function HeldAnswers({ held }: { held: Held }) {
  const { choose } = useTableActions()
  const way = likely(held)
  const lane = way && laneOf(way.play)
  return (
    <>
      {held.card && <HeldText card={held.card} />}
      {/* A press beside everything puts back before the finger is lifted: what comes to stand here is not meant. */}
      <button type="button" className="button spot answer ts-put-back" onClick={held.putBack}>
        <Icon body={returnArrow} size={20} />
        <span>{rich`Put back${<span className="unseen"> {held.card && t(cardOf(held.card).name)}</span>}`}</span>
      </button>
      {way && (
        // While a card is held, what a press elsewhere means is about the card: this is one of its places.
        <button type="button" className="button first spot answer" onClick={() => choose(way.play)}>
          <span className="answer-words">
            {lane === undefined ? way.outcome.title : t`Put it in lane ${lane}`}
            {(way.best || way.outcome.loses) && way.outcome.note && (
              <small>{way.outcome.briefNote ?? way.outcome.note}</small>
            )}
          </span>
        </button>
      )}
    </>
  )
}
