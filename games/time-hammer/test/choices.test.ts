import { describe, expect, it } from 'vitest'
import { cardIn } from '../board/Choices.tsx'

const GAP = 12

describe('cards to choose from', () => {
  it.each([
    [1060, 520, 13, 8],
    [1060, 520, 14, 0],
    [1060, 520, 6, 8],
    [900, 420, 5, 8],
  ])(
    'in %d x %d px, %d of them and %d Jumps stand whole with the way to the bridge below',
    (width, height, count, jumps) => {
      const card = cardIn({ width, height }, count, jumps)
      if (!card) throw new Error('they are listed')
      const inARow = Math.floor((width - 24 + GAP) / (card.width + GAP))
      const rows = Math.ceil(count / inARow) * (card.height + GAP)
      const jumpRows = Math.ceil((jumps * 114) / (width - 24)) * (46 + GAP)
      expect(10 + rows + jumpRows + 44 + 10).toBeLessThanOrEqual(height)
    },
  )

  it('where they do not, they are listed', () => {
    expect(cardIn({ width: 1060, height: 520 }, 21)).toBeUndefined()
    expect(cardIn({ width: 382, height: 530 }, 3)).toBeUndefined()
  })
})
