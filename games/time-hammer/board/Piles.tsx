import type { Sentence } from '@anachron/kernel/words'
import { Icon, Spot, t, tell } from '@anachron/kit'
import type { ReactNode } from 'react'
import { hammers } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { deckFacts, deckLabel, dejaVuFacts, dejaVuLabel, discardFacts, discardLabel } from '../words/labels.ts'
import { HammerArt } from './art.tsx'
import { type Open, purchasesOf } from './can.ts'
import type { Box } from './layout.ts'
import { pictureOf } from './pictures.ts'

interface PileProps {
  view: View
  names: readonly string[]
  open: Open
  box: Box
}

const NAME = 18

/** A few cards on top of each other. */
function Pile({ box, count, back, children }: { box: Box; count: number; back?: boolean; children?: ReactNode }) {
  const { x, y, width, height } = box
  const layers = count > 2 ? [6, 3, 0] : count > 1 ? [3, 0] : count > 0 ? [0] : []
  if (layers.length === 0) return <rect className="th-no-pile" x={x} y={y} width={width} height={height} rx="5" />
  return (
    <>
      {layers.map((off) => (
        <rect
          key={off}
          className="th-pile"
          data-back={back || undefined}
          x={x + off}
          y={y + off}
          width={width}
          height={height}
          rx="5"
        />
      ))}
      {children}
    </>
  )
}

const Name = ({ box: { x, y, width, height }, children }: { box: Box; children: ReactNode }) => (
  <text className="th-pier-words" data-middle x={x + width / 2 + 2} y={y + height - 3}>
    {children}
  </text>
)

const inside = ({ x, y, width, height }: Box): Box => ({ x, y, width, height: Math.max(16, height - NAME - 8) })

export function Deck({ view, names, open, box }: PileProps) {
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const draws = open.options.filter((action) => action.kind === 'draw')
  const card = inside(box)
  return (
    <Spot
      piece="deck"
      label={read(deckLabel(view))}
      written={[t`Deck ${view.deck.size}`]}
      facts={deckFacts(view).map(read)}
      action={draws.length > 0 ? draws : undefined}
    >
      <Pile box={card} count={view.deck.size} back>
        <path
          className="th-deck-stripe"
          d={`M${card.x + 8} ${card.y + card.height - 6}L${card.x + card.width - 8} ${card.y + 8}`}
        />
        <text className="th-deck-mark" x={card.x + card.width / 2} y={card.y + card.height / 2 + 8}>
          {t('TH')}
        </text>
      </Pile>
      <rect className="halo" {...card} rx="5" />
      <Name box={box}>{t`Deck ${view.deck.size}`}</Name>
    </Spot>
  )
}

export function Discard({ view, names, open, box }: PileProps) {
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const top = view.discard.at(-1)
  const buys = purchasesOf(open, 'agent')
  const card = inside(box)
  const size = Math.min(card.height - 8, 34)
  return (
    <Spot
      piece="discard"
      label={read(discardLabel(view))}
      written={[t`Discard ${view.discard.length}`]}
      facts={[
        ...discardFacts(view).map(read),
        ...(buys.length > 0 ? [t('Press to buy an Agent of it for three cards or two cubes.')] : []),
      ]}
      action={buys.length > 0 ? buys : undefined}
    >
      <Pile box={card} count={view.discard.length}>
        {top && (
          <g className="th-pile-icon">
            <Icon
              body={pictureOf(top)}
              size={size}
              at={[card.x + (card.width - size) / 2, card.y + (card.height - size) / 2]}
            />
          </g>
        )}
      </Pile>
      <rect className="halo" {...card} rx="5" />
      <Name box={box}>{t`Discard ${view.discard.length}`}</Name>
    </Spot>
  )
}

/** The HAMMERs that wait to come back, with decade and level as far as there is room. */
export function DejaVu({ view, names, box }: Omit<PileProps, 'open'>) {
  const read = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const card = inside(box)
  const lines = Math.max(0, Math.floor((card.height - 44) / 15))
  const shown = view.dejaVu.length > lines ? view.dejaVu.slice(0, Math.max(0, lines - 1)) : view.dejaVu
  const more = view.dejaVu.length - shown.length
  return (
    <Spot piece="dejavu" label={read(dejaVuLabel(view))} facts={dejaVuFacts(view).map(read)}>
      <Pile box={card} count={view.dejaVu.length}>
        <g transform={`translate(${card.x + card.width / 2 - 2} ${card.y + 38})`}>
          <HammerArt scale={0.33} />
        </g>
        {shown.map((id, i) => (
          <text key={id} className="th-dejavu-line" x={card.x + card.width / 2} y={card.y + 54 + i * 15}>
            {hammers[id].decade} L{hammers[id].level}
          </text>
        ))}
        {more > 0 && (
          <text className="th-dejavu-line" x={card.x + card.width / 2} y={card.y + 54 + shown.length * 15}>
            {t`+${more} more`}
          </text>
        )}
      </Pile>
      <Name box={box}>{t`Déjà vu ${view.dejaVu.length}`}</Name>
    </Spot>
  )
}
