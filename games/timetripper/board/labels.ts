/** What things on the board are, in words: for hovering, tapping and screen readers. */

import { neededToHit, WEAPONS } from '../content/index.ts'
import type { FireMode, Special, WeaponId, WeaponMode } from '../content/types.ts'
import { activeOn, courseOf } from '../rules/active.ts'
import type { Line } from '../rules/catalogue.ts'
import { defenseOf } from '../rules/combat.ts'
import { chanceOfAtLeast } from '../rules/dice.ts'
import { apart } from '../rules/display.ts'
import { allowanceOf, halfPounds, isAmmo, isWeapon } from '../rules/equipment.ts'
import { moveOf } from '../rules/reach.ts'
import { boardOf } from '../rules/reading.ts'
import { isStunned, lineOf } from '../rules/state.ts'
import type { FigureId, Gear, GearKind, Hex, State, Tripper, Unit, View } from '../rules/types.ts'
import { gearName, MODE_WORDS, place, pounds, sentence, thing, tripperName } from '../words/names.ts'
import { shortRule } from './rules-in-short.ts'
import { hexOfFigure } from './scene.ts'

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

export const valuesOf = ({ attack, accuracy, defense, detection }: Unit | Line['values']): string =>
  `${attack || 'X'}${accuracy}${defense}${detection}`

const isThere = (words: string | false | null): words is string => typeof words === 'string'

/** A special rule in one plain sentence. */
export const ruleInShort = (special: Special): string => shortRule(special).words

/** With what the ground adds to it. */
export const defenseIn = (view: View, unit: Unit): number => defenseOf(boardOf(view), unit.id)

export function unitLabel(view: View, unit: Unit): string {
  const line = lineOf(view, unit)
  const state = unit.fallen
    ? 'down'
    : isStunned(boardOf(view), unit)
      ? 'stunned'
      : unit.owner !== null
        ? `follows ${tripperName(unit.owner)}`
        : ''
  return [`${sentence(line.one)} #${unit.id} in ${place(unit.hex)}`, valuesOf(unit), state]
    .filter((part) => part !== '')
    .join(', ')
}

/** How many hexes it goes in a phase: what rolls or runs wild as many as two dice say (TT-B48, TT-R54). */
export const pace = ({ specials }: Line, move: number, rampaging = false): string =>
  rampaging || specials.some(({ key }) => key === 'ricochet-ball') ? '2 to 12' : String(move)

/** Whether it can get at somebody in its next phase. */
export function reachWords(state: State, unit: Unit, hex: Hex): string {
  if (unit.accuracy !== 'X') return 'can shoot'
  const visits = courseOf(state, unit)?.get(hex)
  if (visits !== undefined) return visits < 1 ? 'perhaps' : 'next turn'
  return !courseOf(state, unit) && apart(unit.hex, hex) - 1 <= moveOf(state, unit) ? 'next turn' : 'not yet'
}

/** Which hexes it can get to in its next phase. */
export function entryOf(state: State, unit: Unit): (hex: Hex) => boolean {
  const course = courseOf(state, unit)
  if (course) return (hex) => course.has(hex) && !isStunned(state, unit)
  const move = moveOf(state, unit)
  return (hex) => apart(unit.hex, hex) <= move
}

export function unitFacts(view: View, unit: Unit, from: FigureId | null): string[] {
  const line = lineOf(view, unit)
  if (unit.fallen) return [line.weapon === null ? 'Leaves nothing to take.' : 'Leaves a weapon that can be taken.']
  const state = boardOf(view)
  const near = from === null ? undefined : hexOfFigure(view, from)
  const range = near === undefined ? null : apart(near, unit.hex)
  const fights =
    unit.accuracy === 'X'
      ? `Attack ${unit.attack || 'none'}, hand to hand`
      : `Attack ${unit.attack}, shoots with Accuracy ${unit.accuracy}`
  const needed = unit.accuracy === 'X' || range === null ? null : neededToHit(unit.accuracy, Math.max(1, range))
  return [
    `${fights}; Defense ${unit.defense}; Detection ${unit.detection}.`,
    `Moves ${pace(line, moveOf(state, unit), unit.rampaging)}.${unit.endurance === null ? '' : ` Endurance ${unit.endurance}.`}`,
    range !== null &&
      `${range} ${range === 1 ? 'hex' : 'hexes'} away.${needed === null ? '' : ` Needs ${needed} to hit from there: ${percent(chanceOfAtLeast(needed))}.`}`,
    ...activeOn(state, unit).map(({ special }) => ruleInShort(special)),
    unit.traveller &&
      (line.battle === view.battle?.number ? 'Had followed somebody who is gone.' : 'Came along through the flux.'),
  ].filter(isThere)
}

export const tripperLabel = (view: View, id: FigureId): string => {
  const tripper = view.trippers[id] as Tripper
  const where = {
    field: `in ${place(tripper.hex)}`,
    held: 'in the flux',
    adrift: 'adrift in time',
    home: 'home',
    lost: 'out of the game',
  }[tripper.place]
  return `${tripperName(id)} ${tripper.alive ? where : `dead, ${where}`}, Endurance ${tripper.endurance}`
}

export function tripperFacts(view: View, id: FigureId): string[] {
  const tripper = view.trippers[id] as Tripper
  const allowance = allowanceOf(view, tripper)
  return [
    `Experience ${tripper.experience}; carries ${pounds(halfPounds(view.own, tripper.gear))}, ${allowance === null ? 'too much to move' : `moves ${allowance} for free`}.`,
    tripper.shotAt && 'Has been shot at: the flux is hard to command.',
    tripper.bitten > 0 && 'Bitten: loses Endurance every stage.',
    tripper.drawnBy !== null && 'A plant draws him.',
  ].filter(isThere)
}

// ---------------------------------------------------------------------------------------------------------------- gear

const RANGES = [1, 3, 5, 8, 9] as const

const modeWords = ({ mode, accuracy, attack, empty }: WeaponMode): string => {
  const what = mode === 'melee' ? `Hand to hand: Attack ${attack}.` : `${sentence(MODE_WORDS[mode])}: Attack ${attack}.`
  const hits =
    accuracy === 'X'
      ? ''
      : ` Needs ${RANGES.map((range) => neededToHit(accuracy, range)).join(', ')} at ${RANGES.join(', ').replace('9', '9 and more')} hexes.`
  const dry =
    empty === 'one-shot'
      ? ' Used once.'
      : empty.length === 0
        ? ''
        : ` Empty on ${empty.join(', ').replace(/, (\d+)$/, ' or $1')}.`
  return `${what}${hits}${dry}`
}

const GEAR_WORDS: Partial<Record<GearKind, string>> = {
  radio: 'Commands the flux. Without it nobody gets home.',
  m26: 'Thrown up to six hexes: strikes at 12, 8 and 6 around where it bursts.',
  m1: 'A flare: blinds the eyes that look for you for five stages, and burns what it hits.',
  claymore: 'Is set facing one way and set off later: strikes at 12 in all the cone before it.',
  repellent: 'Together with the bayonet it is worth more. Inselons hate it.',
}

export function gearFacts(what: GearKind): string[] {
  if (isAmmo(what)) return ['Reloads an empty weapon, as the action of a phase.']
  const words = GEAR_WORDS[what]
  const own = words ? [words] : []
  if (!isWeapon(what) || what === 'm26' || what === 'm1' || what === 'claymore') return own
  return [...WEAPONS[what as WeaponId].modes.map(modeWords), ...own]
}

export const gearLabel = (view: View, gear: Gear): string => sentence(gearName(gear, view.own))
export const weaponTitle = (what: string, mode: FireMode): string =>
  mode === 'melee' ? sentence(thing(what as GearKind)) : `${sentence(thing(what as GearKind))} · ${MODE_WORDS[mode]}`
