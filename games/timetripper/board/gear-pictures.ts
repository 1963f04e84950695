/** Silhouettes of everything that can be carried. */

import bayonet from '@anachron/kit/icons/bayonet'
import bowman from '@anachron/kit/icons/bowman'
import bullets from '@anachron/kit/icons/bullets'
import chest from '@anachron/kit/icons/chest'
import assault from '@anachron/kit/icons/famas'
import fist from '@anachron/kit/icons/fist'
import sword from '@anachron/kit/icons/gladius'
import grenade from '@anachron/kit/icons/grenade'
import rocket from '@anachron/kit/icons/panzerfaust'
import pistol from '@anachron/kit/icons/pistol-gun'
import shotgun from '@anachron/kit/icons/sawed-off-shotgun'
import radio from '@anachron/kit/icons/walkie-talkie'
import rifle from '@anachron/kit/icons/winchester-rifle'
import type { GearKind } from '../rules/types.ts'

/** Drawn by us, in the same box as the icons. */
const flare =
  '<path fill="currentColor" d="M256 24l38 160 130-100-96 132 160 40-160 40 96 132-130-100-38 160-38-160-130 100 96-132-160-40 160-40-96-132 130 100Z"/>'
const mine =
  '<path fill="currentColor" d="M60 150q196-90 392 0v150q-196-80-392 0ZM120 310l-40 140h40l50-150ZM392 310l40 140h-40l-50-150Z"/>'
const can =
  '<path fill="currentColor" d="M190 190h130v280h-130ZM215 120h80v50h-80ZM225 70h50v40h-50ZM60 40l100 40-100 40ZM40 150l110-40v60Z"/>'

export const GEAR_PICTURES: Record<GearKind | 'unarmed' | 'own' | 'bayonet+repellent', string> = {
  radio,
  m16: assault,
  shotgun,
  p357: pistol,
  p25: pistol,
  m72: rocket,
  m26: grenade,
  m1: flare,
  claymore: mine,
  bayonet,
  repellent: can,
  'bayonet+repellent': bayonet,
  'recovered-melee': sword,
  'recovered-pre-gunpowder': bowman,
  'recovered-1914-1945': rifle,
  'recovered-1950-1973': assault,
  'reloads-m16': bullets,
  'reloads-shotgun': bullets,
  'reloads-p357': bullets,
  'reloads-p25': bullets,
  'reloads-recovered': bullets,
  treasure: chest,
  unarmed: fist,
  own: rifle,
}
