import { byKind } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import type { Action } from '../rules/actions.ts'
import { beside } from '../rules/display.ts'
import { topOf } from '../rules/reading.ts'
import { isHexChoice, type View } from '../rules/types.ts'
import {
  battleName,
  direction,
  figure,
  gearName,
  hexes,
  MODE_WORDS,
  numberedBattle,
  place,
  thing,
  tripper,
} from './phrases.ts'

const HEADINGS = [0, 1, 2, 3, 4, 5] as const

/** An option as it stands on a button. */
export const actionWords = byKind<Action, [View], Sentence, 'do'>(
  {
    profile: ({ charmed }) => (charmed ? 'Easily charmed' : 'Not to be charmed'),
    buy: ({ what }) => say`Pack a ${thing(what)}`,
    ready: () => 'Ready',
    discard: ({ what }) =>
      what === 'm26' || what === 'm1' ? say`Leave the ${thing(what)} at home` : say`Leave one ${thing(what)} at home`,
    lift({ display, cell }, { own, time }) {
      const battle = battleName(own, time.layout?.[display][cell] ?? 0)
      return display === 0
        ? say`Take up hex ${cell} of the past: ${battle}`
        : say`Take up hex ${cell} of the future: ${battle}`
    },
    place: placeWords,
    shuffle: () => 'Shuffle both displays',
    letter: ({ letter }) => say`Letter ${'ABCDEF'[letter] ?? ''}`,
    choose({ of, at }, view) {
      if (!isHexChoice(of)) return at >= 0 ? figure(view, at) : 'The flux'
      return of === 'loot' ? say`What lies in ${place(at)}` : place(at)
    },
    length: (action) => hexes(action.hexes),
    end(_action, view) {
      const turn = topOf(view, 'turn')
      if (topOf(view, 'soldier')) return 'That is all for him'
      return turn === undefined ? 'Done' : view.trippers[turn.who]?.active ? 'End the turn' : 'Rest'
    },
    let: ({ who }, view) => say`Let ${figure(view, who)} go first`,
    step: ({ hex }, view) => (topOf(view, 'command') ? say`Flux to ${place(hex)}` : say`Step to ${place(hex)}`),
    carry({ body, hex }, view) {
      const from = view.trippers[topOf(view, 'turn')?.who ?? -1]?.hex
      const heading = from === undefined ? -1 : HEADINGS.findIndex((one) => beside(from, one) === hex)
      // Hexes have no numbers on the field.
      return heading < 0
        ? say`Carry ${figure(view, body)} to ${place(hex)}`
        : say`Carry ${figure(view, body)} ${direction(heading)}`
    },
    drop: ({ what, of }, { own }) => say`Drop the ${thing(what, of, own)}`,
    take: ({ id }, view) => say`Pick up the ${looseName(view, id)}`,
    loot: ({ from, what, of }, { own }) => say`Take the ${thing(what, of, own)} from ${tripper(from)}`,
    recover: ({ unit }, view) => say`Take the weapon of ${figure(view, unit)}`,
    reload: ({ what }) => say`Reload the ${thing(what)}`,
    aim: ({ at }, view) => say`Attack ${figure(view, at)}`,
    weapon: ({ what, mode }) =>
      mode === 'melee' ? say`Strike with ${thing(what)}` : say`${thing(what)}: ${MODE_WORDS[mode]}`,
    spread: ({ hex }) => say`Then into ${place(hex)}`,
    join: ({ who }, view) =>
      topOf(view, 'attack')?.invited === who ? 'Strike too' : say`Together with ${figure(view, who)}`,
    enough: (_action, view) => enoughWords(view),
    back: () => 'Think again',
    fire: ({ still }) => (still === 0 ? 'Fire, and stay' : say`Fire, and go on for ${still}`),
    more: () => 'Fire again',
    cease: () => 'Cease fire',
    grenade: ({ what }) => say`Throw an ${thing(what)}`,
    throw: ({ hex }) => say`At ${place(hex)}`,
    set: ({ facing }) => say`Set the Claymore facing ${direction(facing)}`,
    detonate: () => 'Set off the Claymore',
    negotiate: () => 'Talk to them',
    claim: (_action, { battle, own }) => say`Take the treasure: ${thing('treasure', battle?.number ?? 0, own)}`,
    command({ move, talk }) {
      if (talk) return 'Reach for the flux, and talk then'
      return move ? 'Reach for the flux on the move' : 'Reach for the flux'
    },
    conjure: () => 'Conjure the flux',
    guide: () => 'Move the flux',
    align: ({ heading }) => say`Align it ${direction(heading)}`,
    jump: ({ heading }) => (heading === null ? 'Jump, wherever it goes' : say`Jump ${direction(heading)}`),
    nothing: () => 'Leave it be',
    give: ({ to, what, of }, { own }) => say`Give ${tripper(to)} the ${thing(what, of, own)}`,
    concede: () => 'Give up',
  },
  'do',
)

function placeWords({ display, cell }: { display: 0 | 1; cell: number }, view: View): Sentence {
  const frame = topOf(view, 'arrange')
  if (frame?.lifted === cell && frame.display === display) return 'Put it back'
  const number = frame && view.time.layout?.[display][cell]
  return number === undefined
    ? say`Exchange it with hex ${cell}`
    : say`Exchange it with ${numberedBattle(view.own, number)}`
}

function enoughWords(view: View): Sentence {
  const frame = view.stack.at(-1)
  if (frame?.kind === 'trim') return frame.at === 'bearer' ? 'Keep them' : 'Let the others leave something'
  if (frame?.kind === 'command') return 'Leave it there'
  if (frame?.kind !== 'attack') return 'Enough'
  if (frame.invited !== null) return 'No, not me'
  return frame.mode === 'melee' ? 'Strike' : frame.hexes.length === 1 ? 'All into this hex' : 'These hexes'
}

function looseName(view: View, id: number): Sentence {
  const loose = view.battle?.loose.find((one) => one.id === id)
  return loose ? gearName(loose.gear, view.own) : 'Claymore'
}
