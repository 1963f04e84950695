/** All the ways the dice of one action can fall, each with its chance: the rules themselves, taken to the end. */
import type { Chance } from '@anachron/kernel'
import { playing } from '@anachron/kernel/testing'
import type { Action } from '../rules/actions.ts'
import { clone } from '../rules/clone.ts'
import { WAYS } from '../rules/dice.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'

interface Branches {
  /** What is rolled, and how likely each is. */
  of: readonly (readonly [value: number, chance: number])[]
  taken: number
}

const DIE = [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6] as const)
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => [total, (WAYS[total] as number) / 36] as const)

export interface Leaf {
  state: State
  events: Event[]
  chance: number
}

/** Dice that decide nothing of what is asked about (who comes, and where) show the same in every branch. */
const MATTERS: ReadonlySet<string> = new Set(['accuracy', 'result', 'wound', 'disable'])
const PAIRS: ReadonlySet<string> = new Set(['accuracy', 'result', 'disable', 'empty'])

/** Totals of two dice to be told apart, with their chances; a weapon is not empty unless said. */
export interface Told {
  accuracy?: Branches['of']
  empty?: Branches['of']
}

export function* leaves(state: State, seat: number, action: Action, told: Told = {}): Generator<Leaf> {
  const { accuracy = TOTALS, empty = [[7, 1]] } = told
  const path: Branches[] = []
  do {
    let depth = 0
    let chance = 1
    let second = 0
    const branch = (of: Branches['of']): number => {
      if (depth === path.length) path.push({ of, taken: 0 })
      const { of: list, taken } = path[depth++] as Branches
      const [value, likely] = list[taken] as readonly [number, number]
      chance *= likely
      return value
    }
    const dice: Chance = {
      roll(label) {
        if (!PAIRS.has(label)) return MATTERS.has(label) ? branch(DIE) : 1
        if (second > 0) {
          const die = second
          second = 0
          return die
        }
        const total = branch(label === 'empty' ? empty : label === 'accuracy' ? accuracy : TOTALS)
        const first = Math.min(6, total - 1)
        second = total - first
        return first
      },
      pick: () => 0,
      shuffle: (_label, items) => items,
    }
    const copy = clone(state)
    const events = playing(game, copy, dice).does(seat, action)
    yield { state: copy, events, chance }
  } while (next(path))
}

/** On to the next way the dice can fall. */
function next(path: Branches[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    if (++last.taken < last.of.length) return true
    path.pop()
  }
  return false
}

export function chanceThat(tree: Iterable<Leaf>, happens: (leaf: Leaf) => boolean): number {
  let sum = 0
  for (const leaf of tree) if (happens(leaf)) sum += leaf.chance
  return sum
}
