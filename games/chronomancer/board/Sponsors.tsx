/** The four sponsor windows of a workshop: stained glass that pays, or frosted by a Frozen Hour. */
import { Icon, Spot, t, useTableActions } from '@anachron/kit'
import { COLOURS, type Colour } from '../content/index.ts'
import { hallsAfterSettling } from '../rules/market.ts'
import type { Action, Shop, View } from '../rules/types.ts'
import { iconFacts, iconLabel } from '../words/labels.ts'
import { snow } from './pictures.ts'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'
import { Adventurer, Coin } from './Tokens.tsx'

/** Lifting while time is being frozen, spending otherwise: what people try depends on what is covered. */
const tries = (covered: boolean, icon: Colour): Action[] => {
  const lift: Action = { kind: 'lift', icon }
  const spend: Action = { kind: 'spend', icon }
  return covered ? [lift, spend] : [spend, lift]
}

const GAP = 5

export function Sponsors({ view, seat, box }: { view: View; seat: number; box: Box }) {
  const { isOption } = useTableActions()
  const shop = view.shops[seat] as Shop
  const halls = hallsAfterSettling(view)
  const width = (box.width - 3 * GAP) / 4
  const { height } = box
  return COLOURS.map((colour, i) => {
    const covered = shop.covered[i] as boolean
    const worth = halls[i] as number
    const middle = height / 2
    const tight = width < 80
    return (
      <Spot
        key={colour}
        piece={`icon-${seat}-${colour}`}
        at={[box.x + i * (width + GAP), box.y]}
        className={`ch-window ch-${colour}`}
        label={said(iconLabel(colour, covered, worth))}
        facts={[
          // Where it can be chosen, what it would pay is told with the choice itself.
          ...iconFacts(covered, worth, view.halls[i] as number)
            .slice(tries(covered, colour).some((action) => isOption(action)) ? 1 : 0)
            .map(said),
          covered ? t('Freeze Time lifts it.') : t('Spend its Frozen Hour, and it is covered again.'),
        ]}
        action={seat === view.viewer ? tries(covered, colour) : undefined}
        told
      >
        <path
          className="ch-glass"
          data-covered={covered || undefined}
          d={`M0 ${height}V12Q0 0 14 0H${width - 14}Q${width} 0 ${width} 12V${height}Z`}
        />
        {covered ? (
          <>
            <path className="ch-crackle" d={`M4 ${height - 3}l9 -8l5 4l10 -11M${width - 6} 6l-9 9l-5 -2l-8 9`} />
            <g className="ch-under-ice">
              <Adventurer customer={colour} at={[tight ? 16 : 20, middle]} size={tight ? 22 : 26} />
            </g>
            <g className="ch-frost">
              <Icon body={snow} size={14} at={[2, middle - 17]} />
            </g>
            <text className="ch-frozen" x={tight ? 31 : 40} y={middle - 1}>
              {t('frozen')}
            </text>
            <text className="ch-frozen-worth" x={tight ? 31 : 40} y={middle + 12.5}>
              {t`(${worth} Gold)`}
            </text>
          </>
        ) : (
          <>
            <Adventurer customer={colour} at={[tight ? 16 : 18, middle]} size={22} />
            <Coin at={[tight ? 38 : 47, middle]} r={7} />
            <text className="ch-mo ch-gain" x={tight ? 48 : 58} y={middle + 5}>
              +{worth}
            </text>
          </>
        )}
        <rect className="halo" x={-1} y={-1} width={width + 2} height={height + 2} rx={10} />
      </Spot>
    )
  })
}
