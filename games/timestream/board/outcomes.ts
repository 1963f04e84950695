/** What a play or a strike would come to, in a few words for the place itself; from what lies open to the viewer. */
import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { type Card, cardOf, type Phase } from '../content/index.ts'
import { fitsFilter } from '../rules/effects.ts'
import { isAsleepAt, tableOf } from '../rules/from-view.ts'
import { rulesOfPlay } from '../rules/plays.ts'
import { duelOf, strikeOptions } from '../rules/striking.ts'
import { freshAllowance } from '../rules/turn.ts'
import type { Play, State, Strike, View } from '../rules/types.ts'
import { chainOf, type Placed } from '../rules/units.ts'
import { clone } from '../rules/view.ts'
import { PLACE, shortName } from '../words/phrases.ts'

export interface Outcome {
  title: string
  note?: string
  /** Where there is no room for more. */
  brief?: string
  /** The note, where there is less room for it. */
  briefNote?: string
  /** The card itself would fall, and nothing else. */
  loses?: boolean
  /** What it takes from the rival at once or brings home: a link is worth more than a unit. */
  gain: 0 | 1 | 2
  /** The unit it strikes at, and what becomes of it. */
  target?: { unit: number; words: string; against?: string; blow: Blow }
}

/** What a strike does: to the target, to the striker, to both or to neither. */
export type Blow = 'falls' | 'both' | 'lost' | 'nothing'

export interface Blows {
  blow: Blow
  /** "falls", and "5 against 4" where that decides. */
  words: string
  against?: string
  striker: Placed
  target: Placed
}

function blowsIn(state: State, seat: number, strike: Strike): Blows | undefined {
  const duel = duelOf(state, seat, strike)
  if (!duel) return undefined
  const { attacker: striker, defender: target, ours, theirs, hits, struckBack: back } = duel
  const blow = hits ? (back ? 'both' : 'falls') : back ? 'lost' : 'nothing'
  const words = { falls: t('falls'), both: t('both fall'), lost: t('yours falls'), nothing: t('holds') }[blow]
  if (blow === 'both') return { blow, words, striker, target }
  const [energy, resistance] = blow === 'lost' ? [theirs.energy, ours.resistance] : [ours.energy, theirs.resistance]
  return { blow, words, against: t`${energy} against ${resistance}`, striker, target }
}

export const blowsOf = (view: View, seat: number, strike: Strike): Blows | undefined =>
  blowsIn(tableOf(view), seat, strike)

const ORDINAL: readonly Sentence[] = [
  say`First`,
  say`Second`,
  say`Third`,
  say`Fourth`,
  say`Fifth`,
  say`Sixth`,
  say`Seventh`,
  say`Eighth`,
  say`Ninth`,
]
/** The same where there is room for a figure only. */
const NTH: readonly Sentence[] = [
  say`1st`,
  say`2nd`,
  say`3rd`,
  say`4th`,
  say`5th`,
  say`6th`,
  say`7th`,
  say`8th`,
  say`9th`,
]
const inLine = (place: number): string => {
  const ordinal = ORDINAL[place]
  return ordinal ? t`${ordinal} in line` : t('Far back in line')
}

/** The open table to try things on; what is hidden is no part of it. */
function copyOf(view: View): State {
  const table = tableOf(view)
  return clone({
    ...table,
    players: table.players.map((player) => ({
      ...player,
      peeked: player.peeked ?? [],
      faceDown: player.faceDown ?? [],
    })),
  })
}

/** The strike that a card would make from where it is laid, if it came to strike. */
function strikeFrom(view: View, play: Extract<Play, { kind: 'advance' | 'obstacle' }>): Blows | undefined {
  const state = copyOf(view)
  const seat = view.viewer
  const unit = rulesOfPlay(play).settle(state, seat, cardOf(play.card), play)
  // As if it had stood there since the turn before.
  if (unit) unit.arrived = 0
  const found = strikeOptions(state, seat)
    .filter((strike) => strike.with === play.kind && strike.phase === play.phase)
    .flatMap((strike) => blowsIn(state, seat, strike) ?? [])
  return found.find(({ target }) => target.zone === 'event-chain' || target.zone === 'intruder') ?? found[0]
}

function joining(view: View, play: Extract<Play, { kind: 'advance' | 'obstacle' }>): Outcome {
  const card = cardOf(play.card)
  const own = view.players[view.viewer]
  const chain = (play.kind === 'advance' ? own?.advances : own?.obstacles)?.[play.phase - 1] ?? []
  const place = card.keywords.includes('vanguard') ? 0 : chain.length
  if (place > 0) return { title: inLine(place), note: t('waits its turn'), brief: t(NTH[place] ?? 'last'), gain: 0 }
  const blows = strikeFrom(view, play)
  const atOnce = card.keywords.includes('target-first')
  if (!blows)
    return play.kind === 'advance'
      ? {
          title: guards(play.phase),
          ...(isAsleepAt(view, view.viewer, play.phase) ? { note: t('asleep until you fill it') } : {}),
          gain: 0,
        }
      : {
          title: t('First in line'),
          note: t('asleep until it is filled'),
          brief: t('Asleep until it is filled'),
          gain: 0,
        }
  const { blow, words, against, target } = blows
  const name = t(shortName(target.unit.card))
  const what = { falls: t`${name} falls`, both: t('both fall'), lost: t('yours falls'), nothing: t`${name} holds` }[
    blow
  ]
  const short = { falls: t('it falls'), both: t('both fall'), lost: t('yours falls'), nothing: t('it holds') }[blow]
  const loses = blow === 'lost'
  if (!atOnce)
    return {
      loses,
      title: play.kind === 'advance' ? guards(play.phase) : t`Faces ${name}`,
      note: t`next turn: ${what}`,
      ...(blow === 'nothing' ? {} : { brief: t`Next turn: ${short}` }),
      gain: 0,
    }
  return {
    loses,
    title: blow === 'falls' || blow === 'both' ? t('Strike now') : t`Faces ${name}`,
    note: what,
    brief: t`Strike now: ${short}`,
    gain: blow === 'falls' ? (target.zone === 'event-chain' || target.zone === 'intruder' ? 2 : 1) : 0,
    target: { unit: target.unit.id, words, ...(against ? { against } : {}), blow },
  }
}

/** TS-39: as a lock it does another thing than when played, or nothing. */
const lockNote = ({ abilities }: Card): string =>
  abilities.some(({ trigger }) => trigger === 'lock')
    ? t('and what it does then')
    : abilities.some(({ trigger }) => trigger === 'play')
      ? t('its “when played” rests')
      : t('safe from Obstacles')

/** TS-58: it may be played, and finds nothing to do. */
function inVain(view: View, { id, abilities }: Card): { note?: string } {
  const own = view.players[view.viewer]
  const lying = [...(own?.void ?? []), ...(own?.faceDown ?? [])]
  const effects = abilities.flatMap((ability) => ability.effects)
  const isVain =
    effects.length > 0 &&
    effects.every((effect) => effect.op === 'recover' && !lying.some((card) => fitsFilter(effect.filter, card, id)))
  return isVain ? { note: t('finds nothing in your Void') } : {}
}

type Placing = Extract<Play, { location: Phase }>

/**
 * What the rival's first unit there could strike in their next turn, once the location is filled: TS-67 kept it asleep.
 */
function wokenBy(view: View, play: Placing): Blows | undefined {
  const state = copyOf(view)
  const by = 1 - view.viewer
  const kind = play.kind === 'fill' ? 'obstacle' : 'advance'
  rulesOfPlay(play).settle(state, view.viewer, cardOf(play.card), play)
  // Their turn has begun (TS-21).
  Object.assign(state, { turn: state.turn + 1, active: by, allowance: freshAllowance() })
  for (const unit of chainOf(state, by, kind, play.location)) {
    unit.charges = 0
    unit.lasting = unit.lasting.filter(({ until }) => until === 'permanent')
  }
  const found = strikeOptions(state, by)
    .filter((strike) => strike.with === kind && strike.phase === play.location)
    .flatMap((strike) => blowsIn(state, by, strike) ?? [])
  return found.find(({ target }) => target.zone === 'event-chain' || target.zone === 'intruder') ?? found[0]
}

/** What comes to the location, and whom that wakes. */
function filling(view: View, play: Placing, quiet: Outcome): Outcome {
  const woken = wokenBy(view, play)
  if (!woken) return quiet
  const { blow, against, striker, target } = woken
  const name = t(shortName(striker.unit.card))
  const falls = blow === 'falls' || blow === 'both'
  if (!falls) return { ...quiet, note: t`wakes ${name}, and holds`, briefNote: t('wakes it: holds') }
  if (target.zone === 'advance' || target.zone === 'obstacle')
    return { ...quiet, note: t`wakes ${name}: your guard falls`, briefNote: t('your guard falls') }
  return {
    ...quiet,
    loses: true,
    gain: 0,
    note: against ? t`wakes ${name}: falls, ${against}` : t`wakes ${name}: falls`,
    briefNote: t('falls next turn'),
  }
}

const guards = (phase: Phase): string => t`Guards ${t(PLACE[phase])}`

/** What would come of laying the card there. */
export function outcomeOf(view: View, play: Play): Outcome {
  switch (play.kind) {
    case 'advance':
    case 'obstacle':
      return joining(view, play)
    case 'fill': {
      const filled = view.players[view.viewer]?.locations.filter((one) => one?.owner === view.viewer).length ?? 0
      const quiet = t`link ${filled + 1} of 3`
      const gain = filled === 2 ? 2 : 1
      return filling(view, play, { title: t`As ${t(PLACE[play.location])}`, note: quiet, gain })
    }
    case 'lock':
      return { title: t('Lock it'), note: lockNote(cardOf(play.card)), gain: 0 }
    case 'intrude':
      return filling(view, play, { title: t('Intrude'), note: t('keeps it empty'), gain: 0 })
    case 'link': {
      const { link } = cardOf(play.card)
      return { title: `+${link?.energy ?? 0} · +${link?.resistance ?? 0}`, gain: 0 }
    }
    case 'timestream':
      return { title: t('Go home'), note: t('and win'), gain: 2 }
    case 'cell':
      return { title: t('Lay it here'), gain: 0 }
    case 'intervention':
      return { title: t('Play it'), ...inVain(view, cardOf(play.card)), gain: 0 }
  }
}
