/** One of each kind, as a counter that has just been laid down. */
import { catalogueOf, type Line } from '../rules/catalogue.ts'
import { freshUnit } from '../rules/setup.ts'
import type { Unit } from '../rules/types.ts'

const { lines } = catalogueOf('')

export interface Specimen {
  unit: Unit
  line: Line
  mountLine: Line | undefined
}

export const specimenOf = (line: Line): Specimen => ({
  unit: freshUnit(line, line.index, 0),
  line,
  mountLine: line.mounts === null ? undefined : lines[line.mounts],
})

export function specimen(name: string): Specimen {
  const line = lines.find((one) => one.name === name)
  if (!line) throw new Error(`there are no ${name}`)
  return specimenOf(line)
}

/** Everybody once, battle by battle; whoever comes in several battles with the same values is shown in the first. */
export const SPECIMENS: readonly Specimen[] = [
  ...new Map(lines.toReversed().map((line) => [`${line.name} ${Object.values(line.values).join(' ')}`, line])).values(),
]
  .reverse()
  .map(specimenOf)
