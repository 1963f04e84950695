/** When what a salvo does is to be seen, as shares of its beat: shots leave, then they land along the line. */
import type { StepRecord } from '../rules/types.ts'

/** The first part of the beat belongs to those who shoot. */
const LEAVING = 0.22
const LANDING = 0.34
const LANDED = 0.46
/** Between a Unit's last hit and its fall. */
const PAUSE = 0.05

export const leavesAt = (nth: number, attacks: number): number => (LEAVING * nth) / Math.max(1, attacks)
export const landsAt = (nth: number, hits: number): number => LANDING + (LANDED * nth) / Math.max(1, hits)

export interface Landing {
  taken: number
  at: number
}

/** What lands on a Unit, and when. */
export const landingsOn = (id: number, { hits }: StepRecord): Landing[] =>
  hits.flatMap(({ unit, taken }, i) => (unit.id === id && taken > 0 ? [{ taken, at: landsAt(i, hits.length) }] : []))

/** When a Unit falls, if it does: after all that hits it. */
export const fallsAt = (id: number, record: StepRecord): number =>
  Math.max(LANDING, ...landingsOn(id, record).map(({ at }) => at)) + PAUSE
