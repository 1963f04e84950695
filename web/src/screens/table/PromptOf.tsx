import type { Sentence } from '@anachron/kernel/words'
import { Glyph, t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import type { OpenGame } from '../../app/games.ts'
import { listener } from '../../client/names.ts'
import { decides } from '../../words/table.ts'
import { ending, overhear, tell } from '../../words/tell.ts'
import type { Looking } from './looking.ts'
import { Prompt } from './Prompt.tsx'
import { useShownMatch } from './shown-match.ts'
import { useWhen } from './story/when.ts'

interface PromptOfProps {
  /** An answer is being given for the person. */
  answering?: boolean
  /** Said in place of who decides: nobody does before the reader goes on. */
  instead?: string | undefined
}

/** What to say above the board just now. */
export function PromptOf({ answering = false, instead }: PromptOfProps) {
  const { game, matchView, names, mine, busy, now, looking } = useShownMatch()
  const { decision } = matchView
  const to = listener(matchView.as, mine)
  if (busy && now) return <Happening now={now} to={to} />
  if (looking.at !== undefined) return <Past at={looking.at} to={to} />
  if (matchView.result)
    return (
      <Prompt
        who={t('The match is over.')}
        words={ending(game.game, matchView.result, names, to)}
        rule={matchView.result.rule}
        yours={false}
        seats={[]}
      />
    )
  if (instead !== undefined) return <Prompt who={instead} words="" rule={undefined} yours={false} seats={[]} />
  return decision && <Asked decision={decision} answering={answering} />
}

/** When it was that is looked at, what happened then, and the way back. */
function Past({ at, to }: { at: number; to: number }) {
  const { game, matchView, names, looking } = useShownMatch()
  const { decision } = matchView
  const when = useWhen()
  return (
    <Prompt
      who={`${when(at)}.`}
      words={tell(pastWords(game, to, looking), names, to)}
      rule={looking.past?.entryEvents?.events.at(-1)?.rule ?? decision?.rule}
      yours={false}
      seats={decision?.seats ?? []}
    >
      <button type="button" className="button" onClick={() => looking.look(undefined)}>
        {t('Back to now')}
      </button>
    </Prompt>
  )
}

/** What is being shown, and how not to wait for its end. */
function Happening({ now, to }: { now: object; to: number }) {
  const { game, names, skip, goFast } = useShownMatch()
  const { words } = game.game
  return (
    <Prompt
      who=""
      words={tell(words.story?.caption?.(now as never, to) ?? words.event(now as never, to), names, to)}
      rule={(now as { rule?: string }).rule}
      yours={false}
      seats={[]}
      brief
    >
      <button type="button" className="button quiet" onClick={skip}>
        <Glyph name="skip" /> {t('Skip')} <kbd>Space</kbd>
      </button>
      {goFast && (
        <button
          type="button"
          className="button quiet prompt-faster"
          title={t('Only what matters, until you are asked again. For good: the speed at the bottom left.')}
          onClick={goFast}
        >
          <Glyph name="forward" /> {t('Faster')}
        </button>
      )}
    </Prompt>
  )
}

/** Who decides, and what. */
function Asked({ decision, answering }: { decision: NonNullable<MatchView['decision']>; answering: boolean }) {
  const { game, matchView, names, mine } = useShownMatch()
  const yours = decision.seats.includes(matchView.as)
  const asks = yours ? matchView.as : (decision.seats[0] ?? 0)
  const question = decision.ask ? game.game.words.ask(decision.ask, matchView.view, asks) : ''
  const asked = yours ? tell(question, names, asks) : overhear(question, names, asks)
  if (yours && answering)
    return (
      <Prompt who={t('Answered for you:')} words={asked} rule={decision.rule} yours={false} seats={[matchView.as]} />
    )
  if (yours)
    return (
      <Prompt
        who={mine.length > 1 ? `${names[matchView.as]}:` : t('Your decision.')}
        plain={mine.length === 1}
        words={asked}
        rule={decision.rule}
        yours
        seats={[matchView.as]}
      />
    )
  return (
    <Prompt
      who={tell(decides(decision.seats), names)}
      // Onlookers overhear what is asked; whoever plays has their own thoughts.
      words={mine.length === 0 ? asked : ''}
      rule={mine.length === 0 ? decision.rule : undefined}
      yours={false}
      seats={decision.seats}
    />
  )
}

function pastWords(game: OpenGame, to: number, { at, past }: Looking): Sentence {
  if (!past) return t('Turning back …')
  // Some events are told by no words; what was said last tells what happened.
  const said = (past.entryEvents?.events ?? []).map((event) => game.game.words.event(event, to))
  const happened = said.findLast((words) => words !== '')
  if (happened !== undefined) return happened
  return at === 0 ? t('The beginning.') : ''
}
