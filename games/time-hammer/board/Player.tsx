import { SeatMark, Spot } from '@anachron/web/kit'
import { blueReserve, greenReserve, guardsOf } from '../rules/cubes.ts'
import { decadesHeld, hasTrio } from '../rules/decades.ts'
import { repairBonus } from '../rules/skill.ts'
import type { PlayerView, View } from '../rules/types.ts'
import { cardNames } from '../words/cards.ts'
import { spaceName } from '../words/events.ts'
import { Cube } from './art.tsx'

/** Cubes keep their names while they go from place to place: Actions are the first ones, guards the last. */
export const greenAt = (seat: number, i: number): string => `green-${seat}-${i}`
const blueAt = (seat: number, i: number): string => `blue-${seat}-${i}`

function Cubes({ kind, names }: { kind: 'action' | 'jamais'; names: readonly string[] }) {
  return (
    <span className="th-cubes" aria-hidden="true">
      {names.map((name) => (
        <span key={name} data-piece={name}>
          <Cube kind={kind} />
        </span>
      ))}
      {names.length === 0 && <i className="th-no-cube" />}
    </span>
  )
}

const upTo = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

function handFacts({ open, seen, fidoInHand }: PlayerView): string[] {
  const known = [...open, ...(seen ?? [])]
  return [
    ...(fidoInHand ? ['Fido is in this hand.'] : []),
    ...(known.length > 0 ? [`You know of ${cardNames(known)}.`] : []),
  ]
}

/** One player's cubes, bonuses and, for the rival, what is known of the hand. */
export function Player({ view, seat, names }: { view: View; seat: number; names: readonly string[] }) {
  const player = view.players[seat]
  if (!player) return null
  const { actions, jamais } = player
  const green = greenReserve(player)
  const blue = blueReserve(player)
  const held = decadesHeld(player)
  return (
    <div className="th-player" data-active={view.active === seat || undefined}>
      <Spot
        as="div"
        piece={`player-${seat}`}
        className="th-player-who"
        label={`${names[seat]}${view.active === seat ? ', whose turn it is' : ''}: skill ${spaceName(player.skill)}`}
        facts={[
          `${held} decade${held === 1 ? '' : 's'} held${hasTrio(player) ? ', a trio' : ''}; ${player.agents.length} of 5 Agents in play.`,
          `Repair bonus ${repairBonus(view, seat)}.`,
        ]}
      >
        <SeatMark seat={seat} size={20} />
        <span className="th-player-name">{names[seat]}</span>
        {view.active === seat && <span className="th-turn">turn</span>}
      </Spot>
      <Area label="Actions" words={`${actions} Action${actions === 1 ? '' : 's'} to spend`}>
        <Cubes kind="action" names={upTo(0, actions).map((i) => greenAt(seat, i))} />
      </Area>
      <Area label="Jamais’" words={`${jamais} Jamais’, for Reboots`}>
        <Cubes kind="jamais" names={upTo(0, jamais).map((i) => blueAt(seat, i))} />
      </Area>
      <Area label="Reserve" words={`Reserve: ${green} green, ${blue} blue; ${guardsOf(player)} On Guard`}>
        <Cubes kind="action" names={upTo(actions, actions + green).map((i) => greenAt(seat, i))} />
        <Cubes kind="jamais" names={upTo(jamais, 2).map((i) => blueAt(seat, i))} />
      </Area>
      <span className="th-fact">
        Repair <b className="number">+{repairBonus(view, seat)}</b>
      </span>
      {player.drawBonus > 0 && (
        <span className="th-fact">
          Draw bonus <b className="number">{player.drawBonus}</b>
        </span>
      )}
      {hasTrio(player) && <span className="th-fact th-trio">Trio</span>}
      {seat !== view.viewer && (
        <Spot
          as="div"
          piece={`hand-${seat}`}
          className="th-backs"
          label={`${names[seat]} holds ${player.handSize} cards`}
          facts={handFacts(player)}
        >
          {Array.from({ length: player.handSize }, (_, i) => (
            <i key={i} />
          ))}
          <b className="number">{player.handSize}</b>
        </Spot>
      )}
    </div>
  )
}

function Area({ label, words, children }: { label: string; words: string; children: React.ReactNode }) {
  return (
    <Spot as="div" className="th-area" label={words} facts={[`${words}.`]}>
      <small>{label}</small>
      {children}
    </Spot>
  )
}
