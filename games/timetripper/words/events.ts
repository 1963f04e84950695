import { byKind } from '@anachron/kernel'
import { count, joined, type Part, render, type Sentence, say } from '@anachron/kernel/words'
import { COMBAT_COLUMNS, MAX_ENDURANCE } from '../content/index.ts'
import type { CombatResult, Reaction, SpecialKey, Talk } from '../content/types.ts'
import type { Effect, Event } from '../rules/events.ts'
import { FIRST_UNIT } from '../rules/types.ts'
import {
  battleName,
  direction,
  FLUX,
  gearList,
  gearName,
  modified,
  numbered,
  place,
  pounds,
  pronouns,
  thing,
  tripper,
  whoIs,
} from './phrases.ts'

const RESULT_WORDS: Record<CombatResult, string> = {
  none: 'no effect',
  stun: 'stun',
  wound: 'wound',
  disable: 'disable',
  kill: 'kill',
}
const REACTION_WORDS: Record<Reaction, string> = {
  away: 'shies away',
  stop: 'stops',
  towards: 'comes on',
  attack: 'attacks',
}
const TALK_WORDS: Record<Talk, string> = {
  rage: 'they fly into a rage',
  left: 'the talk drags on',
  flee: 'they run for the edge',
  awe1: 'awe: whoever rolls 1 follows, the others run',
  awe4: 'awe: whoever rolls 1 to 4 follows, the others run',
}

/** What a special rule does, in a few words, for the log. */
const SPECIAL_WORDS: Record<SpecialKey, string> = {
  'converts-after-fire': 'has fired and fights on hand to hand',
  'converts-when-adjacent': 'puts the bow away and strikes',
  'rampage-on-hit': 'runs wild',
  banzai: 'charges with the bayonet',
  'motorcycles-as-horses': 'goes down under its rider',
  'rubber-bullets': 'shoots rubber',
  'repellent-x4': 'cannot stand the repellent',
  'magician-passive': 'waits and smiles',
  'weapons-not-recoverable': 'leaves a weapon nobody else can use',
  'zombie-bite': 'has bitten: the wound will bleed',
  'erratic-on-stop-or-away': 'blunders about',
  'not-animals': 'listens like a soldier',
  'stun-weapons': 'fires to stun',
  'stun-only-targets': 'only flickers',
  'flux-banishes': 'is sent home by the flux',
  rooted: 'cannot go anywhere',
  'mind-control': 'hums, and feet begin to move',
  'multi-attack': 'lashes out at everybody near',
  'hold-fire': 'holds fire',
  'starsoldiers-hold': 'does not attack here',
  'magician-summons': 'taps his wand',
  'leprechauns-lose-detection': 'is lost without the Magician',
  'hoard-detection': 'counts the hoard',
  'castle-exits': 'storms out of a gate',
  'handmaiden-charm': 'is no ordinary target: it shows in the aim',
  'ricochet-ball': 'rolls',
  'rolled-stats': 'is unlike any other',
  'flux-restraint': 'is trained on the flux',
  'transbot-grab': 'files a find away',
  'sanibot-sterilise': 'sterilises',
  'flux-rigs': 'hunts the flux',
  traffic: 'drives on',
  'timelord-flux': 'looks for the flux',
  'vampire-returns': 'rises again',
  'terrain-trees': 'The woods give cover.',
  'terrain-shellholes': 'The shellhole gives cover.',
  'artillery-every-stage': 'A shell comes in.',
  'mortar-after-firing': 'A mortar bomb comes in.',
  dawn: 'Dawn breaks.',
  'black-hole': 'Everything is drawn out thin.',
}

function effectWords(effect: Effect, loss: number, endurance: number | null): Part {
  switch (effect) {
    case 'stunned':
      return 'is stunned'
    case 'down':
      return 'is down'
    case 'dead':
      return 'is dead'
    case 'hurt':
      return say`loses ${loss} Endurance and has ${endurance ?? 0}`
    case 'none':
      return 'is unharmed'
  }
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

const attacker = ({ by, name }: { by: number | null; name: string }): Part =>
  by === null ? 'the shell' : whoIs(by, name)

function firedWords(event: Of<'fired'>): Sentence {
  const { by, target, at, weapon, roll, modifier, needed, hit } = event
  const victim = target === 'flux' ? FLUX : whoIs(at, target)
  const shot =
    by === null
      ? say`The shell comes down on ${victim}`
      : weapon === 'own'
        ? say`${attacker(event)} fires at ${victim}`
        : say`${attacker(event)} fires at ${victim} with the ${thing(weapon as 'm16')}`
  const dice = modified(roll, modifier)
  return hit ? say`${shot}: ${dice}, needs ${needed}: hit.` : say`${shot}: ${dice}, needs ${needed}: miss.`
}

function struckWords(event: Of<'struck'>): Sentence {
  const { at, target, differential, column, roll, result, became } = event
  const blow = say`${attacker(event)} against ${whoIs(at, target)}: difference ${differential} (column ${COMBAT_COLUMNS[column] ?? ''}), roll ${roll}: ${RESULT_WORDS[result]}`
  return became === result ? say`${blow}.` : say`${blow}, only ${RESULT_WORDS[became]}.`
}

function placedWords({ what, id, name, hex }: Of<'placed'>): Sentence {
  const at = place(hex)
  switch (what) {
    case 'tripper':
      return say`${tripper(id)} lands in ${at}.`
    case 'unit':
      return say`${numbered(id, name)} stands in ${at}.`
    case 'gear':
      return say`The ${thing(name as 'm16')} lies in ${at}.`
    case 'flux':
      return say`${FLUX} is in ${at}.`
    case 'marker':
      return say`A marker lies in ${at}.`
  }
}

function commandedWords({ who, dice, experience, limit, succeeded }: Of<'commanded'>): Sentence {
  const needed = experience === 0 ? say`${limit} or less` : say`${limit} and Experience ${experience} or less`
  return succeeded
    ? say`${tripper(who)} reaches for ${FLUX}: ${dice}, needs ${needed}: it obeys.`
    : say`${tripper(who)} reaches for ${FLUX}: ${dice}, needs ${needed}: nothing.`
}

function jumpedWords({ who, heading, experience }: Of<'jumped'>): Sentence {
  const by = who === null ? FLUX : tripper(who)
  return heading === null
    ? say`${by} jumps; Experience ${experience}.`
    : say`${by} jumps ${direction(heading)}; Experience ${experience}.`
}

function readWords({ who, heading, is }: Of<'read'>): Sentence {
  const there = is === null ? 'nothing' : is === 0 ? 'the Time Hole!' : say`battle ${is}`
  return say`${tripper(who)} reads the ${direction(heading)}: ${there}.`
}

function homeWords({ who, battles, value }: Of<'home'>): Sentence {
  const home = say`${tripper(who)} is home after ${count(battles, 'battle')}`
  return value > 0 ? say`${home} with treasure worth ${value}.` : say`${home}.`
}

/** One line of the log. */
export const eventWords = byKind<Event, [], Sentence>({
  equipped: ({ who, gear, halfPounds }) => say`${tripper(who)} packs ${gearList(gear)}: ${pounds(halfPounds)}.`,
  arranged: () => 'The Timemaster has laid out time.',
  travelled({ length, heading, path }) {
    const way = path.map((number) => (number === 0 ? 'Time Hole' : number))
    return say`The marker goes ${length} ${direction(heading)}: ${joined(way, ', ')}.`
  },
  controlled: ({ who, succeeded, roll }) =>
    succeeded
      ? say`${tripper(who)} has the jump in hand (${roll}).`
      : say`${tripper(who)} cannot steer the jump (${roll}).`,
  homing: ({ succeeded, roll }) =>
    succeeded ? say`A ${roll} at the Time Hole: through!` : say`A ${roll} at the Time Hole: not yet.`,
  again: ({ why, battle }) =>
    why === 'hole'
      ? 'The Time Hole does not let go; on at random.'
      : say`Battle ${battle} has been fought; on at random.`,
  arrived: ({ battle, own }) => say`Battle ${battle}: ${battleName(own, battle)}.`,
  blackHole: () => 'The Black Hole: the trip begins again.',
  drifted: ({ battle }) => say`Those in ${FLUX} drift away to hex ${battle}.`,
  reunited: () => 'The team is together again.',
  hopping: ({ hops }) => say`The Timelord’s shot sets ${FLUX} hopping: ${hops}.`,
  staying: ({ stages }) => say`${FLUX} will hop on after ${count(stages, 'stage')}.`,
  revived: ({ who }) => say`${tripper(who)} opens ${pronouns(who).their} eyes again.`,
  resisted({ who }) {
    const { their, them } = pronouns(who)
    return say`${tripper(who)} could not be drawn away: a phase of ${their} own comes before a plant takes ${them} again.`
  },
  placed: placedWords,
  stage: ({ stage }) => say`Stage ${stage}.`,
  stepped: ({ who, name, from, to }) => say`${whoIs(who, name)} goes from ${place(from)} to ${place(to)}.`,
  strained: ({ who, endurance }) => say`${tripper(who)} pushes on and has ${endurance} Endurance.`,
  carried: ({ who, body, to }) =>
    say`${tripper(who)} carries ${body < FIRST_UNIT ? tripper(body) : 'a fallen man'} to ${place(to)}.`,
  dropped: ({ who, gear, hex }) => say`${tripper(who)} drops the ${gearName(gear)} in ${place(hex)}.`,
  took: ({ who, gear }) => say`${tripper(who)} takes the ${gearName(gear)}.`,
  gave: ({ who, to, gear }) => say`${tripper(who)} gives ${tripper(to)} the ${gearName(gear)}.`,
  reloaded: ({ who, what, left }) => say`${tripper(who)} reloads the ${thing(what)}; ${left} left.`,
  emptied({ what, roll, empty }) {
    if (!empty) return say`The ${thing(what)} is still good (${roll}).`
    return roll > 0 ? say`The ${thing(what)} is empty (${roll}).` : say`The ${thing(what)} is empty.`
  },
  spent: ({ what }) => say`The ${thing(what)} is spent.`,
  rested: ({ who, endurance }) =>
    endurance < MAX_ENDURANCE
      ? say`${tripper(who)} rests: Endurance ${endurance}.`
      : say`${tripper(who)} waits: Endurance ${endurance}.`,
  tired: ({ who, endurance }) => say`${tripper(who)} tires: Endurance ${endurance}.`,
  fired: firedWords,
  wasted: ({ by, hex }) => say`${whoIs(by, 'soldier')} fires into empty ${place(hex)}.`,
  struck: struckWords,
  suffered: ({ who, name, effect, loss, endurance }) =>
    say`${whoIs(who, name)} ${effectWords(effect, loss, endurance)}.`,
  burst({ by, what, hex }) {
    if (what === 'shell') return say`A shell bursts in ${place(hex)}.`
    return say`${by === null ? 'somebody' : tripper(by)}: ${thing(what)} in ${place(hex)}.`
  },
  armed: ({ who, hex, facing }) =>
    say`${tripper(who)} sets the Claymore in ${place(hex)}, facing ${direction(facing)}.`,
  detected({ unit, name, at, dice, modifier, reaction }) {
    const rolled = modified(dice, modifier)
    return at === -1
      ? say`${whoIs(unit, name)} looks for ${FLUX}: ${rolled}, ${REACTION_WORDS[reaction]}.`
      : say`${whoIs(unit, name)} looks: ${rolled}, ${REACTION_WORDS[reaction]}.`
  },
  commanded: commandedWords,
  conjured: ({ hex }) => say`${FLUX} glows in ${place(hex)}.`,
  guided: ({ to }) => say`${FLUX} moves to ${place(to)}.`,
  aligned: ({ who, heading }) => say`${tripper(who)} aligns ${FLUX} ${direction(heading)}.`,
  jumped: jumpedWords,
  swept: ({ who, name }) => say`${whoIs(who, name)} is swept into ${FLUX}.`,
  expelled: () => say`${FLUX} is thrown out of the battle.`,
  stranded: ({ who }) => say`${tripper(who)} is left behind in time.`,
  negotiated: ({ who, mood, roll, result }) =>
    say`${tripper(who)} talks (column ${mood}, ${roll}): ${TALK_WORDS[result]}.`,
  awed: ({ unit, name, owner }) => say`${whoIs(unit, name)} follows ${tripper(owner)}.`,
  fled: ({ unit, name, hex }) => say`${whoIs(unit, name)} runs to ${place(hex)}.`,
  turned: ({ unit, name }) => say`${whoIs(unit, name)} is nobody’s man any more.`,
  claimed: ({ who, treasure, value }) => say`${tripper(who)} has the ${treasure}, worth ${value}.`,
  cleanup: ({ swept }) =>
    swept ? 'The field is clear: whoever was not felled is in the flux, which counts the same.' : 'The field is clear.',
  read: readWords,
  special({ key, unit, name }) {
    const text = SPECIAL_WORDS[key]
    return unit === null || name === '' ? text : say`${whoIs(unit, name)} ${text}.`
  },
  home: homeWords,
  unmastered: () => 'The Timemaster has left; chance makes the choices now.',
  conceded: ({ seat }) => say`${tripper(seat)} gives up.`,
})

/** The same, read at once: for boards. */
export const sayEvent = (event: Event): string => render(eventWords(event))
