import { type Chance, type Game, START } from '@anachron/kernel'
import { BATTLES, SPECIAL_KEYS, WEAPONS } from '../content/index.ts'
import { beat, decisive } from '../words/beats.ts'
import { count } from '../words/count.ts'
import { words } from '../words/index.ts'
import { threats } from '../words/threats.ts'
import { attackFlow } from './attack.ts'
import { battleFlow, tripFlow } from './battle.ts'
import { check } from './check/index.ts'
import { cleanupFlow } from './cleanup.ts'
import { clone } from './clone.ts'
import { commandFlow } from './command.ts'
import { giveUp, mayGiveUp } from './concede.ts'
import { putIn } from './equipment.ts'
import { forecast } from './forecast.ts'
import { freeFlow } from './free.ts'
import { grenadeFlow } from './grenades.ts'
import { type Kit, packedKit } from './kit.ts'
import { fleeFlow } from './negotiation.ts'
import { opponentFlow } from './opponent.ts'
import { opponentsFlow } from './opponents.ts'
import { checkOptions, options, tripperCount } from './options.ts'
import { ownText } from './own-battles.ts'
import { enteringFlow, placingFlow } from './placing.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { secrets } from './secrets.ts'
import { setupFlow } from './setup.ts'
import { soldierFlow } from './soldiers.ts'
import { exitsFlow } from './specials/castle.ts'
import { HOOKS } from './specials/index.ts'
import { drawnFlow } from './specials/plants.ts'
import { enforce } from './specials/registry.ts'
import { spillFlow } from './specials/robots.ts'
import { riseFlow } from './specials/vampire.ts'
import { compulsory, equipFlow, isCharmed, newTripper, packedWeight, trimFlow } from './start.ts'
import { tags } from './tags.ts'
import { printedLayout, startTime, travelFlow } from './time-travel.ts'
import { arrangeFlow } from './timemaster.ts'
import { trippersFlow } from './tripper-phase.ts'
import { turnFlow } from './turn.ts'
import { FIRST_UNIT, type Options, type State, type TimeTripper } from './types.ts'
import { imagine, redact, view } from './view.ts'

enforce(HOOKS)

function setup(chosen: Options, seats: number, chance: Chance): State {
  const { kit, battles, ...plain } = chosen
  const layout = printedLayout()
  if (plain.timemaster !== 'off') for (const cells of layout) chance.shuffle('time display', cells)
  const trippers = tripperCount(chosen, seats)
  const state: State = {
    stack: [{ kind: 'trip', at: START }],
    result: null,
    options: plain,
    own: ownText(battles),
    seats,
    master: plain.timemaster === 'seat' ? seats - 1 : null,
    trippers: Array.from({ length: trippers }, (_, seat) => newTripper(seat, isCharmed(plain.charm, seat))),
    units: [],
    kits: [],
    startWeight: 0,
    battle: null,
    time: startTime(layout),
    visited: [],
    told: [],
    readBy: null,
    hasRead: false,
    jump: null,
    adrift: null,
    hops: null,
    battles: 0,
    jumps: 0,
    nextId: FIRST_UNIT,
    nextLoose: 0,
    choice: 0,
  }
  compulsory(state)
  if (kit !== null) {
    const kits = (Array.isArray(kit) ? kit : [kit]) as Kit[]
    state.trippers.forEach((tripper, id) => {
      for (const gear of packedKit(kits[id] ?? {})) putIn(tripper.gear, gear)
    })
    state.kits = state.trippers.map(({ gear }) => gear.map((one) => ({ ...one })))
    state.startWeight = packedWeight(state)
  }
  return state
}

export const game: Game<TimeTripper> = {
  id: 'timetripper',
  title: 'TimeTripper',
  version: 6,
  seats: { min: 1, max: 5 },
  // Time alone is hidden, and from nobody but those whom a Timemaster leads through it.
  open: ({ timemaster }) => timemaster !== 'seat',
  options,
  checkOptions,
  rulebook,
  flows: {
    trip: tripFlow,
    arrange: arrangeFlow,
    equip: equipFlow,
    trim: trimFlow,
    travel: travelFlow,
    setup: setupFlow,
    placing: placingFlow,
    entering: enteringFlow,
    battle: battleFlow,
    trippers: trippersFlow,
    turn: turnFlow,
    soldier: soldierFlow,
    attack: attackFlow,
    grenade: grenadeFlow,
    command: commandFlow,
    opponents: opponentsFlow,
    opponent: opponentFlow,
    flee: fleeFlow,
    drawn: drawnFlow,
    exits: exitsFlow,
    spill: spillFlow,
    rise: riseFlow,
    free: freeFlow,
    cleanup: cleanupFlow,
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
    options: (state, seat) => (mayGiveUp(state, seat) ? [{ do: 'concede' }] : []),
    take: (ctx, seat) => giveUp(ctx, seat),
  },
  concede: { do: 'concede' },
  content: [
    ...BATTLES.map(({ number, title }) => ({ id: `battle-${number}`, kind: 'battle', name: `${number} ${title}` })),
    ...Object.values(WEAPONS).map(({ id, name }) => ({ id, kind: 'weapon', name })),
    ...SPECIAL_KEYS.map((id) => ({ id: `special-${id}`, kind: 'special', name: id })),
  ],
  tags,
  forecast,
  words,
  beat,
  decisive,
  steers: (action) => action.do === 'back',
  redraws: (action) => action.do === 'shuffle',
  threats,
  count,
}
