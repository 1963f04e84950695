/** The 72 places: there is one for each battle, and every word of the list is drawn. */
import { describe, expect, test } from 'vitest'
import { HOME, PLACES, placeOf } from '../board/places/battles.ts'
import { HORIZONS } from '../board/places/horizons.ts'
import { GROUNDS, SKIES } from '../board/places/palettes.ts'
import { drawPlace } from '../board/places/place.ts'
import { drawProp, isProp } from '../board/places/props.ts'
import { SCATTERS } from '../board/places/scatter.ts'
import { ORBS } from '../board/places/sky.ts'
import { WEATHERS } from '../board/places/weather.ts'
import { BATTLES } from '../content/battles/index.ts'

const SIZE = { width: 1000, height: 640, horizon: 120, scale: 1, id: 'test' } as const

/** What a browser cannot draw: numbers that are none, words that were not found. */
const isBroken = (markup: string): boolean => /NaN|undefined|Infinity|null|\d\.\d{5}/.test(markup)

test('every battle has its place, and no place is without a battle', () => {
  expect([...PLACES.keys()].sort((a, b) => a - b)).toEqual(BATTLES.map(({ number }) => number))
  expect(PLACES.size).toBe(72)
  for (const battle of BATTLES) expect(placeOf(battle)).toBe(PLACES.get(battle.number))
})

describe.each([...PLACES, [0, HOME] as const])('place %i', (_, place) => {
  test('is made of words that are known', () => {
    expect(Object.keys(GROUNDS)).toContain(place.ground)
    expect(Object.keys(SKIES)).toContain(place.sky)
    expect(ORBS).toContain(place.orb[0])
    for (const horizon of place.horizon) expect(Object.keys(HORIZONS)).toContain(horizon)
    for (const prop of place.props) expect(isProp(prop), prop).toBe(true)
    expect(Object.keys(SCATTERS)).toContain(place.scatter)
    expect(Object.keys(WEATHERS)).toContain(place.weather)
  })

  test('is drawn, the same each time, with fewer parts than would slow a phone down', () => {
    const picture = drawPlace(place, SIZE)
    expect(isBroken(picture)).toBe(false)
    expect(picture).toBe(drawPlace(place, SIZE))
    expect(picture.split('<').length).toBeLessThan(900)
  })

  test('keeps sun and moon away from the words in its corners', () => {
    expect(place.orb[1]).toBeGreaterThanOrEqual(0.28)
    expect(place.orb[1]).toBeLessThanOrEqual(0.55)
  })
})

test('every thing that can stand beside a field leaves something on the paper', () => {
  const paint = {
    sky: ['#111111', '#222222', '#333333'],
    lit: '#888888',
    deep: '#444444',
    far: '#555555',
    near: '#333333',
    ink: '#101010',
    glow: '#ffffff',
  } as const
  for (const name of new Set([...PLACES.values()].flatMap(({ props }) => props)))
    expect(
      drawProp(name, paint, { x: 50, y: 100, h: 90, side: -1 }, () => 0.5),
      name,
    ).toMatch(/<(path|rect|ellipse)/)
})

test('no two battles look the same, but for the Timepolice, who come back', () => {
  const pictures = [...PLACES.values()].map((place) => drawPlace(place, SIZE))
  expect(new Set(pictures).size).toBe(72)
})

test('a battle that somebody wrote is fought where it would have been', () => {
  const own = (date: string, kind: 'animal' | 'soldier') =>
    placeOf({ number: 5, source: 'own', date, opponents: [{ ...BATTLES[3]?.opponents[0], kind } as never] }).ground
  expect(own('', 'animal')).toBe('fern')
  expect(own('202 BC', 'soldier')).toBe('sand')
  expect(own('1415', 'soldier')).toBe('meadow')
  expect(own('1916', 'soldier')).toBe('mud')
  expect(own('2041', 'soldier')).toBe('asphalt')
})
