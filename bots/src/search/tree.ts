/** One option at one decision, over all worlds in which it was there. */
export interface Arm {
  readonly key: number
  visits: number
  sum: number
  squares: number
  /** How often the decision came up with this option among the others. */
  available: number
  /** How promising it looks at a glance, in standard deviations above the other options. */
  promise: number
}

/** The options of one decision of one seat, as far as that seat can tell decisions apart. */
export class Bandit {
  readonly arms = new Map<number, Arm>()
  visits = 0
  sum = 0
  /** Whether all options have been looked at one step ahead. */
  glanced = false

  /** The arms of these options, made where new. */
  armsFor(keys: readonly number[]): Arm[] {
    const arms = new Array<Arm>(keys.length)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number
      let arm = this.arms.get(key)
      if (arm === undefined) {
        arm = { key, visits: 0, sum: 0, squares: 0, available: 0, promise: 0 }
        this.arms.set(key, arm)
      }
      arms[i] = arm
    }
    return arms
  }

  record(arm: Arm, value: number): void {
    this.visits++
    this.sum += value
    arm.visits++
    arm.sum += value
    arm.squares += value * value
  }
}

/** What a seat has seen since the root; its decisions there, and what it may see next. */
export class SeenSoFar {
  private bandits: Map<number, Bandit> | undefined
  private seen: Map<number, SeenSoFar> | undefined

  /** What the seat is asked may depend on chance that it saw, so that the same past can lead to several decisions. */
  bandit(asked: number): Bandit {
    this.bandits ??= new Map()
    return made(this.bandits, asked, Bandit)
  }

  after(what: number): SeenSoFar {
    this.seen ??= new Map()
    return made(this.seen, what, SeenSoFar)
  }
}

function made<K, V>(map: Map<K, V>, key: K, kind: new () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = new kind()
    map.set(key, value)
  }
  return value
}

/** How strongly a promise of one standard deviation is preferred. */
const KEENNESS = 0.8
/** The part of the attention that goes to all options alike, whatever they promise. */
const FAIRNESS = 0.2

/** The arm to try next: good so far, or promising and not yet tried enough. */
export function select(bandit: Bandit, arms: readonly Arm[], curiosity: number): Arm {
  let weights = 0
  for (const arm of arms) {
    arm.available++
    weights += Math.exp(KEENNESS * arm.promise)
  }
  const unknown = bandit.visits > 0 ? bandit.sum / bandit.visits : 0.5
  let chosen = arms[0] as Arm
  let highest = -1
  for (const arm of arms) {
    const share = FAIRNESS / arms.length + ((1 - FAIRNESS) * Math.exp(KEENNESS * arm.promise)) / weights
    const value = arm.visits > 0 ? arm.sum / arm.visits : unknown
    const worth = value + (curiosity * share * Math.sqrt(arm.available * arms.length)) / (1 + arm.visits)
    if (worth > highest) {
      highest = worth
      chosen = arm
    }
  }
  return chosen
}
