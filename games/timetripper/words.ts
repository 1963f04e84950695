import type { Result, Words } from '@anachron/kernel'
import type { FrameOf, PlayFrame, TimeTripper, View } from './rules/types.ts'
import { sayAction } from './words/actions.ts'
import { sayEvent } from './words/events.ts'
import { figure, place, thing, tripperName } from './words/names.ts'
import { sayView } from './words/table.ts'

const topOf = <K extends PlayFrame['kind']>(view: View, kind: K): FrameOf<K> | undefined => {
  const frame = view.stack[view.stack.length - 1]
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined
}

function sayAsk(ask: string, view: View): string {
  const turn = topOf(view, 'turn')
  const attack = topOf(view, 'attack')
  switch (ask) {
    case 'arrange.arrange':
      return 'Lay out time: exchange hexes of the two displays as you like.'
    case 'equip.profile':
      return `Is ${tripperName(topOf(view, 'equip')?.who ?? 0)} easily charmed?`
    case 'equip.pack':
      return `What does ${tripperName(topOf(view, 'equip')?.who ?? 0)} take along?`
    case 'trim.leaveHome':
      return 'That is too much. What stays at home?'
    case 'travel.length':
      return 'The jump is in your hand: how far?'
    case 'placing.letter':
      return 'Name a letter for the set-up.'
    case 'turn.act': {
      const tripper = view.trippers[turn?.who ?? 0]
      return `${tripperName(turn?.who ?? 0)} in ${place(tripper?.hex ?? 0)}, Endurance ${tripper?.endurance ?? 0}: what now?`
    }
    case 'soldier.act':
      return `What does ${figure(view, topOf(view, 'soldier')?.who ?? 0)} do?`
    case 'attack.weapon':
      return `${figure(view, attack?.target ?? 0)}: with what?`
    case 'attack.spread':
      return 'All of it there, or along a string of hexes?'
    case 'attack.confirm':
      return `Fire at ${figure(view, attack?.target ?? 0)}${attack && attack.weapon !== 'own' ? ` with the ${thing(attack.weapon)}` : ''}? Say how far you will still move.`
    case 'attack.more':
      return 'Keep firing?'
    case 'attack.partners':
      return 'Who strikes with him?'
    case 'attack.consent':
      return `Does ${figure(view, attack?.invited ?? 0)} strike too?`
    case 'grenade.aim':
      return `Where does the ${thing(topOf(view, 'grenade')?.what ?? 'm26')} go?`
    case 'grenade.confirm':
      return `Throw it at ${place(topOf(view, 'grenade')?.hex ?? 0)}? Say how far you will still move.`
    case 'command.deed':
      return 'The flux obeys. What shall it do?'
    case 'command.guide':
      return `The flux is in ${place(view.battle?.flux?.hex ?? 0)}. Where to?`
    case 'free.choose':
      return freeWords(view)
    case 'cleanup.collect':
      return 'The field is clear: rest, collect, reload.'
    case 'cleanup.leave':
      return 'The flux is yours. Which way?'
    default:
      return 'Your decision.'
  }
}

function freeWords(view: View): string {
  const free = topOf(view, 'free')
  const who = free?.unit === null || free?.unit === undefined ? 'it' : figure(view, free.unit)
  return free?.about === 'hex' ? `Where does ${who} go?` : `Whom does ${who} go for?`
}

function sayResult({ reason, payoff, points }: Result, names: readonly string[]): string {
  const winners = names.filter((_, seat) => (payoff[seat] ?? 0) > 0)
  const score = points?.find((point) => point > 0)
  if (reason === 'home') return `Home! ${winners.join(', ')} made it${score === undefined ? '' : ` (${score})`}.`
  if (reason === 'home-without-glory') return 'Home, but not as the goal asked for.'
  return winners.length > 0 ? `Lost in time. ${winners.join(', ')} wins.` : 'Lost in time.'
}

export const words: Words<TimeTripper> = {
  view: sayView,
  action: sayAction,
  event: sayEvent,
  ask: sayAsk,
  result: sayResult,
}
