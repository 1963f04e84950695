/** The icon of each kind of card. */

import mammoth from '@anachron/kit/icons/battle-tank'
import obliterator from '@anachron/kit/icons/beam-satellite'
import drone from '@anachron/kit/icons/delivery-drone'
import shield from '@anachron/kit/icons/energy-shield'
import jet from '@anachron/kit/icons/jet-fighter'
import blitz from '@anachron/kit/icons/jetpack'
import assembly from '@anachron/kit/icons/laser-turret'
import armor from '@anachron/kit/icons/layered-armor'
import troops from '@anachron/kit/icons/mecha-mask'
import generator from '@anachron/kit/icons/power-generator'
import craft from '@anachron/kit/icons/satellite-communication'
import bomb from '@anachron/kit/icons/time-bomb'
import turret from '@anachron/kit/icons/turret'
import type { Rank } from '../content/cards.ts'

export const PICTURES: Record<Rank, string> = {
  1: obliterator,
  2: mammoth,
  3: generator,
  4: shield,
  5: assembly,
  6: troops,
  7: blitz,
  8: drone,
  9: craft,
  10: jet,
  11: turret,
  12: armor,
  13: bomb,
}
