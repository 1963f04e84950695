/** The Town Square: four Townsfolk to recruit, and the one who is looking for a place on the Staff board. */
import { Icon, Spot } from '@anachron/web/kit'
import { CARD_ABILITY, COLOUR_INDEX, TOWNSFOLK, type TownsfolkId } from '../content/index.ts'
import { hallsAfterSettling } from '../rules/market.ts'
import type { View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { ABILITY } from './pictures.ts'
import { InlineAdventurer, InlineGood } from './Tokens.tsx'

export function Square({ view }: { view: View }) {
  const frame = view.stack.at(-1)
  const hired = frame?.kind === 'recruit' ? frame.card : null
  return (
    <section className="ch-square" aria-label="Town Square">
      {view.square.map((id) => (
        <FolkCard key={id} id={id} view={view} where="in the Town Square" recruit />
      ))}
      {hired && <FolkCard id={hired} view={view} where="has just been recruited" />}
    </section>
  )
}

/** What its icons would score if the game ended with those at sea at home. */
export function iconsNow(view: View, id: TownsfolkId): number {
  const { faction, icons } = TOWNSFOLK[id]
  return faction === null ? 0 : icons * (hallsAfterSettling(view)[COLOUR_INDEX[faction]] as number)
}

export function folkFacts(view: View, id: TownsfolkId): string[] {
  const { faction, icons, source, ability } = TOWNSFOLK[id]
  return [
    CARD_ABILITY[ability].effect.replace(/^./, (letter) => letter.toUpperCase()).concat('.'),
    faction === null
      ? 'No Faction icon: worth nothing at the end.'
      : `${say.count(icons, 'icon')}: ${iconsNow(view, id)} Gold at the end with the halls as they are going to be.`,
    sourceWords(source),
  ]
}

export function FolkCard({
  id,
  view,
  where,
  recruit = false,
}: {
  id: TownsfolkId
  view: View
  where: string
  recruit?: boolean
}) {
  const { name, faction, icons, ability } = TOWNSFOLK[id]
  return (
    <Spot
      as="div"
      piece={`folk-${id}`}
      from="folk-deck"
      className={`ch-folk ch-${faction ?? 'grey'}`}
      label={`${say.townsfolkCard(id)}, ${where}`}
      facts={folkFacts(view, id)}
      action={recruit ? { kind: 'recruit', card: id } : undefined}
    >
      <span className="ch-folk-icons">
        {faction ? (
          Array.from({ length: icons }, (_, i) => <InlineAdventurer key={i} customer={faction} size={26} />)
        ) : (
          <span className="ch-no-icon">no icon</span>
        )}
      </span>
      <span className="ch-folk-name">{name}</span>
      <span className="ch-folk-does">
        {ability === 'relicOwn' && faction ? (
          <InlineGood kind="relic" colour={faction} size={20} />
        ) : (
          <Icon body={ABILITY[ability]} size={18} />
        )}
        <span>{CARD_ABILITY[ability].effect}</span>
      </span>
      {faction && (
        <span className="ch-folk-worth number" title="Gold at the end">
          {iconsNow(view, id)}
        </span>
      )}
    </Spot>
  )
}
