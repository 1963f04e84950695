/** The icon of every card. */

import anvil from '@anachron/kit/icons/anvil'
import register from '@anachron/kit/icons/archive-register'
import archive from '@anachron/kit/icons/archive-research'
import tape from '@anachron/kit/icons/audio-cassette'
import juno from '@anachron/kit/icons/black-book'
import manual from '@anachron/kit/icons/book-cover'
import pogo from '@anachron/kit/icons/bouncing-spring'
import brain from '@anachron/kit/icons/brain'
import brute from '@anachron/kit/icons/brute'
import bubble from '@anachron/kit/icons/bubbles'
import cactus from '@anachron/kit/icons/cactus'
import cage from '@anachron/kit/icons/cage'
import carousel from '@anachron/kit/icons/carousel'
import castle from '@anachron/kit/icons/castle'
import chainsaw from '@anachron/kit/icons/chainsaw'
import car from '@anachron/kit/icons/city-car'
import comet from '@anachron/kit/icons/comet-spark'
import cracks from '@anachron/kit/icons/cracked-glass'
import drone from '@anachron/kit/icons/delivery-drone'
import socket from '@anachron/kit/icons/electrical-socket'
import fencer from '@anachron/kit/icons/fencer'
import cloud from '@anachron/kit/icons/fluffy-cloud'
import fog from '@anachron/kit/icons/fog'
import heron from '@anachron/kit/icons/heron'
import tide from '@anachron/kit/icons/high-tide'
import feed from '@anachron/kit/icons/infinity'
import jump from '@anachron/kit/icons/jump-across'
import jad from '@anachron/kit/icons/lunar-module'
import lens from '@anachron/kit/icons/microscope-lens'
import tuner from '@anachron/kit/icons/pocket-radio'
import glitch from '@anachron/kit/icons/processor'
import beacon from '@anachron/kit/icons/radio-tower'
import rail from '@anachron/kit/icons/rail-road'
import dial from '@anachron/kit/icons/rotary-phone'
import siren from '@anachron/kit/icons/siren'
import zapi from '@anachron/kit/icons/sitting-dog'
import nullKey from '@anachron/kit/icons/skeleton-key'
import phones from '@anachron/kit/icons/smartphone'
import wags from '@anachron/kit/icons/sniffing-dog'
import stream from '@anachron/kit/icons/splashy-stream'
import sprint from '@anachron/kit/icons/sprint'
import coil from '@anachron/kit/icons/tesla-coil'
import undertow from '@anachron/kit/icons/wave-crest'
import snare from '@anachron/kit/icons/wolf-trap'
import wrench from '@anachron/kit/icons/wrench'
import { type CardId, type Decade, isJump, type JumpId, type QuarkId } from '../content/index.ts'

/** What time made of a decade: stencilled on its plate. */
export const EPOCH_PICTURES: Partial<Record<Decade, string>> = {
  1990: tape,
  2000: glitch,
  2010: phones,
  2030: socket,
  2040: cloud,
  2050: archive,
}

const PICTURES: Record<Exclude<CardId, JumpId>, string> = {
  'agent-brain': brain,
  'agent-odette': fencer,
  'agent-mako': sprint,
  'agent-ferris': carousel,
  'agent-juno': juno,
  'agent-castellan': castle,
  'agent-buzz': chainsaw,
  'agent-pogo': pogo,
  'agent-anvil': anvil,
  'agent-relay': heron,
  'agent-comet': comet,
  'agent-brute-force': brute,
  'fido-zapi': zapi,
  'fido-wags': wags,
  'gadget-jad': jad,
  'gadget-echo-coil': coil,
  'gadget-torque-wrench': wrench,
  'gadget-phase-tuner': tuner,
  'gadget-null-key': nullKey,
  'gadget-decoy-beacon': beacon,
  'gadget-slide-rail': rail,
  'gadget-undertow': undertow,
  'gadget-salvage-drone': drone,
  'gadget-hammer-cage': cage,
  'gadget-static-snare': snare,
  'gadget-forecast-lens': lens,
  'hammer-dead-dial-tone': dial,
  'hammer-tape-rot': tape,
  'hammer-millennium-glitch': glitch,
  'hammer-popped-bubble': bubble,
  'hammer-endless-feed': feed,
  'hammer-bricked-phones': phones,
  'hammer-silent-grid': socket,
  'hammer-driverless-jam': car,
  'hammer-falling-cloud': cloud,
  'hammer-synthetic-drought': cactus,
  'hammer-tide-clock': tide,
  'hammer-last-archive': archive,
}

export const pictureOf = (id: CardId): string => (isJump(id) ? jump : PICTURES[id])

export const QUARK_PICTURES: Record<QuarkId, string> = {
  'quark-slipstream': stream,
  'quark-static-fog': fog,
  'quark-red-alert': siren,
  'quark-hairline-cracks': cracks,
  'quark-field-manual': manual,
  'quark-open-archive': register,
}
