/** Positions built from a few words, for the examples of the rulebook. Loaded when one is opened. */
import { begin, type Chance, type MatchLog } from '@anachron/kernel'
import { hexCalled } from './display.ts'
import { newGear, putIn } from './equipment.ts'
import { game } from './game.ts'
import { newBattle, newUnits } from './setup.ts'
import { catalogue } from './state.ts'
import type { GearKind, Options, PlayFrame, State, Tripper } from './types.ts'

export interface Scene {
  battle: number
  /** 2 unless said otherwise, so that everybody may move. */
  stage?: number
  tripper?: string
  endurance?: number
  experience?: number
  /** Besides radio and M16. */
  gear?: readonly (GearKind | readonly [GearKind, number])[]
  /** Lines by name with the hexes of their units. */
  units?: Readonly<Record<string, readonly string[]>>
  flux?: string
  markers?: readonly string[]
  /** Stages in which a flare was thrown. */
  lights?: readonly number[]
  at?: 'packing' | 'field' | 'leaving'
}

const OPTIONS = Object.fromEntries(
  Object.entries(game.options).map(([key, option]) => [key, option.default]),
) as unknown as Options

/** Nothing is left to chance before the first decision of a position. */
const NO_CHANCE: Chance = { roll: () => 3, pick: () => 0, shuffle: (_label, items) => items }

const STACKS: Record<NonNullable<Scene['at']>, PlayFrame[]> = {
  packing: [
    { kind: 'trip', at: 'depart' },
    { kind: 'equip', at: 'pack', who: 0, bought: 0 },
  ],
  field: [
    { kind: 'trip', at: 'travel' },
    { kind: 'battle', at: 'stage' },
  ],
  leaving: [
    { kind: 'trip', at: 'travel' },
    { kind: 'cleanup', at: 'leave', queue: [], recovered: [] },
  ],
}

function place(state: State, scene: Scene): void {
  const battle = newBattle(scene.battle)
  state.battle = battle
  battle.stage = (scene.stage ?? 2) - 1
  battle.markers = (scene.markers ?? []).map(hexCalled)
  battle.lights = [...(scene.lights ?? [])]
  if (scene.flux) battle.flux = { hex: hexCalled(scene.flux), heading: null, alignedBy: null }
  state.battles = 1
  state.visited = [scene.battle]
  state.time.display = scene.battle <= 36 ? 0 : 1
  state.time.cell = state.time.layout[state.time.display].indexOf(scene.battle)
  const ctx = { state, chance: NO_CHANCE, listening: false, emit() {}, call() {}, end() {} }
  for (const [name, hexes] of Object.entries(scene.units ?? {})) {
    const line =
      catalogue(state).battles[scene.battle]?.lines.find((one) => one.name === name) ??
      catalogue(state).lines.find((one) => one.name === name)
    if (!line) throw new Error(`there are no ${name}`)
    newUnits(ctx, line, hexes.length).forEach((unit, i) => {
      for (const one of state.units) {
        if (one.id !== unit.id && one.id !== unit.mount) continue
        one.hex = hexCalled(hexes[i] as string)
        one.traveller = line.battle !== scene.battle
      }
    })
  }
}

export function stateOf(scene: Scene): State {
  const state = game.setup(OPTIONS, 1, NO_CHANCE)
  const [tripper] = state.trippers as [Tripper]
  for (const one of scene.gear ?? []) {
    const [what, count] = typeof one === 'string' ? ([one, 1] as const) : one
    putIn(tripper.gear, newGear(what, count))
  }
  tripper.endurance = scene.endurance ?? tripper.endurance
  tripper.experience = scene.experience ?? 0
  const at = scene.at ?? 'field'
  if (at !== 'packing') {
    place(state, scene)
    tripper.hex = hexCalled(scene.tripper ?? '0707')
    tripper.place = 'field'
    state.kits = [tripper.gear.map((gear) => ({ ...gear }))]
  }
  state.stack = STACKS[at].map((frame) => ({ ...frame }))
  return begin({ ...game, setup: () => state }, OPTIONS, 1, NO_CHANCE)
}

export const matchOf = (scene: Scene, words: string): MatchLog => ({
  format: 'anachron-match',
  formatVersion: 1,
  game: game.id,
  version: game.version,
  options: OPTIONS as never,
  seats: 1,
  origin: { kind: 'position', state: stateOf(scene) as never, words },
  entries: [],
})
