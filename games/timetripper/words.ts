import type { Result, Words } from '@anachron/kernel'
import type { FrameOf, PlayFrame, TimeTripper, View } from './rules/types.ts'
import { sayAction } from './words/actions.ts'
import { sayEvent } from './words/events.ts'
import { battleName, figure, place, thing, tripperName } from './words/names.ts'
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
      return arrangeWords(view)
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

function arrangeWords(view: View): string {
  const arrange = topOf(view, 'arrange')
  if (!arrange || arrange.lifted === null)
    return 'Lay out time: press a hex, then the one to exchange it with. The Time Holes move like battles.'
  const number = view.time.layout?.[arrange.display][arrange.lifted] ?? 0
  return `You hold ${number === 0 ? '' : `${number}, `}${battleName(view.own, number)}. Which hex of the ${arrange.display === 0 ? 'past' : 'future'} is it exchanged with?`
}

/** What the Timemaster is asked for somebody who cannot answer himself. */
function freeWords(view: View): string {
  const free = topOf(view, 'free')
  if (!free) return 'Your decision.'
  const who = free.unit === null ? 'the buffalo' : figure(view, free.unit)
  switch (free.about) {
    case 'target':
      return `Whom does ${who} go for? They are equally near.`
    case 'gunner':
      return `Who fires ${who} at the flux? He does nothing else then.`
    case 'prey':
      return 'Which Tripper do the buffalo of this exit scent? They are equally near.'
    case 'hex':
      return `Where does ${who} go? These hexes are equally good.`
    case 'entry':
      return `Where does ${who} come in?`
    case 'flight':
      return `Where to does ${who} flee? These edge hexes are equally good.`
    case 'exit':
      return 'A buffalo comes out of the castle: where?'
    case 'drawn':
      return `Where to does ${who} draw ${tripperName(drawnTripper(view))}?`
    case 'way':
      return `Which way round does ${free.unit !== null && topFrame(view, 'drawn') ? tripperName(drawnTripper(view)) : who} go? The next hex:`
    case 'loot':
      return `What does ${who} go to fetch? They are equally near.`
    case 'spill':
      return `${who} is stunned and lets go: where does it fall?`
    case 'rise':
      return `Somebody stands where ${who} fell: where does he rise?`
  }
}

const topFrame = <K extends PlayFrame['kind']>(view: View, kind: K): FrameOf<K> | undefined =>
  view.stack.findLast((frame) => frame.kind === kind) as FrameOf<K> | undefined

const drawnTripper = (view: View): number => topFrame(view, 'drawn')?.who ?? 0

function sayResult({ reason, payoff, points }: Result, names: readonly string[]): string {
  const winners = names.filter((_, seat) => (payoff[seat] ?? 0) > 0)
  const score = points?.find((point) => point > 0)
  if (reason === 'home') return `Home! ${winners.join(', ')} made it${score === undefined ? '' : ` (${score})`}.`
  if (reason === 'home-without-glory') return 'Home, but not as the goal asked for.'
  return winners.length > 0
    ? `Lost in time. ${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'}.`
    : 'Lost in time.'
}

export const words: Words<TimeTripper> = {
  view: sayView,
  action: sayAction,
  event: sayEvent,
  ask: sayAsk,
  result: sayResult,
}
