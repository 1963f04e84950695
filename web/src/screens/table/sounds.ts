/** What is heard at a table. */
import { playSound, type SoundName } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useEffect, useRef } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { stir } from '../../app/resting.ts'

/**
 * Lets events be heard as they are shown. Of what comes in the same moment, because it is skipped or has no beat of its
 * own, only the weightiest is heard.
 */
export function eventSounds({ game, board }: Pick<OpenGame, 'game' | 'board'>, play = playSound): (e: object) => void {
  let heaviest: { name: SoundName; weight: number } | undefined
  return (event) => {
    const name = board?.sound?.(event)
    const weight = game.beat?.(event) ?? 0
    if (!name || (heaviest && heaviest.weight > weight)) return
    if (!heaviest)
      queueMicrotask(() => {
        play(heaviest?.name, board?.voice)
        heaviest = undefined
      })
    heaviest = { name, weight }
  }
}

/** A chime for whoever is asked while they look elsewhere, a low note where something cannot be done, and the end. */
export function useTableSounds(told: {
  asked: boolean
  trouble: string | undefined
  over: MatchView | undefined
}): void {
  const { asked, trouble, over } = told
  useEffect(() => {
    if (asked) stir()
    if (asked && document.hidden) playSound('turn')
  }, [asked])
  useEffect(() => {
    if (trouble) playSound('refusal')
  }, [trouble])
  const ending = over && endingSound(over)
  // A match that was over when one came to it is quiet.
  const seen = useRef(ending)
  useEffect(() => {
    if (ending && !seen.current) playSound(ending)
    seen.current = ending
  }, [ending])
}

function endingSound({ as, result }: MatchView): SoundName | undefined {
  if (!result) return undefined
  const own = result.payoff[as]
  // Nobody's side: whoever watches hears that it is decided.
  if (own === undefined) return 'win'
  return own === 1 ? 'win' : own > 0 ? 'draw' : 'loss'
}
