/** Scenes that nobody can miss: into the flux, the rolls of a jump, a landing, the Black Hole, a fall, home. */

import { say } from '@anachron/kernel/words'
import type { Board, Moment } from '@anachron/kit'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import { FIRST_UNIT, type TimeTripper, type View } from '../rules/types.ts'
import { battleName } from '../words/phrases.ts'
import { limitOf, rollWords } from './held-roll.ts'
import { tripperName } from './names.ts'
import { BlackHoleScene, FallenScene, HomeScene, JumpScene, LandingScene, RollScene } from './parts.ts'

/** It is what the whole trip was for: nobody who looks at it is hurried. */
const HOME = 60_000

export const moments: NonNullable<Board<TimeTripper>['moments']> = (event, view) => {
  switch (event.kind) {
    case 'jumped':
      return { words: say`The flux closes around him and is gone.`, Scene: JumpScene, ms: 1500, sound: 'warp' }
    case 'controlled':
    case 'homing':
      // Two dice never come to 1: where Experience is no more than that nothing hangs on them.
      return limitOf(view, event) < 2
        ? undefined
        : { words: rollWords(event, limitOf(view, event)), Scene: RollScene, ms: 3200, sound: 'diceTumble' }
    case 'arrived':
      return {
        words: say`${battleName(event.own, event.battle)}. ${catalogueOf(event.own).battles[event.battle]?.flavour ?? ''}`,
        Scene: LandingScene,
        ms: 6000,
        sound: 'warp',
      }
    case 'blackHole':
      return {
        words: say`The Black Hole. Experience and treasure are gone; the trip begins again with the first kit.`,
        Scene: BlackHoleScene,
        ms: 8000,
        sound: 'explosion',
      }
    case 'suffered':
      return event.effect === 'dead' && event.who < FIRST_UNIT ? fall(event, view) : undefined
    case 'home':
      return { words: say`${tripperName(event.who)} is home.`, Scene: HomeScene, ms: HOME, sound: 'bell' }
    default:
      return undefined
  }
}

/** Nobody of a team goes unseen; where nobody is left who could go on it is the end (TT-4.0e). */
function fall({ who }: Extract<Event, { kind: 'suffered' }>, { own, battle, trippers }: View): Moment<TimeTripper> {
  const isLast = !trippers.some(({ alive, place }, id) => id !== who && alive && place !== 'home')
  const falls = say`${tripperName(who)} falls at ${battleName(own, battle?.number ?? 0)}.`
  return {
    words: isLast ? say`${falls} Nobody is left.` : falls,
    Scene: FallenScene,
    ms: isLast ? 7000 : 4500,
    sound: 'explosion',
  }
}
