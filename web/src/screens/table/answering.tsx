import type { GameModule } from '@anachron/games'
import { same } from '@anachron/web/kit'
import type { Sight } from '@anachron/wire'
import { useEffect, useState } from 'react'

export interface AnswersForMe {
  /** What people may wish, in words; empty where the game has nothing of the kind. */
  wishes: readonly string[]
  wish: number
  setWish(wish: number): void
  /** An answer is about to be given for the person. */
  answering: boolean
  /** Lets the person answer this one themselves. */
  letMe(): void
}

/**
 * In some games one is often asked and can seldom answer. The rules must ask all the same, or the silence would tell; the client
 * may answer for its person, after the time a person would take.
 */
export function useAnswering(
  { answering }: GameModule,
  sight: Sight,
  asked: Sight | undefined,
  choose: (action: object) => void,
): AnswersForMe {
  // A wish may name the moment it was made in, so the wish itself is kept and not its place in the list.
  const [wished, setWished] = useState<{ wish: number; preference: object }>()
  const [mine, setMine] = useState<Sight>()
  const listed = sight.as >= 0 ? (answering?.preferences(sight.view) ?? []) : []
  const wish = wished?.wish ?? 0
  const preference = wished?.preference ?? listed[0]?.preference
  const action =
    asked && asked !== mine && preference ? answering?.answer(asked.view, asked.options, preference) : undefined
  const valid = action !== undefined && asked?.options.some((option) => same(option, action))
  const waitMs = answering?.waitMs ?? 0
  const key = valid ? JSON.stringify(action) : undefined
  useEffect(() => {
    if (!key || !asked) return
    const timer = setTimeout(() => choose(JSON.parse(key) as object), waitMs)
    return () => clearTimeout(timer)
  }, [key, asked, choose, waitMs])
  return {
    wishes: listed.map(({ label }) => label),
    wish,
    setWish: (chosen) => {
      const preference = listed[chosen]?.preference
      if (preference) setWished({ wish: chosen, preference })
    },
    answering: key !== undefined,
    letMe: () => setMine(asked),
  }
}

/** How to be asked, beside the prompt. */
export function AnswersBar({ wishes, wish, setWish, answering, letMe }: AnswersForMe) {
  if (wishes.length === 0) return null
  return (
    <div className="answers-bar">
      <label>
        <span className="note">When others act:</span>{' '}
        <select className="field" value={wish} onChange={(e) => setWish(Number(e.target.value))}>
          {wishes.map((words, i) => (
            <option key={words} value={i}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {answering && (
        <>
          <span className="note" role="status">
            Answering for you …
          </span>
          <button type="button" className="button" onClick={letMe}>
            Let me
          </button>
        </>
      )}
    </div>
  )
}
