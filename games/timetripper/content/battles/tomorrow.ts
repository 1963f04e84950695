/** Battles 38 to 42, the coming centuries. */
import type { Battle } from '../types.ts'
import { battle, dice, monsters, mounts, soldiers, values } from './make.ts'

export const TOMORROW: readonly Battle[] = [
  battle({
    number: 38,
    title: 'Hells Angels',
    date: '1983',
    flavour: 'Chrome, leather and a very personal view of who may stand on this stretch of road.',
    negotiation: ['E', 'F', 'G'],
    treasure: { name: 'Angel colors', value: 10, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Outlaw bikers',
        one: 'biker',
        values: values(5, 'X', 1, 'G'),
        count: dice(1, 3),
        weapon: 'melee',
        mountedOn: 'Motorcycles',
      }),
      mounts({
        name: 'Motorcycles',
        one: 'motorcycle',
        values: values(2, 'X', 4, 'X'),
        swept: false,
        specials: [{ key: 'motorcycles-as-horses' }],
      }),
    ],
  }),
  battle({
    number: 39,
    title: 'Easy Going Infantry',
    date: '1993',
    flavour: 'The most laid-back army in history opens fire, sort of, with rubber.',
    negotiation: ['E', 'F', 'G'],
    treasure: { name: 'Some EGI drugs', value: 10, tenths: 3 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'EGI',
        one: 'EGI soldier',
        values: values(5, 'B', 5, 'H'),
        count: dice(2, 2),
        weapon: '1950-1973',
        specials: [{ key: 'rubber-bullets' }],
      }),
    ],
  }),
  battle({
    number: 40,
    title: 'Mind Police',
    date: '2027',
    flavour:
      'Officers of the correct-thinking bureau find no thoughts here their machines can get a grip on, so they draw their prods.',
    negotiation: ['B', 'C', 'D'],
    treasure: { name: 'Police manual', value: 20, tenths: 2 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Mind Police',
        one: 'Mind Policeman',
        values: values(6, 'X', 4, 'I'),
        count: dice(1, 4),
        weapon: 'melee',
      }),
    ],
  }),
  battle({
    number: 41,
    title: 'Inselons',
    date: '2178',
    flavour:
      'Powered suits trade fire with man-sized insects, and both sides glance up at the newcomer with the spray can.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'Starsoldier crest', value: 30, tenths: 3 },
    setup: 'random',
    opponents: [
      monsters({
        name: 'Inselons',
        one: 'Inselon',
        values: values(10, 'X', 10, 'E'),
        count: dice(1, 3),
        specials: [{ key: 'repellent-x4', attack: 8, withBayonet: 13 }],
      }),
      soldiers({
        name: 'Starsoldiers',
        one: 'Starsoldier',
        values: values(15, 'A', 10, 'C'),
        count: dice(1),
        weapon: null,
        specials: [{ key: 'starsoldiers-hold' }],
      }),
    ],
  }),
  battle({
    number: 42,
    title: 'Mutant Spearmen',
    date: '2396',
    flavour: 'After the big flash people went back to spears, though with rather more fingers to hold them.',
    negotiation: ['F', 'G', 'H'],
    treasure: { name: 'Finger with two nails', value: 20, tenths: 1 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Spearmen',
        one: 'spearman',
        values: values(8, 'X', 4, 'D'),
        count: dice(1, 3),
        weapon: 'melee',
      }),
    ],
  }),
]
