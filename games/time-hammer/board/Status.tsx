import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import draw from '@anachron/web/kit/icons/card-draw'
import wrench from '@anachron/web/kit/icons/wrench'
import { PHASES, type QuarkId, quarks, REPAIR_BY_SKILL, REWARD_SPACES } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { spaceName } from '../words/events.ts'
import { cardSource } from '../words.ts'
import { Die } from './art.tsx'
import { QUARK_PICTURES } from './pictures.ts'

const PHASE_NAMES = { prep: 'Prep', discovery: 'Discovery', draw: 'Draw', action: 'Action' } as const

/** Round, phase, Paradox and Quark. */
export function Status({ view }: { view: View }) {
  const { rounds } = view.options
  const round = rounds - view.die + 1
  return (
    <div className="th-status">
      <Spot as="div" piece="die" className="th-round" label={`Round ${round} of ${rounds}; the die shows ${view.die}`}>
        <Die face={view.die} />
        <span>
          Round <b className="number">{round}</b> of {rounds}
        </span>
      </Spot>
      <ol className="th-phases" aria-label={`${PHASE_NAMES[view.phase]} phase`}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={view.phase === phase ? 'step' : undefined}>
            {PHASE_NAMES[phase]}
          </li>
        ))}
      </ol>
      {view.paradox && (
        <Spot
          as="div"
          piece="paradox"
          className="th-paradox"
          label="Paradox"
          facts={['Nothing can be Rebooted before this turn ends.']}
        >
          <span aria-hidden="true">⚠</span> Paradox: no Reboots
        </Spot>
      )}
      {view.quark && <QuarkNote quark={view.quark} />}
    </div>
  )
}

/** A Quark and what it changes. */
export function QuarkNote({ quark: id }: { quark: QuarkId }) {
  const quark = quarks[id]
  return (
    <Spot
      as="div"
      piece="quark"
      className="th-quark"
      label={`Quark of this round: ${quark.name}`}
      facts={[quark.text, cardSource(quark)]}
    >
      <Icon body={QUARK_PICTURES[id]} size={22} />
      <span>
        <b>{quark.name}</b> {quark.text}
      </span>
    </Spot>
  )
}

const SPACES = Array.from({ length: 12 }, (_, i) => i + 1)

/** The skill track with both Historians; it says where cards are earned and repairs get better. */
export function SkillTrack({ view, names }: { view: View; names: readonly string[] }) {
  return (
    <ol className="th-track" aria-label="Skill track">
      {SPACES.map((space) => {
        const bonus = REPAIR_BY_SKILL[space] ?? 0
        const rises = bonus > (REPAIR_BY_SKILL[space - 1] ?? 0)
        const here = view.players.flatMap(({ skill }, seat) => (skill === space ? [seat] : []))
        return (
          <li key={space} className="th-space" data-bonus={bonus} data-end={space === 12 || undefined}>
            <span className="th-space-name number">
              {spaceName(space)}
              {rises && (
                <small className="th-space-gain">
                  <Icon body={wrench} size={11} />
                  <span className="unseen">Repair bonus </span>+{bonus}
                </small>
              )}
              {REWARD_SPACES.includes(space) && (
                <small className="th-space-gain">
                  <Icon body={draw} size={11} />
                  <span className="unseen">earns a card</span>
                </small>
              )}
            </span>
            {space === 12 && <small>Expert</small>}
            <span className="th-historians">
              {here.map((seat) => (
                <Spot
                  key={seat}
                  as="div"
                  piece={`historian-${seat}`}
                  className="th-historian"
                  label={`${names[seat]}: skill ${spaceName(space)}, Repair bonus ${bonus} from it`}
                >
                  <SeatMark seat={seat} size={22} />
                </Spot>
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
