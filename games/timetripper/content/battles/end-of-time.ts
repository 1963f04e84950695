/** Battles 64, 66, 68 and 70 to 72, the far rim of the future. */
import type { Battle } from '../types.ts'
import { animals, battle, dice, exactly, monsters, soldiers, values } from './make.ts'

export const END_OF_TIME: readonly Battle[] = [
  battle({
    number: 64,
    title: 'Psionic Flesh Eating Plants',
    date: '',
    flavour: 'The flowers are humming, the tune is lovely, and your feet seem to know the way.',
    negotiation: null,
    treasure: null,
    setup: 'random',
    opponents: [
      monsters({
        name: 'Plants',
        one: 'plant',
        values: values(5, 'X', 5, 'F'),
        count: dice(2),
        move: 0,
        negotiable: false,
        specials: [{ key: 'rooted' }, { key: 'mind-control' }, { key: 'multi-attack' }],
      }),
    ],
  }),
  battle({
    number: 66,
    title: "The Timelord's Lair",
    date: '',
    flavour: 'The host collects clocks, dislikes visitors, and has a short way with borrowed fluxes.',
    negotiation: ['A', 'B', 'C'],
    treasure: { name: "Timelord's ring", value: 10, tenths: 1 },
    setup: 'random',
    opponents: [
      monsters({
        name: 'The Timelord',
        one: 'Timelord',
        values: values(8, 'C', 12, 'D'),
        count: exactly(1),
        swept: false,
        specials: [{ key: 'timelord-flux', tripperRange: 2, hopDice: 1, stayDice: 1 }],
      }),
    ],
  }),
  battle({
    number: 68,
    title: 'Crypt of Midnight',
    date: '',
    flavour: 'The lid slides back, the candles gutter, and it is a long time until morning.',
    negotiation: ['A', 'B', 'C'],
    treasure: { name: "Vampire's cape", value: 15, tenths: 2 },
    setup: 'random',
    opponents: [
      monsters({
        name: 'Vampire',
        one: 'vampire',
        values: values(8, 'X', 10, 'F'),
        count: exactly(1),
        endurance: 20,
        specials: [{ key: 'vampire-returns', stagesDead: 1 }],
      }),
    ],
    specials: [{ key: 'dawn', stage: 12 }],
  }),
  battle({
    number: 70,
    title: 'Pack of Maxiwolves',
    date: '',
    flavour: 'Pony-sized shadows fan out around the clearing, and they have all night.',
    negotiation: null,
    treasure: null,
    setup: 'enter',
    opponents: [
      animals({ name: 'Giant wolves', one: 'giant wolf', values: values(10, 'X', 10, 'H'), count: dice(2, 2) }),
    ],
  }),
  battle({
    number: 71,
    title: 'East Side Story',
    date: '',
    flavour: 'The kids on this block drill, salute, and make their own ammunition.',
    negotiation: ['E', 'F', 'G'],
    treasure: { name: 'Copy of Zap #0', value: 10, tenths: 1 },
    setup: 'random',
    opponents: [
      soldiers({
        name: 'Street urchins, hand weapons',
        one: 'urchin',
        values: values(7, 'X', 3, 'G'),
        count: dice(2),
        weapon: 'melee',
      }),
      soldiers({
        name: 'Street urchins, home-made guns',
        one: 'urchin with a gun',
        values: values(8, 'F', 3, 'H'),
        count: dice(1, 1),
        weapon: 'pre-gunpowder',
      }),
    ],
  }),
  battle({
    number: 72,
    title: 'Black Hole',
    date: '',
    flavour: 'There is a flash without light, a fall without a floor, and then everything begins again.',
    negotiation: null,
    treasure: null,
    setup: 'random',
    opponents: [],
    specials: [{ key: 'black-hole' }],
  }),
]
