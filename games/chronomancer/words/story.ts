import type { Seat, Story } from '@anachron/kernel'
import { a, count, joined, list, type Part, type Sentence, say, verb } from '@anachron/kernel/words'
import { ADVENTURERS, SPACE } from '../content/index.ts'
import type { ChronoEvent, ChronoTypes, Who } from '../rules/types.ts'
import { cost, figureName, good, merchant, pierName, tileName, townsfolk } from './phrases.ts'

const MINOR: ReadonlySet<ChronoEvent['kind']> = new Set([
  'boarded',
  'spent',
  'lifted',
  'advanced',
  'looked',
  'returned',
  'arrived',
  'entered',
  'patronised',
  'paid',
])

const isMinor = ({ kind }: ChronoEvent): boolean => MINOR.has(kind)

type Of<Kind extends ChronoEvent['kind']> = Extract<ChronoEvent, { kind: Kind }>
const of = <Kind extends ChronoEvent['kind']>(events: readonly ChronoEvent[], kind: Kind): Of<Kind>[] =>
  events.filter((event): event is Of<Kind> => event.kind === kind)

/** A turn is told in one line; so is a stall at the Market. */
const OPENS: ReadonlySet<ChronoEvent['kind']> = new Set(['began', 'round', 'moved', 'settled', 'revealed', 'scored'])

const PEDDLERS: ReadonlySet<ChronoEvent['kind']> = new Set(['revealed', 'stocked', 'pocketed', 'bought'])

/** Which merchant does it, the Peddler among them; nobody where the day takes its course. */
function doer(event: ChronoEvent): Who | null {
  if ('seat' in event) return event.seat
  if ('who' in event) return event.who
  return PEDDLERS.has(event.kind) ? 'peddler' : null
}

function actor(event: ChronoEvent): Seat | null {
  const who = doer(event)
  return who === 'peddler' ? null : who
}

/** What one merchant did, in one breath. */
function deeds(by: Who, events: readonly ChronoEvent[]): Sentence | undefined {
  const does = (what: string): Part => verb(what, merchant(by))
  const frozen = of(events, 'lifted').length
  const paid = of(events, 'spent').length
  const vices = of(events, 'corrupted').length
  const gold = of(events, 'sold').reduce((sum, sale) => sum + sale.gold, 0)
  const landed = of(events, 'landed')
  // Who fills a boat lands it: said once.
  const boarded = Map.groupBy(of(events, 'seated'), ({ boat }) => boat)
  for (const { boat } of landed) boarded.delete(boat)
  const windfall = [...of(events, 'paid'), ...of(events, 'sponsored')].reduce((sum, one) => sum + one.gold, 0)
  const did: Sentence[] = [
    ...of(events, 'moved').map(
      ({ figure, to }) => say`${does('send')} the ${figureName(figure)} to the ${SPACE[to].name}`,
    ),
    ...of(events, 'shifted').map(
      ({ tile, column }) => say`${does('shift')} ${a(tileName(tile))} into the ${column} column`,
    ),
    ...(frozen > 0 ? [say`${does('freeze')} ${count(frozen, 'Hour')}`] : []),
    ...(paid > 0 ? [say`${does('pay')} ${count(paid, 'Frozen Hour')}`] : []),
    ...of(events, 'recruited').map(({ card }) => say`${does('recruit')} ${townsfolk(card)}`),
    ...of(events, 'recombobulated').map(({ from, to }) => say`${does('turn')} ${a(from)} Relic into ${a(to)} one`),
    ...of(events, 'embiggened').map(({ colour }) => say`${does('turn')} ${a(colour)} Relic into an Artifact`),
    ...of(events, 'fracted').map(({ colour }) => say`${does('turn')} ${a(colour)} Artifact into two Relics`),
    ...of(events, 'stocked').map(({ size, colour }) => say`${does('stock')} ${a(good(size, colour))}`),
    ...of(events, 'gained').map(({ size, colour }) => say`${does('get')} ${a(good(size, colour))}`),
    ...[...boarded].map(([boat, seated]) => say`${does('seat')} ${crew(seated)} in boat ${boat}`),
    ...landed.map(({ boat, pier }) => say`${does('land')} boat ${boat} at the ${pierName(pier)}`),
    ...(vices > 0 ? [say`${does('take')} ${count(vices, 'Corruption card')}`] : []),
    ...(windfall > 0 ? [say`${does('get')} ${windfall} Gold`] : []),
    ...(gold > 0 ? [say`${does('sell')} for ${gold} Gold`] : []),
  ]
  return did.length > 0 ? say`${merchant(by)} ${list(did)}.` : undefined
}

/** “a Bard”, “2 Adventurers”. */
const crew = ([first, ...more]: readonly Of<'seated'>[]): Sentence =>
  first && more.length === 0 ? a(ADVENTURERS[first.adventurer].one) : count(more.length + 1, 'Adventurer')

/** What a rival’s turns changed, the weightiest first: Gold, people ashore, windows that pay, Goods, hands, portals. */
function outcome(by: Who, events: readonly ChronoEvent[]): Sentence | undefined {
  const does = (what: string): Part => verb(what, merchant(by))
  const sold = of(events, 'sold').reduce((sum, { gold }) => sum + gold, 0)
  const got = [...of(events, 'paid'), ...of(events, 'sponsored'), ...of(events, 'patronised')].reduce(
    (sum, { gold }) => sum + gold,
    0,
  )
  const bare = of(events, 'lifted').length - of(events, 'spent').length
  const vices = of(events, 'corrupted').length
  const goods = [...of(events, 'gained'), ...of(events, 'stocked')]
  const seated = of(events, 'seated').length
  const landed = of(events, 'landed')
  const did: Sentence[] = [
    ...(sold > 0 ? [say`${does('sell')} for ${sold} Gold`] : []),
    ...(got > 0 ? [say`${does('get')} ${got} Gold`] : []),
    ...landed.map(({ boat, pier }) => say`${does('land')} boat ${boat} at the ${pierName(pier)}`),
    ...(bare > 0 ? [say`${does('lay')} ${count(bare, 'window')} bare for the Market`] : []),
    ...(bare < 0 ? [say`${does('pay')} with ${count(-bare, 'Frozen Hour')}`] : []),
    ...goods.map(({ size, colour }) => say`${does('get')} ${a(good(size, colour))}`),
    ...of(events, 'embiggened').map(({ colour }) => say`${does('make')} ${a(good('artifact', colour))}`),
    ...of(events, 'recruited').map(({ card }) => say`${does('recruit')} ${townsfolk(card)}`),
    ...(vices > 0 ? [say`${does('take')} ${count(vices, 'Corruption card')}`] : []),
    ...of(events, 'shifted').map(({ column }) => say`${does('shift')} the ${column} column`),
    ...(seated > landed.length && landed.length === 0 ? [say`${does('seat')} ${crew(of(events, 'seated'))}`] : []),
  ]
  return did.length > 0 ? say`${merchant(by)} ${list(did.slice(0, MOST))}.` : undefined
}

/** As much as one line of the screen takes. */
const MOST = 4

export const story: Story<ChronoTypes> = {
  chapter(event) {
    if (event.kind === 'round') return say`Day ${event.round}`
    return event.kind === 'scored' ? 'The count' : undefined
  },
  section: (event) => (event.kind === 'settled' ? 'Market' : undefined),
  opens: ({ kind }) => OPENS.has(kind),
  actor,
  isMajor: (event) => !isMinor(event),
  sum(events) {
    const [first] = events
    const by = first && doer(first)
    const isOne =
      by !== null && by !== undefined && events.every((event) => doer(event) === by || (!doer(event) && isMinor(event)))
    return isOne && events.length > 1 ? deeds(by, events) : undefined
  },
  unasked(events) {
    const [by] = events.map(doer)
    if (by === null || by === undefined) return undefined
    const does = (what: string): Part => verb(what, merchant(by))
    const did = [
      ...of(events, 'moved').map(
        ({ figure, to, ...price }) =>
          say`${does('send')} the ${figureName(figure)} to the ${SPACE[to].name} (${cost(price)})`,
      ),
      ...of(events, 'seated').map((one) => say`${does('seat')} ${crew([one])} in boat ${one.boat}`),
      ...of(events, 'landed').map(({ boat, pier }) => say`${does('land')} boat ${boat} at the ${pierName(pier)}`),
    ]
    return did.length > 0 ? say`Only one way was open: ${merchant(by)} ${list(did)}.` : undefined
  },
  meanwhile(events) {
    const said = [...Map.groupBy(events, doer)].flatMap(([by, done]) =>
      by === null ? [] : (outcome(by, done) ?? deeds(by, done) ?? []),
    )
    const day = events.findLast((event) => event.kind === 'round')
    const all = [...said, ...(day ? [say`Day ${day.round} begins.`] : [])]
    return all.length > 0 ? say`${joined(all, ' ')}` : undefined
  },
}
