import * as behaviour from './behaviour.ts'
import * as castle from './castle.ts'
import * as hunters from './flux-hunters.ts'
import * as ground from './ground.ts'
import * as movers from './movers.ts'
import * as plants from './plants.ts'
import type { AllHooks } from './registry.ts'
import * as robots from './robots.ts'
import * as vampire from './vampire.ts'
import * as weapons from './weapons.ts'

/** What every special rule of the battles does: one record for each key. */
export const HOOKS: AllHooks = {
  'converts-after-fire': weapons.convertsAfterFire,
  'converts-when-adjacent': weapons.convertsWhenAdjacent,
  'rampage-on-hit': movers.rampageOnHit,
  banzai: behaviour.banzai,
  'motorcycles-as-horses': weapons.motorcyclesAsHorses,
  'rubber-bullets': weapons.rubberBullets,
  'repellent-x4': weapons.repellentTimesFour,
  'magician-passive': behaviour.magicianPassive,
  'weapons-not-recoverable': weapons.weaponsNotRecoverable,
  'zombie-bite': weapons.zombieBite,
  'erratic-on-stop-or-away': behaviour.erratic,
  'not-animals': behaviour.notAnimals,
  'stun-weapons': weapons.stunWeapons,
  'stun-only-targets': weapons.stunOnlyTargets,
  'flux-banishes': hunters.fluxBanishes,
  rooted: plants.rooted,
  'mind-control': plants.mindControl,
  'multi-attack': plants.multiAttack,
  'hold-fire': behaviour.holdFire,
  'starsoldiers-hold': behaviour.starsoldiersHold,
  'magician-summons': behaviour.magicianSummons,
  'leprechauns-lose-detection': behaviour.leprechaunsLoseDetection,
  'hoard-detection': behaviour.hoardDetection,
  'castle-exits': castle.castleExits,
  'handmaiden-charm': weapons.handmaidenCharm,
  'ricochet-ball': movers.ricochetBall,
  'rolled-stats': weapons.rolledStats,
  'flux-restraint': hunters.fluxRestraint,
  'transbot-grab': robots.transbotGrab,
  'sanibot-sterilise': behaviour.sanibots,
  'flux-rigs': hunters.fluxRigs,
  traffic: movers.traffic,
  'timelord-flux': hunters.timelordFlux,
  'vampire-returns': vampire.vampireReturns,
  'terrain-trees': ground.trees,
  'terrain-shellholes': ground.shellholes,
  'artillery-every-stage': ground.artillery,
  'mortar-after-firing': ground.mortar,
  dawn: ground.dawn,
  'black-hole': hunters.blackHole,
}
