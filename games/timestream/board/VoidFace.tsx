/** A Void to be read: what lies in it, the newest first, with what each card says. */
import { t, tell } from '@anachron/kit'
import { cardOf } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { playerLabel } from '../words/labels.ts'
import { textOf } from './CardFace.tsx'
import { CardPicture } from './CardPicture.tsx'

interface VoidFaceProps {
  view: View
  seat: number
  names: readonly string[]
}

export function VoidFace({ view, seat, names }: VoidFaceProps) {
  const player = view.players[seat]
  if (!player) return null
  return (
    <div className="ts-void-face">
      <p className="inspector-label">{tell(playerLabel(seat, player), names, view.viewer)}</p>
      {player.void.length > 0 && (
        <>
          <p className="inspector-fact">{t('In the Void, the newest first:')}</p>
          <ol>
            {player.void.toReversed().map((id, i) => {
              const card = cardOf(id)
              return (
                <li key={i}>
                  <CardPicture name={id} size={20} />
                  <span>
                    <b>{t(card.name)}</b> {card.type !== 'power-cell' && <small>{textOf(card)}</small>}
                  </span>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </div>
  )
}
