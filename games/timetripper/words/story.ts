import type { Seat, Story } from '@anachron/kernel'
import { count, joined, type Sentence, say } from '@anachron/kernel/words'
import { WEAPONS } from '../content/index.ts'
import type { Event } from '../rules/events.ts'
import { FIRST_UNIT, type FigureId, type GearKind, type TimeTripper } from '../rules/types.ts'
import { FLUX, hexes, thing, titleOf, tripper, tripperName, whoIs } from './phrases.ts'

const MINOR: ReadonlySet<Event['kind']> = new Set([
  'stepped',
  'detected',
  'placed',
  'stage',
  'guided',
  'strained',
  'fired',
  'struck',
  'emptied',
  'special',
  'swept',
  'tired',
])

/** What came of what somebody did: it belongs to whoever did it. */
const OUTCOMES: ReadonlySet<Event['kind']> = new Set(['awed', 'fled', 'turned', 'swept'])
const isOutcome = (event: Event): boolean =>
  event.kind === 'suffered' ? !isTripper(event.who) : OUTCOMES.has(event.kind)

/** Who does it: a figure of the field, or nobody. */
function figureOf(event: Event): FigureId | null {
  if ('by' in event && typeof event.by === 'number') return event.by
  if (event.kind === 'suffered') return null
  if ('unit' in event && typeof event.unit === 'number') return event.unit
  return 'who' in event && typeof event.who === 'number' ? event.who : null
}

const isTripper = (who: FigureId | null): who is Seat => who !== null && who >= 0 && who < FIRST_UNIT

function actor(event: Event): Seat | null | undefined {
  if (isOutcome(event)) return undefined
  const who = figureOf(event)
  return isTripper(who) ? who : null
}

/** Whoever only walked, and how far: hexes have no numbers on the field. */
function walk(events: readonly Event[]): Sentence | undefined {
  const steps = events.filter((event) => event.kind === 'stepped')
  const [first] = steps
  const isWalk = events.every(({ kind }) => kind === 'stepped' || kind === 'strained')
  if (!isWalk || !first || steps.some(({ who }) => who !== first.who)) return undefined
  const strains = events.length - steps.length
  const cost = strains > 0 ? say`, ${strains} for Endurance` : ''
  return say`${whoIs(first.who, first.name)} walks ${hexes(steps.length)}${cost}.`
}

/** A shot, a throw or a blow of a Tripper with everything that came of it, as one line. */
function attack(events: readonly Event[]): Sentence | undefined {
  const first = events.find(
    (event) => (event.kind === 'fired' || event.kind === 'struck') && event.by !== null && isTripper(event.by),
  )
  if (!first || (first.kind !== 'fired' && first.kind !== 'struck') || first.by === null) return undefined
  const shots = events.filter(({ kind }) => kind === 'fired').length
  const targets = new Set(
    events.flatMap((event) => (event.kind === 'fired' || event.kind === 'struck' ? [event.at] : [])),
  )
  const done = (effect: string): number =>
    events.filter((event) => event.kind === 'suffered' && !isTripper(event.who) && event.effect === effect).length
  const [down, stunned, hurt] = [done('down') + done('dead'), done('stunned'), done('hurt')]
  const many = targets.size > 1
  const came = [
    ...(down > 0 ? [many ? say`${down} down` : 'down'] : []),
    ...(stunned > 0 ? [many ? say`${stunned} stunned` : 'stunned'] : []),
    ...(hurt > 0 ? [many ? say`${hurt} hurt` : 'hurt'] : []),
  ]
  const hit = events.some((event) => event.kind === 'struck' || (event.kind === 'fired' && event.hit))
  const outcome = came.length > 0 ? joined(came, ', ') : hit ? 'hit, to no effect' : 'missed'
  const at = many ? say`${count(targets.size, 'target')}` : whoIs(first.at, first.target)
  const times = shots > 1 ? say`, ${shots} shots` : ''
  const empty = events.some((event) => event.kind === 'emptied' && event.empty) ? ' It is empty.' : ''
  const weapon = first.weapon in WEAPONS ? say` with the ${thing(first.weapon as GearKind)}` : ''
  return say`${tripperName(first.by)} attacks ${at}${weapon}${times}: ${outcome}.${empty}`
}

/** Who was swept up: Trippers by name, all others by their number. */
function caught(events: readonly Event[]): Sentence | undefined {
  const swept = events.filter((event) => event.kind === 'swept')
  const names = swept.flatMap(({ who }) => (isTripper(who) ? [tripperName(who)] : []))
  const others = swept.length - names.length
  if (swept.length === 0) return undefined
  if (names.length === 0) return say`${others}`
  const first = joined(names, ' and ')
  return others > 0 ? say`${first} and ${others} more` : first
}

/** The flux opened or brought somewhere, how far, and who was in its way. */
function bringing(events: readonly Event[]): Sentence | undefined {
  const moves = events.filter(({ kind }) => kind === 'guided').length
  const opens = events.some(({ kind }) => kind === 'conjured')
  if (moves === 0 && !opens) return undefined
  const whom = caught(events)
  const took = whom === undefined ? '' : say` and sweeps up ${whom}`
  return moves > 0 ? say`The flux moves ${hexes(moves)}${took}.` : say`The flux opens${took}.`
}

/** Talks, and how many of them did what. */
function talks(events: readonly Event[]): Sentence | undefined {
  const said = events.find((event) => event.kind === 'negotiated')
  if (!said) return undefined
  const number = (kind: Event['kind']): number => events.filter((event) => event.kind === kind).length
  const came = [
    ...(number('awed') > 0 ? [say`${number('awed')} follow him`] : []),
    ...(number('fled') > 0 ? [say`${number('fled')} run`] : []),
  ]
  const outcome =
    came.length > 0
      ? joined(came, ', ')
      : {
          rage: 'they rage',
          left: 'they talk on',
          flee: 'nobody runs',
          awe1: 'nobody follows',
          awe4: 'nobody follows',
        }[said.result]
  return say`${tripperName(said.who)} talks to them: ${outcome}.`
}

/** What one Tripper did in one go; his tiring is to be seen on his counter. */
function deed(events: readonly Event[]): Sentence | undefined {
  if (events.every(({ kind }) => kind === 'tired')) return ''
  return attack(events) ?? bringing(events) ?? talks(events) ?? walk(events)
}

/** What the soldiers did, by numbers: how many came on, shot and struck, and what it cost whom. */
function onslaught(events: readonly Event[]): Sentence | undefined {
  const units = (kinds: readonly Event['kind'][]): number =>
    new Set(events.filter(({ kind }) => kinds.includes(kind)).map(figureOf)).size
  const came = units(['stepped'])
  const shot = units(['fired', 'wasted'])
  const struck = units(['struck'])
  const suffered = events.filter((event) => event.kind === 'suffered')
  const down = suffered.filter(({ who, effect }) => !isTripper(who) && (effect === 'down' || effect === 'dead'))
  const did = [
    ...(came > 0 ? [`${came} came on`] : []),
    ...(shot > 0 ? [`${shot} shot`] : []),
    ...(struck > shot ? [`${struck - shot} struck`] : []),
    ...(down.length > 0 ? [`${down.length} fell`] : []),
  ]
  const whom = caught(events)
  const into = whom === undefined ? [] : [say`the flux sweeps up ${whom}`]
  if (did.length === 0) return undefined
  const [first = ''] = did
  const deeds = [first.charAt(0).toUpperCase() + first.slice(1), ...did.slice(1)].join(', ')
  const cost = [...costs(suffered), ...into]
  return cost.length > 0 ? say`${deeds}: ${joined(cost, ', ')}.` : `${deeds}.`
}

/** Whom it cost what, everybody once; a death is never a number among others. */
function costs(suffered: readonly Extract<Event, { kind: 'suffered' }>[]): Sentence[] {
  const hurt = suffered.filter(({ who, effect }) => isTripper(who) && (effect === 'hurt' || effect === 'dead'))
  return [...new Set(hurt.map(({ who }) => who))].map((who) => {
    const blows = hurt.filter((one) => one.who === who)
    const losses = blows.map(({ loss }) => `−${loss}`).join(' ')
    const isDead = blows.some(({ effect }) => effect === 'dead')
    return isDead ? say`${tripper(who)} is killed (${losses})` : say`${tripper(who)} ${losses} Endurance`
  })
}

/** They go off, and strike whoever is there. */
const BLASTS: ReadonlySet<string> = new Set<GearKind>(['m26', 'm1', 'claymore'])

/**
 * Above the field it is told what the dice are thrown for, never what they showed: that is told when they lie. The log
 * has both.
 */
function caption(event: Event): Sentence | undefined {
  switch (event.kind) {
    case 'fired': {
      const { by, name, at, target, weapon, needed, modifier } = event
      const whom = target === 'flux' ? FLUX : whoIs(at, target)
      const isBlast = BLASTS.has(weapon)
      if (isBlast || by === null) return say`Does it catch ${whom}? It needs ${Math.max(2, needed - modifier)}.`
      return say`${whoIs(by, name)} fires at ${whom}: needs ${Math.max(2, needed - modifier)}.`
    }
    case 'struck':
      return say`How hard is ${whoIs(event.at, event.target)} hit?`
    case 'emptied':
      return event.roll > 0 ? say`Is the ${thing(event.what)} empty?` : undefined
    case 'commanded':
      return say`${tripper(event.who)} reaches for ${FLUX}: needs ${event.limit + event.experience} or less.`
    case 'negotiated':
      return say`${tripper(event.who)} talks to them.`
    case 'controlled':
      return 'Two dice against Experience: who steers the jump?'
    case 'homing':
      return 'The Time Hole: two dice against Experience.'
    default:
      return undefined
  }
}

export const story: Story<TimeTripper> = {
  chapter(event) {
    if (event.kind === 'arrived') return titleOf(event.own, event.battle).split(',')[0]
    if (event.kind === 'equipped') return 'Packing'
    return event.kind === 'home' ? 'Home' : undefined
  },
  section: (event) => (event.kind === 'stage' ? say`Stage ${event.stage}` : undefined),
  // Step after step is one walk, whether somebody gives it in one gesture or hex by hex.
  goesOn: ({ kind }) => kind === 'stepped' || kind === 'strained',
  actor,
  // A Tripper who is gone from the field all at once is looked for.
  isMajor: (event) => (event.kind === 'swept' ? isTripper(event.who) : !MINOR.has(event.kind)),
  sum(events) {
    if (events.some((event) => typeof actor(event) === 'number')) return deed(events)
    const told = events.filter(({ kind }) => kind === 'stepped' || kind === 'fired' || kind === 'struck')
    return told.length > 1 ? onslaught(events) : undefined
  },
  caption,
  // What the field did it shows itself: arrows, losses, and a strip with their numbers. Others of the team are told of.
  meanwhile: (events) => (events.some((event) => typeof actor(event) === 'number') ? undefined : ''),
}
