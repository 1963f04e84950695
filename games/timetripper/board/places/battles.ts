/**
 * Where the 72 battles are fought: what the ground is and the sky, what stands on the horizon and beside the field.
 * Plain words, which the files beside this one draw. Nothing of this is a rule.
 */

import type { Battle } from '../../content/types.ts'
import type { HorizonName } from './horizons.ts'
import type { GroundName, SkyName } from './palettes.ts'
import type { PropName } from './props.ts'
import type { ScatterName } from './scatter.ts'
import type { Orb } from './sky.ts'
import type { WeatherName } from './weather.ts'

export interface Place {
  ground: GroundName
  sky: SkyName
  orb: Orb
  horizon: readonly [far: HorizonName, near: HorizonName]
  /** Tall, low, small. */
  props: readonly [PropName, PropName, PropName]
  scatter: ScatterName
  weather: WeatherName
  /** Ground and sky of two places may be alike; what the dice strew is not. */
  seed: number
}

type Row = readonly [
  ground: GroundName,
  sky: SkyName,
  orb: Orb[0],
  horizon: Place['horizon'],
  props: Place['props'],
  scatter: ScatterName,
  weather: WeatherName,
]

const SQUAD_ROOM: Row = [
  'tiles',
  'office',
  'none',
  ['lockers', 'desks'],
  ['filing cabinet', 'lamp', 'chair'],
  'flags',
  'paper',
]
const MOBILE_TEAM: Row = [
  'asphalt',
  'night',
  'moon',
  ['city', 'flux trailers'],
  ['siren mast', 'barrier', 'sign'],
  'lanes',
  'mist',
]

const ROWS: Readonly<Record<number, Row>> = {
  1: ['fern', 'morning', 'sun', ['volcano', 'cycads'], ['cycad', 'fern', 'bones'], 'tufts', 'ash'],
  2: ['steppe', 'clear', 'sun', ['crags', 'grass'], ['pine', 'rocks', 'bones'], 'tufts', 'none'],
  3: ['steppe', 'golden', 'sun', ['hills', 'herd'], ['hide tent', 'spears', 'bones'], 'tufts', 'dust'],
  4: ['sand', 'noon', 'sun', ['mesas', 'host'], ['standard', 'acacia', 'rocks'], 'dunes', 'dust'],
  5: ['sand', 'evening', 'sun', ['walls', 'host'], ['column', 'shields', 'rocks'], 'dunes', 'smoke'],
  6: ['river clay', 'morning', 'sun', ['ziggurat', 'reeds'], ['palm', 'reeds', 'rocks'], 'dunes', 'mist'],
  7: ['heath', 'clear', 'sun', ['ridge', 'ships'], ['olive', 'shields', 'rocks'], 'tufts', 'none'],
  8: ['sand', 'noon', 'sun', ['mesas', 'elephants'], ['standard', 'acacia', 'rocks'], 'dunes', 'dust'],
  9: ['autumn', 'grey', 'pale', ['hills', 'palisade'], ['watchtower', 'stakes', 'shields'], 'tufts', 'rain'],
  10: ['arena', 'noon', 'sun', ['arcade', 'crowd'], ['column', 'standard', 'rocks'], 'dunes', 'dust'],
  11: ['dry meadow', 'noon', 'sun', ['hills', 'wagons'], ['wagon', 'standard', 'rocks'], 'tufts', 'smoke'],
  12: ['river clay', 'grey', 'pale', ['walls', 'longships'], ['dragon prow', 'shields', 'stakes'], 'tufts', 'mist'],
  13: ['meadow', 'clear', 'sun', ['hills', 'treeline'], ['oak', 'stakes', 'rocks'], 'tufts', 'none'],
  14: ['autumn', 'evening', 'sun', ['hills', 'shield wall'], ['oak', 'standard', 'shields'], 'tufts', 'none'],
  15: ['sand', 'morning', 'sun', ['crags', 'host'], ['standard', 'rocks', 'shields'], 'dunes', 'dust'],
  16: ['frost', 'grey', 'pale', ['hills', 'treeline'], ['snag', 'standard', 'rocks'], 'tufts', 'snow'],
  17: ['mud', 'grey', 'pale', ['treeline', 'stakes'], ['oak', 'stakes', 'shields'], 'craters', 'rain'],
  18: ['river clay', 'evening', 'sun', ['town', 'reeds'], ['standard', 'wagon', 'reeds'], 'tufts', 'smoke'],
  19: ['autumn', 'grey', 'pale', ['town', 'host'], ['standard', 'wagon', 'gabions'], 'tufts', 'smoke'],
  20: ['meadow', 'morning', 'sun', ['village', 'treeline'], ['oak', 'fence', 'gabions'], 'tufts', 'smoke'],
  21: ['dry meadow', 'noon', 'sun', ['hills', 'treeline'], ['oak', 'fence', 'rocks'], 'tufts', 'heat'],
  22: ['mud', 'evening', 'pale', ['hills', 'farm'], ['oak', 'fence', 'wagon'], 'tufts', 'smoke'],
  23: ['steppe', 'morning', 'sun', ['mesas', 'wagons'], ['acacia', 'wagon', 'shields'], 'tufts', 'mist'],
  24: ['meadow', 'morning', 'sun', ['treeline', 'treeline'], ['oak', 'fence', 'tent'], 'tufts', 'smoke'],
  25: ['steppe', 'golden', 'sun', ['ridge', 'grass'], ['hide tent', 'standard', 'bones'], 'tufts', 'dust'],
  26: ['meadow', 'August', 'sun', ['town', 'orchard'], ['apple tree', 'fence', 'rocks'], 'tufts', 'none'],
  27: ['mud', 'grey', 'pale', ['hills', 'stumps'], ['snag', 'wire', 'sandbags'], 'craters', 'smoke'],
  28: ['dry meadow', 'grey', 'pale', ['town', 'treeline'], ['oak', 'fence', 'wagon'], 'tufts', 'dust'],
  29: ['mud', 'rain', 'none', ['crags', 'village'], ['snag', 'truck', 'rocks'], 'craters', 'rain'],
  30: ['mud', 'dusk', 'sun', ['city', 'stumps'], ['snag', 'truck', 'sandbags'], 'craters', 'smoke'],
  31: ['sand', 'noon', 'sun', ['ridge', 'wire'], ['tent', 'sandbags', 'rocks'], 'dunes', 'heat'],
  32: ['meadow', 'burning', 'sun', ['treeline', 'village'], ['snag', 'truck', 'fence'], 'craters', 'smoke'],
  33: ['jungle', 'dusk', 'sun', ['ridge', 'palms'], ['palm', 'fern', 'bunker'], 'tufts', 'fireflies'],
  34: ['frost', 'grey', 'pale', ['crags', 'ridge'], ['pine', 'sandbags', 'wire'], 'tufts', 'snow'],
  35: ['heath', 'noon', 'sun', ['ridge', 'bunkers'], ['wire', 'bunker', 'rocks'], 'craters', 'smoke'],
  36: ['heath', 'night', 'moon', ['ridge', 'treeline'], ['wire', 'cedar', 'sandbags'], 'tufts', 'mist'],
  37: ['asphalt', 'golden', 'sun', ['pyramids', 'minarets'], ['palm', 'lamp', 'sandbags'], 'lanes', 'dust'],
  38: ['asphalt', 'dusk', 'sun', ['mesas', 'poles'], ['sign', 'cactus', 'rocks'], 'lanes', 'dust'],
  39: ['meadow', 'pastel', 'sun', ['hills', 'treeline'], ['palm', 'tent', 'sign'], 'tufts', 'bubbles'],
  40: ['asphalt', 'neon', 'none', ['city', 'city'], ['sign', 'lamp', 'camera mast'], 'lanes', 'rain'],
  41: ['mars', 'space', 'planet', ['crags', 'hives'], ['hive', 'dropship', 'eggs'], 'pits', 'stars'],
  42: ['ash', 'sick green', 'pale', ['broken city', 'stumps'], ['snag', 'sign', 'bones'], 'pits', 'ash'],
  43: ['meadow', 'rainbow', 'sun', ['hills', 'village'], ['oak', 'mushrooms', 'rocks'], 'tufts', 'mist'],
  44: ['cave', 'ember', 'none', ['stalactites', 'crags'], ['rocks', 'gold heap', 'bones'], 'pits', 'ash'],
  45: ['meadow', 'evening', 'sun', ['castle', 'treeline'], ['gate tower', 'fence', 'bones'], 'tufts', 'none'],
  46: ['dry meadow', 'noon', 'sun', ['mesas', 'false fronts'], ['sign', 'fence', 'cactus'], 'dunes', 'dust'],
  47: ['tiles', 'violet', 'moon', ['minarets', 'arcade'], ['column', 'candles', 'cushions'], 'flags', 'mist'],
  48: ['rink', 'floodlight', 'none', ['stands', 'crowd'], ['lamp', 'sign', 'barrier'], 'lanes', 'none'],
  49: ['asphalt', 'pastel', 'sun', ['sea', 'palms'], ['palm', 'sign', 'lamp'], 'lanes', 'none'],
  50: ['black', 'scan lines', 'none', ['grid', 'blocks'], ['block', 'block', 'block'], 'grid', 'none'],
  51: ['fern', 'neon', 'none', ['cages', 'cycads'], ['cage', 'fern', 'bones'], 'tufts', 'fireflies'],
  52: ['tiles', 'candle', 'none', ['arcade', 'table'], ['column', 'candles', 'chair'], 'flags', 'mist'],
  53: ['rink', 'pastel', 'none', ['drapes', 'drapes'], ['washing line', 'sign', 'rocks'], 'grid', 'sparks'],
  54: ['cave', 'ember', 'none', ['stalactites', 'crags'], ['rocks', 'tree club', 'bones'], 'pits', 'mist'],
  55: SQUAD_ROOM,
  56: ['asphalt', 'noon', 'sun', ['minarets', 'city'], ['lamp', 'sign', 'barrier'], 'lanes', 'dust'],
  57: ['tiles', 'neon', 'none', ['pipes', 'presses'], ['robot arm', 'crates', 'lamp'], 'grid', 'sparks'],
  58: SQUAD_ROOM,
  59: MOBILE_TEAM,
  60: ['black', 'aurora', 'none', ['gate', 'crags'], ['crystal', 'rocks', 'rocks'], 'pits', 'sparks'],
  61: MOBILE_TEAM,
  62: ['asphalt', 'smog dusk', 'sun', ['ridge', 'city'], ['palm', 'sign', 'barrier'], 'lanes', 'heat'],
  63: SQUAD_ROOM,
  64: ['fern', 'violet', 'moon', ['cycads', 'vines'], ['flower', 'fern', 'bones'], 'tufts', 'fireflies'],
  65: MOBILE_TEAM,
  66: [
    'tiles',
    'midnight',
    'moon',
    ['clock faces', 'arcade'],
    ['long-case clock', 'candles', 'column'],
    'flags',
    'sparks',
  ],
  67: SQUAD_ROOM,
  68: ['moonlit', 'midnight', 'moon', ['abbey', 'yews'], ['deadtree', 'grave', 'candles'], 'flags', 'mist'],
  69: MOBILE_TEAM,
  70: ['frost', 'night', 'moon', ['treeline', 'treeline'], ['pine', 'deadtree', 'bones'], 'tufts', 'snow'],
  71: ['asphalt', 'evening', 'sun', ['city', 'tenements'], ['lamp', 'hydrant', 'barrier'], 'lanes', 'paper'],
  72: ['black', 'space', 'none', ['crags', 'crags'], ['rocks', 'crystal', 'rocks'], 'pits', 'stars'],
}

/** What the battles that somebody wrote themselves look like: by kind and date. */
const OWN = {
  animals: ['fern', 'morning', 'sun', ['crags', 'cycads'], ['cycad', 'fern', 'rocks'], 'tufts', 'none'],
  old: ['sand', 'noon', 'sun', ['mesas', 'host'], ['standard', 'acacia', 'rocks'], 'dunes', 'dust'],
  middle: ['meadow', 'clear', 'sun', ['hills', 'treeline'], ['oak', 'fence', 'rocks'], 'tufts', 'none'],
  wars: ['mud', 'grey', 'pale', ['town', 'stumps'], ['snag', 'wire', 'sandbags'], 'craters', 'smoke'],
  late: ['asphalt', 'dusk', 'sun', ['ridge', 'city'], ['lamp', 'sign', 'barrier'], 'lanes', 'none'],
} as const satisfies Record<string, Row>

const SIZES: Readonly<Record<Orb[0], number>> = { sun: 38, pale: 30, moon: 44, planet: 70, none: 0 }

/** Of an evening the sun is large and low. */
const LOW: ReadonlySet<SkyName> = new Set<SkyName>(['dusk', 'evening', 'golden', 'burning', 'smog dusk'])

/** Sun and moon stand where no words are: between three tenths and half of the width. */
function placeFrom([ground, sky, orb, horizon, props, scatter, weather]: Row, seed: number): Place {
  const x = 0.31 + ((seed * 37) % 22) / 100
  const y = orb === 'sun' && LOW.has(sky) ? 0.74 : 0.36 + ((seed * 13) % 14) / 100
  return { ground, sky, orb: [orb, x, y, SIZES[orb] + (LOW.has(sky) ? 10 : 0)], horizon, props, scatter, weather, seed }
}

/** The jungle trail of 1971. */
export const HOME: Place = {
  ...placeFrom(['jungle', 'dawn', 'sun', ['ridge', 'palms'], ['palm', 'fern', 'rocks'], 'tufts', 'fireflies'], 12),
  orb: ['sun', 0.5, 0.93, 64],
}

export const PLACES: ReadonlyMap<number, Place> = new Map(
  Object.entries(ROWS).map(([number, row]) => [Number(number), placeFrom(row, Number(number))]),
)

const yearOf = (date: string): number | undefined => {
  const year = /[\d,]*\d/.exec(date)?.[0]?.replaceAll(',', '')
  return year === undefined ? undefined : /BC/i.test(date) ? -Number(year) : Number(year)
}

function ownKind({ opponents, date }: Pick<Battle, 'opponents' | 'date'>): keyof typeof OWN {
  if (opponents.length > 0 && opponents.every(({ kind }) => kind === 'animal')) return 'animals'
  const year = yearOf(date)
  if (year === undefined || year > 1950) return 'late'
  return year < 500 ? 'old' : year < 1900 ? 'middle' : 'wars'
}

/** Where a battle is fought; one that somebody wrote is fought where it would have been. */
export function placeOf(battle: Pick<Battle, 'number' | 'source' | 'opponents' | 'date'>): Place {
  const printed = battle.source === 'own' ? undefined : PLACES.get(battle.number)
  return printed ?? placeFrom(OWN[ownKind(battle)], battle.number + 100)
}
