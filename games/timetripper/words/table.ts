import { allowanceOf, halfPounds } from '../rules/equipment.ts'
import { boardOf } from '../rules/reading.ts'
import { isStunned, lineOf } from '../rules/state.ts'
import type { Tripper, Unit, View } from '../rules/types.ts'
import { battleName, direction, gearList, gearName, place, pounds, tripperName } from './names.ts'

/** The whole table in text. */
export function sayView(view: View): string {
  const lines: string[] = [whereWeAre(view)]
  const { battle } = view
  if (battle) {
    lines.push(...battleLines(view))
    for (const unit of view.units) if (unit.place === 'field') lines.push(`  ${unitLine(view, unit)}`)
    const held = view.units.filter(({ place: where }) => where === 'held')
    if (held.length > 0)
      lines.push(`  in the flux: ${held.map((unit) => `${lineOf(view, unit).one} #${unit.id}`).join(', ')}`)
  }
  view.trippers.forEach((tripper, id) => {
    lines.push(tripperLine(view, tripper, id))
  })
  return lines.join('\n')
}

function whereWeAre(view: View): string {
  const trip = `${view.battles} ${view.battles === 1 ? 'battle' : 'battles'}, ${view.jumps} ${view.jumps === 1 ? 'jump' : 'jumps'}`
  if (view.battle)
    return `Battle ${view.battle.number}, ${battleName(view.own, view.battle.number)}. Stage ${view.battle.stage}. ${trip}.`
  if (view.result) return `The trip is over: ${trip}.`
  return view.time.on === 0
    ? `In the Time Hole of the ${view.time.display === 0 ? 'past' : 'future'}. ${trip}.`
    : `Leaving battle ${view.time.on}. ${trip}.`
}

function battleLines(view: View): string[] {
  const { battle } = view
  if (!battle) return []
  const lines: string[] = []
  if (battle.flux)
    lines.push(
      `  The flux is in ${place(battle.flux.hex)}${battle.flux.heading === null ? '' : `, aligned ${direction(battle.flux.heading)} by ${tripperName(battle.flux.alignedBy ?? 0)}`}.`,
    )
  if (battle.markers.length > 0) lines.push(`  Markers in ${battle.markers.map(place).join(', ')}.`)
  for (const { gear, hex, by } of battle.loose)
    lines.push(`  ${gearName(gear, view.own)} ${by === null ? `lies in ${place(hex)}` : `is held by #${by}`}.`)
  if (battle.mine)
    lines.push(`  A Claymore stands in ${place(battle.mine.hex)}, facing ${direction(battle.mine.facing)}.`)
  if (battle.hush) lines.push('  The talks go on: nobody on our side moves or fires.')
  if (battle.rage) lines.push('  They are enraged.')
  return lines
}

function unitLine(view: View, unit: Unit): string {
  const state = boardOf(view)
  const line = lineOf(view, unit)
  const code = `${unit.attack || 'X'}${unit.accuracy}${unit.defense}${unit.detection}`
  const marks = [
    unit.fallen ? 'down' : '',
    isStunned(state, unit) ? 'stunned' : '',
    unit.owner === null ? '' : `follows ${tripperName(unit.owner)}`,
    unit.rampaging ? 'rampaging' : '',
    unit.mount === null ? '' : `on #${unit.mount}`,
    unit.endurance === null ? '' : `Endurance ${unit.endurance}`,
  ].filter((mark) => mark !== '')
  return `${place(unit.hex)} ${line.one} #${unit.id} ${code}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}

function tripperLine(view: View, tripper: Tripper, id: number): string {
  const where = {
    field: tripper.alive ? `in ${place(tripper.hex)}` : `lies dead in ${place(tripper.hex)}`,
    held: tripper.alive ? 'in the flux' : 'dead in the flux',
    adrift: 'adrift in time',
    home: 'home',
    lost: 'out of the game',
  }[tripper.place]
  const allowance = allowanceOf(view, tripper)
  const moves = allowance === null ? 'overloaded' : `moves ${allowance}`
  return `${tripperName(id)} ${where}: Endurance ${tripper.endurance}, Experience ${tripper.experience}, ${moves}; carries ${gearList(tripper.gear, view.own)} (${pounds(halfPounds(view.own, tripper.gear))}).`
}
