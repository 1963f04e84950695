/**
 * Records what the board shows to newcomers: the guided first game and the positions of the rulebook.
 * `node games/time-hammer/test/record-lesson.ts` writes them anew, which is needed whenever `game.version` is raised.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, decision, isRefusal, options, type Seat, sameJson, startFrom } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { CardId } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Action, State } from '../rules/types.ts'
import { fullTurn, LEO, repairExample, type Step, TURN_CARDS, turnSteps } from './examples.ts'
import { fated, OPTIONS, scene } from './scene.ts'

const PASS: Action = { kind: 'pass' }

/**
 * Plays the steps from a position while the cards come up in order; whoever is asked in between, or before `until`,
 * passes.
 */
function record(
  name: string,
  words: string,
  state: State,
  steps: readonly Step[],
  coming: CardId[],
  until?: string,
): void {
  const match = startFrom(game, { state, options: OPTIONS, seats: 2, words })
  const chance = fated(match.state, coming)
  const play = (seat: Seat, action: Action): void => {
    const played = act(match, seat, action, chance)
    if (isRefusal(played)) throw new Error(`${name}, ${JSON.stringify(action)}: ${render(played.reason)}`)
  }
  for (const [seat, action] of steps)
    for (let done = false; !done; ) {
      const asked = decision(game, match.state)?.seats[0] as Seat
      done = asked === seat && options(game, match.state, seat).some((option) => sameJson(option, action))
      play(asked, done ? action : PASS)
    }
  for (
    let asked = decision(game, match.state);
    until && asked && asked.ask !== until;
    asked = decision(game, match.state)
  )
    play(asked.seats[0] as Seat, PASS)
  if (coming.length > 0) throw new Error(`${name}: ${coming.join(', ')} did not come up`)
  // The log alone: it ends in the middle of a match and is to be played on.
  const file = join(import.meta.dirname, '..', 'fixtures', `${name}.json`)
  writeFileSync(file, `${JSON.stringify(match.log)}\n`)
  console.log(`${name}: ${match.log.entries.length} entries`)
}

const [YOU, RIVAL] = [0, 1]

function firstGame(): State {
  const table = scene({
    active: RIVAL,
    first: YOU,
    turn: 0,
    die: 4,
    dejaVu: ['hammer-tape-rot'],
    a: { hand: ['agent-mako', 'agent-pogo', 'jump-05', 'jump-10', 'gadget-torque-wrench'], skill: 1, jamais: 1 },
    b: { hand: ['agent-odette', 'agent-buzz', 'jump-08', 'jump-12', 'gadget-null-key'], skill: 1, jamais: 1 },
  })
  table.does(RIVAL, { kind: 'end' })
  return table.state
}

const lesson: readonly Step[] = [
  [YOU, { kind: 'fido', to: 2000 }],
  [YOU, { kind: 'done' }],
  [YOU, { kind: 'reboot', slot: 'main' }],
  [YOU, { kind: 'play', card: 'gadget-torque-wrench' }],
  [YOU, { kind: 'recruit', card: 'agent-pogo', pay: 'cards' }],
  [YOU, { kind: 'place', to: 2050 }],
  [YOU, { kind: 'discard', card: 'jump-10' }],
  [YOU, { kind: 'recruit', card: 'agent-mako', pay: 'decades' }],
  [YOU, { kind: 'jump', agent: 'agent-mako', to: 2030 }],
  [YOU, { kind: 'with', card: 'jump-05' }],
  [YOU, { kind: 'end' }],
  [RIVAL, { kind: 'fido', to: 2050 }],
  [RIVAL, { kind: 'asset', asset: 'action', from: 'reserve' }],
  [RIVAL, { kind: 'done' }],
  [RIVAL, { kind: 'recruit', card: 'agent-buzz', pay: 'cards' }],
  [RIVAL, { kind: 'place', to: 2050 }],
  [RIVAL, { kind: 'discard', card: 'jump-12' }],
  [RIVAL, { kind: 'attack', agent: 'agent-buzz', target: 'agent-pogo' }],
  [YOU, { kind: 'play', card: 'gadget-decoy-beacon' }],
  [RIVAL, { kind: 'play', card: 'gadget-null-key' }],
  [RIVAL, { kind: 'discard', card: 'jump-08' }],
  [RIVAL, { kind: 'launch', faceUp: false }],
  [YOU, { kind: 'fight' }],
  [YOU, { kind: 'take', card: 'jump-05' }],
  [YOU, { kind: 'done' }],
  [YOU, { kind: 'lose', agent: 'agent-pogo' }],
]

const lessonCards: CardId[] = [
  // Your first turn: a Flux of 1, a HAMMER, two Stasis cards, two cards for the hand, and the Flux of a Jump.
  'agent-juno',
  'hammer-millennium-glitch',
  'jump-07',
  'jump-11',
  'gadget-decoy-beacon',
  'agent-relay',
  'jump-03',
  // The rival's: a Flux, a card, and the Flux cards of the fight.
  'agent-ferris',
  'gadget-salvage-drone',
  'agent-castellan',
  'gadget-static-snare',
  // Yours again: a Flux of 1, and a HAMMER that goes from 2050 to 2020.
  'jump-04',
  'hammer-last-archive',
  'gadget-hammer-cage',
  'gadget-undertow',
]

record('first-game', 'the guided first game', firstGame(), lesson, lessonCards)

/** Up to the Stasis of 3 that Leo may Reboot. */
const repairCards: CardId[] = ['hammer-millennium-glitch', 'jump-12']
record(
  'repair-example',
  'the repair example of the rules',
  repairExample().state,
  [[LEO, { kind: 'done' }]],
  repairCards,
  'reveal.answer',
)
record('full-turn-example', 'the full turn of the rules', fullTurn().state, turnSteps, [...TURN_CARDS])
