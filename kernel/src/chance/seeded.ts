import { type Chance, shuffleWith } from './chance.ts'

/**
 * Fast and repeatable, for bots, tests and the lab (sfc32, 128 bits of state). Not for served matches: those are
 * `keyed`.
 */
class SeededChance implements Chance {
  private a: number
  private b: number
  private c: number
  private counter: number
  private readonly draw = (label: string, n: number): number => this.pick(label, n)

  constructor(seed: string | number) {
    const text = String(seed)
    let h = 2166136261
    const mix = (salt: number): number => {
      h ^= salt
      for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
      h = Math.imul(h ^ (h >>> 15), 2246822507)
      h = Math.imul(h ^ (h >>> 13), 3266489909)
      h ^= h >>> 16
      return h
    }
    this.a = mix(1)
    this.b = mix(2)
    this.c = mix(3)
    this.counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  /** 32 random bits. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return t >>> 0
  }

  pick(_label: string, n: number): number {
    return Math.floor((this.next() / 4294967296) * n)
  }

  roll(_label: string, sides: number): number {
    return Math.floor((this.next() / 4294967296) * sides) + 1
  }

  shuffle<V>(label: string, items: V[]): V[] {
    return shuffleWith(this.draw, label, items)
  }
}

export const seeded = (seed: string | number): SeededChance => new SeededChance(seed)
