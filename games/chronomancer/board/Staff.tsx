/** The Staff board: four Abilities, each working while somebody stands behind it. */
import { say } from '@anachron/kernel/words'
import { Icon, Spot, t } from '@anachron/kit'
import { type AbilityId, COLOUR_INDEX, COLOURS, CORRUPTIONS, STAFF, TOWNSFOLK } from '../content/index.ts'
import { lossOf } from '../rules/corruption.ts'
import { iconsNow, saleAfterExchange } from '../rules/forecast.ts'
import type { Action, ActionOf, Shop, View } from '../rules/types.ts'
import { placeLabel } from '../words/labels.ts'
import { MACHINE, skull } from './pictures.ts'
import { Portrait } from './Square.tsx'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'

type Exchange = ActionOf<'recombobulate' | 'embiggen' | 'fract'>

const USES: Readonly<Record<Exclude<AbilityId, 'security'>, readonly Exchange[]>> = {
  recombobulator: COLOURS.flatMap((from) =>
    COLOURS.filter((to) => to !== from).map((to): Exchange => ({ kind: 'recombobulate', from, to })),
  ),
  embiggener: COLOURS.map((colour) => ({ kind: 'embiggen', colour })),
  fractor: COLOURS.map((colour) => ({ kind: 'fract', colour })),
}

/** What would be lost by a Corruption card decides which goes first. */
const dearestFirst = (view: View): readonly Action[] =>
  CORRUPTIONS.toSorted((a, b) => lossOf(b, view.lair) - lossOf(a, view.lair)).map((card) => ({ kind: 'secure', card }))

/** By what the shelf would then sell for. */
function bestFirst(view: View, uses: readonly Exchange[]): readonly Action[] {
  const held = ({ kind, ...of }: Exchange): boolean => {
    const { relics, artifacts } = view.shops[view.viewer] as Shop
    const colour = 'from' in of ? of.from : of.colour
    return ((kind === 'fract' ? artifacts : relics)[COLOUR_INDEX[colour]] as number) > 0
  }
  const gold = (use: Exchange): number => saleAfterExchange(view, view.viewer, use).after.gold
  return uses
    .filter(held)
    .map((use) => ({ use, gold: gold(use) }))
    .toSorted((a, b) => b.gold - a.gold)
    .map(({ use }) => use)
}

function tries(view: View, place: AbilityId): readonly Action[] {
  if (view.stack.at(-1)?.kind === 'recruit') return [{ kind: 'assign', place }]
  if (place === 'security') return dearestFirst(view)
  const frame = view.stack.at(-1)
  return frame?.kind === 'activate' && frame.seat === view.viewer ? bestFirst(view, USES[place]) : USES[place]
}

/** Of any colour: a Relic is round, an Artifact square. */
const SIGNS: Readonly<Record<Exclude<AbilityId, 'security'>, readonly [from: string, to: string]>> = {
  recombobulator: ['round', 'other'],
  embiggener: ['round', 'square'],
  fractor: ['square', 'two'],
}

/** What goes in and what comes out; of Security, a Corruption card that goes. */
function Makes({ place, at: [x, y], brief }: { place: AbilityId; at: readonly [number, number]; brief: boolean }) {
  if (place === 'security')
    return (
      <g className="ch-makes" transform={`translate(${x} ${y})`}>
        <Icon body={skull} size={18} at={[2, -9]} />
        <path className="ch-makes-away" d="M2 8L21 -8" />
        {!brief && <Icon body={MACHINE.security} size={16} at={[25, -8]} />}
      </g>
    )
  // Beside what somebody's icons score there is less room.
  const [from, to] = SIGNS[place]
  return (
    <g className="ch-makes" transform={`translate(${x} ${y}) scale(${brief ? 0.86 : 1})`}>
      {from === 'round' ? <circle cx={7} r={5.5} /> : <rect x={1.5} y={-5.5} width={11} height={11} rx={1.5} />}
      <path d="M16 0H24M21 -3L24 0L21 3" />
      {to === 'square' && <rect x={28} y={-5.5} width={11} height={11} rx={1.5} />}
      {to === 'other' && <circle className="ch-makes-full" cx={33.5} r={5.5} />}
      {to === 'two' && (
        <>
          <circle cx={32} cy={-4.5} r={4.2} />
          <circle cx={37} cy={4.5} r={4.2} />
        </>
      )}
    </g>
  )
}

const GAP = 5

export function Staff({ view, seat, box }: { view: View; seat: number; box: Box }) {
  const { staff } = view.shops[seat] as Shop
  const frame = view.stack.at(-1)
  const width = (box.width - 3 * GAP) / 4
  const { height } = box
  return STAFF.map((place, i) => {
    const { id, name, effect } = place
    const card = staff[i] ?? null
    const faction = card && TOWNSFOLK[card].faction
    const used = frame?.kind === 'activate' && frame.seat === seat && frame.used[i]
    const row = 4 + (height - 20) / 2
    const tight = name.length * 7 > width - 8
    const worth = card ? iconsNow(view, card).now : 0
    return (
      <Spot
        key={id}
        piece={`place-${seat}-${id}`}
        at={[box.x + i * (width + GAP), box.y]}
        className="ch-place"
        label={said(placeLabel(place, card))}
        facts={[
          said(say`${effect}.`),
          ...(used ? [t('Used in this activation.')] : []),
          ...(card && worth > 0 ? [said(say`${TOWNSFOLK[card].name}: ${worth} Gold if the game ended now.`)] : []),
        ]}
        action={seat === view.viewer ? tries(view, id) : undefined}
      >
        <rect
          className="ch-desk"
          data-idle={!card || undefined}
          data-used={used || undefined}
          y={1}
          width={width}
          height={height - 1}
          rx={6}
        />
        <g className="ch-ability" data-idle={!card || undefined}>
          <Makes place={id} at={[6, row]} brief={card !== null} />
        </g>
        {card ? (
          <g data-piece={`folk-${card}`} data-from="folk-deck">
            <Portrait faction={faction} at={[width - 20, row]} r={Math.min(13, row - 4)} />
            {worth > 0 && (
              <text className="ch-mo ch-gain" x={width - 36} y={row + 4.5} textAnchor="end">
                +{worth}
              </text>
            )}
          </g>
        ) : (
          <circle className="ch-vacant" cx={width - 20} cy={row} r={Math.min(12, row - 4)} />
        )}
        <text
          className="ch-ti ch-place-name"
          data-idle={!card || undefined}
          x={width / 2}
          y={height - 5}
          textAnchor="middle"
          {...(tight ? { textLength: width - 8, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {t(name)}
        </text>
        <rect className="halo" x={-1} width={width + 2} height={height + 1} rx={7} />
      </Spot>
    )
  })
}
