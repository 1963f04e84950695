/** Why a Tripper may not do what people will try, with the rule that says so. */
import type { Action } from './actions.ts'
import { allowanceOf } from './equipment.ts'
import { isInOpponentZoc, stepsLeft } from './movement.ts'
import { battleOf, tripperAt } from './state.ts'
import type { FigureId, State } from './types.ts'

export function refuseTurn(state: State, id: FigureId, action: Action) {
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  if (tripper.endurance <= 1 && !tripper.active)
    return { rule: 'TT-R15', reason: 'With one point of Endurance he can only rest.' } as const
  if (battle.hush && ['step', 'aim', 'grenade', 'set', 'detonate', 'carry'].includes(action.do))
    return { rule: 'TT-R48', reason: 'While the talks drag on nobody moves or fires.' } as const
  if (tripper.negotiated && action.do !== 'command')
    return { rule: 'TT-7.43', reason: 'Having negotiated, he may only reach for the flux.' } as const
  switch (action.do) {
    case 'step':
      if (battle.stage <= 1)
        return { rule: 'TT-4.0b', reason: 'Nobody moves in the first Tripper Phase of a battle.' } as const
      if (isInOpponentZoc(state, tripper.hex))
        return { rule: 'TT-7.22', reason: 'An enemy next to him holds him where he is.' } as const
      if (stepsLeft(state, id) > 0) return { rule: 'TT-7.32', reason: 'He cannot step there.' } as const
      // Once he has set out his allowance stands, whatever it cost him since.
      if (tripper.allowance === null && allowanceOf(state, tripper) === null)
        return { rule: 'TT-R04', reason: 'He carries too much to move at all; drop something.' } as const
      return { rule: 'TT-7.13', reason: 'He has no movement left in this phase.' } as const
    case 'aim':
    case 'grenade':
    case 'set':
    case 'detonate':
    case 'take':
    case 'loot':
    case 'recover':
    case 'reload':
    case 'command':
      if (tripper.acted) return { rule: 'TT-7.42', reason: 'He has done his one action of this phase.' } as const
      if (action.do === 'command')
        return { rule: 'TT-10.11', reason: 'Only who carries the radio can command the flux.' } as const
      if (action.do === 'reload')
        return { rule: 'TT-8.22', reason: 'There is nothing to reload it with, or it is loaded.' } as const
      if (action.do === 'detonate')
        return {
          rule: 'TT-8.44',
          reason: 'Whoever set it up sets it off, in a later stage and from two hexes away at most.',
        } as const
      if (action.do === 'loot') return { rule: 'TT-R42', reason: 'He has to stand where the fallen one lies.' } as const
      if (action.do === 'aim') return { rule: 'TT-8.3', reason: 'He has no loaded weapon that reaches it.' } as const
      return { rule: 'TT-7.42', reason: 'That is not to be had in his hex.' } as const
    case 'negotiate':
      if (!state.options.negotiation)
        return { rule: 'TT-15.0', reason: 'This game is played without negotiation.' } as const
      if (battle.talkedOut) return { rule: 'TT-15.11', reason: 'There is no more to say in this battle.' } as const
      if (battle.attempted) return { rule: 'TT-R44', reason: 'The team has talked in this phase.' } as const
      return { rule: 'TT-15.0', reason: 'He must not have moved or acted, and somebody must listen.' } as const
    case 'carry':
      return { rule: 'TT-7.14', reason: 'A fallen man is carried one hex, as all the movement of the phase.' } as const
    case 'claim':
      return {
        rule: 'TT-14.0',
        reason: 'What there is to take is taken in the clean-up, when nobody hostile is left.',
      } as const
    case 'conjure':
    case 'guide':
    case 'align':
    case 'jump':
      return { rule: 'TT-10.0', reason: 'The flux does nothing before a command has reached it.' } as const
    case 'drop':
      return { rule: 'TT-R37', reason: 'He cannot drop that here.' } as const
    default:
      return undefined
  }
}
