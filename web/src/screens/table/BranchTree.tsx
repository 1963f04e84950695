import { SeatMark, t } from '@anachron/kit'
import type { TableInfo } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import type { Place } from '../../client/places.ts'
import type { ClientTable } from '../../client/table.ts'
import { goesOn, leftAfter } from '../../words/app.ts'
import { ending } from '../../words/tell.ts'
import { tableHref } from '../shelf/start.ts'
import { type Branch, familyOf } from './branches.ts'
import { useTable } from './table-context.ts'
import './tree.css'

const ROW = 64
/** On a phone the names must fit beside the lines. */
const widthOfScreen = (): number => (innerWidth < 640 ? 150 : 360)
const PAD = 16

/**
 * A match and all that left it: time runs to the right, and every branch leaves its parent at the decision where it
 * did.
 */
export function BranchTree() {
  const { table, place, info, game, matchView, looking } = useTable()
  const entry = looking.at ?? matchView.entry
  const family = useFamily(table, info)
  if (!family || family.length < 2) return null
  const here = family.find(({ table: id }) => id === info.table)
  const other = here?.parent ?? here?.children[0]
  return (
    <section className="branch-tree">
      <h3>{t('The tree of this match')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className="tree-pan" tabIndex={0} aria-label={t('Time runs to the right; one line for each match')}>
        <div className="tree" style={{ minHeight: family.length * ROW }}>
          <Drawn family={family} here={info.table} at={here ? here.offset + entry : undefined} />
          <ul style={{ gridAutoRows: ROW }}>
            {family.map((branch) => (
              <li key={branch.table}>
                <Named branch={branch} place={place} here={branch.table === info.table} />
                <small>
                  {origin(branch)}
                  {branchState(branch, game)}
                </small>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {other && !other.hidden && (
        <p>
          <a className="button" href={href('compare', place, info.table, other.table)}>
            {t('Compare two of them')}
          </a>
        </p>
      )}
    </section>
  )
}

function useFamily(table: ClientTable, info: TableInfo): Branch[] | undefined {
  const [family, setFamily] = useState<Branch[]>()
  useEffect(() => {
    let wanted = true
    familyOf(table.client, { info, matchView: table.state.matchView }).then((found) => wanted && setFamily(found))
    return () => {
      wanted = false
    }
  }, [table, info])
  return family
}

function Named({ branch, place, here }: { branch: Branch; place: Place; here: boolean }) {
  if (here) return <strong aria-current="true">{t`${branch.name} · this one`}</strong>
  return branch.hidden ? <span>{branch.name}</span> : <a href={tableHref(place, branch.table)}>{branch.name}</a>
}

/** Where it comes from. */
const origin = ({ parent, left }: Branch): string =>
  parent ? `${t(leftAfter(parent.parent ? parent.name : t('the first match'), left))}; ` : ''

/** How it stands, in a few words. */
export function branchState({ hidden, matchView, names }: Branch, game: OpenGame): string {
  if (hidden) return t('cannot be seen by you')
  if (!matchView) return t('has not begun')
  if (matchView.result) return ending(game.game, matchView.result, names, matchView.as)
  return t(goesOn(matchView.entry))
}

function Drawn({ family, here, at }: { family: readonly Branch[]; here: string; at: number | undefined }) {
  const [width] = useState(widthOfScreen)
  const last = Math.max(1, ...family.map(({ end }) => end))
  const x = (time: number): number => PAD + (time / last) * (width - 2 * PAD)
  const y = (branch: Branch): number => (family.indexOf(branch) + 0.5) * ROW
  const current = family.find(({ table }) => table === here)
  const path = new Set<Branch>()
  for (let one = current; one; one = one.parent) path.add(one)
  return (
    <svg className="tree-lines" viewBox={`0 0 ${width} ${family.length * ROW}`} width={width} aria-hidden="true">
      {ticks(last, width / 60).map((time) => (
        <g key={time} className="tree-tick">
          <path d={`M${x(time)} 4V${family.length * ROW}`} />
          <text x={x(time) + 3} y={11}>
            {time}
          </text>
        </g>
      ))}
      {family.map((branch) => (
        <path
          key={branch.table}
          className="tree-line"
          data-here={branch.table === here || undefined}
          data-hidden={branch.hidden || undefined}
          d={wayOf(branch, x, y)}
        />
      ))}
      {current && <path className="tree-way" d={[...path].map((branch) => wayBack(branch, path, x, y)).join('')} />}
      {family.map((branch) => (
        <End key={branch.table} branch={branch} here={branch.table === here} at={[x(branch.end), y(branch)]} />
      ))}
      {current && at !== undefined && <circle className="tree-at" cx={x(at)} cy={y(current)} r="6" />}
    </svg>
  )
}

type X = (time: number) => number
type Y = (branch: Branch) => number

const BEND = 14

/** Down from the parent at the decision where it left, round a bend, and on in time. */
function wayOf(branch: Branch, x: X, y: Y): string {
  const [from, to, line] = [x(branch.left), x(branch.end), y(branch)]
  if (!branch.parent) return `M${from} ${line}H${to}`
  return `M${from} ${y(branch.parent)}V${line - BEND}Q${from} ${line} ${from + BEND} ${line}H${Math.max(to, from + BEND)}`
}

/** The stretch of a branch that belongs to the past of the match being looked at. */
function wayBack(branch: Branch, path: ReadonlySet<Branch>, x: X, y: Y): string {
  const next = branch.children.find((child) => path.has(child))
  return wayOf(next ? { ...branch, end: next.left } : branch, x, (one) => y(one.table === branch.table ? branch : one))
}

/** Over: the mark of whoever won. Under way: an open ring. */
function End({ branch, here, at: [x, y] }: { branch: Branch; here: boolean; at: readonly [number, number] }) {
  const payoff = branch.matchView?.result?.payoff
  const best = payoff ? Math.max(...payoff) : 0
  const winners = payoff?.flatMap((value, seat) => (value === best ? [seat] : [])) ?? []
  return winners.length === 1 ? (
    <SeatMark seat={winners[0] as number} size={18} at={[x - 9, y - 9]} />
  ) : (
    <circle
      className="tree-end"
      data-here={here || undefined}
      data-over={payoff !== undefined || undefined}
      cx={x}
      cy={y}
      r="6"
    />
  )
}

function ticks(last: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => last / one <= most) ?? 1000
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
}
