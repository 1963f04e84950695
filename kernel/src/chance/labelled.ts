import { type Chance, chanceFrom } from './chance.ts'
import { seeded } from './seeded.ts'

/**
 * Every label has a stream of its own, so that the order in which different labels are drawn does not matter.
 * The laws use it to show that simultaneous answers may come in any order.
 */
export function labelled(seed: string | number): Chance {
  const streams = new Map<string, Chance>()
  return chanceFrom((label, n) => {
    let stream = streams.get(label)
    if (!stream) {
      stream = seeded(`${seed}/${label}`)
      streams.set(label, stream)
    }
    return stream.pick(label, n)
  })
}
