/** Packing for the trip: three kits to begin with, the shelf, the rucksack, and what its weight costs. */
import { a, count, given, type Sentence, say } from '@anachron/kernel/words'
import {
  Answer,
  Answers,
  Icon,
  isWanted,
  type Plan,
  phrase,
  rich,
  Spot,
  type TableActions,
  t,
  useTableActions,
} from '@anachron/kit'
import knapsack from '@anachron/kit/icons/knapsack'
import { type ReactNode, useState } from 'react'
import { RELOAD_HALF_POUNDS, recordTrackAllowance, START_LIMIT, WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { halfPounds, isAmmo, weightPoints } from '../rules/equipment.ts'
import { SHELF } from '../rules/kit.ts'
import { isTeam } from '../rules/state.ts'
import type { FigureId, Gear, GearKind, TimeTripper, Tripper, View } from '../rules/types.ts'
import { type Draft, fitting, KITS, type KnownKit, mayAdd, packingPlan, withDraft, without } from './draft.ts'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { Kit } from './Kit.tsx'
import { KitPicture } from './KitPicture.tsx'
import { gearFacts } from './labels.ts'
import { gearName, poundNumber, pounds, pronouns, sentence, thing, tripperName } from './names.ts'
import { Order } from './Orders.tsx'
import { COMPANY } from './primer.ts'

export interface PackingProps {
  view: View
  who: FigureId
  asked?: { ask: string } | undefined
  options: readonly Action[]
}

const EMPTY: Draft = []

export function Packing({ view, who, asked, options }: PackingProps) {
  const tableActions = useTableActions()
  const [kept, keep] = useState<{ of: readonly Action[]; draft: Draft }>()
  const [chooses, choose] = useState(false)
  const draft = kept?.of === options ? kept.draft : EMPTY
  const setDraft = (next: Draft): void => keep({ of: options, draft: next })
  const packing = asked?.ask === 'equip.pack' && !tableActions.still
  const planned = withDraft(view, who, draft)
  const tripper = planned.trippers[who] as Tripper
  const plain = options.filter((action) => !['buy', 'discard', 'give', 'ready'].includes(action.do))
  const kits = packing ? KITS.map((kit) => ({ kit, things: fitting(view, who, kit.things) })) : []
  if (packing && !chooses && isOfThese(tableActions, kits))
    return (
      <div className="tt-departure">
        <header>
          <h2>{t`${tripperName(who)} packs`}</h2>
          <p>{t('Take one, and off he goes: into the middle of a battle.')}</p>
          {isTeam(view) && <p className="tt-company">{t`${t(COMPANY[view.options.victory])} ${t(STREWN)}`}</p>}
        </header>
        <ul className="tt-kits" aria-label={t('Kits that have served well')}>
          {kits.map(({ kit, things }, nth) => (
            <KitPoster key={t(kit.name)} view={view} who={who} kit={kit} things={things} nth={nth} />
          ))}
        </ul>
        <Answers>
          <button type="button" className="button spot" onClick={() => choose(true)}>
            <Icon body={knapsack} size={20} /> {t('Choose yourself…')}
          </button>
        </Answers>
      </div>
    )
  return (
    <div className="tt-packing">
      <section className="tt-rucksack" aria-label={t`Rucksack of ${tripperName(who)}`}>
        <header>
          <Icon body={knapsack} size={30} />
          <h2>{t`${tripperName(who)} packs`}</h2>
          <p>{whatToDo(view, asked?.ask)}</p>
        </header>
        {packing && (
          <ul className="tt-kits" aria-label={t('Kits that have served well')}>
            {kits.map(({ kit, things }) => (
              <KitCard key={t(kit.name)} kit={kit} things={things} draft={draft} pack={setDraft} />
            ))}
          </ul>
        )}
        <div className="tt-sack">
          <Budget view={planned} tripper={tripper} who={who} />
          {packing ? <Packed view={view} who={who} draft={draft} change={setDraft} /> : <Kit view={view} who={who} />}
        </div>
      </section>
      <Shelf view={planned} who={who} add={packing ? (what) => setDraft([...draft, what]) : undefined} />
      {asked && (
        <Answers>
          {plain.map((action) => (
            <Order key={JSON.stringify(action)} view={view} action={action} />
          ))}
          {packing && chooses && (
            <button type="button" className="button quiet spot" onClick={() => choose(false)}>
              {t('The three kits')}
            </button>
          )}
          {packing && <Ready draft={draft} />}
        </Answers>
      )}
    </div>
  )
}

const STREWN = say`In company all big things (radio, M16, shotgun, Claymore, M72) are strewn over each new field: the first thing to do is to fetch the radio. Grenades, pistols and reloads stay with you.`

/** Something fits, and nothing else is waited for. */
function isOfThese(tableActions: TableActions, kits: readonly { things: Draft }[]): boolean {
  if (kits.some(({ things }) => things.length === 0)) return false
  return tableActions.hinted === undefined || kits.some(({ things }) => isWanted(tableActions, packingPlan(things)))
}

interface KitPosterProps {
  view: View
  who: FigureId
  kit: KnownKit
  things: Draft
  nth: number
}

/** A kit as a picture and one line. One press takes it and sets off. */
function KitPoster({ view, who, kit, things, nth }: KitPosterProps) {
  const tripper = withDraft(view, who, things).trippers[who] as Tripper
  const half = halfPounds(view.own, tripper.gear)
  const free = recordTrackAllowance(Math.max(0, tripper.endurance - weightPoints(half)))
  return (
    <li>
      <Spot as="div" className="tt-kit-poster" label={t(kit.name)} plan={packingPlan(things, say`Set off`)} told>
        <KitPicture nth={nth} />
        <span className="tt-kit-words">
          <strong>{t(kit.name)}</strong>
          <span>{t(kit.why)}</span>
          <KitThings things={things} named />
          <small>
            {isTeam(view)
              ? t`${poundNumber(half)} pounds`
              : t`${poundNumber(half)} pounds, ${free} hexes a stage for free`}
          </small>
        </span>
      </Spot>
    </li>
  )
}

interface KitThingsProps {
  things: Draft
  /** Whoever has never packed knows none of the pictures. */
  named?: boolean
  children?: ReactNode
}

const KitThings = ({ things, named = false, children }: KitThingsProps) => (
  <span className="tt-kit-things">
    {[...new Set(things)].map((what) => (
      <span key={what}>
        <Icon body={GEAR_PICTURES[what]} size={17} />
        {things.filter((one) => one === what).length > 1 && <b>{things.filter((one) => one === what).length}</b>}
        {named && <i>{thing(what)}</i>}
      </span>
    ))}
    {children}
  </span>
)

/** Everything that was thought about is packed in one go. */
function Ready({ draft }: { draft: Draft }) {
  if (draft.length === 0) return <Answer action={{ do: 'ready' } satisfies Action} loud="main" />
  const plan: Plan<TimeTripper> = packingPlan(draft)
  return (
    <Spot as="div" className="button answer first" label={t('Ready')} plan={plan}>
      <span className="answer-words">
        {t('Ready')}
        <small>{t`${count(draft.length, 'thing')} chosen`}</small>
      </span>
    </Spot>
  )
}

/** Half pounds, short. */
const lb = (half: number): string => t`${poundNumber(half)} lb`

const whatToDo = (view: View, ask: string | undefined): string => {
  if (ask === 'equip.profile')
    return t('First a word about who travels. It matters in one battle only, the Seraglio of Sitri.')
  if (ask === 'trim.bearer')
    return t('One of the team carries all reloads of a shared gun. Keep them, or hand them on.')
  if (ask === 'trim.leaveHome') return t('The dice gave too much. Press a thing to leave it at home.')
  return isTeam(view)
    ? t(STREWN)
    : t('Radio and M16 come along in any case. Take a kit, or add what you like; press a thing to take it out again.')
}

const limitOf = (view: View): number => 2 * (isTeam(view) ? view.options.teamWeight : START_LIMIT.solo)

/** The weight as a bar, a tick for every five pounds; and what it leaves to walk with. */
function Budget({ view, tripper, who }: { view: View; tripper: Tripper; who: FigureId }) {
  const limit = limitOf(view)
  const packed = view.trippers.reduce((sum, { gear }) => sum + halfPounds(view.own, gear), 0)
  const own = halfPounds(view.own, tripper.gear)
  const points = weightPoints(own)
  const free = recordTrackAllowance(Math.max(0, tripper.endurance - points))
  const ticks = Array.from({ length: limit / 10 }, (_, i) => i)
  return (
    <div className="tt-budget">
      <p>
        {rich`${<b>{poundNumber(packed)}</b>} of ${limit / 2} pounds. ${tripperName(who)} carries ${pounds(own)}: that takes ${<b>{points}</b>} of ${tripper.endurance} Endurance, and ${t(pronouns(who).they)} walks ${<b>{free}</b>} hexes a stage for free.`}
      </p>
      <div className="tt-load-bar" role="img" aria-label={t`${pounds(packed)} of ${limit / 2} packed`}>
        {ticks.map((i) => (
          <i key={i} style={{ '--full': Math.min(1, Math.max(0, packed / 10 - i)) } as React.CSSProperties} />
        ))}
      </div>
    </div>
  )
}

interface PackedProps {
  view: View
  who: FigureId
  draft: Draft
  change(draft: Draft): void
}

/** What is in the rucksack; what has been put in can be taken out. */
function Packed({ view, who, draft, change }: PackedProps) {
  const fixed = view.trippers[who]?.gear ?? []
  const kinds = [...new Set(draft)]
  return (
    <ul className="tt-kit" aria-label={t('In the rucksack')}>
      {fixed.map((gear) => (
        <li key={`${gear.what}.${gear.of}`}>
          <Spot as="div" className="tt-thing" label={sentence(gearName(gear, view.own))} facts={gearFacts(gear.what)}>
            <Thing what={gear.what} count={gear.count} />
          </Spot>
        </li>
      ))}
      {kinds.map((what) => (
        <li key={what}>
          <Spot
            as="div"
            className="tt-thing tt-drafted"
            label={t`${sentence(thing(what))}: take one out`}
            facts={gearFacts(what)}
            press={{ words: t`Take out the ${thing(what)}`, go: () => change(without(view, who, draft, what)) }}
          >
            <Thing what={what} count={draft.filter((one) => one === what).length} />
            <span aria-hidden="true">−</span>
          </Spot>
        </li>
      ))}
    </ul>
  )
}

const Thing = ({ what, count }: { what: GearKind; count: number }) => (
  <>
    <Icon body={GEAR_PICTURES[what]} size={20} />
    <span className="tt-thing-name">{sentence(thing(what))}</span>
    {count > 1 && <b>×{count}</b>}
  </>
)

interface KitCardProps {
  kit: KnownKit
  things: Draft
  draft: Draft
  pack(draft: Draft): void
}

function KitCard({ kit, things, draft, pack }: KitCardProps) {
  const tableActions = useTableActions()
  const on = things.length > 0 && things.join() === draft.join()
  const wanted = things.length > 0 && isWanted(tableActions, packingPlan(things))
  const weight = things.reduce((sum, what) => sum + weightOf(what), 0)
  return (
    <li>
      <button
        type="button"
        className="tt-kit-card"
        data-hinted={(wanted && !on) || undefined}
        aria-pressed={on}
        disabled={things.length === 0}
        onClick={() => pack(on ? EMPTY : things)}
      >
        <strong>{t(kit.name)}</strong>
        <KitThings things={things}>
          <em>+{lb(weight)}</em>
        </KitThings>
        <small>{t(kit.why)}</small>
      </button>
    </li>
  )
}

const weightOf = (what: GearKind): number =>
  isAmmo(what) ? RELOAD_HALF_POUNDS : what === 'radio' || what === 'treasure' ? 0 : WEAPONS[what].halfPounds

interface ShelfProps {
  /** With what is thought about in it. */
  view: View
  who: FigureId
  add?: ((what: GearKind) => void) | undefined
}

function Shelf({ view, who, add }: ShelfProps) {
  const have = (what: GearKind): Gear | undefined => view.trippers[who]?.gear.find((gear) => gear.what === what)
  return (
    <section className="tt-shelf" aria-label={t('What can be packed')}>
      {SHELF.map((what) => {
        const action: Action = { do: 'buy', what }
        const may = add !== undefined && mayAdd(view, who, what)
        const own = have(what)
        return (
          <Spot
            key={what}
            as="div"
            className="tt-goods"
            label={fullName(what)}
            facts={gearFacts(what)}
            action={may ? undefined : action}
            wanted={false}
            press={may ? { words: t`Pack ${a(given(thing(what)))}`, go: () => add(what) } : undefined}
          >
            <Icon body={GEAR_PICTURES[what]} size={28} />
            <span className="tt-goods-name">{sentence(thing(what))}</span>
            <span className="tt-goods-weight">{lb(weightOf(what))}</span>
            <span className="tt-goods-facts">{shortFacts(what)}</span>
            {own && <span className="tt-goods-have">{own.count > 1 ? `×${own.count}` : '✓'}</span>}
          </Spot>
        )
      })}
    </section>
  )
}

const fullName = (what: GearKind): string =>
  what in WEAPONS
    ? sentence(phrase(WEAPONS[what as keyof typeof WEAPONS].name))
    : sentence(gearName({ what, count: 1, loaded: true, of: 0 }))

const FACTS: Partial<Record<GearKind, Sentence>> = {
  m16: say`rifle: far, and in bursts`,
  shotgun: say`deadly close by`,
  p357: say`pistol, strikes hard`,
  p25: say`pistol, light, weak`,
  m26: say`grenade, for crowds`,
  m1: say`flare: blinds them`,
  claymore: say`mine, a whole cone`,
  m72: say`rocket, one shot`,
  bayonet: say`by hand, attack 5`,
  repellent: say`by hand; insects hate it`,
}

/** What it is good for, in three words; how surely it hits is told when it is pointed at. */
const shortFacts = (what: GearKind): string => t(FACTS[what] ?? 'one magazine')
