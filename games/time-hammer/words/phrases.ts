/** Parts of sentences that are said in several places. */
import { list, type Sentence, say } from '@anachron/kernel/words'
import { type AgentId, constants, type Decade, type HammerId, hammers, type SlotName } from '../content/index.ts'
import { towardPresent } from '../rules/decades.ts'
import type { Aim, Plan, Price, Purchase } from '../rules/types.ts'
import { theCard, theDecade } from './cards.ts'

export const SLOTS: Readonly<Record<SlotName, string>> = {
  main: 'the revealed card',
  attacker: 'the attacker’s card',
  defender: 'the defender’s card',
}

/** TH-67: the level that counts, with what it is made of where that is not what is printed. */
export function levelWords(card: HammerId, level: number, holders: number): Sentence {
  const printed = hammers[card].level
  const shared = holders > 1 ? constants.sharedLevel.value : 0
  const byQuark = level - printed - shared
  if (level === printed) return say`level ${level}`
  const made = list([
    say`${printed} printed`,
    ...(shared > 0 ? [say`${shared} because both hold it`] : []),
    ...(byQuark > 0 ? [say`${byQuark} by the Quark`] : []),
  ])
  return say`level ${level} (${made})`
}

/** A space of the skill track. */
export const spaceName = (skill: number): string | number => (skill === constants.expert.value ? 'E' : skill)

export const duelWords = ({ agent, target }: { agent: AgentId; target: AgentId }): Sentence =>
  say`${theCard(agent)} attacks ${theCard(target)}`

/** What a failed repair does, in the order in which it is seen. */
export const crackWords = (decade: Decade, thrown: readonly AgentId[]): Sentence =>
  say`${list(thrown.map(theCard))} to 2020; the HAMMER rolls on to ${theDecade(towardPresent(decade))}.`

export function aimWords(aim: Aim): Sentence {
  if ('by' in aim) return aim.by > 0 ? say`raise ${SLOTS[aim.slot]} by 2` : say`lower ${SLOTS[aim.slot]} by 2`
  if ('slot' in aim) return say`Reboot ${SLOTS[aim.slot]}`
  if ('to' in aim) return say`${theCard(aim.agent)} to ${theDecade(aim.to)}`
  if ('agent' in aim) return theCard(aim.agent)
  if ('card' in aim) return theCard(aim.card)
  return aim.from === 'reserve' ? 'a cube from the Reserve' : say`the guard cube of ${theCard(aim.from)}`
}

export function purchaseWords(buys: Purchase): Sentence {
  switch (buys.what) {
    case 'action':
      return buys.from === 'reserve' ? 'an Action' : say`an Action, with the guard cube of ${theCard(buys.from)}`
    case 'agent':
      return say`${theCard(buys.card)} from the discard pile`
    case 'jamais':
      return 'a Jamais’ cube'
    case 'jump':
      return say`a Jump of ${theCard(buys.agent)} to ${theDecade(buys.to)}`
  }
}

export function priceWords(price: Price): Sentence {
  if ('cards' in price) return 'three cards'
  if (price.green > 0 && price.blue > 0) return 'a green and a blue cube'
  return price.green > 0 ? 'two green cubes' : 'two blue cubes'
}

/** What somebody is putting together: “recruit Buzz on 2040”. */
export function planWords(plan: Plan): Sentence {
  switch (plan.kind) {
    case 'recruit':
      return plan.to === null
        ? say`recruit ${theCard(plan.card)}`
        : say`recruit ${theCard(plan.card)} on ${theDecade(plan.to)}`
    case 'jump': {
      const jump = say`Jump ${theCard(plan.agent)} to ${theDecade(plan.to)}`
      return plan.card === null ? jump : say`${jump} with ${theCard(plan.card)}`
    }
    case 'buy':
      return plan.price === null
        ? say`buy ${purchaseWords(plan.buys)}`
        : say`buy ${purchaseWords(plan.buys)} for ${priceWords(plan.price)}`
    case 'gadget':
      return plan.aim === null
        ? say`play ${theCard(plan.card)}`
        : say`play ${theCard(plan.card)}: ${aimWords(plan.aim)}`
  }
}

const WAYS = {
  expert: 'on the Expert space',
  rounds: 'on skill',
  concede: 'as the rival conceded',
} as const
const TIES = {
  trio: 'by a trio',
  decades: 'by decades held',
  agents: 'by Agents in play',
  shared: 'and share the win',
} as const

const HOW = new Map<string, Sentence>(
  Object.entries(WAYS).flatMap(([way, words]): [string, Sentence][] => [
    [way, words],
    ...Object.entries(TIES).map(([by, tie]): [string, Sentence] => [`${way}, ${by}`, say`${words}, ${tie}`]),
  ]),
)

/** How a game was won, from the reason of its result: a way, perhaps with what broke the tie. */
export const wayWords = (reason: string): Sentence => HOW.get(reason) ?? reason
