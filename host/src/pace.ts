/** The least share of its budget that a bot's answer takes. */
const LEAST = 0.4
/** What a bot that thinks may need beyond its time, as a share of it and at most in milliseconds. */
const ROOM = 0.2
const MOST_ROOM = 100
/** How many of the latest delays are remembered, by game. */
const REMEMBERED = 32

/**
 * How long a bot's answer takes, whatever it had to choose from. In many windows "one option" means "holds nothing to
 * respond with", which is a secret; so the time is drawn before anybody looks at the options, a bot that thinks has to
 * be done by then, and one that has nothing to think about waits as long. Where thinking takes longer, because the
 * machine is busy, so does having no choice.
 */
export class Pace {
  readonly #delays = new Map<string, number[]>()
  readonly #random: () => number

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Milliseconds until the answer is given, and how many of them are for thinking. */
  next(budget: number): { answer: number; think: number } {
    const answer = budget * (LEAST + (1 - LEAST) * this.#random())
    return { answer, think: answer - Math.min(MOST_ROOM, answer * ROOM) }
  }

  /** How much later than meant somebody was who had a choice. */
  note(game: string, late: number): void {
    const delays = this.#delays.get(game) ?? []
    delays.push(Math.max(0, late))
    if (delays.length > REMEMBERED) delays.shift()
    this.#delays.set(game, delays)
  }

  /** How much later than meant somebody is to be who has none. */
  late(game: string): number {
    const delays = this.#delays.get(game) ?? []
    return delays[Math.floor(this.#random() * delays.length)] ?? 0
  }
}
