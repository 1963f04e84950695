import type { Game } from '@anachron/kernel'
import { say, count as some } from '@anachron/kernel/words'
import { constants } from '../content/index.ts'
import { beat, decisive } from '../words/beats.ts'
import { count } from '../words/count.ts'
import { forecast } from '../words/forecast.ts'
import { words } from '../words/index.ts'
import { threats } from '../words/threats.ts'
import { excess } from './agents.ts'
import { attackFlow } from './attacks.ts'
import { content, tags } from './catalogue.ts'
import { check } from './check.ts'
import { clone } from './clone.ts'
import { concede } from './ending.ts'
import { hammer } from './hammer.ts'
import { imagine } from './imagine.ts'
import { jumpFlow } from './jumps.ts'
import { momentFlow } from './moments.ts'
import { planFlow } from './plans.ts'
import { lensFlow, responseFlow } from './responses.ts'
import { revealFlow } from './reveals.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { handDraw, reward } from './skill.ts'
import { turn } from './turn.ts'
import type { TimeHammer } from './types.ts'
import { redact, view } from './view.ts'

export { answering, autoPass, type PassPreference, whenTimeIsUp } from './answering.ts'

export const game: Game<TimeHammer> = {
  id: 'time-hammer',
  title: 'Time Hammer: The Dual',
  version: 2,
  seats: { min: constants.players.value, max: constants.players.value },
  options: {
    rounds: {
      kind: 'number',
      label: 'Rounds',
      help: 'How many turns each of you gets, unless reaching E ends the game before. 4 for a first game.',
      rule: 'TH-8',
      default: 4,
      min: 4,
      max: 6,
    },
    quarks: { kind: 'flag', label: 'Quarks', help: 'A new rule every round.', rule: 'TH-13', default: false },
    first: {
      kind: 'choice',
      label: 'First player',
      help: 'In a rematch the other one begins.',
      rule: 'TH-9',
      default: 'random',
      values: [
        { value: 'random', label: 'Chance decides' },
        { value: 'seat1', label: 'Seat 1' },
        { value: 'seat2', label: 'Seat 2' },
      ],
    },
    tieToGallery: {
      kind: 'flag',
      label: 'Ties return the Command card to the Gallery',
      help: 'Otherwise whoever has it keeps it on equal numbers.',
      rule: 'TH-V1',
      default: false,
    },
    balancedStart: {
      kind: 'flag',
      label: 'The second player starts with two Jamais’',
      help: 'Otherwise both begin with one.',
      rule: 'TH-V2',
      default: false,
    },
    freeRecruit: {
      kind: 'flag',
      label: 'Recruiting costs no Action',
      help: 'Only the cards that an Agent costs.',
      rule: 'TH-V3',
      default: false,
    },
    noExpert: {
      kind: 'flag',
      label: 'Reaching E does not end the game',
      help: 'All rounds are played; skill beyond E is lost.',
      rule: 'TH-V4',
      default: false,
    },
    finishRound: {
      kind: 'flag',
      label: 'Reaching E ends the game after the round',
      help: 'Advised for 5 and 6 rounds.',
      rule: 'TH-V5',
      default: false,
    },
    answerSeconds: {
      kind: 'number',
      label: 'Seconds to answer',
      help: 'Between people: whoever does not Reboot or play a Gadget in time has passed. The booklet gives 10; 0 is no limit.',
      rule: 'TH-153',
      default: 0,
      min: 0,
      max: constants.mostSeconds.value,
    },
  },
  checkOptions({ noExpert, finishRound, answerSeconds }) {
    if (noExpert && finishRound)
      return { rule: 'TH-V5', reason: 'Reaching E cannot both end nothing and end the round.' }
    return answerSeconds > 0 && answerSeconds < constants.leastSeconds.value
      ? {
          rule: 'TH-153',
          reason: say`Nobody answers in less than ${some(constants.leastSeconds.value, 'second')}; 0 is no limit.`,
        }
      : undefined
  },
  // TH-9: the other one begins, who has moved to the seat of whoever began.
  rematch: (options, { first }) => ({ ...options, first: first === 0 ? 'seat1' : 'seat2' }),
  rulebook,
  flows: {
    turn,
    reward,
    handDraw,
    hammer,
    reveal: revealFlow,
    jump: jumpFlow,
    attack: attackFlow,
    moment: momentFlow,
    response: responseFlow,
    plan: planFlow,
    excess,
    lens: lensFlow,
  },
  setup,
  clone,
  check,
  view,
  secrets,
  redact,
  imagine,
  score,
  anytime: {
    options: () => [{ kind: 'concede' }],
    take: (ctx, seat) => concede(ctx, seat),
  },
  concede: { kind: 'concede' },
  content,
  tags,
  forecast,
  words,
  beat,
  decisive,
  redraws: ({ kind }) => kind === 'discard' || kind === 'draw',
  threats,
  count,
}
