/** The text of a card, made from what it does, so that the two cannot differ. */
import { a, joined, list, noun, type Sentence, say } from '@anachron/kernel/words'
import {
  type Ability,
  type Card,
  type CardType,
  type CellKind,
  type City,
  type Cost,
  cards,
  type Duration,
  type Effect,
  type Keyword,
  type Selector,
  type Zone,
} from '../content/index.ts'
import { bonus, inWords } from './phrases.ts'

/** TS-30: the parts that are not nothing, joined by a star: the sheet's notation, the same in any language. */
export function costText(cost: Cost): string {
  const parts: [number, (n: number) => string][] = [
    [cost.any, (n) => `${n}`],
    [cost.ancient, (n) => `${n}A`],
    [cost.future, (n) => `${n}F`],
    [cost.universal, (n) => `${n}U`],
    [cost.void, (n) => `V${n}`],
    [cost.discardCell, (n) => `D${n}`],
  ]
  return parts.flatMap(([n, text]) => (n > 0 ? [text(n)] : [])).join('*') || '0'
}

/** The same for people who do not know the letters. */
export function costWords(cost: Cost): Sentence {
  const parts = [
    ...(cost.any > 0 ? [say`${cost.any} of any kind`] : []),
    ...(cost.ancient > 0 ? [say`${cost.ancient} Ancient`] : []),
    ...(cost.future > 0 ? [say`${cost.future} Future`] : []),
    ...(cost.universal > 0 ? [say`${cost.universal} Universal`] : []),
    ...(cost.void > 0 ? [say`${some(cost.void, 'other card')} of your hand`] : []),
    ...(cost.discardCell > 0 ? [say`${some(cost.discardCell, 'cell')} given up`] : []),
  ]
  return parts.length > 0 ? list(parts) : 'nothing'
}

/** As it stands on a button: "2 any + 1 Ancient". */
export function costBrief({ any, ancient, future, universal, void: cards, discardCell }: Cost): Sentence {
  const parts = [
    ...(any > 0 ? [say`${any} any`] : []),
    ...(ancient > 0 ? [say`${ancient} Ancient`] : []),
    ...(future > 0 ? [say`${future} Future`] : []),
    ...(universal > 0 ? [say`${universal} Universal`] : []),
    ...(cards > 0 ? [some(cards, 'other card')] : []),
    ...(discardCell > 0 ? [say`${some(discardCell, 'cell')} given up`] : []),
  ]
  return parts.length > 0 ? joined(parts, ' + ') : 'free'
}

/** "two cards". */
const some = (n: number, what: string): Sentence => say`${inWords(n)} ${noun(n, what)}`

const KEYWORD: Record<Keyword, string> = {
  'target-first': 'Target First',
  link: 'Link',
  charge: 'Charge',
  delayed: 'Delayed',
  intrude: 'Intrude',
  cloaked: 'Cloaked',
  vanguard: 'Vanguard',
  steadfast: 'Steadfast',
  bypass: 'Bypass',
  reach: 'Reach',
  fleeting: 'Fleeting',
}
export const keywordName = (keyword: Keyword): string => KEYWORD[keyword]

const TYPE: Record<CardType, string> = {
  'power-cell': 'Power Cell',
  'event-chain': 'Event Chain card',
  timestream: 'TIMESTREAM',
  advance: 'Advance',
  obstacle: 'Obstacle',
  intervention: 'Intervention',
}
export const typeName = (type: CardType): string => TYPE[type]

const cityName = (city: City): string => cards.find((card) => card.city === city)?.name ?? city

/** TYPE and intruders as one or as many. */
const zoneName = (zone: Zone, n: number): Sentence => noun(n, zone === 'intruder' ? 'intruder' : TYPE[zone])

/** The units of a selector in words: 'the first opposing Advance in this lane with Resistance 3 or less'. */
function unitsText(selector: Selector): Sentence {
  if (selector.pick === 'self') return 'this card'
  const { phase, maxResistance, maxCost } = selector
  let units = whoseUnits(selector)
  if (phase === 'this') units = say`${units} in this lane`
  if (phase === 'one') units = say`${units} of one lane you choose`
  if (maxResistance !== undefined) units = say`${units} with Resistance ${maxResistance} or less`
  return maxCost === undefined ? units : say`${units} that costs ${maxCost} or fewer cells`
}

type Picked = Exclude<Selector, { pick: 'self' }>

function whoseUnits({ pick, side, zones, position, locked }: Picked): Sentence {
  const all = pick === 'all'
  const kinds = list(
    zones.map((zone) => zoneName(zone, side === 'own' ? 2 : 1)),
    all ? 'and' : 'or',
  )
  const units = locked === undefined ? kinds : locked ? say`locked ${kinds}` : say`unlocked ${kinds}`
  if (side === 'own') return all ? say`each of your ${units}` : say`one of your ${units}`
  if (side === 'any')
    return all ? say`every ${units}` : position === 'first' ? say`the first ${units}` : say`one ${units}`
  if (all) return say`every opposing ${units}`
  return position === 'first' ? say`the first opposing ${units}` : say`one opposing ${units}`
}

/** TS-41. */
const sparesFirstCopy = (selector: Selector): boolean =>
  selector.pick !== 'self' && selector.zones.includes('event-chain') && selector.locked === undefined

const isOwn = (selector: Selector): boolean => selector.pick !== 'self' && selector.side === 'own'

/** TS-80. */
const mayOrMust = (selector: Selector, what: Sentence): Sentence =>
  selector.pick === 'chosen' && selector.upTo ? say`you may ${what}` : what

const lasting: Record<Duration, (what: Sentence) => Sentence> = {
  static: (what) => what,
  cycle: (what) => say`${what} until your next turn`,
  permanent: (what) => say`${what} for as long as it stays in play`,
}

function voidText(selector: Selector): Sentence {
  const units = unitsText(selector)
  return sparesFirstCopy(selector) ? say`void ${units} (of a locked one only the second copy)` : say`void ${units}`
}

const bounceText = (selector: Selector): Sentence =>
  isOwn(selector)
    ? say`return ${unitsText(selector)} to your hand`
    : say`return ${unitsText(selector)} to its owner’s hand`

function effectText(effect: Effect): Sentence {
  switch (effect.op) {
    case 'win':
      return 'play it only while all three of your locations are filled, in a turn in which you played no Event Chain card: you go home with the recording and win'
    case 'peekHand':
      return 'look at the opponent’s hand'
    case 'draw':
      return say`draw ${some(effect.amount, 'card')}`
    case 'discardHand':
      return say`the opponent voids ${some(effect.amount, 'random card')} from hand`
    case 'voidUnit':
      return mayOrMust(effect.selector, voidText(effect.selector))
    case 'bounce':
      return mayOrMust(effect.selector, bounceText(effect.selector))
    case 'breakLock':
      return mayOrMust(effect.selector, say`void the second copy on ${unitsText(effect.selector)}`)
    case 'stun':
      return mayOrMust(effect.selector, say`stun ${unitsText(effect.selector)}`)
    case 'move':
      return mayOrMust(effect.selector, say`move ${unitsText(effect.selector)} to another lane`)
    case 'modify':
      return lasting[effect.duration](say`${unitsText(effect.selector)} has ${bonus(effect.energy, effect.resistance)}`)
    case 'grant':
      return lasting[effect.duration](say`${unitsText(effect.selector)} has ${KEYWORD[effect.keyword]}`)
    case 'search':
      return say`search your deck for ${kindOfCard(effect.filter.types)}, show it and take it into hand; shuffle`
    case 'recover':
      return effect.filter.self
        ? 'take it back into hand'
        : say`take ${kindOfCard(effect.filter.types)} from your Void into hand`
    case 'sift': {
      const look = say`look at your top ${some(effect.look, 'card')}`
      return effect.filter.types
        ? say`${look}, you may take ${kindOfCard(effect.filter.types)} into hand and put the rest on the bottom`
        : say`${look}, take one into hand and put the rest on the bottom`
    }
    case 'arrange':
      return say`look at your top ${some(effect.amount, 'card')} and put any of them on the bottom`
    case 'extraCell': {
      const more = say`${inWords(effect.amount)} more ${noun(effect.amount, 'Power Cell')}`
      return effect.amount > 1 ? say`you may play up to ${more} this turn` : say`you may play ${more} this turn`
    }
    case 'unlink':
      return say`make up to ${some(effect.amount, 'spent Power Cell')} ready`
    case 'freeze':
      return say`freeze up to ${inWords(effect.amount)} of the opponent’s Power Cells`
    case 'extraEventChain':
      return say`you may play ${inWords(effect.amount)} more Event Chain card this turn (never TIMESTREAM)`
  }
}

export const kindOfCard = (types: readonly CardType[] | undefined): Sentence =>
  types
    ? a(
        list(
          types.map((type) => TYPE[type]),
          'or',
        ),
      )
    : a('card')

const WHEN: Record<Ability['trigger'], string> = {
  play: 'When played',
  lock: 'When its lane becomes locked',
  voided: 'When voided from play',
  strike: 'When it voids its target',
  delay: 'When the delay ends',
  static: '',
}

/** The moment of an ability and its condition, as far as it has them. */
function whenParts(card: Card, { trigger, condition }: Ability): Sentence[] {
  const once = card.type === 'intervention' || card.type === 'timestream'
  const moment = trigger === 'play' && once ? '' : WHEN[trigger]
  return [
    ...(moment ? [moment] : []),
    ...(condition?.kind === 'ownCity' ? [say`if your location 2 holds ${cityName(condition.city)}`] : []),
    ...(condition?.kind === 'thisPhaseFilled' ? ['while your location of this number is filled'] : []),
  ]
}

function abilityText(card: Card, ability: Ability): Sentence {
  const when = whenParts(card, ability)
  const what = joined(ability.effects.map(effectText), '; then ')
  return when.length > 0 ? say`${joined(when, ', ')}: ${what}.` : say`${what}.`
}

function linkText({ link }: Card): Sentence[] {
  if (!link) return []
  const hosts = list(
    link.hosts.map((host) => zoneName(host, 2)),
    'or',
  )
  const gives = list([bonus(link.energy, link.resistance), ...link.grants.map((keyword) => KEYWORD[keyword])])
  return [
    link.mode === 'only'
      ? say`Link only. Linked to one of your ${hosts}: ${gives}.`
      : say`May be linked. Linked to one of your ${hosts}: ${gives}.`,
  ]
}

const PAYS: Record<CellKind, string> = {
  ancient: 'Pays as Ancient.',
  future: 'Pays as Future.',
  universal: 'Pays as Universal, or as Ancient or Future.',
}

function chargeText({ charge }: Card): Sentence[] {
  if (!charge) return []
  const { cost, energy, resistance, maxPerTurn } = charge
  return [say`Charge ${costText(cost)}: ${bonus(energy, resistance)}, up to ${inWords(maxPerTurn)} times a turn.`]
}

/** Everything a card says, one sentence after another; nothing where it says nothing. */
export function cardText(card: Card): Sentence | undefined {
  const plain = card.keywords.filter((keyword) => !['link', 'charge', 'delayed'].includes(keyword))
  const phases = card.phases.length > 0 && card.phases.length < 3 && card.type !== 'event-chain'
  const sentences = [
    ...(card.cell ? [PAYS[card.cell.kind]] : []),
    ...(card.cell?.entersLinked ? ['Comes into play spent.'] : []),
    ...(card.type === 'event-chain' && card.phases.length > 1 ? [say`May fill lane ${list(card.phases, 'or')}.`] : []),
    ...(phases ? [say`Lane ${joined(card.phases, ', ')} only.`] : []),
    ...plain.map((keyword) => say`${KEYWORD[keyword]}.`),
    ...(card.delay === null ? [] : [say`Delayed ${card.delay}.`]),
    ...linkText(card),
    ...chargeText(card),
    ...card.abilities.map((ability) => abilityText(card, ability)),
  ]
  return sentences.length > 0 ? joined(sentences, ' ') : undefined
}
