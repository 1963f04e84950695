/** What takes the whole stage: a duel and how it ends, a HAMMER on a decade that one holds, a plate that breaks. */
import type { Viewer } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { type Moment, type SceneProps, t, tell } from '@anachron/kit'
import type { Event, TimeHammer, View } from '../rules/types.ts'
import { cardName } from '../words/cards.ts'
import { crackWords, duelWords } from '../words/phrases.ts'
import { Crack } from './Crack.tsx'
import { Duel } from './Duel.tsx'
import { Fall } from './Fall.tsx'
import './moments.css'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

const duelLine = (event: Of<'attackDeclared'>) => say`${duelWords(event)} on ${event.decade}.`
const fallLine = ({ card, decade, level, bonus }: Of<'hammerActivated'>) =>
  say`${cardName(card)} comes down on ${decade}: ${level - bonus} or more repairs it.`

function foughtLine({ winner, attacker, defender }: Of<'fought'>, view: View) {
  const attack = view.stack.findLast((frame) => frame.kind === 'attack')
  if (!attack) return say`${attacker} to ${defender}.`
  const won = winner === attack.seat ? attack.agent : attack.target
  return say`${attacker} to ${defender}: ${cardName(won)} wins.`
}

const EnGarde = ({ event, names, viewer, view }: SceneProps<TimeHammer>) =>
  event.kind === 'attackDeclared' ? (
    <Duel attack={event} view={view} word={t('EN GARDE!')} line={tell(duelLine(event), names, viewer)} />
  ) : null

function Fought({ event, names, viewer, view }: SceneProps<TimeHammer>) {
  const attack = view.stack.findLast((frame) => frame.kind === 'attack')
  if (event.kind !== 'fought' || !attack) return null
  const { attacker, defender, winner } = event
  const won = winner === attack.seat ? attack.agent : attack.target
  return (
    <Duel
      attack={attack}
      view={view}
      totals={[attacker, defender]}
      word={`${attacker} : ${defender}`}
      line={tell(say`${cardName(won)} wins!`, names, viewer)}
    />
  )
}

const Falls = ({ event, names, viewer }: SceneProps<TimeHammer>) =>
  event.kind === 'hammerActivated' ? (
    <Fall decade={event.decade} level={event.level} line={tell(fallLine(event), names, viewer)} />
  ) : null

/** Who stands on a decade, the viewer's own last, so that they fly in front. */
const standing = (view: View, decade: number, viewer: Viewer) =>
  view.players
    .flatMap(({ agents }, seat) => agents.filter(({ at }) => at === decade).map(({ card }) => ({ card, seat })))
    .toSorted((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer))

const crackLine = ({ decade }: Of<'hammerFailed'>, view: View, viewer: Viewer) =>
  crackWords(
    decade,
    standing(view, decade, viewer).map(({ card }) => card),
  )

const Cracks = ({ event, names, viewer, view }: SceneProps<TimeHammer>) =>
  event.kind === 'hammerFailed' ? (
    <Crack
      decade={event.decade}
      level={event.level}
      total={event.total}
      thrown={standing(view, event.decade, viewer)}
      line={tell(crackLine(event, view, viewer), names, viewer)}
    />
  ) : null

/** Whoever only watches has no side; others are shown at full size what hits them, and the rest on the bridge. */
const isHit = (view: View, decade: number, viewer: Viewer): boolean =>
  viewer < 0 || standing(view, decade, viewer).some(({ seat }) => seat === viewer)

export function moments(event: Event, view: View, viewer: Viewer): Moment<TimeHammer> | undefined {
  if (event.kind === 'attackDeclared')
    return { words: say`En garde! ${duelLine(event)}`, Scene: EnGarde, ms: 1700, sound: 'alarm' }
  if (event.kind === 'fought') return { words: foughtLine(event, view), Scene: Fought, ms: 2400, sound: 'hit' }
  if (event.kind === 'hammerActivated' && isHit(view, event.decade, viewer))
    return { words: fallLine(event), Scene: Falls, ms: 2000, sound: 'hammer' }
  if (event.kind === 'hammerFailed' && isHit(view, event.decade, viewer))
    return {
      words: say`Crack! ${event.total} against level ${event.level}. ${crackLine(event, view, viewer)}`,
      Scene: Cracks,
      ms: 2600,
      sound: 'explosion',
    }
  return undefined
}
