/**
 * A Tripper who wants to live: he calls the flux as soon as he lands, fights only what holds or hunts him, gathers Experience jump by
 * jump, and goes for the Time Hole when the dice are likely to let him through.
 */

import type { Policy } from '@anachron/kernel'
import type { Action } from './rules/actions.ts'
import type { PlayFrame, TimeTripper, View } from './rules/types.ts'
import { attack, grenade } from './veteran/fire.ts'
import { cleanup, command } from './veteran/flux.ts'
import { packing, travelling } from './veteran/journey.ts'
import { timemaster } from './veteran/timemaster.ts'
import { soldier, turn } from './veteran/turn.ts'
import type { Worth } from './veteran/worth.ts'

export const bot: Policy<TimeTripper> = {
  name: 'veteran',
  quick: true,
  choose(view, seat, options, chance) {
    if (options.length === 1) return 0
    const worth = worthIn(view, seat)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      // A grain of chance breaks ties without preferring what is listed first.
      const value = worth(options[i] as Action) + chance.pick('whim', 1000) / 1e7
      if (value > most) {
        most = value
        best = i
      }
    }
    return best
  },
}

function worthIn(view: View, seat: number): Worth {
  const frame = view.stack[view.stack.length - 1] as PlayFrame
  switch (frame.kind) {
    case 'equip':
      return packing(view, frame)
    case 'travel':
      return travelling(view)
    case 'turn':
      return turn(view, frame.who)
    case 'soldier':
      return soldier(view, frame.who)
    case 'attack':
      return attack(view, frame)
    case 'grenade':
      return grenade(view, frame)
    case 'command':
      return command(view, frame.by)
    case 'cleanup':
      return cleanup(view, frame)
    case 'free':
      return timemaster(view, frame, seat)
    case 'arrange':
      return (action) => (action.do === 'ready' ? 1 : 0)
    default:
      return () => 0
  }
}
