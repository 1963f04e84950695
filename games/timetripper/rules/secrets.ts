import { each, perFrame, place, type Secrets, type Viewer } from '@anachron/kernel'
import { TIME_MAP } from '../content/index.ts'
import { shiftTime } from './shift-time.ts'
import type { State } from './types.ts'
import { knowsTime } from './view.ts'

const cells = Array.from({ length: TIME_MAP.size }, (_, cell) => cell)

const master =
  (state: Pick<State, 'options' | 'master'>) =>
  (viewer: Viewer): boolean =>
    knowsTime(state, viewer)

/** Who knows what: a Timemaster alone knows how time is laid out, and what is being moved while it is. */
export const secrets: Secrets<State> = {
  /** By its number everybody sees where the Trippers are. */
  'layout of time': ({ time, ...state }) =>
    time.layout.flatMap((layout, display) =>
      each(layout, master(state), { pool: `display ${display}` }).map((hex) =>
        display === time.display && hex.key === time.cell ? { ...hex, knownTo: () => true } : hex,
      ),
    ),
  'where in time the Trippers are': ({ time, ...state }) => [
    place(time, 'cell', master(state), { values: cells, set: (cell) => shiftTime(time, cell as number) }),
  ],
  'hex that the Timemaster holds': perFrame('arrange', (frame, state) => [
    place(frame, 'lifted', master(state), { values: [null, ...cells] }),
    place(frame, 'display', master(state), { values: [0, 1] }),
  ]),
}
