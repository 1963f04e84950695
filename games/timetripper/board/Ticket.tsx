/** The record of what is being rolled: one line for each shot of a volley, or the one thing that is happening. */
import { Icon } from '@anachron/web/kit'
import { COMBAT_COLUMNS } from '../content/index.ts'
import type { Event } from '../rules/events.ts'
import type { GearKind } from '../rules/types.ts'
import { sayEvent } from '../words/events.ts'
import { sentence, signed, thing, whoIs } from '../words/names.ts'
import type { Shot, Shown, Volley } from './fold.ts'
import { RESULT_WORDS } from './Happening.tsx'
import { GEAR_PICTURES } from './pictures.ts'

export interface TicketProps {
  view: Shown
  now: Event | undefined
  /** The last volley, when nothing is being shown. */
  last: Volley | undefined
}

export function Ticket({ view, now, last }: TicketProps) {
  const volley = now ? view.volley : last
  if (volley) return <VolleyTicket volley={volley} past={!now} />
  if (!now) return null
  return (
    <section className="tt-ticket" aria-hidden="true">
      <p className="tt-ticket-one">{sayEvent(now)}</p>
    </section>
  )
}

function VolleyTicket({ volley, past }: { volley: Volley; past: boolean }) {
  const { by, name, weapon, shots } = volley
  const picture = GEAR_PICTURES[weapon as GearKind] ?? GEAR_PICTURES.own
  const from = shots.length > 6 ? shots.length - 6 : 0
  return (
    <section className="tt-ticket" data-past={past || undefined} aria-label="Exchange of fire">
      <header>
        <Icon body={picture} size={22} />
        <strong>{by === null ? 'A shell' : whoIs(by, sentence(name))}</strong>
        {weapon !== 'own' && weapon !== 'shell' && <span>{thing(weapon as GearKind)}</span>}
        {past && <span className="tt-ticket-past">last exchange</span>}
      </header>
      <ol start={from + 1}>
        {shots.slice(from).map((shot, i) => (
          <ShotRow key={from + i} shot={shot} nth={from + i + 1} many={shots.length > 1} />
        ))}
      </ol>
    </section>
  )
}

function ShotRow({ shot, nth, many }: { shot: Shot; nth: number; many: boolean }) {
  const { aim, blow, harm, empty, wasted } = shot
  return (
    <li>
      {many && <span className="tt-nth number">{nth}</span>}
      <span className="tt-shot">
        {wasted ? (
          'into the grass'
        ) : (
          <span className="tt-at">{shot.target === 'flux' ? 'at the flux' : `at ${whoIs(shot.at, shot.target)}`}</span>
        )}
        {aim && (
          <span className="tt-roll" data-good={aim.hit || undefined}>
            <Two total={aim.roll} />
            {aim.modifier !== 0 && <b className="number">{signed(aim.modifier)}</b>} needs{' '}
            <b className="number">{aim.needed}</b>: {aim.hit ? 'hit' : 'miss'}
          </span>
        )}
        {blow && (
          <span className="tt-roll" data-good={blow.became !== 'none' || undefined}>
            <Two total={blow.roll} /> in column <b className="number">{COMBAT_COLUMNS[blow.column]}</b>:{' '}
            {RESULT_WORDS[blow.result]}
            {blow.became !== blow.result && `, only ${RESULT_WORDS[blow.became]}`}
          </span>
        )}
        {harm && <span className="tt-harm">{harmWords(harm)}</span>}
        {empty && (
          <span className="tt-roll" data-bad={empty.empty || undefined}>
            {empty.roll > 0 && <Two total={empty.roll} />} {empty.empty ? 'empty!' : 'still loaded'}
          </span>
        )}
      </span>
    </li>
  )
}

const harmWords = ({ effect, loss, endurance }: NonNullable<Shot['harm']>): string =>
  effect === 'hurt' ? `loses ${loss}, has ${endurance ?? 0}` : effect === 'none' ? 'unhurt' : effect

/** A total of two dice. */
const Two = ({ total }: { total: number }) => (
  <span className="tt-dice">
    <i aria-hidden="true" />
    <i aria-hidden="true" />
    <b className="number">{total}</b>
  </span>
)
