/** The icon of everything on the board; Goods and Adventurers differ in shape, so that their colours are never needed to tell them apart. */
import badge from '@anachron/web/kit/icons/achievement'
import egg from '@anachron/web/kit/icons/big-egg'
import armour from '@anachron/web/kit/icons/breastplate'
import cash from '@anachron/web/kit/icons/cash'
import rotation from '@anachron/web/kit/icons/clockwise-rotation'
import conversation from '@anachron/web/kit/icons/conversation'
import ball from '@anachron/web/kit/icons/crystal-ball'
import cycle from '@anachron/web/kit/icons/cycle'
import ring from '@anachron/web/kit/icons/diamond-ring'
import expand from '@anachron/web/kit/icons/expand'
import gears from '@anachron/web/kit/icons/gears'
import harp from '@anachron/web/kit/icons/harp'
import hood from '@anachron/web/kit/icons/hood'
import hourglass from '@anachron/web/kit/icons/hourglass'
import knapsack from '@anachron/web/kit/icons/knapsack'
import knife from '@anachron/web/kit/icons/knife-thrust'
import lyre from '@anachron/web/kit/icons/lyre'
import megaphone from '@anachron/web/kit/icons/megaphone'
import money from '@anachron/web/kit/icons/money-stack'
import ocarina from '@anachron/web/kit/icons/ocarina'
import person from '@anachron/web/kit/icons/person'
import hat from '@anachron/web/kit/icons/pointy-hat'
import police from '@anachron/web/kit/icons/police-badge'
import speaker from '@anachron/web/kit/icons/public-speaker'
import crown from '@anachron/web/kit/icons/queen-crown'
import bell from '@anachron/web/kit/icons/ringing-bell'
import sword from '@anachron/web/kit/icons/rusty-sword'
import sail from '@anachron/web/kit/icons/sailboat'
import hands from '@anachron/web/kit/icons/shaking-hands'
import shop from '@anachron/web/kit/icons/shop'
import skull from '@anachron/web/kit/icons/skull-crossed-bones'
import snow from '@anachron/web/kit/icons/snowflake-2'
import book from '@anachron/web/kit/icons/spell-book'
import split from '@anachron/web/kit/icons/split-arrows'
import swap from '@anachron/web/kit/icons/swap-bag'
import throne from '@anachron/web/kit/icons/throne-king'
import coins from '@anachron/web/kit/icons/two-coins'
import helm from '@anachron/web/kit/icons/visored-helm'
import wizard from '@anachron/web/kit/icons/wizard-face'
import crate from '@anachron/web/kit/icons/wooden-crate'
import type {
  AbilityId,
  CardAbilityId,
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

export const ABILITY: Record<CardAbilityId, string> = {
  relicOwn: swap,
  relicOther: swap,
  gold: coins,
  freeze2: snow,
  freeze3: snow,
  sponsor: hands,
  board: sail,
  shift: cycle,
  purge: police,
  smuggle: knapsack,
  fence: money,
  none: badge,
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
