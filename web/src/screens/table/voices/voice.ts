/** When an opponent says something, and what: seldom, never the same twice, and never more than everybody can see. */
import type { Sentence } from '@anachron/kernel/words'
import type { Occasion, Sayings } from '../../../opponents/sayings.ts'
import type { Standing } from './standing.ts'

/** So many answers of the person lie between two sayings, at least; a ring needs no more than one. */
const GAP = 4
const STILL = 9

export interface Said {
  words: Sentence | undefined
  /** The portrait shakes, and rings. */
  rings: boolean
}

/** What has happened since one looked last. */
export interface Happening {
  /** How many answers the person has given so far. */
  answers: number
  standing: Standing | undefined
  /** Something has taken the stage. */
  scene: boolean
}

/** One opponent in one match. */
export class Voice {
  readonly #sayings: Sayings
  /** Where in its lists it begins: matches differ. */
  readonly #first: number
  readonly #rings: boolean
  readonly #used = new Map<Occasion, number>()
  #spoke = 0
  #standing: Standing | undefined
  /** The last side on which it stood clearly. */
  #side = 0

  /** `rings`: it rings whenever the match turns. */
  constructor(sayings: Sayings, first: number, { rings = false } = {}) {
    this.#sayings = sayings
    this.#first = first
    this.#rings = rings
  }

  begins(): Said | undefined {
    return this.#used.size === 0 ? this.#say('start', 0) : undefined
  }

  ends(payoff: number, others: number, answers: number): Said | undefined {
    if (payoff === others) return payoff > 0 && payoff < 1 ? this.#say('drawn', answers) : undefined
    return this.#say(payoff > others ? 'won' : 'lost', answers)
  }

  /** What it says of how things stand now; mostly nothing. */
  hears({ answers, standing, scene }: Happening): Said | undefined {
    const side = Math.sign(standing ?? 0)
    const turned = side !== 0 && this.#side !== 0 && side !== this.#side
    const changed = standing !== undefined && standing !== this.#standing
    if (side !== 0) this.#side = side
    if (standing !== undefined) this.#standing = standing
    if (turned && this.#rings) return this.#say('turned', answers) ?? { words: undefined, rings: true }
    if (answers - this.#spoke < GAP) return undefined
    const occasions: (Occasion | false)[] = [
      turned && 'turned',
      changed && standing === 2 && 'nearlyWon',
      changed && standing === -2 && 'nearlyLost',
      changed && standing === 1 && 'ahead',
      changed && standing === -1 && 'behind',
      scene && 'scene',
      answers - this.#spoke >= STILL && 'still',
    ]
    for (const occasion of occasions) {
      const said = occasion && this.#say(occasion, answers)
      if (said) return said
    }
    return undefined
  }

  #say(occasion: Occasion, answers: number): Said | undefined {
    const all = this.#sayings[occasion] ?? []
    const used = this.#used.get(occasion) ?? 0
    const saying = used < all.length ? all[(this.#first + used) % all.length] : undefined
    if (saying === undefined) return undefined
    this.#used.set(occasion, used + 1)
    this.#spoke = answers
    const words = typeof saying === 'function' ? saying(answers) : saying
    return { words, rings: this.#rings && occasion === 'turned' }
  }
}
