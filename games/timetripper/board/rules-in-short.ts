/** Every special rule as one says it on arriving: a name and a sentence or two. The rulebook has it in full. */
import { type Part, type Sentence, say } from '@anachron/kernel/words'
import type { Battle, Special, SpecialKey, SpecialOf } from '../content/types.ts'

export interface ShortRule {
  name: Sentence
  words: Sentence
}

/** Battles of one's own may have other numbers than the printed ones, so those are told as they are. */
interface Short<K extends SpecialKey> {
  name: Sentence
  words: Sentence | ((special: SpecialOf<K>) => Sentence)
}

const rule = <K extends SpecialKey>(name: Sentence, words: Short<K>['words']): Short<K> => ({ name, words })

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (n: number): Part => SMALL[n] ?? n
const hexes = (n: number): Sentence => (n === 1 ? 'one hex' : say`${inWords(n)} hexes`)

const SHORT: { readonly [K in SpecialKey]: Short<K> } = {
  'converts-after-fire': rule('One volley', 'After the first shot they throw themselves into hand to hand fighting.'),
  'converts-when-adjacent': rule('Bow and blade', 'They shoot from afar; next to you they draw their swords.'),
  'rampage-on-hit': rule('Nervous elephants', 'An elephant that is hit and stays up runs wild, over friend and foe.'),
  banzai: rule(
    'Banzai!',
    ({ charge }) => say`They seldom shoot. Mostly they charge with the bayonet, at strength ${charge.attack}.`,
  ),
  'motorcycles-as-horses': rule(
    'On two wheels',
    'Motorcycles carry them like horses; the flux leaves the machines behind.',
  ),
  'rubber-bullets': rule('Rubber bullets', 'What would wound only stuns, what would kill only wounds.'),
  'repellent-x4': rule('Bug spray', ({ attack }) => say`Insect repellent strikes at them with ${attack}.`),
  'magician-passive': rule(
    'He just stands there',
    'The Magician never moves; he strikes only at whoever is next to him.',
  ),
  'weapons-not-recoverable': rule('Not for your hands', 'Their weapons work for nobody else.'),
  'zombie-bite': rule('The bite', ({ perStage }) => say`Whom they wound loses ${perStage} Endurance every stage.`),
  'erratic-on-stop-or-away': rule(
    'Static',
    ({ hexes: far }) => say`When they hesitate they blunder ${hexes(far)} any way.`,
  ),
  'not-animals': rule('They listen', 'None of them is an animal: they can be talked to.'),
  'stun-weapons': rule('Alive, please', 'Their pistols only ever stun.'),
  'stun-only-targets': rule('Made of light', 'Energy creatures can only be stunned.'),
  'flux-banishes': rule('The flux ends them', 'Bring the flux into the very hex of one, and it is gone.'),
  rooted: rule('Rooted', 'The plants never move.'),
  'mind-control': rule('Sweet scent', 'A plant that notices you walks you to it in your next turn.'),
  'multi-attack': rule('Many mouths', 'A plant attacks everybody next to it.'),
  'hold-fire': rule(
    'They wait',
    ({ range }) => say`Until one of them is attacked they attack only if one of you is within ${hexes(range)}.`,
  ),
  'starsoldiers-hold': rule('They watch', 'The Starsoldiers hold their fire in this battle.'),
  'magician-summons': rule('Shoot the Magician', 'Every attack on him brings on more Leprechauns.'),
  'leprechauns-lose-detection': rule(
    'Without him',
    'With the Magician gone the Leprechauns only strike at neighbours.',
  ),
  'hoard-detection': rule(
    'The hoard',
    ({ selfRange }) => say`It stirs only if you come near a hoard, or within ${hexes(selfRange)} of it.`,
  ),
  'castle-exits': rule(
    'The gates',
    ({ cap }) => say`They come out of the exits, ${inWords(cap)} at most, and never lose the scent.`,
  ),
  'handmaiden-charm': rule(
    'Charm',
    ({ uncharmed }) =>
      say`The charmed cannot attack one beside them and aim badly; others aim well but defend at ${uncharmed.defense}.`,
  ),
  'ricochet-ball': rule('The ball', 'It bounces across the field every stage and strikes whoever is in its way.'),
  'rolled-stats': rule('Nobody knows them', 'Every animal has its own strength, by the dice.'),
  'flux-restraint': rule('The AQ12G', 'Served by one of them it fires at the flux; a hit throws the flux out.'),
  'transbot-grab': rule('Transbots', 'They carry off what lies about, and grapple whoever is beside them.'),
  'sanibot-sterilise': rule('Sanibots', 'They shoot at whatever lives, if it is on your side.'),
  'flux-rigs': rule('Fluxfixrigs', 'They hunt the flux and nothing else; a hit throws it out.'),
  traffic: rule(
    'Traffic',
    ({ hexes: far, direction }) =>
      say`They drive ${direction === 1 ? 'north' : 'south'}, ${hexes(far)} a stage, over Trippers and their soldiers.`,
  ),
  'timelord-flux': rule('The Timelord', 'He goes for the flux. Hit by him, it jumps you from place to place.'),
  'vampire-returns': rule(
    'He comes back',
    ({ stagesDead }) =>
      say`Fell him, and he is back after ${stagesDead === 1 ? 'one whole stage' : say`${inWords(stagesDead)} whole stages`}.`,
  ),
  'terrain-trees': rule(
    'Woods',
    ({ defense }) => say`Inside one has ${defense} more Defense, and no shot passes through.`,
  ),
  'terrain-shellholes': rule(
    'Shellholes',
    ({ defense }) => say`Inside one has ${defense} more Defense; stepping in ends the move.`,
  ),
  'artillery-every-stage': rule(
    'The guns never stop',
    ({ strengths }) => say`Every stage a shell lands somewhere and strikes all within ${hexes(strengths.length - 1)}.`,
  ),
  'mortar-after-firing': rule(
    'Quiet, please',
    'From the stage after the first shot on, a mortar bomb falls every stage.',
  ),
  dawn: rule('Until dawn', ({ stage }) => say`At the end of stage ${stage} the sun rises, and nobody hostile is left.`),
  'black-hole': rule('No floor', 'The trip begins again.'),
}

/** A special rule as it stands in its battle. */
export function shortRule(special: Special): ShortRule {
  // The record of a key takes the special rules of that key.
  const { name, words } = SHORT[special.key] as Short<SpecialKey>
  return { name, words: typeof words === 'function' ? words(special as never) : words }
}

/** The special rules of a battle and of everybody in it, each once. */
export const specialsOf = ({ specials, opponents }: Pick<Battle, 'specials' | 'opponents'>): readonly ShortRule[] =>
  onceEach([...specials, ...opponents.flatMap((line): readonly Special[] => line.specials)]).map(shortRule)

export const onceEach = (specials: readonly Special[]): readonly Special[] =>
  specials.filter(({ key }, i) => specials.findIndex((other) => other.key === key) === i)
