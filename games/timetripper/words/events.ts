import { COMBAT_COLUMNS } from '../content/index.ts'
import type { CombatResult, Reaction, SpecialKey, Talk } from '../content/types.ts'
import type { Effect, Event } from '../rules/events.ts'
import {
  battleName,
  direction,
  gearList,
  gearName,
  place,
  pounds,
  sentence,
  signed,
  thing,
  tripperName,
  whoIs,
} from './names.ts'

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
  awe1: 'some are struck with awe',
  awe4: 'most are struck with awe',
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
  'mind-control': 'hums, and his feet begin to move',
  'multi-attack': 'lashes out at everybody near',
  'hold-fire': 'holds fire',
  'starsoldiers-hold': 'does not attack here',
  'magician-summons': 'taps his wand',
  'leprechauns-lose-detection': 'is lost without the Magician',
  'hoard-detection': 'counts the hoard',
  'castle-exits': 'storms out of a gate',
  'handmaiden-charm': 'is not easily shot at',
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

function effectWords(effect: Effect, loss: number, endurance: number | null): string {
  switch (effect) {
    case 'stunned':
      return 'is stunned'
    case 'down':
      return 'is down'
    case 'dead':
      return 'is dead'
    case 'hurt':
      return `loses ${loss} Endurance and has ${endurance ?? 0}`
    case 'none':
      return 'is unharmed'
  }
}

/** One line of the log. Names are small inside a sentence and large at its beginning. */
export const sayEvent = (event: Event): string => sentence(line(event))

function line(event: Event): string {
  switch (event.kind) {
    case 'equipped':
      return `${tripperName(event.who)} packs ${gearList(event.gear)}: ${pounds(event.halfPounds)}.`
    case 'arranged':
      return 'The Timemaster has laid out time.'
    case 'travelled':
      return `The marker goes ${event.length} ${direction(event.heading)}: ${event.path.map((n) => (n === 0 ? 'Time Hole' : n)).join(', ')}.`
    case 'controlled':
      return event.succeeded
        ? `${tripperName(event.who)} has the jump in hand (${event.roll}).`
        : `${tripperName(event.who)} cannot steer the jump (${event.roll}).`
    case 'homing':
      return event.succeeded
        ? `A ${event.roll} at the Time Hole: through!`
        : `A ${event.roll} at the Time Hole: not yet.`
    case 'again':
      return event.why === 'hole'
        ? 'The Time Hole does not let go; on at random.'
        : `Battle ${event.battle} has been fought; on at random.`
    case 'arrived':
      return `Battle ${event.battle}: ${battleName(event.own, event.battle)}.`
    case 'blackHole':
      return 'The Black Hole: the trip begins again.'
    case 'drifted':
      return `Those in the flux drift away to hex ${event.battle}.`
    case 'reunited':
      return 'The team is together again.'
    case 'hopping':
      return `The Timelord’s shot sets the flux hopping: ${event.hops}.`
    case 'staying':
      return `The flux will hop on after ${event.stages} ${event.stages === 1 ? 'stage' : 'stages'}.`
    case 'revived':
      return `${tripperName(event.who)} opens his eyes again.`
    case 'resisted':
      return `${tripperName(event.who)} could not be drawn from his place: he has a phase of his own before a plant takes him again.`
    case 'placed':
      return event.what === 'tripper'
        ? `${tripperName(event.id)} lands in ${place(event.hex)}.`
        : `${placedName(event)} in ${place(event.hex)}.`
    case 'stage':
      return `Stage ${event.stage}.`
    case 'stepped':
      return `${whoIs(event.who, event.name)} goes from ${place(event.from)} to ${place(event.to)}.`
    case 'strained':
      return `${tripperName(event.who)} pushes on and has ${event.endurance} Endurance.`
    case 'carried':
      return `${tripperName(event.who)} carries ${event.body < 4 ? tripperName(event.body) : 'a fallen man'} to ${place(event.to)}.`
    case 'dropped':
      return `${tripperName(event.who)} drops the ${gearName(event.gear)} in ${place(event.hex)}.`
    case 'took':
      return `${tripperName(event.who)} takes the ${gearName(event.gear)}.`
    case 'gave':
      return `${tripperName(event.who)} gives ${tripperName(event.to)} the ${gearName(event.gear)}.`
    case 'reloaded':
      return `${tripperName(event.who)} reloads the ${thing(event.what)}; ${event.left} left.`
    case 'emptied':
      return event.empty
        ? `The ${thing(event.what)} is empty${event.roll > 0 ? ` (${event.roll})` : ''}.`
        : `The ${thing(event.what)} is still good (${event.roll}).`
    case 'spent':
      return `The ${thing(event.what)} is spent.`
    case 'rested':
      return `${tripperName(event.who)} rests: Endurance ${event.endurance}.`
    case 'tired':
      return `${tripperName(event.who)} tires: Endurance ${event.endurance}.`
    case 'fired': {
      const by = event.by === null ? 'The shell' : whoIs(event.by, event.name)
      const modifier = event.modifier === 0 ? '' : ` ${signed(event.modifier)}`
      return `${by} ${event.by === null ? 'comes down on' : 'fires at'} ${event.target === 'flux' ? 'the flux' : whoIs(event.at, event.target)}${weaponWords(event.weapon)}: ${event.roll}${modifier}, needs ${event.needed}: ${event.hit ? 'hit' : 'miss'}.`
    }
    case 'wasted':
      return `${whoIs(event.by, 'soldier')} fires into empty ${place(event.hex)}.`
    case 'struck': {
      const by = event.by === null ? 'The shell' : whoIs(event.by, event.name)
      const softened = event.became === event.result ? '' : `, only ${RESULT_WORDS[event.became]}`
      return `${by} against ${whoIs(event.at, event.target)}: difference ${event.differential} (column ${COMBAT_COLUMNS[event.column]}), roll ${event.roll}: ${RESULT_WORDS[event.result]}${softened}.`
    }
    case 'suffered':
      return `${whoIs(event.who, event.name)} ${effectWords(event.effect, event.loss, event.endurance)}.`
    case 'burst':
      return event.what === 'shell'
        ? `A shell bursts in ${place(event.hex)}.`
        : `${event.by === null ? 'Somebody' : tripperName(event.by)}: ${thing(event.what)} in ${place(event.hex)}.`
    case 'armed':
      return `${tripperName(event.who)} sets the Claymore in ${place(event.hex)}, facing ${direction(event.facing)}.`
    case 'detected':
      return `${whoIs(event.unit, event.name)} looks${event.at === -1 ? ' for the flux' : ''}: ${event.dice}${event.modifier === 0 ? '' : ` ${signed(event.modifier)}`}, ${REACTION_WORDS[event.reaction]}.`
    case 'commanded':
      return `${tripperName(event.who)} reaches for the flux: ${event.roll} against ${event.limit}, ${event.succeeded ? 'it obeys' : 'nothing'}.`
    case 'conjured':
      return `The flux glows in ${place(event.hex)}.`
    case 'guided':
      return `The flux moves to ${place(event.to)}.`
    case 'aligned':
      return `${tripperName(event.who)} aligns the flux ${direction(event.heading)}.`
    case 'jumped':
      return `${event.who === null ? 'The flux' : tripperName(event.who)} jumps${event.heading === null ? '' : ` ${direction(event.heading)}`}; Experience ${event.experience}.`
    case 'swept':
      return `${whoIs(event.who, event.name)} is swept into the flux.`
    case 'expelled':
      return 'The flux is thrown out of the battle.'
    case 'stranded':
      return `${tripperName(event.who)} is left behind in time.`
    case 'negotiated':
      return `${tripperName(event.who)} talks (column ${event.mood}, ${event.roll}): ${TALK_WORDS[event.result]}.`
    case 'awed':
      return `${whoIs(event.unit, event.name)} follows ${tripperName(event.owner)}.`
    case 'fled':
      return `${whoIs(event.unit, event.name)} runs to ${place(event.hex)}.`
    case 'turned':
      return `${whoIs(event.unit, event.name)} is nobody’s man any more.`
    case 'claimed':
      return `${tripperName(event.who)} has the ${event.treasure}, worth ${event.value}.`
    case 'cleanup':
      return 'The field is clear.'
    case 'read':
      return `${tripperName(event.who)} reads the ${direction(event.heading)}: ${event.is === null ? 'nothing' : event.is === 0 ? 'the Time Hole!' : `battle ${event.is}`}.`
    case 'special': {
      const text = SPECIAL_WORDS[event.key]
      return event.unit === null || event.name === '' ? text : `${whoIs(event.unit, event.name)} ${text}.`
    }
    case 'home':
      return `${tripperName(event.who)} is home after ${event.battles} ${event.battles === 1 ? 'battle' : 'battles'}${event.value > 0 ? ` with treasure worth ${event.value}` : ''}.`
    case 'unmastered':
      return 'The Timemaster has left; chance makes the choices now.'
    case 'conceded':
      return `${tripperName(event.seat)} gives up.`
  }
}

const weaponWords = (weapon: string): string =>
  weapon === 'own' || weapon === 'shell' ? '' : ` with the ${thing(weapon as 'm16')}`

function placedName({ what, name, id }: Extract<Event, { kind: 'placed' }>): string {
  if (what === 'unit') return `${name} #${id} stands`
  if (what === 'gear') return `the ${thing(name as 'm16')} lies`
  return what === 'flux' ? 'the flux is' : 'a marker lies'
}
