import type { AgentCard, FidoCard, Stasis } from './vocabulary.ts'

interface Facts {
  name: string
  breed: 'human' | 'bot'
  jump: number
  attack: number
  flux: number
  stasis: Stasis
  flavour: string
  booklet?: readonly string[]
}

const agent = ({ booklet = [], ...facts }: Facts): AgentCard => ({ kind: 'agent', booklet, ...facts })
/** Of the two sample Agents the booklet gives the cost, J and A together, but not how it splits. */
const SAMPLE = ['name', 'breed', 'cost', 'flux', 'stasis', 'flavour'] as const

export const agents = {
  'agent-brain': agent({
    name: 'Brain',
    breed: 'human',
    jump: 1,
    attack: 0,
    flux: 0,
    stasis: 9,
    flavour: 'Brain Carpenter, a New Yorker of 1961.',
    booklet: SAMPLE,
  }),
  'agent-odette': agent({
    name: 'Odette',
    breed: 'human',
    jump: 0,
    attack: 1,
    flux: 4,
    stasis: 5,
    flavour: 'Retired fencing coach; did not stay retired.',
  }),
  'agent-mako': agent({
    name: 'Mako',
    breed: 'human',
    jump: 2,
    attack: 0,
    flux: 2,
    stasis: 7,
    flavour: 'Ran courier routes before there were roads.',
  }),
  'agent-ferris': agent({
    name: 'Ferris',
    breed: 'human',
    jump: 1,
    attack: 1,
    flux: 6,
    stasis: 3,
    flavour: 'Fixes carousels, and alibis.',
  }),
  'agent-juno': agent({
    name: 'Juno',
    breed: 'human',
    jump: 1,
    attack: 2,
    flux: 1,
    stasis: 8,
    flavour: 'Keeps a diary for each timeline.',
  }),
  'agent-castellan': agent({
    name: 'Castellan',
    breed: 'human',
    jump: 2,
    attack: 2,
    flux: 3,
    stasis: 6,
    flavour: 'Nobody has seen the first draft of this one.',
  }),
  'agent-buzz': agent({
    name: 'Buzz',
    breed: 'bot',
    jump: 0,
    attack: 1,
    flux: 2,
    stasis: 7,
    flavour: 'Was a chain saw once; still has the 42 cc.',
    booklet: SAMPLE,
  }),
  'agent-pogo': agent({
    name: 'Pogo',
    breed: 'bot',
    jump: 1,
    attack: 0,
    flux: 0,
    stasis: 9,
    flavour: 'A spring with opinions.',
  }),
  'agent-anvil': agent({
    name: 'Anvil',
    breed: 'bot',
    jump: 0,
    attack: 2,
    flux: 4,
    stasis: 5,
    flavour: 'Was a safe. Still closed.',
  }),
  'agent-relay': agent({
    name: 'Relay',
    breed: 'bot',
    jump: 1,
    attack: 1,
    flux: 6,
    stasis: 3,
    flavour: 'Half switchboard, half heron.',
  }),
  'agent-comet': agent({
    name: 'Comet',
    breed: 'bot',
    jump: 3,
    attack: 0,
    flux: 5,
    stasis: 4,
    flavour: 'Arrives before it is sent.',
  }),
  'agent-brute-force': agent({
    name: 'Brute Force',
    breed: 'bot',
    jump: 1,
    attack: 2,
    flux: 7,
    stasis: 'P',
    flavour: 'Tries every door, with the door.',
  }),
} as const

const fido = (facts: Omit<FidoCard, 'kind' | 'breed' | 'jump' | 'attack'>): FidoCard => ({
  kind: 'fido',
  breed: 'bot',
  jump: 1,
  attack: 0,
  ...facts,
})

export const fidos = {
  'fido-zapi': fido({
    name: 'Zapi',
    seat: 0,
    flavour: 'Small, loud, and always finds the way home.',
    booklet: ['name', 'breed', 'cost'],
  }),
  'fido-wags': fido({
    name: 'Wags',
    seat: 1,
    flavour: 'Chases its own tail around the century.',
    booklet: ['breed'],
  }),
} as const
