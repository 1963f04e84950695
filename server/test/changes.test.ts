import type { MatchLog } from '@anachron/kernel'
import { type Message, Plays } from '@anachron/wire'
import { messageFault } from '@anachron/wire/api'
import { describe, expect, test } from 'vitest'
import { ids, Replayed, recordings } from '../trials/recorded.ts'

/** Of each recording; the longest of them would take as long as all others. */
const MOST_ENTRIES = 250

/** One viewer, told twice: by a connection that is sent every `play` whole, and by one that takes changes. */
class Twins {
  changes = 0
  /** Whole ones that came after a change. */
  late = 0
  readonly #heard: string[] = []
  readonly #made: string[] = []
  readonly #misfits: string[] = []
  readonly #plays = new Plays((table) => this.#misfits.push(`cannot make out ${table}`))

  static async at(replayed: Replayed, viewer: number): Promise<Twins> {
    const twins = new Twins()
    await replayed.watch(viewer, { changes: false }, (text) => void (isPlay(text) && twins.#heard.push(text)))
    await replayed.watch(viewer, { changes: true }, (text) => twins.#hear(text))
    return twins
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message
    const fault = messageFault(message)
    if (fault) this.#misfits.push(fault)
    if (message.m === 'change') this.changes++
    else if (message.m !== 'play') return
    else if (this.changes > 0) this.late++
    this.#made.push(JSON.stringify(this.#plays.whole(message)))
  }

  /** What differs between what both were told since this was asked last. */
  compare(): void {
    expect(this.#misfits).toEqual([])
    expect(this.#heard.length).toBeGreaterThan(0)
    expect(this.#made.splice(0)).toEqual(this.#heard.splice(0))
  }
}

const isPlay = (text: string): boolean => text.startsWith('{"m":"play"')

async function replay(id: string, log: MatchLog): Promise<Twins[]> {
  const replayed = await Replayed.begin(id, log)
  const viewers = [-1, ...Array.from({ length: log.seats }, (_, seat) => seat)]
  const all: Twins[] = []
  for (const viewer of viewers) all.push(await Twins.at(replayed, viewer))
  for (const entry of log.entries.slice(0, MOST_ENTRIES)) {
    await replayed.give(entry)
    for (const twins of all) twins.compare()
  }
  return all
}

describe('what is made out of changes is what is sent whole, to the letter', () => {
  for (const id of ids)
    test(id, async () => {
      const all: Twins[] = []
      for (const { log } of recordings(id)) all.push(...(await replay(id, log)))
      // Only what is there when one comes is sent whole, and the little that there is at first.
      expect(all.map(({ late }) => late).filter((late) => late > 0)).toEqual([])
      expect(Math.min(...all.map(({ changes }) => changes))).toBeGreaterThan(0)
    }, 120_000)
})
