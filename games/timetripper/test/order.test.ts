import { describe, expect, it } from 'vitest'
import type { FigureId } from '../rules/types.ts'
import { END, scene, type Table } from './table.ts'

const orders = (ids: readonly FigureId[]): FigureId[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))

const asked = (t: Table): FigureId => {
  const top = t.state.stack.at(-1)
  return top?.kind === 'turn' || top?.kind === 'soldier' ? top.who : -1
}

describe('the order of a Tripper Phase', () => {
  const team = () =>
    scene({
      trippers: ['0202', '0204', '0206'],
      units: { 'Viking axemen': ['0208', '1212'] },
      edit: (s) => Object.assign(s.units[0] ?? {}, { owner: 0 }),
    })

  it('[TT-13.0] [TT-15.21] Trippers and their soldiers act in any order they like', () => {
    const all = [0, 1, 2, team().unit('Viking axemen').id]
    for (const order of orders(all)) {
      const t = team()
      const acted: FigureId[] = []
      for (const who of order) {
        if (asked(t) !== who) t.go({ do: 'let', who })
        acted.push(asked(t))
        t.go(END, ['rest'])
      }
      expect(acted).toEqual(order)
      expect(t.state.battle?.stage).toBe(3)
    }
  })

  it('[TT-13.0] whoever has begun goes on, and nobody is sent back to somebody who let him go first', () => {
    const t = team()
    t.go({ do: 'let', who: 2 }, { do: 'let', who: 1 })
    expect(t.refuses(1, { do: 'let', who: 2 }).rule).toBe('TT-13.0')
    t.go({ do: 'step', hex: t.tripper(1).hex + 1 })
    expect(t.refuses(1, { do: 'let', who: 2 }).reason).toContain('begun')
    t.go(END)
    // Now that somebody has acted, all of them may be let go first again.
    expect(asked(t)).toBe(2)
    expect(t.options(2)).toContainEqual({ do: 'let', who: 0 })
  })
})
