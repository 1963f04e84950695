/** Whether the battle, the displays of time and the clocks of a trip agree with each other. */
import { HOLE, PRINTED_LAYOUT, TIME_MAP } from '../../content/index.ts'
import { numberAt } from '../time-travel.ts'
import type { State } from '../types.ts'
import { unitNamed } from './figures.ts'

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length

export function wrongWithTime(state: State): string | undefined {
  const { time, visited, told, options } = state
  if (!isLaidOut(time.layout, options.timemaster)) return 'The displays of time in the position are laid out wrongly.'
  if (!areDifferent(visited)) return 'A battle in the position was visited twice.'
  if (
    !areDifferent(told.map(({ battle, heading }) => battle * 6 + heading)) ||
    !told.every((one) => isTrue(state, one))
  )
    return 'The Trippers in the position were told something that is not so.'
  return undefined
}

/** As printed; shuffled, each display for itself; or exchanged by a Timemaster, with a Time Hole on each. */
function isLaidOut(layout: State['time']['layout'], timemaster: State['options']['timemaster']): boolean {
  const isDisplay = (cells: readonly number[], display: 0 | 1): boolean => {
    const printed = PRINTED_LAYOUT[display]
    if (timemaster === 'off') return cells.every((number, cell) => number === printed[cell])
    const allowed = timemaster === 'seat' ? PRINTED_LAYOUT.flat() : printed
    return areDifferent(cells) && cells.includes(HOLE) && cells.every((number) => allowed.includes(number))
  }
  const battles = layout.flat().filter((number) => number !== HOLE)
  return isDisplay(layout[0], 0) && isDisplay(layout[1], 1) && areDifferent(battles)
}

function isTrue({ time }: State, { display, battle, heading, is }: State['told'][number]): boolean {
  const cells = time.layout[display]
  if (!cells.includes(battle)) return false
  const next = TIME_MAP.neighbours[cells.indexOf(battle) * 6 + heading] as number
  return next >= 0 && cells[next] === is
}

export function wrongWithBattle(state: State): string | undefined {
  const { battle, trippers } = state
  const named = [state.readBy, state.jump?.by, battle?.flux?.alignedBy, battle?.mine?.by, battle?.talks?.by].every(
    (id) => (id ?? 0) < trippers.length,
  )
  if (!named) return 'Somebody is named in the position who is not there.'
  if (battle === null) return undefined
  const { number, stage, flux, loose, mine, markers, lights, firstShot } = battle
  if (numberAt(state.time) !== number || !state.visited.includes(number) || state.battles === 0)
    return 'The Trippers in the position are in another battle than the displays say.'
  if (battle.over && state.result === null) return 'The battle in the position is over.'
  if (!(lights.every((thrown) => thrown <= stage) && firstShot <= stage && (mine?.stage ?? 0) <= stage))
    return 'Something happens in the position only later.'
  if (flux && (flux.heading === null) !== (flux.alignedBy === null))
    return 'The flux in the position is aligned by nobody.'
  if (!areDifferent(markers)) return 'Two markers in the position lie on the same hex.'
  if (!areDifferent(loose.map(({ id }) => id)) || !loose.every(({ id }) => id < state.nextLoose))
    return 'Something lies in the position twice.'
  if (!loose.every(({ by }) => by === null || unitNamed(state, by)))
    return 'Something is held in the position by nobody.'
  return undefined
}
