import type { Sentence } from '@anachron/kernel/words'
import { Icon, Spot, tell } from '@anachron/kit'
import wrench from '@anachron/kit/icons/wrench'
import type { ReactNode } from 'react'
import { repairBonus } from '../rules/skill.ts'
import type { View } from '../rules/types.ts'
import {
  actionsLabel,
  deckFacts,
  deckLabel,
  dejaVuFacts,
  dejaVuLabel,
  discardFacts,
  discardLabel,
  handFacts,
  handLabel,
  jamaisLabel,
  playerFacts,
  playerLabel,
  reserveLabel,
} from '../words/labels.ts'
import { Cube, HammerArt } from './art.tsx'
import { type Open, purchasesOf } from './can.ts'
import { Token } from './Gantry.tsx'
import { Back, blueAt, greenAt, type PiersProps, purchases } from './holdings.tsx'
import type { Box } from './layout.ts'
import { pictureOf } from './pictures.ts'

/** On a phone: both players' cubes, the rival's hand and the piles in one row under the gantry. */
export function Strip({ view, names, layout, open, below }: PiersProps) {
  const [{ y, height }] = layout.piers
  const { width } = layout
  const third = width / 3
  const row = { y, height }
  return (
    <g className="th-strip">
      <rect x="0" y={y} width={width} height={height} fill="var(--th-st5)" />
      <path
        d={`M0 ${y + height}h${width}M${third} ${y + 4}v${height - 8}M${2 * third} ${y + 4}v${height - 8}`}
        className="th-strip-line"
      />
      <Holdings {...{ view, names, open }} seat={1 - below} box={{ ...row, x: 2, width: third - 4 }} />
      <Piles {...{ view, names, open }} box={{ ...row, x: third + 2, width: third - 4 }} />
      <Holdings {...{ view, names, open }} seat={below} box={{ ...row, x: 2 * third + 2, width: third - 4 }} />
    </g>
  )
}

interface PartProps {
  view: View
  names: readonly string[]
  open: Open
  box: Box
}

/** A picture with a number beside it. */
function Counted({ box, count, children }: { box: Box; count: number; children: ReactNode }) {
  return (
    <>
      <rect className="th-strip-hit" {...box} rx="4" />
      {children}
      <text className="th-strip-number" x={box.x + 22} y={box.y + box.height / 2 + 5}>
        {count}
      </text>
      <rect className="halo" x={box.x} y={box.y + 2} width={box.width} height={box.height - 4} rx="4" />
    </>
  )
}

/** Where there is room below the sign of a player stands what is added to their repairs. */
const TWO_ROWS = 38

function Holdings({ view, names, open, seat, box }: PartProps & { seat: number }) {
  const player = view.players[seat]
  if (!player) return null
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const own = seat === view.viewer
  const mid = box.y + box.height / 2
  const mark = 22
  const repairs = box.height >= TWO_ROWS
  const each = (box.width - mark) / (own ? 2 : 3)
  const cell = (i: number): Box => ({ x: box.x + mark + i * each, y: box.y, width: each, height: box.height })
  return (
    <>
      <Spot
        piece={`player-${seat}`}
        label={read(playerLabel(view, player, seat))}
        facts={playerFacts(view, player, seat).map(read)}
      >
        <g transform={`translate(${box.x + 10} ${repairs ? box.y + 12 : mid})`}>
          <Token seat={seat} r={8} />
        </g>
        {repairs && (
          <g className="th-strip-repair">
            <Icon body={wrench} size={11} at={[box.x, box.y + 24]} />
            <text x={box.x + 11} y={box.y + 34}>
              {repairBonus(view, seat)}
            </text>
          </g>
        )}
      </Spot>
      {(['action', 'jamais'] as const).map((kind, i) => (
        <Spot
          key={kind}
          className="th-cubes"
          label={tell(kind === 'action' ? actionsLabel(player) : jamaisLabel(player), [])}
          facts={[tell(reserveLabel(player), [])]}
          action={purchases(view, seat, open, kind)}
        >
          <Counted box={cell(i)} count={kind === 'action' ? player.actions : player.jamais}>
            <g data-piece={kind === 'action' ? greenAt(seat, 0) : blueAt(seat, 0)}>
              <Cube kind={kind} size={18} at={[cell(i).x + 2, mid - 10]} />
            </g>
          </Counted>
        </Spot>
      ))}
      {!own && (
        <Spot piece={`hand-${seat}`} label={read(handLabel(player, seat))} facts={handFacts(player, seat).map(read)}>
          <Counted box={cell(2)} count={player.handSize}>
            <Back x={cell(2).x + 4} y={mid - 9} width={13} height={18} />
          </Counted>
        </Spot>
      )}
    </>
  )
}

function Piles({ view, names, open, box }: PartProps) {
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const each = box.width / 3
  const cell = (i: number): Box => ({ x: box.x + i * each, y: box.y, width: each, height: box.height })
  const mid = box.y + box.height / 2
  const top = view.discard.at(-1)
  const draws = open.options.filter((action) => action.kind === 'draw')
  const buys = purchasesOf(open, 'agent')
  return (
    <>
      <Spot
        piece="deck"
        label={read(deckLabel(view))}
        facts={deckFacts(view).map(read)}
        action={draws.length > 0 ? draws : undefined}
      >
        <Counted box={cell(0)} count={view.deck.size}>
          <Back x={cell(0).x + 4} y={mid - 9} width={14} height={18} />
        </Counted>
      </Spot>
      <Spot
        piece="discard"
        label={read(discardLabel(view))}
        facts={discardFacts(view).map(read)}
        action={buys.length > 0 ? buys : undefined}
      >
        <Counted box={cell(1)} count={view.discard.length}>
          <rect className="th-pile" x={cell(1).x + 3} y={mid - 9} width="16" height="18" rx="2" />
          {top && (
            <g className="th-pile-icon">
              <Icon body={pictureOf(top)} size={14} at={[cell(1).x + 4, mid - 7]} />
            </g>
          )}
        </Counted>
      </Spot>
      <Spot piece="dejavu" label={read(dejaVuLabel(view))} facts={dejaVuFacts(view).map(read)}>
        <Counted box={cell(2)} count={view.dejaVu.length}>
          <g transform={`translate(${cell(2).x + 12} ${mid + 8})`}>
            <HammerArt scale={0.18} />
          </g>
        </Counted>
      </Spot>
    </>
  )
}
