/** What the Market would pay a workshop if it opened now, and the score that would stand. */
import { Icon, Spot } from '@anachron/web/kit'
import { PIER } from '../content/index.ts'
import { type MarketNow as Figures, marketNow } from '../rules/market.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { View } from '../rules/types.ts'
import { scoreWords } from '../words/events.ts'
import * as say from '../words/phrases.ts'
import { coins } from './pictures.ts'

function saleFacts({ sale, icons, sponsorship }: Figures): string[] {
  const lines = sale.lines.map(
    ({ size, colour, pier, count, gold, corruption }) =>
      `${count} ${say.good(size, colour)}${count > 1 ? 's' : ''} at the ${PIER[pier].name}: ${gold} Gold${corruption > 0 ? `, ${corruption} Corruption` : ''}.`,
  )
  const bare = icons.filter((icon) => icon.bare)
  return [
    ...(lines.length > 0 ? lines : ['Nothing on the shelf that anybody ashore would buy.']),
    ...(sale.robbed > 0 ? [`Thieves take ${sale.robbed} of it.`] : []),
    ...(bare.length > 0
      ? [`Sponsorship: ${bare.map(({ colour, gold }) => `${colour} ${gold}`).join(', ')}: ${sponsorship} Gold.`]
      : []),
  ]
}

export function MarketNow({ view, seat }: { view: View; seat: number }) {
  const market = marketNow(view, seat)
  const score = scoreOf(view, seat)
  return (
    <div className="ch-market-now">
      <Spot
        as="div"
        className="ch-would"
        label="If the Market opened now"
        facts={[...saleFacts(market), 'The best way to sell, a Corruption card counted as 3 Gold lost.']}
      >
        <span>Market now</span>
        <b className="number">
          <Icon body={coins} size={16} /> +{market.total}
        </b>
        <small>
          {market.sale.gold} sales, {market.sponsorship} sponsors
          {market.sale.corruption > 0 && `, ${say.count(market.sale.corruption, 'Corruption card')}`}
        </small>
      </Spot>
      <Spot
        as="div"
        className="ch-would"
        label={`Would score ${scoreWords(score)}`}
        facts={['Without selling what is on the shelf.']}
      >
        <span>Score now</span>
        <b className="number">{score.total}</b>
        <small>
          {score.gold} + {score.icons} icons − {score.corruption}
        </small>
      </Spot>
    </div>
  )
}
