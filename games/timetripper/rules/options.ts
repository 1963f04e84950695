/** Everything that can be set before a trip. */
import type { OptionSchema, Refusal } from '@anachron/kernel'
import { START_LIMIT } from '../content/index.ts'
import { checkKit, kitFault } from './kit.ts'
import { checkOwnBattles } from './own-battles.ts'
import type { Options, TimeTripper } from './types.ts'

export const options = {
  victory: {
    kind: 'choice',
    label: 'Goal of the trip',
    rule: 'TT-16.0',
    default: 'quick',
    values: [
      { value: 'quick', label: 'Home quickly', help: 'Getting home is what counts; fewer battles are better.' },
      { value: 'minimal', label: 'Travelling light', help: 'Get home having started with less than 50 pounds.' },
      {
        value: 'best',
        label: 'Personal best',
        help: 'Get home in fewer battles than on your last trip with the same kit.',
      },
      { value: 'treasure', label: 'Treasure', help: 'Bring home the most valuable artifacts.' },
      { value: 'tontine', label: 'Tontine', help: 'Only a Tripper who comes home alone wins. For teams.' },
    ],
  },
  treasure: {
    kind: 'flag',
    label: 'Treasure to be found',
    help: 'A battle may hold an artifact; it can be taken once nobody there stands any more.',
    rule: 'TT-14.0',
    default: true,
  },
  negotiation: {
    kind: 'flag',
    label: 'Negotiation',
    help: 'Instead of fighting one may talk: they may listen, run, follow, or fly into a rage.',
    rule: 'TT-15.0',
    default: true,
  },
  randomSetup: {
    kind: 'choice',
    label: 'Random set-up',
    help: 'How it is decided where everybody stands when a battle begins.',
    rule: 'TT-6.6',
    default: 'chart',
    values: [
      { value: 'chart', label: 'By the Random Set-up Chart' },
      { value: 'dice', label: 'By two sums of two dice' },
    ],
  },
  setupLetter: {
    kind: 'choice',
    label: 'Letters of the set-up chart',
    help: 'Each of the letters A to F has a row of hexes on the chart.',
    rule: 'TT-R10',
    default: 'die',
    values: [
      { value: 'die', label: 'Rolled' },
      { value: 'player', label: 'Named by the Trippers' },
    ],
  },
  enemyChoices: {
    kind: 'choice',
    label: 'Free choices of the enemy',
    help: 'Where they come in, which of several equal hexes they go to, whom of several they go for.',
    rule: 'TT-R12',
    default: 'chance',
    values: [
      { value: 'chance', label: 'Left to chance' },
      { value: 'mine', label: 'Made by the Trippers', help: 'Unless a Timemaster sits at the table.' },
    ],
  },
  teamWeight: {
    kind: 'number',
    label: 'Pounds for a team',
    help: 'What two Trippers or more may pack together; one alone packs up to 50.',
    rule: 'TT-13.2',
    default: START_LIMIT.teamMin,
    min: START_LIMIT.teamMin,
    max: START_LIMIT.teamMax,
  },
  teamEquipment: {
    kind: 'choice',
    label: 'Equipment of a team',
    help: 'For two Trippers or more.',
    rule: 'TT-13.2',
    default: 'choose',
    values: [
      { value: 'choose', label: 'Chosen' },
      { value: 'random', label: 'Rolled' },
    ],
  },
  timemaster: {
    kind: 'choice',
    label: 'Timemaster',
    rule: 'TT-17.0',
    default: 'off',
    values: [
      { value: 'off', label: 'None', help: 'The displays lie open, as printed.' },
      { value: 'shuffle', label: 'Blind displays', help: 'The displays are shuffled and hidden; find your own way.' },
      {
        value: 'seat',
        label: 'Somebody at the table',
        help: 'The last seat lays out time and makes the opponents’ free choices.',
      },
    ],
  },
  shotAtIncludesMelee: {
    kind: 'flag',
    label: 'Blows count as being shot at',
    help: 'The flux is then as hard to command after a melee as after a shot.',
    rule: 'TT-R33',
    default: false,
  },
  charm: {
    kind: 'choice',
    label: 'The Trippers’ weakness',
    help: 'Matters in one battle only, the Seraglio of Sitri.',
    rule: 'TT-R62',
    default: 'names',
    values: [
      {
        value: 'names',
        label: 'As their names have it',
        help: 'Tim and Toby are easily charmed, Tessa and Trixie are not.',
      },
      {
        value: 'charmed',
        label: 'Easily charmed',
        help: 'They cannot attack a handmaiden beside them and shoot badly at all of them.',
      },
      { value: 'uncharmed', label: 'Not to be charmed', help: 'They shoot better at handmaidens, and defend worse.' },
      { value: 'ask', label: 'Everybody says so before packing' },
    ],
  },
  lastTrip: {
    kind: 'number',
    label: 'Battles of your last trip',
    help: 'For a personal best; 0 when this is the first.',
    rule: 'TT-16.0',
    default: 0,
    min: 0,
    max: 200,
  },
  kit: {
    kind: 'data',
    label: 'Kit of your last trip',
    help: 'For a personal best the kit stays the same, a team’s too. Otherwise it is packed at the start of the trip.',
    rule: 'TT-16.0',
    default: null,
    check: checkKit,
  },
  battles: {
    kind: 'data',
    label: 'Battles of your own',
    help: 'A list of battles; each takes the place of the printed one with its number.',
    rule: 'TT-17.0',
    default: [],
    check: checkOwnBattles,
  },
} as const satisfies OptionSchema

/** How many of the seats play Trippers. */
export const tripperCount = (chosen: Pick<Options, 'timemaster'>, seats: number): number =>
  chosen.timemaster === 'seat' ? seats - 1 : seats

export function checkOptions(chosen: Options, seats: number): Refusal<TimeTripper> | undefined {
  const trippers = tripperCount(chosen, seats)
  if (trippers < 1) return { rule: 'TT-17.0', reason: 'A Timemaster needs at least one Tripper at the table.' }
  if (trippers > 4) return { rule: 'TT-13.0', reason: 'A team has at most four Trippers.' }
  if (chosen.victory === 'tontine' && trippers < 2)
    return { rule: 'TT-16.0', reason: 'A tontine is for two Trippers or more.' }
  if (chosen.kit === null) return undefined
  const fault = kitFault(chosen, trippers)
  return fault === undefined ? undefined : { rule: 'TT-16.0', reason: fault }
}
