/** The four Sponsorship icons of a workshop, bare or under a Frozen Hour. */
import { Icon, Spot } from '@anachron/web/kit'
import { COLOURS, type Colour, ICONS, SPONSORSHIPS } from '../content/index.ts'
import { frozenHours } from '../rules/clock.ts'
import { hallsAfterSettling } from '../rules/market.ts'
import type { Action, Shop, View } from '../rules/types.ts'
import * as say from '../words/phrases.ts'
import { sourceWords } from './marks.ts'
import { coins, snow } from './pictures.ts'
import { InlineAdventurer } from './Tokens.tsx'

const MARKET = SPONSORSHIPS.find(({ id }) => id === 'market')

/** Lifting while time is being frozen, spending otherwise: what people try depends on what is covered. */
const tries = (covered: boolean, icon: Colour): Action[] => {
  const lift: Action = { kind: 'lift', icon }
  const spend: Action = { kind: 'spend', icon }
  return covered ? [lift, spend] : [spend, lift]
}

export function Sponsors({ view, seat }: { view: View; seat: number }) {
  const shop = view.shops[seat] as Shop
  const halls = hallsAfterSettling(view)
  const held = frozenHours(shop)
  return (
    <section className="ch-sponsors" aria-label="Sponsorship icons">
      <h3>
        Sponsorship
        <span className="ch-held">
          <Icon body={snow} size={16} /> {say.count(held, 'Frozen Hour')}
        </span>
      </h3>
      <div className="ch-icons">
        {COLOURS.map((colour, i) => {
          const covered = shop.covered[i] as boolean
          return (
            <Spot
              key={colour}
              as="div"
              piece={`icon-${seat}-${colour}`}
              className="ch-icon"
              label={`${colour} Sponsorship icon, ${covered ? 'under a Frozen Hour' : 'bare'}, worth ${halls[i]} Gold now`}
              facts={[
                covered
                  ? `Laid bare it would pay ${halls[i]} Gold if the Market opened now.`
                  : `Pays ${halls[i]} Gold if the Market opens now. Its Frozen Hour is yours to spend.`,
                sourceWords({ ...ICONS.source, ...(MARKET?.source as object) }),
              ]}
              action={seat === view.viewer ? tries(covered, colour) : undefined}
            >
              <span className="ch-icon-face" data-covered={covered || undefined}>
                <InlineAdventurer customer={colour} size={34} />
                {covered && (
                  <span className="ch-frost">
                    <Icon body={snow} size={24} />
                  </span>
                )}
              </span>
              <span className="ch-icon-pays" data-covered={covered || undefined}>
                <Icon body={coins} size={12} /> {halls[i]}
              </span>
            </Spot>
          )
        })}
      </div>
    </section>
  )
}
