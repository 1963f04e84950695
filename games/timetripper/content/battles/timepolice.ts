/** The two battles of the Timepolice, which turn up eight times between 55 and 69. */
import type { Battle } from '../types.ts'
import { battle, dice, exactly, machines, soldiers, values } from './make.ts'

export const SQUAD_ROOM: Battle = battle({
  number: 55,
  title: 'The Timepolice Squad Room',
  date: '',
  flavour: 'Paperwork flies, chairs scrape back, and an unlicensed flux is about to be impounded.',
  negotiation: ['A', 'B', 'C'],
  treasure: { name: 'Timepolice coffee mug', value: 2, tenths: 2 },
  setup: 'random',
  opponents: [
    soldiers({
      name: 'Timepolice',
      one: 'Timepoliceman',
      values: values(10, 'A', 5, 'I'),
      count: dice(2),
      weapon: null,
      specials: [{ key: 'stun-weapons' }],
    }),
    machines({
      name: 'Fluxrestraint AQ12G',
      one: 'AQ12G',
      values: values(0, 'C', 8, 'I'),
      count: exactly(1),
      move: 0,
      specials: [{ key: 'flux-restraint', crew: 'Timepolice' }],
    }),
  ],
})

export const MOBILE_TEAM: Battle = battle({
  number: 59,
  title: 'Timepolice Mobile Team',
  date: '',
  flavour: 'Sirens out of phase, a pursuit squad skids in with trailers full of flux-catching gear.',
  negotiation: ['A', 'B', 'C'],
  treasure: { name: 'Timepolice belt buckle', value: 10, tenths: 1 },
  setup: 'random',
  opponents: [
    soldiers({
      name: 'Timepolice',
      one: 'Timepoliceman',
      values: values(10, 'A', 6, 'I'),
      count: dice(1, 2),
      weapon: null,
      move: 6,
      specials: [{ key: 'stun-weapons' }],
    }),
    machines({
      name: 'Fluxfixrig',
      one: 'fluxfixrig',
      values: values(0, 'B', 6, 'G'),
      count: dice(1),
      specials: [{ key: 'flux-rigs' }],
    }),
  ],
})
