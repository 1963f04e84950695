import type { MatchLog } from '@anachron/kernel'
import { ids, Replayed, recordings } from '../recorded.ts'

/** What the answers of recorded matches cost those who play, one after the other. */
export interface MessageCost {
  game: string
  matches: number
  /** Messages, one for each seat and answer. */
  messages: number
  /** Bytes of one, in the mean. */
  whole: number
  change: number
  /** Of the whole ones, without pictures. */
  withoutPictures: number
  /** Microseconds of processor time for one of them, all that a host does for it included. */
  wholeCpu: number
  changeCpu: number
}

interface Sum {
  messages: number
  bytes: number
  pictures: number
  cpu: number
}

/** Plays everything through once and has it shown to a person in each seat. */
async function played(id: string, logs: readonly MatchLog[], changes: boolean): Promise<Sum> {
  const sum: Sum = { messages: 0, bytes: 0, pictures: 0, cpu: 0 }
  for (const log of logs) {
    const replayed = await Replayed.begin(id, log)
    const heard: string[] = []
    for (let seat = 0; seat < log.seats; seat++)
      await replayed.watch(seat, { changes }, (text) => void (isPlay(text) && heard.push(text)))
    heard.length = 0
    const before = process.cpuUsage()
    for (const entry of log.entries) await replayed.give(entry)
    const { user, system } = process.cpuUsage(before)
    sum.cpu += user + system
    sum.messages += heard.length
    for (const text of heard) sum.bytes += Buffer.byteLength(text)
    if (!changes) for (const text of heard) sum.pictures += picturesIn(text)
  }
  return sum
}

const isPlay = (text: string): boolean => text.startsWith('{"m":"play"') || text.startsWith('{"m":"change"')

/** Bytes of the pictures in a message. */
function picturesIn(text: string): number {
  const { entryEvents } = JSON.parse(text) as { entryEvents: { pictures?: object[] }[] }
  const bare = entryEvents.map(({ pictures: _, ...one }) => one)
  return JSON.stringify(entryEvents).length - JSON.stringify(bare).length
}

/** Whole and as changes in turns, in one process; the first round of each only warms up. */
export async function benchMessages({ rounds }: { rounds: number }): Promise<MessageCost[]> {
  const costs: MessageCost[] = []
  for (const game of ids) {
    const logs = recordings(game).map(({ log }) => log)
    const [whole, change]: [Sum[], Sum[]] = [[], []]
    for (let round = 0; round <= rounds; round++) {
      whole.push(await played(game, logs, false))
      change.push(await played(game, logs, true))
    }
    const one = (sums: readonly Sum[], what: 'bytes' | 'pictures'): number => {
      const { [what]: total, messages } = sums[0] as Sum
      return total / messages
    }
    const cpu = (sums: readonly Sum[]): number => median(sums.slice(1).map((sum) => sum.cpu / sum.messages))
    costs.push({
      game,
      matches: logs.length,
      messages: (whole[0] as Sum).messages,
      whole: one(whole, 'bytes'),
      change: one(change, 'bytes'),
      withoutPictures: one(whole, 'bytes') - one(whole, 'pictures'),
      wholeCpu: cpu(whole),
      changeCpu: cpu(change),
    })
  }
  return costs
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

export function messageLines(costs: readonly MessageCost[]): string[] {
  const mean = (key: keyof Omit<MessageCost, 'game'>): number =>
    costs.reduce((sum, cost) => sum + cost[key], 0) / costs.length
  const line = (game: string, of: (key: keyof Omit<MessageCost, 'game'>) => number): string =>
    [
      game.padEnd(18),
      ...(['messages', 'whole', 'withoutPictures', 'change'] as const).map((key) => of(key).toFixed(0).padStart(9)),
      ...(['wholeCpu', 'changeCpu'] as const).map((key) => of(key).toFixed(1).padStart(9)),
    ].join(' ')
  return [
    `${''.padEnd(18)} messages     whole  pictures  changes   µs whole changes`,
    `${''.padEnd(18)}              bytes   without    bytes`,
    ...costs.map((cost) => line(cost.game, (key) => cost[key])),
    line('mean of the games', mean),
  ]
}
