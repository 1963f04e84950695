import { isUnit, KINDS, kindOf } from '../content/cards.ts'
import type { BattleEvent, Card, State } from '../rules/types.ts'
import { boosts } from '../rules/units.ts'

const signs = KINDS.filter(({ rank }) => isUnit(rank)).map(({ sign }) => sign)
const each = (way: string): string[] => signs.map((sign) => `${sign} ${way}`)

/** Everything that each kind of card can do or have done to it. */
export const WAYS: readonly string[] = [
  ...each('shoots'),
  ...each('is hit'),
  ...each('dies'),
  ...each('is bombed'),
  ...each('is bombed before it arrives'),
  ...each('carries a J'),
  ...each('carries a Q'),
  ...each('shoots with a J'),
  ...each('is covered'),
  'A burns',
  '3 boosts',
  '9 boosts',
  '4 covers in the strike',
  '4 covers in the battle',
  '8 covers',
  '7 chooses front',
  '7 chooses rear',
  '7 dies of attrition',
  '10 blocks',
  'J lies idle',
  'Q lies idle',
  'K fizzles',
]

/** Which of them an event shows. */
export function waysUsed(event: BattleEvent, state: State): string[] {
  const sign = (ref: { rank: Card['rank'] }): string => kindOf(ref.rank).sign
  switch (event.kind) {
    case 'bombed':
      return [`${sign(event.target)} is bombed${event.arrived ? '' : ' before it arrives'}`]
    case 'fizzled':
      return ['K fizzles']
    case 'attached':
      return [`${sign(event.host)} carries a ${sign(event.attachment)}`]
    case 'idle':
      return [`${sign(event.attachment)} lies idle`]
    case 'aimed':
      return [`7 chooses ${event.at}`]
    case 'attrition':
      return ['7 dies of attrition']
    case 'struck':
    case 'fought': {
      const { attacks, hits, deaths, burns, blocked } = event.record
      const drones = state.cards.some((card) => card.rank === 8 && card.level >= 3 && card.budget < 5 && card.inPlay)
      const covered = hits.filter(({ prevented }) => prevented > 0)
      const coverer = event.kind === 'struck' ? '4 covers in the strike' : '4 covers in the battle'
      const shields = state.cards.some((card) => card.rank === 4 && card.inPlay && card.budget < 3 + card.level)
      const boosters = state.cards.filter((card) => card.inPlay && boosts(card))
      return [
        ...attacks.map(({ unit }) => `${sign(unit)} shoots`),
        ...attacks.flatMap(({ unit }) => (state.cards[unit.id]?.turrets ? [`${sign(unit)} shoots with a J`] : [])),
        ...hits.map(({ unit }) => `${sign(unit)} is hit`),
        ...covered.map(({ unit }) => `${sign(unit)} is covered`),
        ...deaths.map((unit) => `${sign(unit)} dies`),
        ...burns.map(() => 'A burns'),
        ...(attacks.length > 1 ? boosters.map((unit) => `${sign(unit)} boosts`) : []),
        ...(covered.length > 0 && shields ? [coverer] : []),
        ...(covered.length > 0 && drones ? ['8 covers'] : []),
        ...(blocked.some((amount) => amount > 0) ? ['10 blocks'] : []),
      ]
    }
    default:
      return []
  }
}
