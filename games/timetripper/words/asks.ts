/** What a seat is asked: who, with what is left to him, and what the answer settles. */
import { joined, type Part, type Sentence, say } from '@anachron/kernel/words'
import { THROW_RANGE } from '../content/index.ts'
import { MOST_NAMED } from '../rules/attack.ts'
import { apart } from '../rules/display.ts'
import { allowanceOf } from '../rules/equipment.ts'
import { isInOpponentZoc, stepsLeft } from '../rules/movement.ts'
import { mayStillEnter } from '../rules/one-action.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { limitOf, SHARED_RELOADS } from '../rules/start.ts'
import { hexOf } from '../rules/state.ts'
import { stepsFrom } from '../rules/stepping.ts'
import type {
  AttackFrame,
  FigureId,
  FrameOf,
  FreeChoice,
  Hex,
  PlayFrame,
  State,
  Tripper,
  View,
} from '../rules/types.ts'
import { figure, hexes, numberedBattle, place, pounds, pronouns, thing, tripper, tripperName } from './phrases.ts'

/** Said to the seat that is asked, with what it needs to decide. */
export const askWords = (ask: string, view: View): Sentence =>
  ASKS[ask]?.(view) ?? ATTACK_ASKS[ask]?.(view, topOf(view, 'attack')) ?? 'Your decision.'

const ASKS: Readonly<Record<string, (view: View) => Sentence>> = {
  'arrange.arrange': arrangeWords,
  'equip.profile': (view) => say`Is ${tripper(topOf(view, 'equip')?.who ?? 0)} easily charmed?`,
  'equip.pack': (view) => packWords(view, topOf(view, 'equip')?.who ?? 0),
  'trim.bearer': (view) =>
    say`Who carries the ${thing(SHARED_RELOADS[topOf(view, 'trim')?.settled ?? 0] ?? 'reloads-m16')}s?`,
  'trim.leaveHome': () => 'That is too much. What stays at home?',
  'travel.length': () => 'The jump is in your hand: how far?',
  'placing.letter': () => 'Name a letter for the set-up.',
  'turn.act': (view) => turnWords(view, topOf(view, 'turn')?.who ?? 0),
  'soldier.act': (view) =>
    say`${figure(view, topOf(view, 'soldier')?.who ?? 0)} follows you: where does he walk, whom does he attack?`,
  'grenade.aim': (view) =>
    say`Which hex does the ${thing(topOf(view, 'grenade')?.what ?? 'm26')} go to? It flies ${hexes(THROW_RANGE)} at most.`,
  'grenade.confirm': throwWords,
  'command.deed': deedWords,
  'command.guide': ({ battle }) => say`The flux is in ${place(battle?.flux?.hex ?? 0)}. Where to?`,
  'free.choose': freeWords,
  'cleanup.collect': () => 'The field is clear: rest, collect, reload.',
  'cleanup.leave': () => 'The flux is yours. Which way?',
}

const ATTACK_ASKS: Readonly<Record<string, (view: View, attack: AttackFrame | undefined) => Sentence>> = {
  'attack.weapon': (view, attack) =>
    attack
      ? say`With what does ${figure(view, attack.by)} attack ${figure(view, attack.target)}, ${targetAway(view, attack)}?`
      : 'With what?',
  'attack.spread': (_view, attack) => (attack ? spreadWords(attack) : 'Into which hexes?'),
  'attack.confirm': (view, attack) => (attack ? confirmWords(view, attack) : 'Fire?'),
  'attack.more'(_view, attack) {
    if (!attack) return 'Keep firing?'
    const most = attack.hexes.length > 1 ? attack.hexes.length : MOST_NAMED
    return say`The ${thing(attack.weapon)} has fired ${attack.shots} of up to ${most} shots and is not empty. Fire again?`
  },
  'attack.partners': (_view, attack) => say`Who strikes with ${pronouns(attack?.by ?? 0).them}?`,
  'attack.consent': (view, attack) => say`Does ${figure(view, attack?.invited ?? 0)} strike too?`,
}

/** What a flux that obeys is good for now: to come, to be fetched, to be aimed, to take somebody away. */
function deedWords(view: View): Sentence {
  const by = topOf(view, 'command')?.by ?? 0
  const flux = view.battle?.flux
  if (!flux) return 'The flux obeys: call it up.'
  return flux.hex === view.trippers[by]?.hex
    ? say`The flux obeys, and ${tripper(by)} stands in it: jump, or align it first.`
    : say`The flux obeys: bring it to ${tripper(by)}, or align it.`
}

function arrangeWords(view: View): Sentence {
  const arrange = topOf(view, 'arrange')
  if (!arrange || arrange.lifted === null)
    return 'Lay out time: press a hex, then the one to exchange it with. The Time Holes move like battles.'
  const number = view.time.layout?.[arrange.display][arrange.lifted] ?? 0
  return say`You hold ${numberedBattle(view.own, number)}. Which hex is it exchanged with?`
}

// -------------------------------------------------------------------------------------------------------- free choices

/** What is asked for somebody who cannot answer himself. */
function freeWords(view: View): Sentence {
  const free = topOf(view, 'free')
  if (!free) return 'Your decision.'
  return FREE[free.about](free.unit === null ? 'the buffalo' : figure(view, free.unit), view, free)
}

const FREE: Readonly<Record<FreeChoice, (who: Sentence, view: View, free: FrameOf<'free'>) => Sentence>> = {
  target: (who) => say`Whom does ${who} go for? They are equally near.`,
  gunner: (who) => say`Who fires ${who} at the flux? He does nothing else then.`,
  prey: () => 'Which Tripper do the buffalo of this exit scent? They are equally near.',
  hex: (who) => say`Where does ${who} go? These hexes are equally good.`,
  entry: (who) => say`Where does ${who} come in?`,
  flight: (who) => say`Where to does ${who} flee? These edge hexes are equally good.`,
  exit: () => 'A buffalo comes out of the castle: where?',
  drawn: (who, view) => say`Where to does ${who} draw ${tripper(drawnTripper(view))}?`,
  way: (who, view, free) =>
    say`Which way round does ${free.unit !== null && frameOf(view, 'drawn') ? tripper(drawnTripper(view)) : who} go? The next hex:`,
  loot: (who) => say`What does ${who} go to fetch? They are equally near.`,
  spill: (who) => say`${who} is stunned and lets go: where does it fall?`,
  rise: (who) => say`Somebody stands where ${who} fell: where does he rise?`,
}

const frameOf = <K extends PlayFrame['kind']>(view: View, kind: K): FrameOf<K> | undefined =>
  view.stack.findLast((frame) => frame.kind === kind) as FrameOf<K> | undefined

const drawnTripper = (view: View): number => frameOf(view, 'drawn')?.who ?? 0

// ------------------------------------------------------------------------------------------------------------ Trippers

/** How heavy it is so far stands beside it, with what is only thought about. */
const packWords = (view: View, who: FigureId): Sentence =>
  say`What does ${tripper(who)} take along? Up to ${pounds(limitOf(boardOf(view)))}; every five cost a point of Endurance.`

function turnWords(view: View, who: FigureId): Sentence {
  const one = view.trippers[who]
  const { battle } = view
  if (!one || !battle) return 'What now?'
  return say`${tripperName(who)}’s turn: ${leftWords(view, battle, one, who)}.`
}

/** What he has left: the way he can go without straining himself, and his one action. */
function leftWords(view: View, battle: NonNullable<View['battle']>, one: Tripper, who: FigureId): Part {
  const { they, their } = pronouns(who)
  if (battle.hush) return say`the talks go on, so ${they} neither moves nor fires`
  if (one.negotiated)
    return one.acted
      ? say`${they} has talked and reached for the flux`
      : one.gear.some(({ what }) => what === 'radio')
        ? say`${they} has talked and can still reach for the flux`
        : say`${they} has talked`
  if (one.willTalk) return say`${they} has reached for the flux and can still talk`
  const action = one.acted ? say`${their} action is done` : 'one action'
  if (battle.stage <= 1) return one.acted ? action : say`${action}; nobody moves in the first stage`
  const free = Math.max(0, Math.min(one.allowance ?? allowanceOf(view, one) ?? 0, one.limit ?? 99) - one.moved)
  if (free === 0) return action
  const held = heldBy(boardOf(view), who)
  if (held) return say`${action}, but no step: ${held}`
  return one.acted ? say`${action}, ${hexes(free)} still free` : say`walk up to ${hexes(free)}, then one action`
}

/** Why nobody who still has hexes left can take a step; nothing where one can be taken. */
function heldBy(state: State, who: FigureId): Part | undefined {
  const left = stepsLeft(state, who)
  if (left <= 0 || stepsFrom(state, who, left).length > 0) return undefined
  return isInOpponentZoc(state, hexOf(state, who))
    ? say`an enemy holds ${pronouns(who).them}`
    : 'every hex around is taken'
}

// -------------------------------------------------------------------------------------------------------------- attack

const awayWords = (view: View, by: FigureId, to: Hex): Sentence => {
  const away = apart(hexOf(boardOf(view), by), to)
  return away === 1 ? say`beside ${pronouns(by).them}` : say`${hexes(away)} away`
}

const targetAway = (view: View, { by, target }: AttackFrame): Sentence =>
  awayWords(view, by, hexOf(boardOf(view), target))

function spreadWords({ mode, weapon, hexes: named }: AttackFrame): Sentence {
  const how =
    mode === 'burst'
      ? say`A burst of the ${thing(weapon)} goes on until it is empty, round the hexes you name`
      : say`Rapid fire of the ${thing(weapon)}: up to ${MOST_NAMED} shots into one hex, or one into each of a string`
  return say`${how}. So far ${joined(named.map(place), ', ')}: press the next hex to lead it on, or leave it at that.`
}

function confirmWords(view: View, attack: AttackFrame): Sentence {
  const by = figure(view, attack.by)
  const target = say`${figure(view, attack.target)}, ${targetAway(view, attack)}`
  const aims =
    attack.weapon === 'own' ? say`${by} aims at ${target}` : say`${by} aims the ${thing(attack.weapon)} at ${target}`
  return say`${aims}. ${goWords(view, attack.by, 'Fire')}`
}

/** The last question: he may say that he goes on, where he still can. */
const goWords = (view: View, by: FigureId, deed: string): Sentence =>
  mayStillEnter(boardOf(view), by) > 0
    ? say`${deed}, and how far will ${pronouns(by).they} still go this stage?`
    : say`${deed}?`

function throwWords(view: View): Sentence {
  const grenade = topOf(view, 'grenade')
  if (!grenade) return 'Throw it?'
  const { by, what, hex } = grenade
  return say`${figure(view, by)} aims the ${thing(what)} at ${place(hex)}, ${awayWords(view, by, hex)}. ${goWords(view, by, 'Throw')}`
}
