import type { GameModule } from '@anachron/games'
import type { Wish } from '@anachron/kernel'
import { Answers, same, t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useEffect, useRef, useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'

export interface AnswersForMe {
  /** What the wishes are about. */
  about: string
  /** What people may wish; empty where the game has nothing of the kind. */
  wishes: readonly Wish[]
  wish: Wish | undefined
  choose(wish: Wish | undefined): void
  /** Those that last a while and would do something now: others act, or this could be passed. */
  passing: readonly Wish[]
  /** An answer is about to be given for the person. */
  answering: boolean
  /** Lets the person answer this one themselves. */
  letMe(): void
  /** When time for this answer is up, where the game has a time of its own. */
  until: number | undefined
}

export interface AnsweringOf {
  module: GameModule
  matchView: MatchView
  asked: MatchView | undefined
  /** Another person plays, to whom the time an answer takes could tell something. */
  watched: boolean
  /** Something was taken back: the person is asked again. */
  held: boolean
  give(action: object): void
}

/** Where nobody could learn anything from it nobody waits for it either; long enough for a press that was meant. */
const GLIMPSE = 120

/**
 * In some games one is often asked and can seldom answer. The rules must ask all the same, or the silence would tell;
 * the client may answer for its person, after the time a person would take.
 */
export function useAnswering({ module, matchView, asked, watched, held, give }: AnsweringOf): AnswersForMe {
  const { game, answering } = module
  const { wishes: kept } = useSettings()
  const [whileBeing, setWhileBeing] = useState<object>()
  const [mine, setMine] = useState<MatchView>()
  const wishes = matchView.as >= 0 ? (answering?.preferences(matchView.view, watched) ?? []) : []
  const offered = (preference: object | undefined): Wish | undefined =>
    preference && wishes.find((one) => same(one.preference, preference))
  // What is not offered any more is over.
  const wish = offered(whileBeing) ?? offered(kept[game.id]) ?? wishes[0]
  const action =
    asked && asked !== mine && !held && wish ? answering?.answer(asked.view, asked.options, wish.preference) : undefined
  const valid = action !== undefined && asked?.options.some((option) => same(option, action))
  const wait = Math.min(answering?.waitMs ?? 0, watched ? Number.POSITIVE_INFINITY : GLIMPSE)
  const key = valid ? JSON.stringify(action) : undefined
  useEffect(() => {
    if (!key || !asked) return
    const timer = setTimeout(() => give(JSON.parse(key) as object), wait)
    return () => clearTimeout(timer)
  }, [key, asked, give, wait])
  const until = useLimit(asked && watched && !valid ? asked : undefined, answering, give)
  return {
    until,
    passing: wishes.filter(
      (one) =>
        one.passing &&
        (one === wish || !asked || answering?.answer(asked.view, asked.options, one.preference) !== undefined),
    ),
    about: answering?.about ?? t('When others act'),
    wishes,
    wish,
    choose: (chosen) => {
      setWhileBeing(chosen?.passing ? chosen.preference : undefined)
      if (chosen && !chosen.passing) changeSettings({ wishes: { ...kept, [game.id]: chosen.preference } })
    },
    answering: key !== undefined,
    letMe: () => setMine(asked),
  }
}

/** Answers for a person who lets the time pass that a game has for it; says when that is. */
function useLimit(asked: MatchView | undefined, answering: GameModule['answering'], give: AnsweringOf['give']) {
  const [until, setUntil] = useState<number>()
  const limit = asked && answering?.limit?.(asked.view, asked.options)
  const entry = asked?.entry
  const open = useRef(asked)
  open.current = asked
  useEffect(() => {
    if (limit === undefined || entry === undefined) return
    setUntil(Date.now() + limit)
    const timer = setTimeout(() => {
      const now = open.current
      if (now && answering) give(answering.timeUp(now.options, now.view))
    }, limit)
    return () => {
      clearTimeout(timer)
      setUntil(undefined)
    }
  }, [limit, entry, answering, give])
  return until
}

/** Seconds that are left, counted down. */
function SecondsLeft({ until }: { until: number }) {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is made of `until`
  useEffect(() => {
    setSeconds(left())
    const tick = setInterval(() => setSeconds(left()), 250)
    return () => clearInterval(tick)
  }, [until])
  return (
    <span className="seconds-left" role="timer">
      {t`${seconds} s to answer`}
    </span>
  )
}

/** How to be asked, under what one is asked. */
export function WishesBar({ about, wishes, wish, choose }: AnswersForMe) {
  const lasting = wishes.filter(({ passing }) => !passing)
  if (wishes.length === 0) return null
  return (
    <label className="wishes-bar">
      <span className="note">{about}:</span>{' '}
      <select
        className="field"
        value={wish?.passing ? '' : wish?.label}
        onChange={(e) => choose(lasting.find(({ label }) => label === e.target.value))}
      >
        {wish?.passing && <option value="">{wish.label}</option>}
        {lasting.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </label>
  )
}

/** Among the answers: to be left alone for a while, how long there is to answer, and to answer oneself after all. */
export function LetMeAnswer({ passing, wish, choose, answering, letMe, until }: AnswersForMe) {
  return (
    <Answers>
      {passing.map((one) => (
        <button
          key={one.label}
          type="button"
          className="button quiet"
          aria-pressed={one === wish}
          onClick={() => choose(one === wish ? undefined : one)}
        >
          {one.label}
        </button>
      ))}
      {until !== undefined && <SecondsLeft until={until} />}
      {answering && (
        <button type="button" className="button" onClick={letMe}>
          {t('Let me answer')}
        </button>
      )}
    </Answers>
  )
}
