import { describe, expect, it } from 'vitest'
import {
  ACCURACIES,
  ACTIVITIES,
  combatColumn,
  combatResult,
  DETECTIONS,
  detectionAt,
  FLARE_MODIFIERS,
  FLUX_LIMITS,
  leftOf,
  MOODS,
  neededToHit,
  reactionTo,
  recordTrackAllowance,
  TABLE_RULES,
  TEAM_SELECTION,
  talkResult,
} from '../content/index.ts'
import { rulebook } from '../rules/rulebook.ts'
import { tableHeaded } from './page.ts'

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('tables', () => {
  it('[TT-8.6] accuracy, every letter at every range', () => {
    const rows = tableHeaded('Accuracy', '1')
    expect(rows.map(([letter]) => letter)).toEqual([...ACCURACIES])
    const columns = [[1], [2], [3], [4], [5], [6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]]
    for (const [letter, ...needed] of rows)
      columns.forEach((ranges, column) => {
        for (const range of ranges)
          expect(neededToHit(letter as 'A', range), `${letter} at ${range}`).toBe(Number(needed[column]))
      })
  })

  it('[TT-8.7] combat results, every roll in every column', () => {
    const rows = tableHeaded('2D', '0 or less')
    expect(rows.map(([total]) => Number(total))).toEqual(totals)
    const differentials = [[-30, -1, 0], [1], [2], [3], [4], [5, 6], [7, 8, 9], [10, 11, 96]]
    const letters = { none: '-', stun: 'S', wound: 'W', disable: 'D', kill: 'K' }
    for (const [total, ...results] of rows)
      differentials.forEach((list, column) => {
        for (const differential of list)
          expect(letters[combatResult(combatColumn(differential), Number(total))], `${total} at ${differential}`).toBe(
            results[column],
          )
      })
  })

  it('[TT-15.25] a column beyond the last of the combat results is the last', () => {
    for (const total of totals) expect(combatResult(8, total)).toBe(combatResult(7, total))
  })

  it('[TT-9.4] detection, every total of every letter, and beyond either end', () => {
    const rows = tableHeaded('letter', 'away')
    expect(rows.map(([letter]) => letter)).toEqual([...DETECTIONS])
    for (const [letter, ...entries] of rows) {
      const expected = new Map<number, string>()
      ;(['away', 'stop', 'towards', 'attack'] as const).forEach((reaction, i) => {
        const entry = entries[i] as string
        if (entry === '-') return
        const [from, to] = entry.endsWith('+') ? [Number.parseInt(entry, 10), 20] : entry.split('-').map(Number)
        for (let total = from as number; total <= (to ?? (from as number)); total++) expected.set(total, reaction)
      })
      for (let total = 2; total <= 16; total++)
        expect(reactionTo(letter as 'A', total), `${letter} ${total}`).toBe(expected.get(total))
      for (const total of [1, 0, -4]) expect(reactionTo(letter as 'A', total)).toBe(expected.get(2))
    }
  })

  it('[TT-9.12] detection is easier at two and three hexes and harder in the light of an M1', () => {
    expect([1, 2, 3, 4, 10].map(detectionAt)).toEqual([0, 2, 1, 0, 0])
    expect(FLARE_MODIFIERS).toEqual([-2, -3, -4, -5, -6])
  })

  it('[TT-9.4] example E8: letter G at two hexes with dice of 4 comes on; letter I with 2 in the third stage of a flare stops', () => {
    expect(reactionTo('G', 4 + detectionAt(2))).toBe('towards')
    expect(reactionTo('I', 2 + (FLARE_MODIFIERS[2] as number))).toBe('stop')
  })

  it('[TT-10.14] flux command limits', () => {
    expect(ACTIVITIES.map((activity) => FLUX_LIMITS[activity])).toEqual([9, 7, 6, 5])
  })

  it('[TT-15.3] negotiation, every roll in every column', () => {
    const rows = tableHeaded('2D', 'A')
    expect(rows.map(([total]) => Number(total))).toEqual(totals)
    const letters = { rage: 'R', left: 'L', flee: 'F', awe1: 'A1', awe4: 'A4' }
    for (const [total, ...results] of rows)
      expect(MOODS.map((mood) => letters[talkResult(mood, Number(total))])).toEqual(results)
  })

  it('[TT-15.24] one column to the left, and A stays A', () => {
    expect(MOODS.map(leftOf).join('')).toBe('AABCDEFG')
  })

  it('[TT-2.4] every box of the Record Track', () => {
    const [row] = tableHeaded('box', '0-2')
    const allowances = (row as string[]).slice(1).map(Number)
    const track = Array.from({ length: 21 }, (_, box) => recordTrackAllowance(box))
    expect(track).toEqual(allowances.flatMap((allowance) => [allowance, allowance, allowance]))
    expect(track[12], 'the one value that the booklet gives').toBe(4)
    expect(track[20], 'the cap of TT-7.13').toBe(6)
  })

  it('[TT-13.3] team selection, every die of every row', () => {
    const rows = tableHeaded('roll for', 'who')
    const names = {
      m16: 'M16',
      shotgun: 'shotgun',
      p357: '.357',
      p25: '.25',
      m26: 'M26A1',
      m1: 'M1',
      m72: 'M72',
      claymore: 'Claymore',
    }
    const kinds = { p357: ' pistol', p25: ' pistol', m26: ' grenades', m1: ' grenades' } as Record<string, string>
    expect(
      TEAM_SELECTION.map(({ item, gives, who, by }) => [
        names[item] + (gives === 'reloads' ? ' reloads' : (kinds[item] ?? '')),
        who,
        ...by.map((n) => (n === 0 ? '-' : String(n))),
      ]),
    ).toEqual(rows)
  })

  it('[TT-8.1] [TT-6.33] each table names the rule that prints it', () => {
    for (const rule of Object.values(TABLE_RULES)) expect(Object.hasOwn(rulebook, rule), rule).toBe(true)
  })
})
