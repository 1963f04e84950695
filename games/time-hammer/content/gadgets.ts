import type { GadgetCard, Gear, GearColour } from './vocabulary.ts'

const gears = (colour: GearColour, ...phases: Gear['phase'][]): Gear[] => phases.map((phase) => ({ colour, phase }))

interface Facts
  extends Omit<GadgetCard, 'kind' | 'booklet' | 'conditions' | 'condition' | 'discards' | 'actions' | 'aim'> {
  booklet?: readonly string[]
  conditions?: GadgetCard['conditions']
  discards?: number
  aim?: GadgetCard['aim']
}

/** No Gadget of the set costs an Action; the rules allow it (TH-118). */
const gadget = ({ booklet = [], conditions = [], discards = 0, aim = null, ...facts }: Facts): GadgetCard => ({
  kind: 'gadget',
  booklet,
  conditions,
  // What has to be there to aim at is a condition, too, unless only one of several uses is aimed.
  condition: facts.trigger !== 'open' || conditions.length > 0 || (aim !== null && aim.in === undefined),
  discards,
  actions: 0,
  aim,
  ...facts,
})

/**
 * One of each (TH-114). The booklet shows the JAD Asset Module only; when, at what price and how the others work is
 * ours.
 */
export const gadgets = {
  'gadget-jad': gadget({
    name: 'JAD Asset Module',
    flux: 0,
    stasis: 9,
    gears: gears('green', 'discovery', 'draw', 'action'),
    trigger: 'open',
    aim: { kind: 'actionSource', in: 'discovery' },
    effects: [
      { in: 'discovery', does: 'gainAction' },
      { in: 'draw', does: 'gainJamais' },
      { in: 'action', does: 'drawToHand' },
    ],
    text: 'Played in your Discovery phase: 1 Action. In your Draw phase: 1 Jamais’. In your Action phase: draw 1 card.',
    booklet: ['name', 'effects', 'text', 'flux', 'stasis', 'phases'],
  }),
  'gadget-echo-coil': gadget({
    name: 'Echo Coil',
    flux: 6,
    stasis: 3,
    gears: gears('black', 'discovery', 'draw', 'action'),
    trigger: 'reveal',
    conditions: [{ is: 'somethingRebootable' }],
    aim: { kind: 'rebootableSlot' },
    effects: [{ does: 'rebootFree' }],
    text: 'Reboot one revealed card without spending a Jamais’. All limits on Reboots apply.',
  }),
  'gadget-torque-wrench': gadget({
    name: 'Torque Wrench',
    flux: 2,
    stasis: 7,
    gears: gears('black', 'discovery', 'draw', 'action'),
    trigger: 'reveal',
    conditions: [{ is: 'revealFor', purposes: ['repair'] }, { is: 'stasisIsNumber' }, { is: 'holdsInfectedDecade' }],
    effects: [{ does: 'addToRepair', amount: 2 }],
    text: 'While you hold the infected decade: add 2 to this repair.',
  }),
  'gadget-phase-tuner': gadget({
    name: 'Phase Tuner',
    flux: 4,
    stasis: 5,
    gears: gears('black', 'action'),
    trigger: 'reveal',
    conditions: [{ is: 'revealFor', purposes: ['jump', 'fight'] }],
    aim: { kind: 'totalUpOrDown' },
    effects: [{ does: 'changeTotal' }],
    text: "Raise or lower one Agent's Jump total or fight total by 2.",
  }),
  'gadget-null-key': gadget({
    name: 'Null Key',
    flux: 0,
    stasis: 9,
    gears: gears('black', 'discovery', 'draw', 'action'),
    trigger: 'gadgetPlayed',
    conditions: [{ is: 'topGadgetIsRivals' }],
    discards: 1,
    effects: [{ does: 'cancelGadget' }],
    text: 'Discard 1 card: cancel the Gadget your rival has just played.',
  }),
  'gadget-decoy-beacon': gadget({
    name: 'Decoy Beacon',
    flux: 2,
    stasis: 7,
    gears: gears('red', 'action'),
    trigger: 'attackDeclared',
    conditions: [{ is: 'isDefender' }],
    effects: [{ does: 'cancelAttack' }],
    text: 'When your rival declares an attack on you, before any Flux is drawn: the attack ends. Its Action stays spent.',
  }),
  'gadget-slide-rail': gadget({
    name: 'Slide Rail',
    flux: 3,
    stasis: 6,
    gears: gears('green', 'action'),
    trigger: 'open',
    aim: { kind: 'ownAgentToNeighbour' },
    effects: [{ does: 'slideAgent' }],
    text: 'Move one of your Agents to a neighbouring decade. This is not a Jump and needs no Flux.',
  }),
  'gadget-undertow': gadget({
    name: 'Undertow',
    flux: 6,
    stasis: 3,
    gears: gears('green', 'action'),
    trigger: 'open',
    conditions: [{ is: 'skillLeadAtMost', lead: 0 }],
    discards: 1,
    aim: { kind: 'rivalAgentOutside2020' },
    effects: [{ does: 'dragAgent' }],
    text: 'If you are not ahead in skill, discard 1 card: drag one rival Agent one decade toward 2020. This is not a Jump.',
  }),
  'gadget-salvage-drone': gadget({
    name: 'Salvage Drone',
    flux: 1,
    stasis: 8,
    gears: gears('green', 'draw', 'action'),
    trigger: 'open',
    aim: { kind: 'jumpOrGadgetInDiscard' },
    effects: [{ does: 'takeFromDiscard' }],
    text: 'Take one Jump or Gadget from the discard pile into your hand.',
  }),
  'gadget-hammer-cage': gadget({
    name: 'Hammer Cage',
    flux: 5,
    stasis: 4,
    gears: gears('black', 'discovery', 'draw', 'action'),
    trigger: 'hammerActivated',
    effects: [{ does: 'cageHammer' }],
    text: 'When a HAMMER activates, before its Stasis is drawn: put it straight on the Déjà vu pile. It is resolved, not fixed.',
  }),
  'gadget-static-snare': gadget({
    name: 'Static Snare',
    flux: 7,
    stasis: 'P',
    gears: gears('red', 'discovery'),
    trigger: 'open',
    conditions: [{ is: 'skillLeadAtMost', lead: -1 }],
    effects: [{ does: 'rivalLosesAction' }],
    text: "If your rival's skill is higher than yours: they return 1 Action from their Actions space to their Reserve.",
  }),
  'gadget-forecast-lens': gadget({
    name: 'Forecast Lens',
    flux: 4,
    stasis: 5,
    gears: gears('green', 'discovery', 'action'),
    trigger: 'open',
    conditions: [{ is: 'skillLeadAtMost', lead: 0 }],
    effects: [{ does: 'lookAhead', cards: 3 }],
    text: 'If you are not ahead in skill: look at the top 3 cards of the Draw Deck and put them back in any order.',
  }),
} as const
