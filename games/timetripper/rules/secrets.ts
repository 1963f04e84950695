import type { Hidden, Secrets, Viewer } from '@anachron/kernel'
import { TIME_MAP } from '../content/index.ts'
import type { State, TimeState } from './types.ts'
import { knowsTime } from './view.ts'

const cells = Array.from({ length: TIME_MAP.size }, (_, cell) => cell)

/** Everything that lies around the Trippers goes along to another cell, as far as the display reaches. */
function shift(time: TimeState, to: number): void {
  const layout = time.layout[time.display] as number[]
  const [from, there] = [TIME_MAP.hexes[time.cell], TIME_MAP.hexes[to]]
  if (!from || !there) return
  const [dq, dr] = [there.q - from.q, there.r - from.r]
  const moved = TIME_MAP.hexes.map(({ q, r }) => {
    const at = TIME_MAP.hexes.findIndex((hex) => hex.q === q - dq && hex.r === r - dr)
    return at < 0 ? undefined : layout[at]
  })
  const left = layout.filter((number) => !moved.includes(number))
  for (const [cell, number] of moved.entries()) layout[cell] = number ?? (left.pop() as number)
  time.cell = to
}

/** Who knows what: a Timemaster alone knows how time is laid out, and what is being moved while it is. */
export const secrets: Secrets<State> = {
  /** By its number everybody sees where the Trippers are. */
  'layout of time': (state) =>
    state.time.layout.flatMap((layout, display) =>
      layout.map((_, cell): Hidden => {
        const isHere = display === state.time.display && cell === state.time.cell
        return { in: layout, key: cell, knownTo: isHere ? () => true : knows(state), pool: `display ${display}` }
      }),
    ),
  'where in time the Trippers are': ({ time, ...state }) => [
    {
      in: time,
      key: 'cell',
      knownTo: knows(state),
      values: cells.filter((cell) => cell !== time.cell),
      set: (cell) => shift(time, cell as number),
    },
  ],
  'hex that the Timemaster holds': (state) =>
    state.stack.flatMap((frame): Hidden[] =>
      frame.kind === 'arrange'
        ? [
            { in: frame, key: 'lifted', knownTo: knows(state), values: [null, ...cells] },
            { in: frame, key: 'display', knownTo: knows(state), values: [0, 1] },
          ]
        : [],
    ),
}

function knows(state: Pick<State, 'options' | 'master'>): (viewer: Viewer) => boolean {
  return (viewer) => knowsTime(state, viewer)
}
