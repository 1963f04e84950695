/** What a seat is asked: who, with what is left to him, and what the answer settles. */
import { THROW_RANGE } from '../content/index.ts'
import { MOST_NAMED } from '../rules/attack.ts'
import { apart } from '../rules/display.ts'
import { allowanceOf } from '../rules/equipment.ts'
import { mayStillEnter } from '../rules/one-action.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { limitOf, packedWeight } from '../rules/start.ts'
import { hexOf } from '../rules/state.ts'
import type { FigureId, FrameOf, Hex, PlayFrame, View } from '../rules/types.ts'
import { battleName, figure, place, poundNumber, pounds, sentence, thing, tripperName } from './names.ts'

/** Said to the seat that is asked, with what it needs to decide. */
export function sayAsk(ask: string, view: View): string {
  return sentence(askWords(ask, view))
}

function askWords(ask: string, view: View): string {
  const attack = topOf(view, 'attack')
  switch (ask) {
    case 'arrange.arrange':
      return arrangeWords(view)
    case 'equip.profile':
      return `Is ${tripperName(topOf(view, 'equip')?.who ?? 0)} easily charmed?`
    case 'equip.pack':
      return packWords(view, topOf(view, 'equip')?.who ?? 0)
    case 'trim.leaveHome':
      return 'That is too much. What stays at home?'
    case 'travel.length':
      return 'The jump is in your hand: how far?'
    case 'placing.letter':
      return 'Name a letter for the set-up.'
    case 'turn.act':
      return turnWords(view, topOf(view, 'turn')?.who ?? 0)
    case 'soldier.act':
      return `What does ${figure(view, topOf(view, 'soldier')?.who ?? 0)} do?`
    case 'attack.weapon':
      return attack
        ? `With what does ${figure(view, attack.by)} attack ${figure(view, attack.target)}, ${awayWords(view, attack.by, hexOf(boardOf(view), attack.target))}?`
        : 'With what?'
    case 'attack.spread':
      return attack ? spreadWords(attack) : 'Into which hexes?'
    case 'attack.confirm':
      return attack
        ? `${figure(view, attack.by)} aims${attack.weapon === 'own' ? '' : ` the ${thing(attack.weapon)}`} at ${figure(view, attack.target)}, ${awayWords(view, attack.by, hexOf(boardOf(view), attack.target))}. ${goWords(view, attack.by, 'Fire')}`
        : 'Fire?'
    case 'attack.more':
      return attack
        ? `The ${thing(attack.weapon)} has fired ${attack.shots} of up to ${attack.hexes.length > 1 ? attack.hexes.length : MOST_NAMED} shots and is not empty. Fire again?`
        : 'Keep firing?'
    case 'attack.partners':
      return 'Who strikes with him?'
    case 'attack.consent':
      return `Does ${figure(view, attack?.invited ?? 0)} strike too?`
    case 'grenade.aim':
      return `Which hex does the ${thing(topOf(view, 'grenade')?.what ?? 'm26')} go to? He throws it ${THROW_RANGE} hexes at most.`
    case 'grenade.confirm':
      return throwWords(view)
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

const hexes = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`)

function packWords(view: View, who: FigureId): string {
  const tripper = view.trippers[who]
  const allowance = tripper ? allowanceOf(view, tripper) : null
  const moves = allowance === null ? 'He could not move a step.' : `So he moves ${hexes(allowance)} a stage.`
  return `What does ${tripperName(who)} take along? ${poundNumber(packedWeight(boardOf(view)))} of ${pounds(limitOf(boardOf(view)))} are packed. ${moves} Press Ready when it is enough.`
}

/** What he has left: the way he can go without straining himself, and his one action. */
function turnWords(view: View, who: FigureId): string {
  const tripper = view.trippers[who]
  const { battle } = view
  if (!tripper || !battle) return 'What now?'
  const free = Math.min(tripper.allowance ?? allowanceOf(view, tripper) ?? 0, tripper.limit ?? 99) - tripper.moved
  const way = battle.stage <= 1 ? ', and nobody moves yet' : ` and ${hexes(Math.max(0, free))} to go`
  const left = battle.hush
    ? 'the talks go on, so he neither moves nor fires'
    : tripper.negotiated
      ? 'he has talked and can still reach for the flux'
      : `${tripper.acted ? 'his action is done' : 'one action'}${way}`
  return `Stage ${battle.stage}. ${tripperName(who)} in ${place(tripper.hex)}, Endurance ${tripper.endurance}: ${left}. What now?`
}

const awayWords = (view: View, by: FigureId, to: Hex): string => {
  const away = apart(hexOf(boardOf(view), by), to)
  return away === 1 ? 'beside him' : `${hexes(away)} away`
}

function spreadWords({ mode, weapon, hexes: named }: FrameOf<'attack'>): string {
  const into = named.map(place).join(', ')
  const how =
    mode === 'burst'
      ? `A burst of the ${thing(weapon)} goes on until it is empty, round the hexes you name`
      : `Rapid fire of the ${thing(weapon)}: up to ${MOST_NAMED} shots into one hex, or one into each of a string`
  return `${how}. So far ${into}: press the next hex to lead it on, or leave it at that.`
}

/** The last question: he may say that he goes on, where he still can. */
const goWords = (view: View, by: FigureId, deed: string): string =>
  mayStillEnter(boardOf(view), by) > 0 ? `${deed}, and how far will he still go this stage?` : `${deed}?`

function throwWords(view: View): string {
  const grenade = topOf(view, 'grenade')
  if (!grenade) return 'Throw it?'
  const { by, what, hex } = grenade
  return `${figure(view, by)} aims the ${thing(what)} at ${place(hex)}, ${awayWords(view, by, hex)}. ${goWords(view, by, 'Throw')}`
}
