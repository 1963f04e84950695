/** The icon of each card. */

import anchor from '@anachron/web/kit/icons/anchor'
import ancientRuins from '@anachron/web/kit/icons/ancient-ruins'
import angelWings from '@anachron/web/kit/icons/angel-wings'
import anvilImpact from '@anachron/web/kit/icons/anvil-impact'
import barracksTent from '@anachron/web/kit/icons/barracks-tent'
import batteryPlus from '@anachron/web/kit/icons/battery-plus'
import bigWave from '@anachron/web/kit/icons/big-wave'
import bookshelf from '@anachron/web/kit/icons/bookshelf'
import bread from '@anachron/web/kit/icons/bread'
import breakingChain from '@anachron/web/kit/icons/breaking-chain'
import brokenPottery from '@anachron/web/kit/icons/broken-pottery'
import brokenTablet from '@anachron/web/kit/icons/broken-tablet'
import byzantinTemple from '@anachron/web/kit/icons/byzantin-temple'
import camel from '@anachron/web/kit/icons/camel'
import campingTent from '@anachron/web/kit/icons/camping-tent'
import candleFlame from '@anachron/web/kit/icons/candle-flame'
import candles from '@anachron/web/kit/icons/candles'
import caravan from '@anachron/web/kit/icons/caravan'
import checkedShield from '@anachron/web/kit/icons/checked-shield'
import circuitry from '@anachron/web/kit/icons/circuitry'
import cloak from '@anachron/web/kit/icons/cloak'
import colombianStatue from '@anachron/web/kit/icons/colombian-statue'
import conversation from '@anachron/web/kit/icons/conversation'
import crosshair from '@anachron/web/kit/icons/crosshair'
import crossroad from '@anachron/web/kit/icons/crossroad'
import crystalBars from '@anachron/web/kit/icons/crystal-bars'
import crystalShine from '@anachron/web/kit/icons/crystal-shine'
import deliveryDrone from '@anachron/web/kit/icons/delivery-drone'
import desert from '@anachron/web/kit/icons/desert'
import drowning from '@anachron/web/kit/icons/drowning'
import dungeonGate from '@anachron/web/kit/icons/dungeon-gate'
import dustCloud from '@anachron/web/kit/icons/dust-cloud'
import earthCrack from '@anachron/web/kit/icons/earth-crack'
import egyptianWalk from '@anachron/web/kit/icons/egyptian-walk'
import emptyHourglass from '@anachron/web/kit/icons/empty-hourglass'
import energyShield from '@anachron/web/kit/icons/energy-shield'
import envelope from '@anachron/web/kit/icons/envelope'
import eyeTarget from '@anachron/web/kit/icons/eye-target'
import familyHouse from '@anachron/web/kit/icons/family-house'
import fishingBoat from '@anachron/web/kit/icons/fishing-boat'
import flood from '@anachron/web/kit/icons/flood'
import gavel from '@anachron/web/kit/icons/gavel'
import gears from '@anachron/web/kit/icons/gears'
import ghost from '@anachron/web/kit/icons/ghost'
import granary from '@anachron/web/kit/icons/granary'
import greekTemple from '@anachron/web/kit/icons/greek-temple'
import guardedTower from '@anachron/web/kit/icons/guarded-tower'
import hammerBreak from '@anachron/web/kit/icons/hammer-break'
import hangingSign from '@anachron/web/kit/icons/hanging-sign'
import harborDock from '@anachron/web/kit/icons/harbor-dock'
import hood from '@anachron/web/kit/icons/hood'
import hoodedFigure from '@anachron/web/kit/icons/hooded-figure'
import horizonRoad from '@anachron/web/kit/icons/horizon-road'
import house from '@anachron/web/kit/icons/house'
import hutsVillage from '@anachron/web/kit/icons/huts-village'
import infinity from '@anachron/web/kit/icons/infinity'
import ionicColumn from '@anachron/web/kit/icons/ionic-column'
import jetpack from '@anachron/web/kit/icons/jetpack'
import jumpAcross from '@anachron/web/kit/icons/jump-across'
import landMine from '@anachron/web/kit/icons/land-mine'
import laserBurst from '@anachron/web/kit/icons/laser-burst'
import lightBulb from '@anachron/web/kit/icons/light-bulb'
import lighthouse from '@anachron/web/kit/icons/lighthouse'
import lightningStorm from '@anachron/web/kit/icons/lightning-storm'
import lockedFortress from '@anachron/web/kit/icons/locked-fortress'
import loveLetter from '@anachron/web/kit/icons/love-letter'
import lyre from '@anachron/web/kit/icons/lyre'
import magicPortal from '@anachron/web/kit/icons/magic-portal'
import magnifyingGlass from '@anachron/web/kit/icons/magnifying-glass'
import medicines from '@anachron/web/kit/icons/medicines'
import medievalGate from '@anachron/web/kit/icons/medieval-gate'
import missileSwarm from '@anachron/web/kit/icons/missile-swarm'
import mountainClimbing from '@anachron/web/kit/icons/mountain-climbing'
import mountaintop from '@anachron/web/kit/icons/mountaintop'
import notebook from '@anachron/web/kit/icons/notebook'
import openBook from '@anachron/web/kit/icons/open-book'
import parachute from '@anachron/web/kit/icons/parachute'
import portal from '@anachron/web/kit/icons/portal'
import powerLightning from '@anachron/web/kit/icons/power-lightning'
import publicSpeaker from '@anachron/web/kit/icons/public-speaker'
import quillInk from '@anachron/web/kit/icons/quill-ink'
import radarDish from '@anachron/web/kit/icons/radar-dish'
import radioTower from '@anachron/web/kit/icons/radio-tower'
import returnArrow from '@anachron/web/kit/icons/return-arrow'
import robber from '@anachron/web/kit/icons/robber'
import robotGolem from '@anachron/web/kit/icons/robot-golem'
import romanShield from '@anachron/web/kit/icons/roman-shield'
import romanToga from '@anachron/web/kit/icons/roman-toga'
import sandsOfTime from '@anachron/web/kit/icons/sands-of-time'
import satellite from '@anachron/web/kit/icons/satellite'
import scrollQuill from '@anachron/web/kit/icons/scroll-quill'
import shipWheel from '@anachron/web/kit/icons/ship-wheel'
import soundWaves from '@anachron/web/kit/icons/sound-waves'
import speedBoat from '@anachron/web/kit/icons/speed-boat'
import spy from '@anachron/web/kit/icons/spy'
import staticWaves from '@anachron/web/kit/icons/static-waves'
import stoneBridge from '@anachron/web/kit/icons/stone-bridge'
import stoneTablet from '@anachron/web/kit/icons/stone-tablet'
import sun from '@anachron/web/kit/icons/sun'
import swapBag from '@anachron/web/kit/icons/swap-bag'
import talk from '@anachron/web/kit/icons/talk'
import teleport from '@anachron/web/kit/icons/teleport'
import throneKing from '@anachron/web/kit/icons/throne-king'
import tornado from '@anachron/web/kit/icons/tornado'
import unplugged from '@anachron/web/kit/icons/unplugged'
import videoCamera from '@anachron/web/kit/icons/video-camera'
import vortex from '@anachron/web/kit/icons/vortex'
import waxSeal from '@anachron/web/kit/icons/wax-seal'
import wheat from '@anachron/web/kit/icons/wheat'
import wifiRouter from '@anachron/web/kit/icons/wifi-router'
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
