/** The Town Square: four Townsfolk to recruit, and the one who is looking for a place on the Staff board. */
import { say } from '@anachron/kernel/words'
import { type Destination, Icon, Spot, t, useTableActions } from '@anachron/kit'
import { ABILITIES, type Colour, TOWNSFOLK, type TownsfolkId } from '../content/index.ts'
import { goldFor } from '../rules/counted.ts'
import { iconsNow } from '../rules/forecast.ts'
import type { View } from '../rules/types.ts'
import { folkFacts } from '../words/labels.ts'
import { placeName, townsfolk } from '../words/phrases.ts'
import { ABILITY, FOLK, skull, snow } from './pictures.ts'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'
import { Coin, Good } from './Tokens.tsx'

const GAP = 5

/** Recruited and put to work in one gesture; where the card asks something of its own, that comes in between. */
const desksFor = (card: TownsfolkId, seat: number): Destination[] =>
  ABILITIES.map((place) => ({
    place: `place-${seat}-${place}`,
    plan: {
      id: `recruit-${card}-${place}`,
      words: say`Recruit ${townsfolk(card)} for the ${placeName(place)}`,
      steps: [
        { ask: 'recruit.card', action: { kind: 'recruit', card } },
        { ask: 'recruit.place', action: { kind: 'assign', place } },
      ],
    },
  }))

export function Square({ view, box }: { view: View; box: Box }) {
  const frame = view.stack.at(-1)
  const hired = frame?.kind === 'recruit' ? frame.card : null
  // Whoever has been hired waits at the first place, in front of the others.
  const here = hired ? [hired, ...view.square.filter((id) => id !== hired)].slice(0, 4) : view.square
  const width = (box.width - 3 * GAP) / 4
  return here.map((id, i) => (
    <FolkCard
      key={id}
      id={id}
      view={view}
      at={[box.x + i * (width + GAP), box.y]}
      width={width}
      height={box.height}
      where={id === hired ? t('has just been recruited') : t('in the Town Square')}
      recruit={id !== hired}
      seat={frame?.kind === 'recruit' && frame.seat === view.viewer && !hired ? frame.seat : undefined}
      chosen={id === hired}
    />
  ))
}

interface FolkCardProps {
  id: TownsfolkId
  view: View
  at: readonly [number, number]
  width: number
  height: number
  where: string
  recruit?: boolean
  /** Whose Staff board it can be carried to. */
  seat?: number | undefined
  chosen?: boolean
}

export function FolkCard({ id, view, at, width, height, where, recruit = false, seat, chosen = false }: FolkCardProps) {
  const { name, faction, icons } = TOWNSFOLK[id]
  const [first = '', ...rest] = t(name).split(' ')
  const face = Math.min(24, (height - 58) / 2)
  const worth = iconsNow(view, id)
  // What the card brings is told with the choice itself, where it can be chosen.
  const isOffered = useTableActions().isOption({ kind: 'recruit', card: id })
  return (
    <Spot
      piece={`folk-${id}`}
      from="folk-deck"
      at={at}
      className={`ch-folk ch-${faction ?? 'grey'}`}
      label={said(say`${townsfolk(id)}, ${where}`)}
      facts={isOffered ? [] : folkFacts(id, worth).map(said)}
      action={recruit ? { kind: 'recruit', card: id } : undefined}
      to={recruit && seat !== undefined ? desksFor(id, seat) : undefined}
    >
      <rect className="ch-card" data-chosen={chosen || undefined} width={width} height={height} rx={6} />
      <path className="ch-band" d={`M6 0H${width - 6}Q${width} 0 ${width} 6V7H0V6Q0 0 6 0Z`} />
      <Portrait faction={faction} at={[8 + face, 11 + face]} r={face} />
      {faction &&
        Array.from({ length: icons }, (_, i) => (
          <g key={i} transform={`translate(${width - 16 - i * 22} ${11 + face})`}>
            <path className="ch-band" d="M-10 -13H10V8L0 15L-10 8Z" />
            <g className="ch-on">
              <Icon body={FOLK[faction]} size={15} at={[-7.5, -10]} />
            </g>
          </g>
        ))}
      {faction && (
        <text className="ch-mo ch-gain" x={width - 16} y={face + 38} textAnchor="middle">
          +{worth.settled}
        </text>
      )}
      <Name words={first} x={6} y={height - 34} width={width - 10} />
      <Name words={rest.join(' ')} x={6} y={height - 20.5} width={width - 10} />
      <Does id={id} gold={goldFor(view, Math.max(0, view.viewer), id)} at={[6, height - 9]} width={width} />
      <rect className="halo" x={-1} y={-1} width={width + 2} height={height + 2} rx={7} />
    </Spot>
  )
}

/** A name that is too long is drawn closer, never smaller. */
function Name({ words, x, y, width }: { words: string; x: number; y: number; width: number }) {
  const tight = words.length * 7.3 > width
  return (
    <text className="ch-ti" x={x} y={y} {...(tight ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {words}
    </text>
  )
}

export function Portrait({ faction, at, r }: { faction: Colour | null; at: readonly [number, number]; r: number }) {
  return (
    <g className={`ch-portrait ch-${faction ?? 'grey'}`} transform={`translate(${at[0]} ${at[1]})`}>
      <circle className="ch-portrait-ground" r={r} />
      <path
        className="ch-portrait-coat"
        d={`M${-r * 0.86} ${r * 0.5}Q${-r * 0.6} ${r * 0.2} 0 ${r * 0.2}Q${r * 0.6} ${r * 0.2} ${r * 0.86} ${r * 0.5}A${r} ${r} 0 0 1 ${-r * 0.86} ${r * 0.5}Z`}
      />
      <circle cy={-r * 0.1} r={r * 0.36} fill="#eec79b" />
      {faction ? (
        <g className="ch-portrait-hat">
          <Icon body={FOLK[faction]} size={r * 1.02} at={[-r * 0.51, -r * 0.87]} />
        </g>
      ) : (
        <path className="ch-plinth" d={`M${-r * 0.5} ${-r * 0.25}Q0 ${-r * 0.95} ${r * 0.5} ${-r * 0.25}Z`} />
      )}
      <circle className="ch-portrait-rim" r={r} />
    </g>
  )
}

interface DoesProps {
  id: TownsfolkId
  /** What it pays whoever recruits it now. */
  gold: number
  at: readonly [number, number]
  width: number
}

/** What the card does when it comes, in signs: the Gold it pays now, Frozen Hours, a Good, cards of Corruption. */
function Does({ id, gold, at: [x, y], width }: DoesProps) {
  const { ability, faction } = TOWNSFOLK[id]
  const signs: { wide: number; draw(at: number): React.ReactNode }[] = []
  const number = (words: string) =>
    signs.push({
      wide: words.length * 7.6 + 1,
      draw: (at) => (
        <text className="ch-mo ch-gain" x={at} y={4.5}>
          {words}
        </text>
      ),
    })
  const icon = (body: string, className: string) =>
    signs.push({
      wide: 19,
      draw: (at) => (
        <g className={className}>
          <Icon body={body} size={16} at={[at, -8]} />
        </g>
      ),
    })
  if (ability.gold > 0 || ability.each) {
    number(`+${gold}`)
    signs.push({ wide: 16, draw: (at) => <Coin at={[at + 6, 0]} r={6} /> })
  }
  if (ability.tokens > 0) {
    number(String(ability.tokens))
    icon(snow, 'ch-ice')
  }
  if (ability.good)
    signs.push({
      wide: 20,
      draw: (at) =>
        ability.good?.of === 'own' && faction ? (
          <Good kind={ability.good.size} colour={faction} at={[at + 8, 0]} size={16} />
        ) : ability.good?.size === 'artifact' ? (
          <rect className="ch-any" x={at + 2} y={-6} width={12} height={12} rx={2} />
        ) : (
          <circle className="ch-any" cx={at + 8} r={6.5} />
        ),
    })
  if (!['gold', 'count', 'freeze', 'relic', 'artifact', 'icons'].includes(ability.kind))
    icon(ABILITY[ability.kind], 'ch-brass')
  if (ability.corruption > 0) {
    number(`+${ability.corruption}`)
    icon(skull, 'ch-corrupt')
  }
  let at = x
  return (
    <g transform={`translate(0 ${y})`}>
      {signs.map(({ wide, draw }, i) => {
        const here = at
        at += wide
        return at > width + 2 ? null : <g key={i}>{draw(here)}</g>
      })}
    </g>
  )
}
