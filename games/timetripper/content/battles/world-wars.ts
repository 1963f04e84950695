/** Battles 26 to 33. */
import type { Battle } from '../types.ts'
import { battle, dice, HORSES, soldiers, values } from './make.ts'

export const WORLD_WARS: readonly Battle[] = [
  battle({
    number: 26,
    title: 'Mons',
    date: '1914',
    flavour: 'Spiked helmets advance through an August orchard toward a canal that will not hold.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'German documents', value: 3, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'German infantry',
        one: 'German',
        values: values(15, 'B', 1, 'F'),
        count: dice(1),
        weapon: '1914-1945',
      }),
    ],
    specials: [{ key: 'terrain-trees', count: 5, placement: 'chart', defense: 8 }],
  }),
  battle({
    number: 27,
    title: 'Verdun',
    date: '1917',
    flavour: 'Between the craters nothing grows but wire, and the guns never quite fall silent.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'French postcards', value: 3, tenths: 1 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'French infantry',
        one: 'Frenchman',
        values: values(15, 'C', 2, 'E'),
        count: dice(1),
        weapon: '1914-1945',
      }),
    ],
    specials: [
      { key: 'terrain-shellholes', count: 5, placement: 'dice', defense: 8 },
      { key: 'artillery-every-stage', strengths: [14, 10, 8, 6], accuracy: 'A' },
    ],
  }),
  battle({
    number: 28,
    title: 'Warsaw',
    date: '1920',
    flavour: 'Red cavalry in captured everything thunders past on its way out of Poland.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Cossack cap', value: 2, tenths: 3 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Mounted Russian cossacks',
        one: 'cossack',
        values: values(12, 'B', 1, 'E'),
        count: dice(1, 2),
        weapon: '1914-1945',
        mountedOn: 'Horses',
      }),
      HORSES,
    ],
  }),
  battle({
    number: 29,
    title: 'Guadalajara',
    date: '1937',
    flavour: 'Cold, wet and a long way from Naples, the volunteers were not told there would be fighting.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Flask of wine', value: 2, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Italian infantry',
        one: 'Italian',
        values: values(12, 'D', 1, 'D'),
        count: dice(2, 2),
        weapon: '1914-1945',
      }),
    ],
  }),
  battle({
    number: 30,
    title: 'Kiev',
    date: '1941',
    flavour: 'The pocket has closed, the orders are three days old, and every shape in the smoke is a target.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'Copy of Pravda', value: 1, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Russian infantry',
        one: 'Russian',
        values: values(12, 'B', 1, 'F'),
        count: dice(1, 2),
        weapon: '1914-1945',
      }),
    ],
  }),
  battle({
    number: 31,
    title: 'Alam Halfa',
    date: '1942',
    flavour: 'Somebody on the ridge puts down his tea, shades his eyes, and decides to stroll over for a closer look.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Tin of beef', value: 1, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'British infantry',
        one: 'British soldier',
        values: values(15, 'C', 1, 'G'),
        count: dice(1, 1),
        weapon: '1914-1945',
        specials: [{ key: 'hold-fire', range: 2 }],
      }),
    ],
  }),
  battle({
    number: 32,
    title: 'Falaise Gap',
    date: '1944',
    flavour: 'Every lane leads east, every lane is burning, and nobody here wants one more fight.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Iron Cross', value: 10, tenths: 1 },
    setup: 'random',
    opponents: [
      soldiers({
        name: 'German fugitive infantry',
        one: 'German fugitive',
        values: values(12, 'D', 1, 'C'),
        count: dice(2),
        weapon: '1914-1945',
      }),
    ],
  }),
  battle({
    number: 33,
    title: 'Guam',
    date: '1945',
    flavour: 'Out of the undergrowth comes a shout, a glint of bayonets, and then everybody at once.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'Katana', value: 30, tenths: 10 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Japanese banzai troops with rifle',
        one: 'Japanese soldier',
        values: values(12, 'C', 2, 'I'),
        count: dice(2, 1),
        weapon: '1914-1945',
        specials: [{ key: 'banzai', fireOn: [2, 3], charge: values(5, 'X', 2, 'I') }],
      }),
    ],
  }),
]
