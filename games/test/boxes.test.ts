import { seatsOn, shelf } from '@anachron/games'
import { expect, it } from 'vitest'

it.each(shelf)('as many sit down to $title as its box says', async (box) => {
  const { game } = await box.load()
  expect(seatsOn(box)).toEqual(game.seats)
})
