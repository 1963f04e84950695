import { describe, expect, it } from 'vitest'
import { cellsOf, payingActions, paymentsFor, paymentText } from '../board/payment.ts'
import { cost } from '../content/card.ts'
import { layOut } from '../rules/position.ts'
import { at, id } from './table.ts'

const cellsIn = (letters: string) => layOut({ players: [{ cells: letters }, {}] }).players[0]?.cells ?? []

describe('paying', () => {
  it('[TS-33] what the game proposes comes first, and every other way pays the whole price', () => {
    const ways = paymentsFor(cellsIn('AAFUU'), cost({ any: 1, future: 1 }))
    expect(ways.map(paymentText)).toEqual(['1A 1F', '1A 1U', '1F 1U', '2U'])
  })

  it('[TS-29] takes cells that are ready, and as many as are asked for', () => {
    const cells = cellsIn('aAFfU')
    const [first] = paymentsFor(cells, cost({ any: 2 }))
    expect([...cellsOf(cells, first)]).toEqual([1, 2])
    expect(paymentsFor(cells, cost({ any: 4 }))).toEqual([])
  })

  it('[TS-31] [TS-33] the rules take every way of paying, cell by cell', () => {
    const hand = ['Chrono Hunter']
    for (const letters of ['FFFAAUU', 'AAAUUUF', 'FFFFFUU']) {
      const cells = cellsIn(letters)
      for (const payment of paymentsFor(cells, cost({ any: 2, future: 2 }))) {
        const t = at({ players: [{ hand, cells: letters }, {}] })
        t.does(0, { kind: 'payByHand' })
        t.does(0, { kind: 'obstacle', card: id('Chrono Hunter'), phase: 1 })
        for (const action of payingActions(cells, payment)) t.does(0, action)
        const linked = t.state.players[0]?.cells.filter((cell) => cell.linked).length
        expect([letters, paymentText(payment), linked]).toEqual([letters, paymentText(payment), 4])
      }
    }
  })
})
