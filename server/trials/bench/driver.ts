// The players, in a process of their own: makes matches, plays them as told, and reports what they saw.
import { ourPair } from './our-pair.ts'
import type { Pair } from './pairs.ts'

export interface Order {
  subject: 'ours' | 'theirs'
  port: number
  api: number
  matches: number
}

export interface Round {
  /** Each answers as soon as it can, or once a second. */
  pace: 'closed' | 'paced'
  seconds: number
}

export interface Seen {
  moves: number
  seconds: number
  /** Milliseconds from the send to the opponent's receipt. */
  p50: number
  p99: number
  /** Processor time of this process as a share of a core. */
  cpu: number
}

const pairs: Pair[] = []

async function make({ subject, port, api, matches }: Order): Promise<void> {
  // Theirs needs packages that are there only when they are measured.
  const maker = subject === 'ours' ? ourPair : (await import('./their-pair.ts')).theirPair
  while (pairs.length < matches) {
    const some = Math.min(10, matches - pairs.length)
    pairs.push(...(await Promise.all(Array.from({ length: some }, () => maker(port, api)))))
  }
}

async function play({ pace, seconds }: Round): Promise<Seen> {
  const delays: number[] = []
  const began = performance.now()
  const until = began + 1000 * seconds
  const cpu = process.cpuUsage()
  const playOne = (pair: Pair, wait: number): Promise<void> =>
    new Promise((resolve) => {
      const next = (): void => {
        const sent = performance.now()
        if (sent >= until) resolve()
        else
          pair.move(() => {
            const now = performance.now()
            delays.push(now - sent)
            if (pace === 'closed') next()
            else setTimeout(next, Math.max(0, sent + 1000 - now))
          })
      }
      setTimeout(next, wait)
    })
  await Promise.all(pairs.map((pair, i) => playOne(pair, pace === 'closed' ? 0 : (1000 * i) / pairs.length)))
  const took = (performance.now() - began) / 1000
  const used = process.cpuUsage(cpu)
  delays.sort((a, b) => a - b)
  const at = (share: number): number => delays[Math.floor(share * (delays.length - 1))] ?? Number.NaN
  return {
    moves: delays.length,
    seconds: took,
    p50: at(0.5),
    p99: at(0.99),
    cpu: (used.user + used.system) / 1e6 / took,
  }
}

process.on('message', async ({ order, round }: { order?: Order; round?: Round }) => {
  if (order) {
    await make(order)
    process.send?.({ made: pairs.length })
  }
  if (round) process.send?.({ seen: await play(round) })
})
process.send?.({ port: 0 })
