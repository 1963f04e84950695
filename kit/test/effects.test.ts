import { expect, test } from 'vitest'
import { STAGE, timingOf } from '../src/effects/effect.ts'
import { placeEffects } from '../src/effects/place.ts'

const ground = {
  pieces: new Map([
    ['tank', { x: 200, y: 100, width: 80, height: 40 }],
    ['gun', { x: 20, y: 60, width: 10, height: 10 }],
  ]),
  width: 400,
  height: 300,
  zoom: 2,
}

test('effects are placed on their pieces in the pixels of the stage, however much the house is enlarged', () => {
  const [shot, quake] = placeEffects(
    [
      { kind: 'tracer', from: 'gun', to: 'tank' },
      { kind: 'ring', at: STAGE },
    ],
    ground,
    1000,
  )
  expect(shot?.from).toMatchObject({ x: 10, y: 30 })
  expect(shot?.at).toEqual({ x: 100, y: 50, width: 40, height: 20 })
  expect(quake?.at).toEqual({ x: 100, y: 75, width: 200, height: 150 })
})

test('what is about a piece that cannot be seen is left out', () => {
  const effects = [
    { kind: 'burst', at: 'spy' },
    { kind: 'arc', thrown: 'bomb', from: 'spy', to: 'tank' },
    { kind: 'burst', at: 'tank' },
  ] as const
  expect(placeEffects(effects, ground, 1000).map(({ effect }) => effect)).toEqual([effects[2]])
})

test('an effect begins at its share of the beat and ends with it', () => {
  expect(timingOf({ kind: 'burst' }, 2000)).toEqual({ delay: 0, ms: 480 })
  expect(timingOf({ kind: 'burst', after: 0.75 }, 1000)).toEqual({ delay: 750, ms: 250 })
  expect(timingOf({ kind: 'burst', after: 0.99 }, 1000)).toEqual({ delay: 990, ms: 120 })
})
