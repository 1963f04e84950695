/** Silhouettes: what every kind of opponent looks like, on counters, charts and lists alike. */

import football from '@anachron/kit/icons/american-football-helmet'
import vampire from '@anachron/kit/icons/bat'
import bayonet from '@anachron/kit/icons/bayonet'
import bowman from '@anachron/kit/icons/bowman'
import tommy from '@anachron/kit/icons/brodie-helmet'
import horns from '@anachron/kit/icons/bull-horns'
import cap from '@anachron/kit/icons/captain-hat-profile'
import caveman from '@anachron/kit/icons/caveman'
import legion from '@anachron/kit/icons/centurion-helmet'
import horse from '@anachron/kit/icons/chess-knight'
import clover from '@anachron/kit/icons/clover'
import crest from '@anachron/kit/icons/crested-helmet'
import rex from '@anachron/kit/icons/dinosaur-rex'
import dragon from '@anachron/kit/icons/dragon-breath'
import dress from '@anachron/kit/icons/dress'
import egyptian from '@anachron/kit/icons/egyptian-profile'
import energy from '@anachron/kit/icons/embrassed-energy'
import assault from '@anachron/kit/icons/famas'
import biker from '@anachron/kit/icons/full-motorcycle-helmet'
import gauls from '@anachron/kit/icons/gauls-helm'
import sword from '@anachron/kit/icons/gladius'
import goblin from '@anachron/kit/icons/goblin'
import halberd from '@anachron/kit/icons/halberd'
import zombie from '@anachron/kit/icons/half-dead'
import viking from '@anachron/kit/icons/horned-helm'
import hourglass from '@anachron/kit/icons/hourglass'
import ninja from '@anachron/kit/icons/ninja-mask'
import person from '@anachron/kit/icons/person'
import swede from '@anachron/kit/icons/pilgrim-hat'
import badge from '@anachron/kit/icons/police-badge'
import robot from '@anachron/kit/icons/robot-helmet'
import helmet from '@anachron/kit/icons/samus-helmet'
import turret from '@anachron/kit/icons/sentry-gun'
import shark from '@anachron/kit/icons/shark-jaws'
import peltast from '@anachron/kit/icons/spartan'
import hoplite from '@anachron/kit/icons/spartan-helmet'
import spear from '@anachron/kit/icons/spears'
import spider from '@anachron/kit/icons/spider-mask'
import sprint from '@anachron/kit/icons/sprint'
import stahlhelm from '@anachron/kit/icons/stahlhelm'
import plant from '@anachron/kit/icons/thorny-tentacle'
import tooth from '@anachron/kit/icons/tooth'
import zulu from '@anachron/kit/icons/tribal-gear'
import feathers from '@anachron/kit/icons/two-feathers'
import ushanka from '@anachron/kit/icons/ushanka'
import norman from '@anachron/kit/icons/visored-helm'
import hat from '@anachron/kit/icons/western-hat'
import rifle from '@anachron/kit/icons/winchester-rifle'
import wolf from '@anachron/kit/icons/wolf-head'
import type { Kind } from '../content/types.ts'

/** Drawn by us, in the same box as the icons. */
const ball =
  '<path fill="currentColor" d="M256 56a200 200 0 1 0 .1 0ZM180 150a60 40-40 1 1-60 70Z" fill-rule="evenodd"/>'
const motorcycle =
  '<path fill="none" stroke="currentColor" stroke-width="34" d="M120 250a80 80 0 1 0 .1 0ZM392 250a80 80 0 1 0 .1 0ZM120 330l90-110h120l62 110M330 220l-30-90h-60M150 200h90"/>'
const elephant =
  '<path fill="currentColor" d="M70 250q0-120 120-120h160q110 0 110 120v160h-66v-96h-150v96h-66v-110q-40 4-42 46l-6 84h-40v-90q-4-50-20-90ZM150 200a18 18 0 1 0 .1 0Z" fill-rule="evenodd"/>'
const car =
  '<path fill="currentColor" d="M40 330q0-50 50-56l60-84q14-20 40-20h110q24 0 40 18l70 76q62 6 62 66v40h-40a56 56 0 0 0-112 0h-120a56 56 0 0 0-112 0h-48ZM144 326a44 44 0 1 0 .1 0ZM376 326a44 44 0 1 0 .1 0ZM196 204l-42 62h86v-62ZM270 204v62h98l-56-62Z" fill-rule="evenodd"/>'
export const TREE = '<path fill="currentColor" d="M256 30l130 190h-60l116 160h-156v90h-60v-90h-156l116-160h-60Z"/>'

export const TRIPPER = sprint
export const MOUNTS = { horse, motorcycle }

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/motorcycle/i, motorcycle],
  [/horse/i, horse],
  [/rex|saur/i, rex],
  [/elephant/i, elephant],
  [/buffalo/i, horns],
  [/sabertooth|autozoo/i, tooth],
  [/wolves/i, wolf],
  [/shark/i, shark],
  [/ball/i, ball],
  [/car\b|cars/i, car],
  [/plant/i, plant],
  [/vampire/i, vampire],
  [/zombie/i, zombie],
  [/energy/i, energy],
  [/dragon/i, dragon],
  [/magician|timelord/i, hourglass],
  [/leprechaun/i, clover],
  [/sitri|alrod|drindl|trundl/i, goblin],
  [/handmaiden/i, dress],
  [/inselon/i, spider],
  [/starsoldier/i, helmet],
  [/aq12g/i, turret],
  [/rig\b/i, turret],
  [/bots/i, robot],
  [/police/i, badge],
  [/rollerbrawl/i, football],
  [/nylon/i, ninja],
  [/biker/i, biker],
  [/gunslinger/i, hat],
  [/bow|archer|yeoman|cataphract|sling/i, bowman],
  [/cave men/i, caveman],
  [/zulu/i, zulu],
  [/peltast/i, peltast],
  [/^spear/i, egyptian],
  [/spear|ostrogoth/i, spear],
  [/landsknecht/i, halberd],
  [/viking/i, viking],
  [/sioux/i, feathers],
  [/hoplite/i, hoplite],
  [/trojan/i, crest],
  [/legionar/i, legion],
  [/gallic/i, gauls],
  [/men-at-arms/i, norman],
  [/sword|hussar/i, sword],
  [/musketeer/i, swede],
  [/bavarian|american|union/i, cap],
  [/banzai/i, bayonet],
  [/british|french/i, tommy],
  [/russian|cossack/i, ushanka],
  [/german/i, stahlhelm],
  [/italian/i, rifle],
  [/chinese|syrian|raider|militia|egi/i, assault],
  [/urchin|citizen/i, person],
]

const BY_KIND: Record<Kind, string> = { soldier: person, animal: tooth, mount: horse, machine: robot, other: goblin }

const found = new Map<string, string>()

/** The silhouette of a line of a battle; lines that a Timemaster wrote have that of their kind. */
export function pictureOf({ name, kind }: { name: string; kind: Kind }): string {
  const key = `${kind} ${name}`
  let picture = found.get(key)
  if (picture === undefined) {
    picture = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? BY_KIND[kind]
    found.set(key, picture)
  }
  return picture
}
