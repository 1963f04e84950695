export interface Danger {
  severity: 'notice' | 'alarm'
  /** One's own: what one is about to do oneself. */
  isGood: boolean
}

/** Of all that threatens, what one has to know first: alarms before notices, and the others' before one's own. */
export const mostPressing = <T extends Danger>(all: readonly T[]): T | undefined =>
  all.toSorted((a, b) => urgency(b) - urgency(a))[0]

const urgency = ({ severity, isGood }: Danger): number => (severity === 'alarm' ? 2 : 0) + (isGood ? 0 : 1)
