import type { Sight } from '@anachron/wire'
import type { OpenGame } from '../../app/games.ts'
import { ending, listener, named } from '../../client/names.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import type { Looking } from './looking.ts'
import { Prompt } from './Prompt.tsx'
import type { Reel } from './reel.ts'

export interface PromptOfProps {
  game: OpenGame
  sight: Sight
  names: readonly string[]
  mine: readonly number[]
  busy: boolean
  /** An answer is being given for the person. */
  answering?: boolean
  now: object | undefined
  looking: Looking
  reel: Reel
}

/** What to say above the board just now. */
export function PromptOf({ game, sight, names, mine, busy, answering = false, now, looking, reel }: PromptOfProps) {
  const { words } = game.game
  const { decision } = sight
  if (busy && now)
    return (
      <Prompt
        who=""
        words={named(words.event(now as never, listener(sight.as, mine)), names)}
        rule={(now as { rule?: string }).rule}
        yours={false}
        seats={[]}
        brief
      >
        <button type="button" className="button quiet" onClick={() => reel.skip()}>
          <Glyph name="skip" /> Skip <kbd>Space</kbd>
        </button>
      </Prompt>
    )
  if (looking.at !== undefined)
    return (
      <Prompt
        who={`Entry ${looking.at}.`}
        words={named(pastWords(game, listener(sight.as, mine), looking), names)}
        rule={looking.past?.told?.events.at(-1)?.rule ?? decision?.rule}
        yours={false}
        seats={decision?.seats ?? []}
      >
        <button type="button" className="button" onClick={() => looking.look(undefined)}>
          Back to now
        </button>
      </Prompt>
    )
  if (sight.result)
    return (
      <Prompt
        who="The match is over."
        words={ending(game.game, sight.result, names)}
        rule={sight.result.rule}
        yours={false}
        seats={[]}
      />
    )
  if (!decision) return null
  const yours = decision.seats.includes(sight.as)
  const who = decision.seats.filter((seat) => seat !== sight.as).map((seat) => names[seat] ?? `Seat ${seat + 1}`)
  const asked = decision.ask ? words.ask(decision.ask, sight.view, yours ? sight.as : (decision.seats[0] ?? 0)) : ''
  if (yours && answering)
    return <Prompt who="Answered for you:" words={asked} rule={decision.rule} yours={false} seats={[sight.as]} />
  if (yours)
    return (
      <Prompt
        who={mine.length > 1 ? `${names[sight.as]}:` : 'Your decision.'}
        words={asked}
        rule={decision.rule}
        yours
        seats={[sight.as]}
      />
    )
  return (
    <Prompt
      who={`${who.join(' and ')} ${who.length > 1 ? 'decide' : 'decides'}${asked ? ':' : '.'}`}
      // Games speak to whoever is asked; others overhear it.
      words={asked && `“${named(asked, names)}”`}
      rule={decision.rule}
      yours={false}
      seats={decision.seats}
    />
  )
}

function pastWords(game: OpenGame, to: number, { at, past }: Looking): string {
  if (!past) return 'Turning back …'
  const happened = past.told?.events.at(-1)
  if (happened) return game.game.words.event(happened, to)
  return at === 0 ? 'The beginning.' : ''
}
