/**
 * The icon of everything on the board; Goods and Adventurers differ in shape, so that their colours are never needed to
 * tell them apart.
 */
import badge from '@anachron/kit/icons/achievement'
import egg from '@anachron/kit/icons/big-egg'
import armour from '@anachron/kit/icons/breastplate'
import cash from '@anachron/kit/icons/cash'
import rotation from '@anachron/kit/icons/clockwise-rotation'
import conversation from '@anachron/kit/icons/conversation'
import ball from '@anachron/kit/icons/crystal-ball'
import cycle from '@anachron/kit/icons/cycle'
import ring from '@anachron/kit/icons/diamond-ring'
import expand from '@anachron/kit/icons/expand'
import gears from '@anachron/kit/icons/gears'
import harp from '@anachron/kit/icons/harp'
import hood from '@anachron/kit/icons/hood'
import hourglass from '@anachron/kit/icons/hourglass'
import knapsack from '@anachron/kit/icons/knapsack'
import knife from '@anachron/kit/icons/knife-thrust'
import lyre from '@anachron/kit/icons/lyre'
import megaphone from '@anachron/kit/icons/megaphone'
import money from '@anachron/kit/icons/money-stack'
import ocarina from '@anachron/kit/icons/ocarina'
import person from '@anachron/kit/icons/person'
import hat from '@anachron/kit/icons/pointy-hat'
import police from '@anachron/kit/icons/police-badge'
import speaker from '@anachron/kit/icons/public-speaker'
import crown from '@anachron/kit/icons/queen-crown'
import bell from '@anachron/kit/icons/ringing-bell'
import sword from '@anachron/kit/icons/rusty-sword'
import sail from '@anachron/kit/icons/sailboat'
import hands from '@anachron/kit/icons/shaking-hands'
import shop from '@anachron/kit/icons/shop'
import skull from '@anachron/kit/icons/skull-crossed-bones'
import snow from '@anachron/kit/icons/snowflake-2'
import book from '@anachron/kit/icons/spell-book'
import split from '@anachron/kit/icons/split-arrows'
import swap from '@anachron/kit/icons/swap-bag'
import throne from '@anachron/kit/icons/throne-king'
import coins from '@anachron/kit/icons/two-coins'
import helm from '@anachron/kit/icons/visored-helm'
import wizard from '@anachron/kit/icons/wizard-face'
import crate from '@anachron/kit/icons/wooden-crate'
import type {
  AbilityId,
  CardAbility,
  Colour,
  CorruptionId,
  Customer,
  Figure,
  PeddlerKind,
  Size,
} from '../content/index.ts'

export { bell, coins, cycle, gears, hands, hourglass, knapsack, person, sail, skull, snow }

export const FOLK: Record<Customer, string> = { red: helm, green: lyre, blue: hat, yellow: crown, grey: hood }

export const WARE: Record<Size, Record<Colour, string>> = {
  relic: { red: sword, green: ocarina, blue: ball, yellow: ring },
  artifact: { red: armour, green: harp, blue: book, yellow: throne },
}

export const FIGURE: Record<Figure, string> = { chronomancer: wizard, assistant: egg }

export const MACHINE: Record<AbilityId, string> = {
  recombobulator: rotation,
  embiggener: expand,
  fractor: split,
  security: police,
}

export const ABILITY: Record<CardAbility['kind'], string> = {
  relic: swap,
  gold: money,
  count: coins,
  freeze: snow,
  sponsor: hands,
  board: sail,
  shift: cycle,
  staff: gears,
  purge: police,
  artifact: knapsack,
  icons: badge,
}

export const VICE: Record<CorruptionId, string> = {
  whisper: conversation,
  bribe: cash,
  scandal: megaphone,
  vendetta: knife,
}

export const ERRAND: Record<PeddlerKind, string> = {
  stall: shop,
  crate,
  hire: person,
  tout: speaker,
  favour: hands,
}
