import type { Action } from '../rules/actions.ts'
import { isHexChoice, type View } from '../rules/types.ts'
import { battleName, direction, figure, gearName, MODE_WORDS, place, thing, tripperName } from './names.ts'

/** An option as it stands on a button. */
export function sayAction(action: Action, view: View): string {
  const { own } = view
  switch (action.do) {
    case 'profile':
      return action.charmed ? 'Easily charmed' : 'Not to be charmed'
    case 'buy':
      return `Pack a ${thing(action.what)}`
    case 'ready':
      return 'Ready'
    case 'discard':
      return `Leave ${action.what === 'm26' || action.what === 'm1' ? 'the' : 'one'} ${thing(action.what)} at home`
    case 'lift':
      return `Take up hex ${action.cell} of the ${action.display === 0 ? 'past' : 'future'}: ${battleName(own, view.time.layout?.[action.display][action.cell] ?? 0)}`
    case 'place':
      return placeWords(view, action.cell)
    case 'shuffle':
      return 'Shuffle both displays'
    case 'letter':
      return `Letter ${'ABCDEF'[action.letter]}`
    case 'choose':
      if (isHexChoice(action.of)) return action.of === 'loot' ? `What lies in ${place(action.at)}` : place(action.at)
      return action.at >= 0 ? figure(view, action.at) : 'The flux'
    case 'length':
      return `${action.hexes} ${action.hexes === 1 ? 'hex' : 'hexes'}`
    case 'end':
      return endWords(view)
    case 'later':
      return 'Let the others go first'
    case 'step':
      return view.stack.at(-1)?.kind === 'command' ? `Flux to ${place(action.hex)}` : `Step to ${place(action.hex)}`
    case 'carry':
      return `Carry ${figure(view, action.body)} to ${place(action.hex)}`
    case 'drop':
      return `Drop the ${thing(action.what, action.of, own)}`
    case 'take':
      return `Pick up the ${looseName(view, action.id)}`
    case 'loot':
      return `Take the ${thing(action.what, action.of, own)} from ${tripperName(action.from)}`
    case 'recover':
      return `Take the weapon of ${figure(view, action.unit)}`
    case 'reload':
      return `Reload the ${thing(action.what)}`
    case 'aim':
      return `Attack ${figure(view, action.at)}`
    case 'weapon':
      return action.mode === 'melee'
        ? `Strike with ${thing(action.what)}`
        : `${thing(action.what)}: ${MODE_WORDS[action.mode]}`
    case 'spread':
      return `Then into ${place(action.hex)}`
    case 'join':
      return view.stack.at(-1)?.kind === 'attack' &&
        (view.stack.at(-1) as { invited?: number | null }).invited === action.who
        ? 'Strike too'
        : `Together with ${figure(view, action.who)}`
    case 'enough':
      return enoughWords(view)
    case 'back':
      return 'Think again'
    case 'fire':
      return action.still === 0 ? 'Fire, and stay' : `Fire, and go on for ${action.still}`
    case 'more':
      return 'Fire again'
    case 'cease':
      return 'Cease fire'
    case 'grenade':
      return `Throw an ${thing(action.what)}`
    case 'throw':
      return `At ${place(action.hex)}`
    case 'set':
      return `Set the Claymore facing ${direction(action.facing)}`
    case 'detonate':
      return 'Set off the Claymore'
    case 'negotiate':
      return 'Talk to them'
    case 'claim':
      return `Take the treasure: ${view.battle ? thing('treasure', view.battle.number, own) : ''}`
    case 'command':
      return action.move ? 'Reach for the flux on the move' : 'Reach for the flux'
    case 'conjure':
      return 'Conjure the flux'
    case 'guide':
      return 'Move the flux'
    case 'align':
      return `Align it ${direction(action.heading)}`
    case 'jump':
      return action.heading === null ? 'Jump, wherever it goes' : `Jump ${direction(action.heading)}`
    case 'nothing':
      return 'Leave it be'
    case 'give':
      return `Give ${tripperName(action.to)} the ${thing(action.what, action.of, own)}`
    case 'concede':
      return 'Give up'
  }
}

function placeWords(view: View, cell: number): string {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'arrange') return `Exchange it with hex ${cell}`
  if (frame.lifted === cell) return 'Put it back'
  const number = view.time.layout?.[frame.display][cell]
  return number === undefined
    ? `Exchange it with hex ${cell}`
    : `Exchange it with ${number === 0 ? '' : `${number}, `}${battleName(view.own, number)}`
}

function endWords(view: View): string {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'turn') return 'Done'
  return view.trippers[frame.who]?.active ? 'End the turn' : 'Rest'
}

function enoughWords(view: View): string {
  const frame = view.stack.at(-1)
  if (frame?.kind === 'command') return 'Leave it there'
  if (frame?.kind !== 'attack') return 'Enough'
  if (frame.invited !== null) return 'No, not me'
  return frame.mode === 'melee' ? 'Strike' : frame.hexes.length === 1 ? 'All into this hex' : 'These hexes'
}

function looseName(view: View, id: number): string {
  const loose = view.battle?.loose.find((one) => one.id === id)
  return loose ? gearName(loose.gear, view.own) : 'Claymore'
}
