/** Lets the opponents at a table speak. */
import { announce, playSound } from '@anachron/kit'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { SPECTATOR } from '../../../client/names.ts'
import type { ClientTable } from '../../../client/table.ts'
import { opponentAt } from '../../../opponents/opponents.ts'
import { sayingsOf } from '../../../opponents/sayings.ts'
import { tell } from '../../../words/tell.ts'
import type { Picture } from '../reel.ts'
import type { AtTable } from '../table-context.ts'
import { leadOf, standingOf } from './standing.ts'
import { type Said, Voice } from './voice.ts'

export interface Speech {
  seat: number
  words: string
  rings: boolean
  /** The last word: it stands there as long as the ending does. */
  last: boolean
}

/** Long enough to be read by whoever looks at the board first. */
const STAYS = 3200
const LETTER = 75
/** Who comes later than this is not greeted. */
const BEGINNING = 8

interface Speaker {
  seat: number
  voice: Voice
}

/** What was said in a match is known for as long as the page is: leaving the table repeats nothing. */
const speakers = new Map<string, readonly Speaker[]>()

interface Around {
  picture: Picture | undefined
  /** Nothing is being shown, and the present is looked at. */
  isStill: boolean
  /** The screen changes hands: nobody speaks. */
  curtain: object | undefined
}

export function useVoices(at: AtTable, { picture, isStill, curtain }: Around): Speech | undefined {
  const { table, info, matchView, mine, names, game, state } = at
  const { voices, pace } = useSettings()
  const [speech, setSpeech] = useState<Speech>()
  const own = mine.length === 1 ? (mine[0] as number) : undefined
  const speaks = curtain === undefined && voices && pace !== 'instant' && own !== undefined && matchView.as === own
  const scene = useRef(false)
  if (picture?.moment) scene.current = true
  const { entry, result } = matchView
  const answers = state.entryEvents.filter(({ seat, entry }) => seat === own && entry > 0).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment at which the table stands still is one
  useEffect(() => {
    if (!speaks || !isStill || own === undefined) return
    let wanted = true
    const all = speakersAt(table, info)
    const speak = ({ seat }: Speaker, said: Said): void => {
      if (!wanted) return
      const words = said.words === undefined ? '' : tell(said.words, names, own)
      setSpeech({ seat, words, rings: said.rings, last: Boolean(result) })
      if (words) announce(`${names[seat]}: ${words}`)
      if (said.rings) playSound('bell')
    }
    const first = (ask: (speaker: Speaker) => Said | undefined): void => {
      for (const speaker of all) {
        const said = ask(speaker)
        if (!said) continue
        speak(speaker, said)
        break
      }
    }
    const { payoff } = result ?? {}
    if (payoff) first(({ seat, voice }) => voice.ends(payoff[seat] ?? 0, payoff[own] ?? 0, answers))
    else if (answers === 0 && entry <= BEGINNING) first(({ voice }) => voice.begins())
    else {
      const happened = scene.current
      scene.current = false
      // Where nobody is helped, nobody is told how they stand either.
      const open = info.hints ? table.client.request('look', { table: table.id, entry, as: SPECTATOR }) : undefined
      Promise.resolve(open).then(
        (seen) => {
          if (!wanted) return
          first(({ seat, voice }) => {
            const lead = seen && leadOf(game.game, seen.matchView, seat, own)
            const standing = lead === undefined ? undefined : standingOf(lead)
            return voice.hears({ answers, standing, scene: happened })
          })
        },
        () => {},
      )
    }
    return () => {
      wanted = false
    }
  }, [speaks, isStill, entry, result])
  useEffect(() => {
    if (!speech || speech.last) return
    const timer = setTimeout(() => setSpeech(undefined), STAYS + LETTER * speech.words.length)
    return () => clearTimeout(timer)
  }, [speech])
  return speaks ? speech : undefined
}

function speakersAt({ id }: ClientTable, { game, seats }: AtTable['info']): readonly Speaker[] {
  const known = speakers.get(id)
  if (known) return known
  const made = seats.flatMap(({ kind, level, owner }, seat): Speaker[] => {
    const opponent = kind === 'bot' && owner === undefined ? opponentAt(game, level) : undefined
    if (!opponent) return []
    const rings = opponent.id === 'tock'
    return [{ seat, voice: new Voice(sayingsOf(opponent.id), numberOf(id) + seat, { rings }) }]
  })
  speakers.set(id, made)
  return made
}

/** Some number that a table always has. */
const numberOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
