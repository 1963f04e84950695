import { rich, Spot, t, tell } from '@anachron/kit'
import { cardOf } from '../../content/index.ts'
import { DRAFT_ROUNDS } from '../../rules/limited/packs.ts'
import type { CardId, LimitedFrame } from '../../rules/types.ts'
import { cardLabel } from '../../words/labels.ts'
import { CardFace, origin, reminders } from '../CardFace.tsx'

/** The pack in hand, its cards as large as they are read: pressing one takes it. */
export function PickCard({ frame, pack }: { frame: LimitedFrame; pack: readonly CardId[] }) {
  return (
    <section className="ts-pack" aria-label={t`The pack, ${pack.length} cards`}>
      <h2>
        {rich`Pack ${frame.round} of ${DRAFT_ROUNDS}${<small>{pack.length === 1 ? t('the last card') : t`${pack.length} cards`}</small>}`}
      </h2>
      <div className="ts-pack-cards">
        {pack.map((id) => (
          <Spot
            key={id}
            as="div"
            className="ts-pick"
            piece={`pack-${id}`}
            label={tell(cardLabel(cardOf(id), t('in the pack')), [])}
            face={<CardFace card={cardOf(id)} />}
            facts={[...reminders(cardOf(id)), ...origin(cardOf(id))]}
            action={{ kind: 'pick', card: id }}
          >
            <CardFace card={cardOf(id)} />
          </Spot>
        ))}
      </div>
    </section>
  )
}
