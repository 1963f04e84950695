import type { Game } from '@anachron/kernel'
import { LEVELS, PEDDLER, ROGUE, ROGUES } from '../content/index.ts'
import { beat, decisive } from '../words/beats.ts'
import { count } from '../words/count.ts'
import { forecast } from '../words/forecast.ts'
import { words } from '../words/index.ts'
import { threats } from '../words/threats.ts'
import { content, tags } from './catalogue.ts'
import { check } from './check.ts'
import { clock } from './clock.ts'
import { anytime, CONCEDE } from './concede.ts'
import { purge } from './corruption.ts'

import { goods } from './goods.ts'
import { arrival } from './harbour.ts'
import { sale } from './market.ts'
import { peddler } from './peddler.ts'
import { game as rounds } from './rounds.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score/score.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { activate } from './staff.ts'
import { freeze, shift } from './time-machines.ts'
import { board, recruit } from './townsfolk.ts'
import { turn } from './turn.ts'
import type { ChronoTypes } from './types.ts'
import { clone, imagine, view } from './view.ts'

export const game: Game<ChronoTypes> = {
  id: 'chronomancer',
  title: 'The Chronomancer and his Assistant',
  version: 3,
  seats: { min: 1, max: 4 },
  options: {
    rogueCard: {
      kind: 'choice',
      label: 'Rogue card',
      help: 'What the grey Adventurers do in this game. Thieves are the gentlest to learn with.',
      rule: 'CH-R34',
      default: 'random',
      values: [
        { value: 'random', label: 'drawn at random' },
        ...ROGUES.map((id) => ({ value: id, label: ROGUE[id].name, help: ROGUE[id].effect })),
      ],
    },
    level: {
      kind: 'choice',
      label: 'The Peddler (alone)',
      help: 'How good the automated merchant is that you meet when you play alone.',
      rule: 'CH-P13',
      default: 'journeyman',
      values: LEVELS.map((value) => ({
        value,
        label: value[0]?.toUpperCase() + value.slice(1),
        help: `${PEDDLER.bonus[value]} Gold on top of its score`,
      })),
    },
  },
  rulebook,
  flows: {
    game: rounds,
    turn,
    freeze,
    shift,
    goods,
    recruit,
    board,
    purge,
    activate,
    clock,
    arrival,
    sale,
    peddler,
  },
  setup,
  clone,
  check,
  view,
  open: () => true,
  secrets,
  redact: (event) => event,
  imagine,
  score,
  anytime,
  concede: CONCEDE,
  content,
  tags,
  forecast,
  words,
  beat,
  decisive,
  threats,
  count,
}

export { answering } from './time-up.ts'
