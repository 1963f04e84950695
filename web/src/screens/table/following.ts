import { announce, playSound } from '@anachron/kit'
import { useEffect, useMemo, useRef } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { ClientTable } from '../../client/table.ts'
import { Reel } from './reel.ts'
import { eventSounds } from './sounds.ts'

/** A reel that follows the table; another viewer begins with a still. */
export function useReel(table: ClientTable, game: OpenGame, as: number, words: (event: object) => string): Reel {
  const saying = useRef(words)
  saying.current = words
  const reel = useMemo(() => {
    const sound = eventSounds(game)
    return new Reel(
      game.game,
      (event, moment) => {
        announce(saying.current(event))
        if (!moment) sound(event)
      },
      (event, view) => game.board?.moments?.(event, view, as),
    )
  }, [game, as])
  useEffect(() => {
    const first = table.state.matchView
    if (first) reel.cut(first)
    const stop = table.onPlay((play) => {
      if (play.matchView.as !== as) return
      if (play.undone) playSound('undo')
      const seen = reel.picture === undefined || play.undone || play.entryEvents.length === 0
      if (seen) reel.cut(play.matchView)
      else reel.play(play.matchView, play.entryEvents)
    })
    return () => {
      stop()
      reel.close()
    }
  }, [reel, table, as])
  return reel
}
