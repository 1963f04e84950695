/** Battles 19 to 25, the age of the musket. */
import type { Battle } from '../types.ts'
import { battle, dice, HORSES, soldiers, values } from './make.ts'

export const POWDER: readonly Battle[] = [
  battle({
    number: 19,
    title: 'Breitenfeld',
    date: '1631',
    flavour: "The Lion of the North's musketeers get one smoky volley off and then come on with cold steel.",
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Swedish boot', value: 7, tenths: 7 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Swedish musketeers',
        one: 'Swedish musketeer',
        values: values(6, 'D', 2, 'G'),
        count: dice(2),
        weapon: 'melee',
        specials: [{ key: 'converts-after-fire', to: values(4, 'X', 2, 'I'), weaponAfter: 'melee' }],
      }),
    ],
  }),
  battle({
    number: 20,
    title: 'Blenheim',
    date: '1704',
    flavour: 'Blue-coated infantry, cut off in a Danube village, would rather shoot at a stranger than at Marlborough.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'Bavarian uniform buttons', value: 7, tenths: 2 },
    setup: 'random',
    opponents: [
      soldiers({
        name: 'Bavarian infantry',
        one: 'Bavarian',
        values: values(7, 'D', 1, 'H'),
        count: dice(2),
        weapon: 'melee',
        specials: [{ key: 'converts-after-fire', to: values(4, 'X', 1, 'G'), weaponAfter: 'melee' }],
      }),
    ],
  }),
  battle({
    number: 21,
    title: 'Monmouth',
    date: '1778',
    flavour:
      'It is far too hot, the general is shouting, and a fellow countryman from two centuries on has just dropped in.',
    negotiation: ['F', 'G', 'H'],
    treasure: { name: 'American powder horn', value: 6, tenths: 2 },
    setup: 'random',
    opponents: [
      soldiers({
        name: 'American infantry',
        one: 'American',
        values: values(7, 'E', 1, 'E'),
        count: dice(2, 2),
        weapon: 'melee',
        specials: [{ key: 'converts-after-fire', to: values(4, 'X', 1, 'F'), weaponAfter: 'melee' }],
      }),
    ],
  }),
  battle({
    number: 22,
    title: 'Waterloo',
    date: '1815',
    flavour: "Gold lace, drawn sabres and a late-afternoon gallop: the Emperor's light horse goes looking for trouble.",
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Yeoman necklace', value: 8, tenths: 1 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Mounted French hussars',
        one: 'hussar',
        values: values(6, 'X', 1, 'H'),
        count: dice(2),
        weapon: 'melee',
        mountedOn: 'Horses',
      }),
      HORSES,
    ],
  }),
  battle({
    number: 23,
    title: 'Blood River',
    date: '1838',
    flavour: 'The short spears come on in silence, and they do not stop coming.',
    negotiation: ['E', 'F', 'G'],
    treasure: { name: 'Zulu assegai fragment', value: 5, tenths: 3 },
    setup: 'enter',
    opponents: [
      soldiers({ name: 'Zulus', one: 'Zulu', values: values(7, 'X', 3, 'I'), count: dice(2, 2), weapon: 'melee' }),
    ],
  }),
  battle({
    number: 24,
    title: 'Battle of Shiloh',
    date: '1862',
    flavour: 'Surprised over breakfast once already this morning, the men in blue fire first and ask afterwards.',
    negotiation: ['D', 'E', 'F'],
    treasure: { name: 'Union document', value: 5, tenths: 1 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Union infantry',
        one: 'Union soldier',
        values: values(10, 'B', 1, 'E'),
        count: dice(1, 2),
        weapon: 'melee',
        specials: [{ key: 'converts-after-fire', to: values(4, 'X', 1, 'F'), weaponAfter: 'melee' }],
      }),
    ],
  }),
  battle({
    number: 25,
    title: 'Little Bighorn',
    date: '1876',
    flavour: 'On a grassy ridge a US cavalryman would give anything to leave, a US infantryman arrives.',
    negotiation: ['C', 'D', 'E'],
    treasure: { name: 'Sioux beadwork', value: 4, tenths: 3 },
    setup: 'enter',
    opponents: [
      soldiers({
        name: 'Sioux warriors',
        one: 'Sioux warrior',
        values: values(5, 'X', 1, 'G'),
        count: dice(1, 2),
        weapon: 'melee',
      }),
      soldiers({
        name: 'Sioux bowmen',
        one: 'Sioux bowman',
        values: values(5, 'A', 1, 'E'),
        count: dice(1),
        weapon: 'pre-gunpowder',
      }),
    ],
  }),
]
