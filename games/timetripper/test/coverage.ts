/** That whole trips get everywhere: to all 72 battles, and home. Special rules and weapons have a test of their own. */

import { decision, type Seat, seeded } from '@anachron/kernel'
import { BATTLES } from '../content/index.ts'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'

const dice = seeded('coverage')

export const coverage = {
  all: [...BATTLES.map(({ number }) => `battle ${number}`), 'home'],
  used(event: Event): readonly string[] {
    if (event.kind === 'arrived') return [`battle ${event.battle}`]
    if (event.kind === 'blackHole') return ['battle 72']
    return event.kind === 'home' ? ['home'] : []
  },
  /** A player who lives long enough to see the future, and is curious enough to try everything on the way. */
  choose(options: readonly Action[], state: State): number | undefined {
    const seat = decision(game, state)?.seats[0] as Seat
    return dice.pick('whim', 6) === 0 ? undefined : bot.choose(game.view(state, seat), seat, options, dice)
  },
}
