/** The Staff board: four Abilities, each working while somebody stands behind it. */
import { Icon, Spot } from '@anachron/web/kit'
import { type AbilityId, COLOURS, CORRUPTIONS, STAFF, TOWNSFOLK } from '../content/index.ts'
import type { Action, ChronoFrame, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { MACHINE } from './pictures.ts'
import { folkFacts, iconsNow } from './Square.tsx'
import { InlineAdventurer } from './Tokens.tsx'

const USES: Readonly<Record<AbilityId, readonly Action[]>> = {
  recombobulator: COLOURS.flatMap((from) =>
    COLOURS.filter((to) => to !== from).map((to): Action => ({ kind: 'recombobulate', from, to })),
  ),
  embiggener: COLOURS.map((colour) => ({ kind: 'embiggen', colour })),
  fractor: COLOURS.map((colour) => ({ kind: 'fract', colour })),
  security: CORRUPTIONS.map((card) => ({ kind: 'secure', card })),
}

const tries = (frame: ChronoFrame | undefined, place: AbilityId): readonly Action[] =>
  frame?.kind === 'recruit' ? [{ kind: 'assign', place }] : USES[place]

export function Staff({ view, seat }: { view: View; seat: number }) {
  const { staff } = view.shops[seat] as Shop
  const frame = view.stack.at(-1)
  return (
    <section className="ch-staff" aria-label="Staff board">
      <h3>Staff</h3>
      <div className="ch-places">
        {STAFF.map(({ id, name, effect, source }, i) => {
          const card = staff[i] ?? null
          const faction = card && TOWNSFOLK[card].faction
          const used = frame?.kind === 'activate' && frame.seat === seat && frame.used[i]
          return (
            <Spot
              key={id}
              as="div"
              piece={`place-${seat}-${id}`}
              className="ch-staff-place"
              label={`${name}: ${card ? say.townsfolkCard(card) : 'nobody works here'}`}
              facts={[
                `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`,
                ...(used ? ['Used in this activation.'] : []),
                sourceWords(source),
                ...(card ? [`${say.townsfolk(card)}:`, ...folkFacts(view, card)] : []),
              ]}
              action={seat === view.viewer ? tries(frame, id) : undefined}
            >
              <span className="ch-ability" data-idle={!card || undefined} data-used={used || undefined}>
                <Icon body={MACHINE[id]} size={20} />
              </span>
              <span className="ch-ability-name">{name}</span>
              {card ? (
                <span className="ch-hired" data-piece={`folk-${card}`}>
                  {faction &&
                    Array.from({ length: TOWNSFOLK[card].icons }, (_, k) => (
                      <InlineAdventurer key={k} customer={faction} size={16} />
                    ))}
                  <span>{TOWNSFOLK[card].name}</span>
                  {faction && <b className="number">{iconsNow(view, card)}</b>}
                </span>
              ) : (
                <span className="ch-vacant">nobody yet</span>
              )}
            </Spot>
          )
        })}
      </div>
    </section>
  )
}
