import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import fight from '@anachron/web/kit/icons/crossed-swords'
import leap from '@anachron/web/kit/icons/jump-across'
import type { CSSProperties, ReactNode } from 'react'
import { agentCards, gadgets, hammers } from '../content/index.ts'
import type {
  AttackFrame,
  JumpFrame,
  PlanFrame,
  PlayedGadget,
  RevealFrame,
  TimeHammerFrame,
  View,
} from '../rules/types.ts'
import { planWords } from '../words/asks.ts'
import { cardName } from '../words/cards.ts'
import { aimWords } from '../words/events.ts'
import { HammerArt } from './art.tsx'
import { CardBack, CardFace } from './CardFace.tsx'
import { type Open, onSlot } from './can.ts'
import { type Count, countOf } from './sums.ts'

/** Everything under way, each thing leaning on the one it answers, and what it adds up to. */
export function Fate({
  view,
  names,
  open,
  idle,
}: {
  view: View
  names: readonly string[]
  open: Open
  idle: ReactNode
}) {
  const under = view.stack.flatMap((frame) => leaning(frame, view, names, open))
  const plan = view.stack.findLast((frame) => frame.kind === 'plan')
  const count = countOf(view)
  if (under.length === 0 && !plan)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a low screen can be reached by keyboard
      <section className="th-fate" aria-label="Nothing is under way" tabIndex={0}>
        {idle}
      </section>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a low screen can be reached by keyboard
    <section className="th-fate" aria-label="Under way" tabIndex={0}>
      {under.length > 0 && (
        <div className="th-lean">
          {under.map((thing, i) => (
            <div key={thing.key} className="th-leaning" style={{ '--lean': i } as CSSProperties}>
              {thing.what}
            </div>
          ))}
        </div>
      )}
      {count && <Counted count={count} />}
      {plan && <PlanNote plan={plan} />}
    </section>
  )
}

interface Leaning {
  key: string
  what: ReactNode
}

function leaning(frame: TimeHammerFrame, view: View, names: readonly string[], open: Open): Leaning[] {
  switch (frame.kind) {
    case 'hammer': {
      const { name, level, decade } = hammers[frame.card]
      return [
        {
          key: frame.card,
          what: (
            <Ground label={`${name}, level ${level}, ${decade}; now on ${frame.pos}`}>
              <HammerArt size={38} />
              <b>{name}</b>
              <span>{frame.pos}</span>
            </Ground>
          ),
        },
      ]
    }
    case 'jump':
      return [{ key: 'jump', what: <JumpGround frame={frame} /> }]
    case 'attack':
      return [{ key: 'attack', what: <AttackGround frame={frame} /> }, ...attackFlux(frame)]
    case 'reveal':
      return frame.slots.flatMap((slot) => revealed(frame, slot, view, open))
    case 'response':
      return [...frame.played, ...(frame.resolving ? [frame.resolving] : [])].map((played) => ({
        key: played.card,
        what: <Played played={played} names={names} viewer={view.viewer} />,
      }))
    default:
      return []
  }
}

const Ground = ({ label, children }: { label: string; children: ReactNode }) => (
  <Spot as="div" className="th-card th-card-small th-ground" label={label} facts={[label]}>
    {children}
  </Spot>
)

const JumpGround = ({ frame }: { frame: JumpFrame }) => (
  <Ground label={`${agentCards[frame.agent].name} Jumps to ${frame.to}`}>
    <Icon body={leap} size={30} />
    <b>{agentCards[frame.agent].name}</b>
    <span>to {frame.to}</span>
  </Ground>
)

const AttackGround = ({ frame }: { frame: AttackFrame }) => (
  <Ground label={`${agentCards[frame.agent].name} attacks ${agentCards[frame.target].name}`}>
    <b>{agentCards[frame.agent].name}</b>
    <Icon body={fight} size={26} />
    <b>{agentCards[frame.target].name}</b>
  </Ground>
)

function attackFlux({ flux }: AttackFrame): Leaning[] {
  if (flux === null) return []
  if (flux === 'hidden')
    return [{ key: 'flux', what: <CardBack piece="flux" from="deck" label="The attacker’s Flux, face down" /> }]
  return [
    { key: flux, what: <CardFace id={flux} size="small" counts="flux" from="deck" where="the attacker’s Flux" /> },
  ]
}

function revealed(frame: RevealFrame, slot: RevealFrame['slots'][number], view: View, open: Open): Leaning[] {
  if (slot.card === null) return []
  const counts = frame.purpose === 'repair' ? 'stasis' : 'flux'
  return [
    {
      key: `${slot.name}-${slot.card}`,
      what: (
        <CardFace
          id={slot.card}
          size="small"
          counts={counts}
          from="deck"
          where={slot.locked ? 'revealed and locked' : 'revealed'}
          facts={view.paradox ? ['Paradox: nothing can be Rebooted.'] : []}
          action={onSlot(open, slot.name)}
          className="th-revealed"
        />
      ),
    },
  ]
}

function Played({ played, names, viewer }: { played: PlayedGadget; names: readonly string[]; viewer: number }) {
  const by = played.by === viewer ? 'played by you' : `played by ${names[played.by]}`
  return (
    <div className="th-played" data-cancelled={played.cancelled || undefined}>
      <CardFace
        id={played.card}
        size="small"
        where={`${by}${played.cancelled ? ', cancelled' : ''}`}
        facts={[gadgets[played.card].text, ...(played.aim ? [`Aimed: ${aimWords(played.aim)}.`] : [])]}
      />
      <SeatMark seat={played.by} size={16} />
    </div>
  )
}

function Counted({ count: { sums, against, verdict, good } }: { count: Count }) {
  return (
    <div className="th-count">
      {sums.map(({ who, parts, total }, i) => (
        <p key={i} className="th-sum" data-duel={who !== undefined || undefined}>
          {who && <span className="th-sum-who">{who}</span>}
          {parts.map(({ label, value }, j) => (
            <span key={label} className="th-part">
              {j > 0 && <i>{typeof value === 'number' && value < 0 ? '−' : '+'}</i>}
              <b className="number">{typeof value === 'number' ? Math.abs(value) : value}</b>
              <small>{label}</small>
            </span>
          ))}
          {parts.length > 1 && total !== 'P' && (
            <span className="th-part th-total">
              <i>=</i>
              <b className="number">{total}</b>
            </span>
          )}
          {parts.length === 1 && (
            <span className="th-part th-total">
              <i>→</i>
              <b className="number">{total}</b>
            </span>
          )}
          {against && (
            <span className="th-part th-against">
              <i>{total === 'P' ? 'vs' : total >= against.value ? '≥' : '<'}</i>
              <b className="number">{against.value}</b>
              <small>{against.label}</small>
            </span>
          )}
        </p>
      ))}
      {verdict && (
        <p className="th-verdict" data-good={good}>
          As it stands: {verdict}.
        </p>
      )}
    </div>
  )
}

function PlanNote({ plan: { plan, paid } }: { plan: PlanFrame }) {
  const pays = paid.length > 0 ? ` Paying ${paid.map(cardName).join(', ')}.` : ''
  return (
    <p className="th-plan">
      <b>Your plan:</b> {planWords(plan)}.{pays} <span className="note">Nobody sees it before it is paid.</span>
    </p>
  )
}
