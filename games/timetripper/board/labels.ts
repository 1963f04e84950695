/** What things on the board are, in words: for hovering, tapping and screen readers. */

import { list, type Sentence, say } from '@anachron/kernel/words'
import { phrase, t } from '@anachron/kit'
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
import { hexes, MODE_WORDS } from '../words/phrases.ts'
import { gearName, place, pounds, sentence, thing, tripperName } from './names.ts'
import { shortRule } from './rules-in-short.ts'
import { hexOfFigure } from './scene.ts'

export const percent = (chance: number): string => t`${Math.round(chance * 100)} %`

export const valuesOf = ({ attack, accuracy, defense, detection }: Unit | Line['values']): string =>
  `${attack || 'X'}${accuracy}${defense}${detection}`

const isThere = (words: string | false | null): words is string => typeof words === 'string'

const joinedBy = (...sentences: (string | false)[]): string => sentences.filter(isThere).join(' ')

/** A special rule in one plain sentence. */
export const ruleInShort = (special: Special): string => t(shortRule(special).words)

/** With what the ground adds to it. */
export const defenseIn = (view: View, unit: Unit): number => defenseOf(boardOf(view), unit.id)

export function unitLabel(view: View, unit: Unit): string {
  const line = lineOf(view, unit)
  const state = unit.fallen
    ? t('down')
    : isStunned(boardOf(view), unit)
      ? t('stunned')
      : unit.owner !== null
        ? t`follows ${tripperName(unit.owner)}`
        : ''
  return [t`${sentence(phrase(line.one))} #${unit.id} in ${place(unit.hex)}`, valuesOf(unit), state]
    .filter((part) => part !== '')
    .join(', ')
}

/** How many hexes it goes in a phase: what rolls or runs wild as many as two dice say (TT-B48, TT-R54). */
export const pace = ({ specials }: Line, move: number, rampaging = false): string =>
  rampaging || specials.some(({ key }) => key === 'ricochet-ball') ? t('2 to 12') : String(move)

/** Whether it can get at somebody in its next phase. */
export function reachWords(state: State, unit: Unit, hex: Hex): string {
  if (unit.accuracy !== 'X') return t('can shoot')
  const visits = courseOf(state, unit)?.get(hex)
  if (visits !== undefined) return t(visits < 1 ? 'perhaps' : 'next turn')
  return t(!courseOf(state, unit) && apart(unit.hex, hex) - 1 <= moveOf(state, unit) ? 'next turn' : 'not yet')
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
  if (unit.fallen) return [t(line.weapon === null ? 'Leaves nothing to take.' : 'Leaves a weapon that can be taken.')]
  const state = boardOf(view)
  const near = from === null ? undefined : hexOfFigure(view, from)
  const range = near === undefined ? null : apart(near, unit.hex)
  const fights =
    unit.accuracy === 'X'
      ? t`Attack ${unit.attack || t('none')}, hand to hand`
      : t`Attack ${unit.attack}, shoots with Accuracy ${unit.accuracy}`
  const needed = unit.accuracy === 'X' || range === null ? null : neededToHit(unit.accuracy, Math.max(1, range))
  return [
    t`${fights}; Defense ${unit.defense}; Detection ${unit.detection}.`,
    joinedBy(
      t`Moves ${pace(line, moveOf(state, unit), unit.rampaging)}.`,
      unit.endurance !== null && t`Endurance ${unit.endurance}.`,
    ),
    range !== null &&
      joinedBy(
        t`${hexes(range)} away.`,
        needed !== null && t`Needs ${needed} to hit from there: ${percent(chanceOfAtLeast(needed))}.`,
      ),
    ...activeOn(state, unit).map(({ special }) => ruleInShort(special)),
    unit.traveller &&
      t(line.battle === view.battle?.number ? 'Had followed somebody who is gone.' : 'Came along through the flux.'),
  ].filter(isThere)
}

export const tripperLabel = (view: View, id: FigureId): string => {
  const tripper = view.trippers[id] as Tripper
  const where = {
    field: t`in ${place(tripper.hex)}`,
    held: t('in the flux'),
    adrift: t('adrift in time'),
    home: t('home'),
    lost: t('out of the game'),
  }[tripper.place]
  return tripper.alive
    ? t`${tripperName(id)} ${where}, Endurance ${tripper.endurance}`
    : t`${tripperName(id)} dead, ${where}, Endurance ${tripper.endurance}`
}

export function tripperFacts(view: View, id: FigureId): string[] {
  const tripper = view.trippers[id] as Tripper
  const allowance = allowanceOf(view, tripper)
  return [
    t`Experience ${tripper.experience}; carries ${pounds(halfPounds(view.own, tripper.gear))}, ${allowance === null ? t('too much to move') : t`moves ${allowance} for free`}.`,
    tripper.shotAt && t('Has been shot at: the flux is hard to command.'),
    tripper.bitten > 0 && t('Bitten: loses Endurance every stage.'),
    tripper.drawnBy !== null && t('A plant draws him.'),
  ].filter(isThere)
}

// ---------------------------------------------------------------------------------------------------------------- gear

const RANGES = [1, 3, 5, 8, 9] as const

const modeWords = ({ mode, accuracy, attack, empty }: WeaponMode): string => {
  const what = mode === 'melee' ? t`Hand to hand: Attack ${attack}.` : t`${MODE_WORDS[mode]}: Attack ${attack}.`
  const needs = accuracy !== 'X' && RANGES.map((range) => neededToHit(accuracy, range)).join(', ')
  return joinedBy(
    what,
    needs && t`Needs ${needs} at 1, 3, 5, 8, 9 and more hexes.`,
    empty === 'one-shot' ? t('Used once.') : empty.length > 0 && t`Empty on ${list(empty, 'or')}.`,
  )
}

const GEAR_WORDS: Partial<Record<GearKind, Sentence>> = {
  radio: say`Commands the flux. Without it nobody gets home.`,
  m26: say`Thrown up to six hexes: strikes at 12, 8 and 6 around where it bursts.`,
  m1: say`A flare: blinds the eyes that look for you for five stages, and burns what it hits.`,
  claymore: say`Is set facing one way and set off later: strikes at 12 in all the cone before it.`,
  repellent: say`Together with the bayonet it is worth more. Inselons hate it.`,
}

export function gearFacts(what: GearKind): string[] {
  if (isAmmo(what)) return [t('Reloads an empty weapon, as the action of a phase.')]
  const words = GEAR_WORDS[what]
  const own = words ? [t(words)] : []
  if (!isWeapon(what) || what === 'm26' || what === 'm1' || what === 'claymore') return own
  return [...WEAPONS[what as WeaponId].modes.map(modeWords), ...own]
}

export const gearLabel = (view: View, gear: Gear): string => sentence(gearName(gear, view.own))
export const weaponTitle = (what: string, mode: FireMode): string =>
  mode === 'melee'
    ? sentence(thing(what as GearKind))
    : `${sentence(thing(what as GearKind))} · ${phrase(MODE_WORDS[mode])}`
