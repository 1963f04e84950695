/** Battles 34 to 37, up to the day after the present. */
import type { Battle } from '../types.ts'
import { battle, dice, soldiers, values } from './make.ts'

export const COLD_WAR: readonly Battle[] = [
  battle({
    number: 34,
    title: 'Iron Triangle',
    date: '1950',
    flavour: 'Bugles, whistles and a hillside that turns out to be made of quilted uniforms.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Cap insignia', value: 10, tenths: 1 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Chinese infantry',
        one: 'Chinese soldier',
        values: values(10, 'E', 1, 'F'),
        count: dice(2, 1),
        weapon: '1950-1973',
      }),
    ],
  }),
  battle({
    number: 35,
    title: 'Golan Heights',
    date: '1967',
    flavour: 'The bunkers are still occupied, but the will to stay in them is draining away by the minute.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'I.D. bracelet', value: 5, tenths: 1 },
    setup: 'random',
    opponents: [
      soldiers({
        name: 'Syrian infantry',
        one: 'Syrian',
        values: values(15, 'E', 1, 'C'),
        count: dice(2, 1),
        weapon: '1950-1973',
      }),
    ],
  }),
  battle({
    number: 36,
    title: 'Lebanon Border',
    date: '1970',
    flavour: 'A night patrol, a wire fence, and mortars that have the whole valley plotted.',
    negotiation: ['E', 'F', 'G'],
    treasure: null,
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Border raiders',
        one: 'border raider',
        values: values(10, 'D', 1, 'D'),
        count: dice(1, 3),
        weapon: '1950-1973',
      }),
    ],
    specials: [{ key: 'mortar-after-firing', strengths: [14, 10, 8, 6], accuracy: 'A' }],
  }),
  battle({
    number: 37,
    title: 'Cairo',
    date: '1974',
    flavour: "Street-corner guards with shiny rifles would much rather the apparition went to somebody else's street.",
    negotiation: ['D', 'E', 'F'],
    treasure: null,
    setup: 'random',
    opponents: [
      soldiers({
        name: 'Egyptian militia',
        one: 'Egyptian militiaman',
        values: values(12, 'C', 1, 'B'),
        count: dice(2),
        weapon: '1950-1973',
      }),
    ],
  }),
]
