/** What the bot thinks things are worth, in Gold. Found by letting versions of it play each other. */
export interface Weights {
  /** An hour of the day still to come. */
  hour: number
  /** When the day is expected to end while berths are free. */
  dayEnd: number
  /** A Corruption card that is about to be drawn. */
  card: number
  /** A Frozen Hour in hand while there are hours to save, and for the days after. */
  token: number
  tokenLater: number
  /** Share of its hall that a bare icon is counted at before the Market opens. */
  icon: number
  /** A Staff Ability with somebody at it, per day left: in the order of `ABILITIES`. */
  staff: readonly number[]
  /** Share of what a Good would bring, since boats may still disappoint; and customers hoped for on another day. */
  sale: number
  tomorrow: number
  /** Customers a Good must find to be sold before the last day. */
  keep: number
  /** Figures: portals of the row still ahead of the Assistant and of the Chronomancer, and both of them reunited. */
  assistantAhead: number
  chronomancerAhead: number
  reunited: number
  waiting: number
  /** Share of a portal's net gain that counts while somebody can still get there. */
  portal: number
  /** How much the others' standing counts against one's own. */
  rivals: number
}

export const WEIGHTS: Weights = {
  hour: 4.5,
  dayEnd: 10,
  card: 3,
  token: 4,
  tokenLater: 3,
  icon: 0.8,
  staff: [1.5, 2.5, 2, 2],
  sale: 0.85,
  tomorrow: 1.7,
  keep: 0.5,
  assistantAhead: 0.6,
  chronomancerAhead: 0.6,
  reunited: 4.3,
  waiting: 2,
  portal: 0.1,
  rivals: 0.25,
}
