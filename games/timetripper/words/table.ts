import { count, joined, lines, type Part, type Sentence, say } from '@anachron/kernel/words'
import { allowanceOf, halfPounds } from '../rules/equipment.ts'
import { boardOf } from '../rules/reading.ts'
import { isStunned, lineOf } from '../rules/state.ts'
import type { Tripper, Unit, View } from '../rules/types.ts'
import { battleName, direction, FLUX, gearList, gearName, numbered, place, pounds, tripper } from './phrases.ts'

/** The whole table in text. */
export function tableWords(view: View): Sentence {
  const held = view.units
    .filter((unit) => unit.place === 'held')
    .map((unit) => numbered(unit.id, lineOf(view, unit).one))
  return lines([
    whereWeAre(view),
    ...(view.battle ? battleLines(view, view.battle).map((line) => say`  ${line}`) : []),
    ...(view.battle && held.length > 0 ? [say`  in ${FLUX}: ${joined(held, ', ')}`] : []),
    ...view.trippers.map((one, id) => tripperLine(view, one, id)),
  ])
}

function whereWeAre(view: View): Sentence {
  const trip = say`${count(view.battles, 'battle')}, ${count(view.jumps, 'jump')}`
  const { battle, time } = view
  if (battle)
    return say`Battle ${battle.number}, ${battleName(view.own, battle.number)}. Stage ${battle.stage}. ${trip}.`
  if (view.result) return say`The trip is over: ${trip}.`
  if (time.on !== 0) return say`Leaving battle ${time.on}. ${trip}.`
  return time.display === 0
    ? say`In the Time Hole of the past. ${trip}.`
    : say`In the Time Hole of the future. ${trip}.`
}

function battleLines(view: View, battle: NonNullable<View['battle']>): Sentence[] {
  const { flux, markers, loose, mine } = battle
  const found: Sentence[] = []
  if (flux)
    found.push(
      flux.heading === null
        ? say`${FLUX} is in ${place(flux.hex)}.`
        : say`${FLUX} is in ${place(flux.hex)}, aligned ${direction(flux.heading)} by ${tripper(flux.alignedBy ?? 0)}.`,
    )
  if (markers.length > 0) found.push(say`Markers in ${joined(markers.map(place), ', ')}.`)
  for (const { gear, hex, by } of loose)
    found.push(
      by === null
        ? say`${gearName(gear, view.own)} lies in ${place(hex)}.`
        : say`${gearName(gear, view.own)} is held by #${by}.`,
    )
  if (mine) found.push(say`A Claymore stands in ${place(mine.hex)}, facing ${direction(mine.facing)}.`)
  if (battle.hush) found.push('The talks go on: nobody on our side moves or fires.')
  if (battle.rage) found.push('They are enraged.')
  return [...found, ...view.units.filter((unit) => unit.place === 'field').map((unit) => unitLine(view, unit))]
}

function unitLine(view: View, unit: Unit): Sentence {
  const code = `${unit.attack || 'X'}${unit.accuracy}${unit.defense}${unit.detection}`
  const marks: Part[] = []
  if (unit.fallen) marks.push('down')
  if (isStunned(boardOf(view), unit)) marks.push('stunned')
  if (unit.owner !== null) marks.push(say`follows ${tripper(unit.owner)}`)
  if (unit.rampaging) marks.push('rampaging')
  if (unit.mount !== null) marks.push(say`on #${unit.mount}`)
  if (unit.endurance !== null) marks.push(say`Endurance ${unit.endurance}`)
  const what = say`${place(unit.hex)} ${numbered(unit.id, lineOf(view, unit).one)} ${code}`
  return marks.length > 0 ? say`${what} (${joined(marks, ', ')})` : what
}

function whereIs({ place: where, alive, hex }: Tripper): Part {
  switch (where) {
    case 'field':
      return alive ? say`in ${place(hex)}` : say`lies dead in ${place(hex)}`
    case 'held':
      return alive ? say`in ${FLUX}` : say`dead in ${FLUX}`
    case 'adrift':
      return 'adrift in time'
    case 'home':
      return 'home'
    case 'lost':
      return 'out of the game'
  }
}

function tripperLine(view: View, one: Tripper, id: number): Sentence {
  const allowance = allowanceOf(view, one)
  const moves = allowance === null ? 'overloaded' : say`moves ${allowance}`
  return say`${tripper(id)} ${whereIs(one)}: Endurance ${one.endurance}, Experience ${one.experience}, ${moves}; carries ${gearList(one.gear, view.own)} (${pounds(halfPounds(view.own, one.gear))}).`
}
