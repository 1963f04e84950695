import type { QuarkCard } from './vocabulary.ts'

const quark = (facts: Omit<QuarkCard, 'kind' | 'booklet'>): QuarkCard => ({ kind: 'quark', booklet: [], ...facts })

/** The booklet says that Quarks exist and that one rules each round; what they say is ours. */
export const quarks = {
  'quark-slipstream': quark({
    name: 'Slipstream',
    effect: { on: 'jumpTotal', amount: 1 },
    text: 'Time runs downhill: every Jump total is 1 higher.',
  }),
  'quark-static-fog': quark({
    name: 'Static Fog',
    effect: { on: 'startInParadox', amount: 1 },
    text: 'The past will not hold still to be redone: every turn of this round starts in Paradox.',
  }),
  'quark-red-alert': quark({
    name: 'Red Alert',
    effect: { on: 'attackerTotal', amount: 1 },
    text: 'Tempers are short: the attacking Agent adds 1 to its total.',
  }),
  'quark-hairline-cracks': quark({
    name: 'Hairline Cracks',
    effect: { on: 'hammerLevel', amount: 1 },
    text: 'Everything breaks a little worse: HAMMER levels are 1 higher.',
  }),
  'quark-field-manual': quark({
    name: 'Field Manual',
    effect: { on: 'repairBonus', amount: 1 },
    text: 'Somebody finally wrote it down: every Repair bonus is 1 higher.',
  }),
  'quark-open-archive': quark({
    name: 'Open Archive',
    effect: { on: 'discoveryDrawBonus', amount: 1 },
    text: 'The stacks are unlocked: each player gains one Draw bonus in their Discovery phase.',
  }),
} as const
