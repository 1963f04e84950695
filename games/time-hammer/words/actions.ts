import { byKind } from '@anachron/kernel'
import { count, type Sentence, say } from '@anachron/kernel/words'
import { costOf, FIDO_IDS, type FidoId } from '../content/index.ts'
import type { Action, View } from '../rules/types.ts'
import { theCard, theDecade } from './cards.ts'
import { aimWords, priceWords, purchaseWords, SLOTS } from './phrases.ts'

/** What of a view the words of an action depend on. */
type Around = Pick<View, 'stack' | 'active'>

/** What stands on the button. */
export const sayAction = byKind<Action, [around: Around], Sentence>({
  pass(_pass, { stack }) {
    const under = stack.at(-1)?.kind
    return under === 'reveal' ? 'Let it stand' : under === 'moment' ? 'No Gadget' : 'Pass'
  },
  end: () => 'End the turn',
  done: () => 'Draw',
  concede: () => 'Concede',
  fido: ({ to }, { active }) => say`Put ${theCard(FIDO_IDS[active] as FidoId)} on ${theDecade(to)}`,
  recall: ({ agent }) => say`Call ${theCard(agent)} back from guard`,
  keep: () => 'Leave the guards in place',
  asset(action) {
    if (action.asset === 'draw') return 'Draw 1 card more'
    if (action.asset === 'jamais') return 'Take a Jamais’ cube'
    return action.from === 'reserve' ? 'Take an Action' : say`Take an Action: ${theCard(action.from)} leaves guard`
  },
  discard: ({ card }) => say`Discard ${theCard(card)}`,
  take: ({ card }) => say`Take ${theCard(card)} from the discard pile`,
  draw: () => 'Draw a card',
  decline: () => 'Take nothing',
  lose: ({ agent }) => say`Lose ${theCard(agent)}`,
  reboot: ({ slot }) => say`Reboot ${SLOTS[slot]}`,
  play: ({ card }) => say`Play ${theCard(card)}`,
  aim: ({ aim }) => say`${aimWords(aim)}`,
  recruit: ({ card, pay }) =>
    pay === 'decades'
      ? say`Recruit ${theCard(card)}, cost waived`
      : say`Recruit ${theCard(card)} for ${count(costOf(card), 'card')}`,
  place: ({ to }) => say`On ${theDecade(to)}`,
  guard: ({ agent }) => say`Put ${theCard(agent)} On Guard`,
  jump: ({ agent, to }) => say`Jump ${theCard(agent)} to ${theDecade(to)}`,
  with: ({ card }) => say`With ${theCard(card)}`,
  attack: ({ agent, target }) => say`Attack ${theCard(target)} with ${theCard(agent)}`,
  callOff: () => 'Call the attack off',
  launch: ({ faceUp }) => (faceUp ? 'Launch face up' : 'Launch face down'),
  fight: () => 'Fight',
  escape: ({ card }) => say`Escape to 2020 with ${theCard(card)}`,
  escapeTo: ({ to }) => say`Escape to ${theDecade(to)}`,
  buy: ({ buys }) => say`Buy ${purchaseWords(buys)} for 3 cards or 2 cubes`,
  price: ({ price }) => say`Pay ${priceWords(price)}`,
  next: ({ card }) => say`Next: ${theCard(card)}`,
})
