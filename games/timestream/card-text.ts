/** The text of a card, made from what it does, so that the two cannot differ. */
import {
  type Ability,
  type Card,
  type CardType,
  type City,
  type Cost,
  cards,
  type Effect,
  type Keyword,
  type Selector,
} from './content/index.ts'

/** TS-30: the parts that are not nothing, joined by a star. */
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
export const costWords = (cost: Cost): string =>
  listed(
    [
      ...(cost.any > 0 ? [`${cost.any} of any kind`] : []),
      ...(cost.ancient > 0 ? [`${cost.ancient} Ancient`] : []),
      ...(cost.future > 0 ? [`${cost.future} Future`] : []),
      ...(cost.universal > 0 ? [`${cost.universal} Universal`] : []),
      ...(cost.void > 0 ? [`${plural(cost.void, 'other card')} of your hand`] : []),
      ...(cost.discardCell > 0 ? [`${plural(cost.discardCell, 'cell')} given up`] : []),
    ],
    'and',
  ) || 'nothing'

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

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const count = (n: number): string => NUMBERS[n] ?? String(n)
const plural = (n: number, word: string): string => `${count(n)} ${word}${n === 1 ? '' : 's'}`
const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
const signed = (energy: number, resistance: number): string => `+${energy}/+${resistance}`

/** The units of a selector in words: 'the first opposing Advance in this phase with Resistance 3 or less'. */
function unitsText(selector: Selector): string {
  if (selector.pick === 'self') return 'this card'
  const { side, zones, position, phase, maxResistance, maxCost, locked } = selector
  const many = selector.pick === 'all'
  const kinds = listed(
    zones.map((zone) => `${zone === 'intruder' ? 'intruder' : TYPE[zone]}${side === 'own' ? 's' : ''}`),
    many ? 'and' : 'or',
  )
  const whose = side === 'own' ? 'of your' : side === 'opposing' ? 'opposing' : ''
  const lock = locked === undefined ? '' : locked ? 'locked' : 'unlocked'
  const which = side === 'own' ? (many ? 'each' : 'one') : many ? 'every' : position === 'first' ? 'the first' : 'one'
  const head = [which, whose, lock, kinds].filter(Boolean).join(' ')
  const where = phase === 'this' ? ' in this phase' : phase === 'one' ? ' of one phase number you choose' : ''
  const weak = maxResistance === undefined ? '' : ` with Resistance ${maxResistance} or less`
  const cheap = maxCost === undefined ? '' : ` that costs ${maxCost} or fewer cells`
  return head + where + weak + cheap
}

/** TS-41. */
const sparesFirstCopy = (selector: Selector): boolean =>
  selector.pick !== 'self' && selector.zones.includes('event-chain') && selector.locked === undefined

const isOwn = (selector: Selector): boolean => selector.pick !== 'self' && selector.side === 'own'

const optional = (selector: Selector): string => (selector.pick === 'chosen' && selector.upTo ? 'you may ' : '')

const LASTS = { static: '', cycle: ' until your next turn', permanent: ' for as long as it stays in play' } as const

function effectText(effect: Effect): string {
  switch (effect.op) {
    case 'win':
      return 'play it only while all three of your locations are filled, in a turn in which you played no Event Chain card: you go home with the recording and win'
    case 'peekHand':
      return 'look at the opponent’s hand'
    case 'draw':
      return `draw ${plural(effect.amount, 'card')}`
    case 'discardHand':
      return `the opponent voids ${plural(effect.amount, 'random card')} from hand`
    case 'voidUnit':
      return `${optional(effect.selector)}void ${unitsText(effect.selector)}${sparesFirstCopy(effect.selector) ? ' (of a locked one only the second copy)' : ''}`
    case 'bounce':
      return `${optional(effect.selector)}return ${unitsText(effect.selector)} to ${isOwn(effect.selector) ? 'your' : 'its owner’s'} hand`
    case 'breakLock':
      return `${optional(effect.selector)}void the second copy on ${unitsText(effect.selector)}`
    case 'stun':
      return `${optional(effect.selector)}stun ${unitsText(effect.selector)}`
    case 'move':
      return `${optional(effect.selector)}move ${unitsText(effect.selector)} to another phase of its kind`
    case 'modify':
      return `${unitsText(effect.selector)} has ${signed(effect.energy, effect.resistance)}${LASTS[effect.duration]}`
    case 'grant':
      return `${unitsText(effect.selector)} has ${KEYWORD[effect.keyword]}${LASTS[effect.duration]}`
    case 'search':
      return `search your deck for ${kindOfCard(effect.filter.types)}, show it and take it into hand; shuffle`
    case 'recover':
      return effect.filter.self
        ? 'take it back into hand'
        : `take ${kindOfCard(effect.filter.types)} from your Void into hand`
    case 'sift':
      return `look at your top ${plural(effect.look, 'card')}, ${effect.filter.types ? `you may take ${kindOfCard(effect.filter.types)}` : 'take one'} into hand and put the rest on the bottom`
    case 'arrange':
      return `look at your top ${plural(effect.amount, 'card')} and put any of them on the bottom`
    case 'extraCell':
      return `you may play ${effect.amount > 1 ? 'up to ' : ''}${count(effect.amount)} more Power Cell${effect.amount === 1 ? '' : 's'} this turn`
    case 'unlink':
      return `unlink up to ${plural(effect.amount, 'Power Cell')}`
    case 'freeze':
      return `freeze up to ${count(effect.amount)} of the opponent’s Power Cells`
    case 'extraEventChain':
      return `you may play ${count(effect.amount)} more Event Chain card this turn (never TIMESTREAM)`
  }
}

export const kindOfCard = (types: readonly CardType[] | undefined): string => {
  if (!types) return 'a card'
  const named = listed(
    types.map((type) => TYPE[type]),
    'or',
  )
  return `${/^[AEIO]/.test(named) ? 'an' : 'a'} ${named}`
}

function whenText(card: Card, { trigger, condition }: Ability): string {
  const named: Record<Ability['trigger'], string> = {
    play: card.type === 'intervention' || card.type === 'timestream' ? '' : 'When played',
    lock: 'When its phase becomes locked',
    voided: 'When voided from play',
    strike: 'When it voids its target',
    delay: 'When the delay ends',
    static: '',
  }
  const provided =
    condition?.kind === 'ownCity'
      ? `if your location 2 holds ${cityName(condition.city)}`
      : condition
        ? 'while your location of this number is filled'
        : ''
  return [named[trigger], provided].filter(Boolean).join(', ')
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function abilityText(card: Card, ability: Ability): string {
  const when = whenText(card, ability)
  const what = ability.effects.map(effectText).join('; then ')
  return sentence(when === '' ? what : `${when}: ${what}`)
}

function linkText({ link }: Card): string[] {
  if (!link) return []
  const hosts = listed(
    link.hosts.map((host) => `${TYPE[host]}s`),
    'or',
  )
  const grants = link.grants.map((keyword) => KEYWORD[keyword])
  const gives = [signed(link.energy, link.resistance), ...grants].join(' and ')
  return [`${link.mode === 'only' ? 'Link only' : 'May be linked'}. Linked to one of your ${hosts}: ${gives}.`]
}

/** Everything a card says, one sentence after another. */
export function cardText(card: Card): string {
  const plain = card.keywords.filter((keyword) => !['link', 'charge', 'delayed'].includes(keyword))
  const phases = card.phases.length > 0 && card.phases.length < 3 && card.type !== 'event-chain'
  return [
    ...(card.cell
      ? [
          `Pays as ${card.cell.kind === 'universal' ? 'Universal, or as Ancient or Future' : sentence(card.cell.kind).slice(0, -1)}.`,
        ]
      : []),
    ...(card.cell?.entersLinked ? ['Comes into play linked.'] : []),
    ...(card.type === 'event-chain' && card.phases.length > 1
      ? [`May fill location ${listed(card.phases.map(String), 'or')}.`]
      : []),
    ...(phases ? [`Phase ${card.phases.join(', ')} only.`] : []),
    ...plain.map((keyword) => `${KEYWORD[keyword]}.`),
    ...(card.delay === null ? [] : [`Delayed ${card.delay}.`]),
    ...linkText(card),
    ...(card.charge
      ? [
          `Charge ${costText(card.charge.cost)}: ${signed(card.charge.energy, card.charge.resistance)}, up to ${count(card.charge.maxPerTurn)} times a turn.`,
        ]
      : []),
    ...card.abilities.map((ability) => abilityText(card, ability)),
  ].join(' ')
}
