/** The icon of each card. */

import anchor from '@anachron/kit/icons/anchor'
import ancientRuins from '@anachron/kit/icons/ancient-ruins'
import angelWings from '@anachron/kit/icons/angel-wings'
import anvilImpact from '@anachron/kit/icons/anvil-impact'
import barracksTent from '@anachron/kit/icons/barracks-tent'
import batteryPlus from '@anachron/kit/icons/battery-plus'
import bigWave from '@anachron/kit/icons/big-wave'
import bookshelf from '@anachron/kit/icons/bookshelf'
import bread from '@anachron/kit/icons/bread'
import breakingChain from '@anachron/kit/icons/breaking-chain'
import brokenPottery from '@anachron/kit/icons/broken-pottery'
import brokenTablet from '@anachron/kit/icons/broken-tablet'
import byzantinTemple from '@anachron/kit/icons/byzantin-temple'
import camel from '@anachron/kit/icons/camel'
import campingTent from '@anachron/kit/icons/camping-tent'
import candleFlame from '@anachron/kit/icons/candle-flame'
import candles from '@anachron/kit/icons/candles'
import caravan from '@anachron/kit/icons/caravan'
import checkedShield from '@anachron/kit/icons/checked-shield'
import circuitry from '@anachron/kit/icons/circuitry'
import cloak from '@anachron/kit/icons/cloak'
import colombianStatue from '@anachron/kit/icons/colombian-statue'
import conversation from '@anachron/kit/icons/conversation'
import crosshair from '@anachron/kit/icons/crosshair'
import crossroad from '@anachron/kit/icons/crossroad'
import crystalBars from '@anachron/kit/icons/crystal-bars'
import crystalShine from '@anachron/kit/icons/crystal-shine'
import deliveryDrone from '@anachron/kit/icons/delivery-drone'
import desert from '@anachron/kit/icons/desert'
import drowning from '@anachron/kit/icons/drowning'
import dungeonGate from '@anachron/kit/icons/dungeon-gate'
import dustCloud from '@anachron/kit/icons/dust-cloud'
import earthCrack from '@anachron/kit/icons/earth-crack'
import egyptianWalk from '@anachron/kit/icons/egyptian-walk'
import emptyHourglass from '@anachron/kit/icons/empty-hourglass'
import energyShield from '@anachron/kit/icons/energy-shield'
import envelope from '@anachron/kit/icons/envelope'
import eyeTarget from '@anachron/kit/icons/eye-target'
import familyHouse from '@anachron/kit/icons/family-house'
import fishingBoat from '@anachron/kit/icons/fishing-boat'
import flood from '@anachron/kit/icons/flood'
import gavel from '@anachron/kit/icons/gavel'
import gears from '@anachron/kit/icons/gears'
import ghost from '@anachron/kit/icons/ghost'
import granary from '@anachron/kit/icons/granary'
import greekTemple from '@anachron/kit/icons/greek-temple'
import guardedTower from '@anachron/kit/icons/guarded-tower'
import hammerBreak from '@anachron/kit/icons/hammer-break'
import hangingSign from '@anachron/kit/icons/hanging-sign'
import harborDock from '@anachron/kit/icons/harbor-dock'
import hood from '@anachron/kit/icons/hood'
import hoodedFigure from '@anachron/kit/icons/hooded-figure'
import horizonRoad from '@anachron/kit/icons/horizon-road'
import house from '@anachron/kit/icons/house'
import hutsVillage from '@anachron/kit/icons/huts-village'
import infinity from '@anachron/kit/icons/infinity'
import ionicColumn from '@anachron/kit/icons/ionic-column'
import jetpack from '@anachron/kit/icons/jetpack'
import jumpAcross from '@anachron/kit/icons/jump-across'
import landMine from '@anachron/kit/icons/land-mine'
import laserBurst from '@anachron/kit/icons/laser-burst'
import lightBulb from '@anachron/kit/icons/light-bulb'
import lighthouse from '@anachron/kit/icons/lighthouse'
import lightningStorm from '@anachron/kit/icons/lightning-storm'
import lockedFortress from '@anachron/kit/icons/locked-fortress'
import loveLetter from '@anachron/kit/icons/love-letter'
import lyre from '@anachron/kit/icons/lyre'
import magicPortal from '@anachron/kit/icons/magic-portal'
import magnifyingGlass from '@anachron/kit/icons/magnifying-glass'
import medicines from '@anachron/kit/icons/medicines'
import medievalGate from '@anachron/kit/icons/medieval-gate'
import missileSwarm from '@anachron/kit/icons/missile-swarm'
import mountainClimbing from '@anachron/kit/icons/mountain-climbing'
import mountaintop from '@anachron/kit/icons/mountaintop'
import notebook from '@anachron/kit/icons/notebook'
import openBook from '@anachron/kit/icons/open-book'
import parachute from '@anachron/kit/icons/parachute'
import portal from '@anachron/kit/icons/portal'
import powerLightning from '@anachron/kit/icons/power-lightning'
import publicSpeaker from '@anachron/kit/icons/public-speaker'
import quillInk from '@anachron/kit/icons/quill-ink'
import radarDish from '@anachron/kit/icons/radar-dish'
import radioTower from '@anachron/kit/icons/radio-tower'
import returnArrow from '@anachron/kit/icons/return-arrow'
import robber from '@anachron/kit/icons/robber'
import robotGolem from '@anachron/kit/icons/robot-golem'
import romanShield from '@anachron/kit/icons/roman-shield'
import romanToga from '@anachron/kit/icons/roman-toga'
import sandsOfTime from '@anachron/kit/icons/sands-of-time'
import satellite from '@anachron/kit/icons/satellite'
import scrollQuill from '@anachron/kit/icons/scroll-quill'
import shipWheel from '@anachron/kit/icons/ship-wheel'
import soundWaves from '@anachron/kit/icons/sound-waves'
import speedBoat from '@anachron/kit/icons/speed-boat'
import spy from '@anachron/kit/icons/spy'
import staticWaves from '@anachron/kit/icons/static-waves'
import stoneBridge from '@anachron/kit/icons/stone-bridge'
import stoneTablet from '@anachron/kit/icons/stone-tablet'
import sun from '@anachron/kit/icons/sun'
import swapBag from '@anachron/kit/icons/swap-bag'
import talk from '@anachron/kit/icons/talk'
import teleport from '@anachron/kit/icons/teleport'
import throneKing from '@anachron/kit/icons/throne-king'
import tornado from '@anachron/kit/icons/tornado'
import unplugged from '@anachron/kit/icons/unplugged'
import videoCamera from '@anachron/kit/icons/video-camera'
import vortex from '@anachron/kit/icons/vortex'
import waxSeal from '@anachron/kit/icons/wax-seal'
import wheat from '@anachron/kit/icons/wheat'
import wifiRouter from '@anachron/kit/icons/wifi-router'
import type { CardId } from '../rules/types.ts'

export const PICTURES: Readonly<Record<CardId, string>> = {
  'TS-PC-01': stoneTablet,
  'TS-PC-02': circuitry,
  'TS-PC-03': sun,
  'TS-PC-04': bookshelf,
  'TS-PC-05': radioTower,
  'TS-PC-06': crystalShine,
  'TS-TS-01': sandsOfTime,
  'TS-E1-01': portal,
  'TS-E1-02': vortex,
  'TS-E1-03': desert,
  'TS-E1-04': hood,
  'TS-E1-05': caravan,
  'TS-E1-06': anchor,
  'TS-E1-07': parachute,
  'TS-E2-01': ancientRuins,
  'TS-E2-02': egyptianWalk,
  'TS-E2-03': harborDock,
  'TS-E2-04': byzantinTemple,
  'TS-E2-05': stoneBridge,
  'TS-E2-06': greekTemple,
  'TS-E2-07': ionicColumn,
  'TS-E2-08': colombianStatue,
  'TS-E2-09': romanToga,
  'TS-E3-01': candleFlame,
  'TS-E3-02': horizonRoad,
  'TS-E3-03': familyHouse,
  'TS-E3-04': quillInk,
  'TS-E3-05': lyre,
  'TS-E3-06': mountaintop,
  'TS-E3-07': gavel,
  'TS-E3-08': openBook,
  'TS-E3-09': house,
  'TS-E3-10': publicSpeaker,
  'TS-E3-11': crystalBars,
  'TS-EX-01': crossroad,
  'TS-EX-02': eyeTarget,
  'TS-EX-03': notebook,
  'TS-AD-01': envelope,
  'TS-AD-02': campingTent,
  'TS-AD-03': mountainClimbing,
  'TS-AD-04': barracksTent,
  'TS-AD-05': shipWheel,
  'TS-AD-06': medievalGate,
  'TS-AD-07': scrollQuill,
  'TS-AD-08': hutsVillage,
  'TS-AD-09': conversation,
  'TS-AD-10': camel,
  'TS-AD-11': romanShield,
  'TS-AD-12': granary,
  'TS-AD-13': candles,
  'TS-AD-14': fishingBoat,
  'TS-AD-15': medicines,
  'TS-AD-16': swapBag,
  'TS-AD-17': deliveryDrone,
  'TS-AD-18': videoCamera,
  'TS-AD-19': cloak,
  'TS-AD-20': laserBurst,
  'TS-AD-21': jetpack,
  'TS-AD-22': robotGolem,
  'TS-AD-23': speedBoat,
  'TS-AD-24': gears,
  'TS-AD-25': teleport,
  'TS-AD-26': checkedShield,
  'TS-AD-27': satellite,
  'TS-AD-28': returnArrow,
  'TS-AD-29': guardedTower,
  'TS-AD-30': angelWings,
  'TS-OB-01': robber,
  'TS-OB-02': bigWave,
  'TS-OB-03': dungeonGate,
  'TS-OB-04': anvilImpact,
  'TS-OB-05': lockedFortress,
  'TS-OB-06': wheat,
  'TS-OB-07': drowning,
  'TS-OB-08': throneKing,
  'TS-OB-09': talk,
  'TS-OB-10': hangingSign,
  'TS-OB-11': flood,
  'TS-OB-12': staticWaves,
  'TS-OB-13': hoodedFigure,
  'TS-OB-14': infinity,
  'TS-OB-15': brokenTablet,
  'TS-OB-16': emptyHourglass,
  'TS-OB-17': landMine,
  'TS-OB-18': crosshair,
  'TS-OB-19': spy,
  'TS-OB-20': energyShield,
  'TS-OB-21': powerLightning,
  'TS-OB-22': ghost,
  'TS-OB-23': missileSwarm,
  'TS-OB-24': soundWaves,
  'TS-OB-25': dustCloud,
  'TS-OB-26': magicPortal,
  'TS-OB-27': radarDish,
  'TS-OB-28': unplugged,
  'TS-IV-01': breakingChain,
  'TS-IV-02': earthCrack,
  'TS-IV-03': loveLetter,
  'TS-IV-04': lighthouse,
  'TS-IV-05': batteryPlus,
  'TS-IV-06': jumpAcross,
  'TS-IV-07': magnifyingGlass,
  'TS-IV-08': wifiRouter,
  'TS-IV-09': tornado,
  'TS-IV-10': lightBulb,
  'TS-IV-11': bread,
  'TS-IV-12': brokenPottery,
  'TS-IV-13': waxSeal,
  'TS-IV-14': hammerBreak,
  'TS-IV-15': lightningStorm,
}
