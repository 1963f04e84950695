import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { cards, cost } from '../content/index.ts'
import { cellsSuffice, payByProposal } from '../rules/cells.ts'
import { game } from '../rules/game.ts'
import { costText } from '../words/card-text.ts'
import { advance, at, card, end, fill, id, intervene, linkedOf, table, voidOf } from './table.ts'

const parse = (text: string) => {
  const parts: Record<string, number> = {}
  for (const [, n, letter] of text.matchAll(/(\d+)([AFU]?)/g))
    parts[{ A: 'ancient', F: 'future', U: 'universal' }[letter as 'A'] ?? 'any'] = Number(n)
  return cost(parts)
}

it.each([
  [3, 0, 0, '3A', true],
  [2, 0, 1, '3A', true],
  [2, 1, 0, '3A', false],
  [1, 2, 0, '1*2F', true],
  [0, 2, 1, '1*2F', true],
  [1, 1, 1, '1*2F', true],
  [2, 1, 0, '1*2F', false],
  [0, 1, 2, '1A*1F*1U', true],
  [1, 1, 0, '1A*1F*1U', false],
  [5, 1, 2, '5*1A*1F*1U', true],
  [6, 0, 2, '5*1A*1F*1U', true],
  [7, 0, 1, '5*1A*1F*1U', false],
  [0, 0, 2, '2', true],
])(
  '[TS-31] [TS-32] %i Ancient, %i Future and %i Universal against %s: %s',
  (ancient, future, universal, text, payable) => {
    expect(cellsSuffice({ ancient, future, universal }, parse(text))).toBe(payable)
  },
)

it('[TS-32] whenever a cost is payable the proposal pays it, cell for cell', () => {
  for (let a = 0; a < 5; a++)
    for (let f = 0; f < 5; f++)
      for (let u = 0; u < 4; u++)
        for (const { cost: price } of cards) {
          const bare = { ...price, void: 0, discardCell: 0 }
          if (!cellsSuffice({ ancient: a, future: f, universal: u }, bare)) continue
          const state = table({ players: [{ cells: 'A'.repeat(a) + 'F'.repeat(f) + 'U'.repeat(u) }, {}] })
          const paid = payByProposal(state.players[0] as never, bare)
          expect(paid).toHaveLength(bare.any + bare.ancient + bare.future + bare.universal)
          expect(linkedOf(state, 0)).toBe(paid.length)
        }
})

it('[TS-33] the proposal takes plain numbers from the kind there is more of, and Universal cells last', () => {
  const state = table({ players: [{ cells: 'AAFFFFFUU' }, {}] })
  const paid = payByProposal(state.players[0] as never, cost({ any: 2, future: 1 }))
  expect(paid).toEqual(['TS-PC-02', 'TS-PC-02', 'TS-PC-02'])
  expect(payByProposal(state.players[0] as never, cost({ any: 3, future: 2 }))).toEqual([
    'TS-PC-02',
    'TS-PC-02',
    'TS-PC-01',
    'TS-PC-01',
    'TS-PC-03',
  ])
})

it('[TS-33] cells can be chosen by hand, as long as the rest can still be paid', () => {
  const t = at({ players: [{ hand: ['Scout Drone'], cells: 'FU' }, {}] })
  t.does(0, { kind: 'payByHand' })
  t.does(0, advance('Scout Drone', 1))
  expect(t.options(0)).toHaveLength(2)
  t.does(0, { kind: 'useCell', card: 'TS-PC-03', linked: false, frozen: false })
  expect(t.state.players[0]?.cells.map((cell) => cell.linked)).toEqual([false, true])
  expect(t.state.players[0]?.advances[0]).toHaveLength(1)
})

it('[TS-33] choosing cells is offered with any ready cell, so that it does not tell what is held', () => {
  const byHand = { kind: 'payByHand' }
  expect(at({ players: [{ hand: ['Rome'], cells: 'F' }, {}] }).options(0)).toContainEqual(byHand)
  expect(at({ players: [{ hand: [], cells: 'F' }, {}] }).options(0)).toContainEqual(byHand)
  expect(at({ players: [{ hand: [], cells: '' }, {}] }).options(0)).not.toContainEqual(byHand)
})

it('[TS-33] the very cell that was chosen pays: an Archive Cell is not a basic one', () => {
  const t = at({ players: [{ hand: ['Mountain Guide'], cells: 'A' }, {}] })
  t.state.players[0]?.cells.push({ card: id('Archive Cell'), linked: false, frozen: false })
  t.does(0, { kind: 'payByHand' })
  t.does(0, advance('Mountain Guide', 1))
  t.does(0, { kind: 'useCell', card: id('Archive Cell'), linked: false, frozen: false })
  expect(t.state.players[0]?.cells).toEqual([
    { card: 'TS-PC-01', linked: false, frozen: false },
    { card: id('Archive Cell'), linked: true, frozen: false },
  ])
})

it('[TS-33] what a play would spend is told before it is made', () => {
  const { state } = at({ players: [{ hand: ['Chrono Ranger', 'Mountain Guide'], cells: 'AFU' }, {}] })
  const notes = (action: Parameters<NonNullable<typeof game.forecast>>[2]) =>
    game.forecast?.(game.view(state, 0), 0, action)?.notes?.map((note) => render(note))
  expect(notes(advance('Chrono Ranger', 1))).toEqual([
    'Makes the journey ready: the link that you lay there has a guard.',
    'Spends 1 Ancient, 1 Future and 1 Universal cells.',
  ])
  expect(notes(advance('Mountain Guide', 1))).toEqual([
    'Makes the journey ready: the link that you lay there has a guard.',
    'Spends 1 Ancient cell.',
  ])
})

it('[TS-49] an intruder is no link: what fills a location says which of three it is', () => {
  const { state } = at({
    players: [
      { hand: ['Jerusalem'], cells: 'AAFU', locations: ['Quiet Arrival'], intruders: { 3: 'Data Corruption' } },
      {},
    ],
  })
  const notes = game.forecast?.(game.view(state, 0), 0, fill('Jerusalem', 2))?.notes?.map((note) => render(note))
  expect(notes?.[0]).toBe('Link 2 of 3.')
})

it('[TS-29] a Universal cell counts as what is needed, and as something else once it is ready again', () => {
  const t = at({
    players: [
      { hand: ['Mountain Guide', 'Scout Drone', 'Cell Overload'], cells: 'Ua', deck: ['Athens', 'Athens', 'Athens'] },
      {},
    ],
  })
  t.does(0, advance('Mountain Guide', 1))
  expect(t.refuses(0, advance('Scout Drone', 1)).rule).toBe('TS-32')
  t.does(0, intervene('Cell Overload'))
  t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: true, frozen: false })
  t.does(0, { kind: 'useCell', card: 'TS-PC-03', linked: true, frozen: false })
  t.does(0, advance('Scout Drone', 1))
  expect(t.state.players[0]?.advances[0]).toHaveLength(2)
})

it('[TS-30] [TS-34] a V is paid with other cards of the hand, face up, before the card takes effect', () => {
  const t = at({
    players: [{ hand: ['Double Jump', 'Athens', 'Jerusalem'], cells: 'F', deck: ['Rome', 'Rome'] }, {}],
  })
  t.does(0, intervene('Double Jump'))
  expect(t.asked()).toMatchObject({ ask: 'pay.card', rule: 'TS-34' })
  t.does(0, card('Athens'))
  expect(voidOf(t.state, 0)).toEqual(['Athens', 'Double Jump'])
  expect(t.events.some((event) => event.kind === 'paidCard')).toBe(true)
})

it('[TS-32] a V needs another card in hand', () => {
  const t = at({ players: [{ hand: ['Double Jump'], cells: 'F' }, {}] })
  expect(t.refuses(0, intervene('Double Jump'))).toMatchObject({ rule: 'TS-32' })
})

it('[TS-35] a cell given up goes to the Void, ready or spent', () => {
  const t = at({ players: [{ hand: ['Cell Overload'], cells: 'aF', deck: ['Rome', 'Rome', 'Rome'] }, {}] })
  t.does(0, intervene('Cell Overload'))
  t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: true, frozen: false })
  expect(t.state.players[0]?.cells).toHaveLength(1)
  expect(t.state.players[0]?.void).toContain('TS-PC-01')
})

it('[TS-33] a spent cell pays for nothing more', () => {
  const t = at({ players: [{ hand: ['Scout Drone', 'Mountain Guide'], cells: 'U' }, {}] })
  t.does(0, advance('Scout Drone', 2))
  expect(t.options(0)).toEqual([end])
})

it('[TS-30] costs read the same on the card and in the rules', () => {
  expect(costText(cost({ any: 5, ancient: 1, future: 1, universal: 1 }))).toBe('5*1A*1F*1U')
  expect(costText(cost({ any: 2, future: 1, void: 1 }))).toBe('2*1F*V1')
  expect(costText(cost({ discardCell: 1 }))).toBe('D1')
  expect(costText(cost({}))).toBe('0')
  expect(id('TIMESTREAM')).toBe('TS-TS-01')
})
