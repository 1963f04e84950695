/** Final Scoring in the order in which it is told: purses, then banners, then what Corruption cost, in turns. */
import { COLOUR_INDEX, COLOURS, CORRUPTIONS, type Colour, type CorruptionId, TOWNSFOLK } from '../content/index.ts'
import { lossOf } from '../rules/corruption.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Shop, View, Who } from '../rules/types.ts'

/** What is laid on a merchant's pan at once. */
export type Weight =
  | { kind: 'banner'; colour: Colour; icons: number; gold: number }
  | { kind: 'level'; gold: number }
  | { kind: 'vice'; card: CorruptionId; cards: number; gold: number }

export interface Account {
  who: Who
  purse: number
  weights: readonly Weight[]
  total: number
}

/** Of which account which weight comes next. */
export interface Step {
  account: number
  weight: number
}

function bannersOf(view: View, who: Who): Weight[] {
  const staff = who === 'peddler' ? (view.peddler?.staff ?? []) : (view.shops[who] as Shop).staff
  return COLOURS.flatMap((colour) => {
    const icons = staff.reduce((sum, id) => sum + (id && TOWNSFOLK[id].faction === colour ? TOWNSFOLK[id].icons : 0), 0)
    const gold = icons * (view.halls[COLOUR_INDEX[colour]] as number)
    return icons > 0 ? [{ kind: 'banner' as const, colour, icons, gold }] : []
  })
}

const vicesOf = (view: View, who: Who): Weight[] =>
  who === 'peddler'
    ? []
    : CORRUPTIONS.flatMap((card, i) => {
        const cards = (view.shops[who] as Shop).corruption[i] as number
        return cards > 0 ? [{ kind: 'vice' as const, card, cards, gold: -cards * lossOf(card, view.lair) }] : []
      })

export function accountsOf(view: View): Account[] {
  const everybody: Who[] = [...view.shops.map((_, seat) => seat), ...(view.peddler ? (['peddler'] as const) : [])]
  return everybody.map((who) => {
    const { gold, bonus, total } = scoreOf(view, who)
    const level: Weight[] = bonus > 0 ? [{ kind: 'level', gold: bonus }] : []
    return { who, purse: gold, weights: [...bannersOf(view, who), ...level, ...vicesOf(view, who)], total }
  })
}

/** Everybody's gains first, one each in turn; then everybody's losses. */
export function stepsOf(accounts: readonly Account[]): Step[] {
  const part = (isLoss: boolean): Step[] => {
    const queues = accounts.map(({ weights }, account) =>
      weights.flatMap(({ kind }, weight) => ((kind === 'vice') === isLoss ? [{ account, weight }] : [])),
    )
    const longest = Math.max(0, ...queues.map(({ length }) => length))
    return Array.from({ length: longest }, (_, n) => queues.flatMap((queue) => queue[n] ?? [])).flat()
  }
  return [...part(false), ...part(true)]
}

/** What everybody has after so many steps. */
export function totalsAfter(accounts: readonly Account[], steps: readonly Step[], done: number): number[] {
  const totals = accounts.map(({ purse }) => purse)
  for (const { account, weight } of steps.slice(0, done))
    totals[account] = (totals[account] ?? 0) + (accounts[account]?.weights[weight]?.gold ?? 0)
  return totals
}

const PURSES = 1100
const GAIN = 430
const LOSS = 560
const VERDICT = 2000
/** Nobody waits longer for a whole count; with many merchants everything comes faster. */
const LONGEST = 10_000

/** When each step is taken, in ms, and how long it all takes. */
export function timesOf(accounts: readonly Account[], steps: readonly Step[]): { at: number[]; ms: number } {
  let now = PURSES
  const at = steps.map(({ account, weight }, n) => {
    const loses = accounts[account]?.weights[weight]?.kind === 'vice'
    // The last card is waited for.
    now += n === steps.length - 1 && loses ? 900 : loses ? LOSS : GAIN
    return now
  })
  const pace = Math.min(1, (LONGEST - VERDICT) / now)
  return { at: at.map((one) => one * pace), ms: now * pace + VERDICT }
}
