/** Colours of grounds and of skies, by the words that the list of places uses. */
import { type Colour, mix, type Paint } from './paint.ts'

/** Lit, deep, far silhouette, near silhouette, ink. */
type GroundColours = readonly [Colour, Colour, Colour, Colour, Colour]

export const GROUNDS = {
  fern: ['#8a9a4a', '#4d6a38', '#5d7f74', '#2b4f43', '#15302a'],
  steppe: ['#c2b06a', '#8a7a3f', '#8f8a6a', '#5a5631', '#2c2916'],
  sand: ['#d9b473', '#a77c42', '#b58d78', '#8d6241', '#4a2e1c'],
  'river clay': ['#b49a72', '#6f6147', '#8a8f88', '#4f5a48', '#272a20'],
  heath: ['#a8a273', '#6c6b46', '#8a8a86', '#535a41', '#282b1d'],
  autumn: ['#b08a4c', '#6b5330', '#8c7a68', '#55422d', '#2a1f15'],
  arena: ['#e2c48a', '#b78d52', '#c09a78', '#96704c', '#4d3220'],
  'dry meadow': ['#b5ab5c', '#7a7c3c', '#92966e', '#565f36', '#292e18'],
  meadow: ['#93a855', '#56753b', '#7d9482', '#3b5a3a', '#1b2e1f'],
  frost: ['#c3ccd2', '#7f8e9c', '#93a0ac', '#4d5b69', '#242d38'],
  mud: ['#8b7c62', '#4c4335', '#73736b', '#3d3a34', '#211d19'],
  jungle: ['#7f8a45', '#4a5a2f', '#7a4b4e', '#27382f', '#12201b'],
  asphalt: ['#8d8a90', '#55535e', '#86708a', '#473a55', '#221b2e'],
  mars: ['#b0606a', '#5f2c4c', '#702f58', '#35153c', '#1a0a25'],
  ash: ['#8e9080', '#50544c', '#6c7566', '#363c36', '#1b201c'],
  cave: ['#7d6552', '#3f322e', '#5b443a', '#2f2220', '#170f10'],
  tiles: ['#b3a48f', '#6f6258', '#8b7c72', '#4b403c', '#241d1d'],
  rink: ['#cfd3dc', '#8a92a6', '#a6a9bb', '#5c5f78', '#262838'],
  black: ['#4b5370', '#1d2338', '#39406a', '#161b34', '#0a0d1c'],
  moonlit: ['#56608a', '#2a3056', '#161a41', '#0e1130', '#080a1c'],
} as const satisfies Record<string, GroundColours>
export type GroundName = keyof typeof GROUNDS

/** Three stops from top to horizon, the glow, and how much of the sky lies on the ground. */
type SkyColours = readonly [Colour, Colour, Colour, Colour, number]

export const SKIES = {
  morning: ['#2f6f7d', '#8fc1a0', '#f5d98c', '#fff2b0', 0],
  clear: ['#3f83b5', '#8fc2d6', '#e9ecc8', '#fff6cf', 0],
  golden: ['#6d6a8a', '#d99a5a', '#ffd98a', '#ffe2a0', 0.06],
  noon: ['#4f93a8', '#a9cfc0', '#f7e3b0', '#fff0b8', 0],
  evening: ['#3c4a72', '#c98a6a', '#f6cf8c', '#ffd694', 0.08],
  grey: ['#5b6068', '#8f8f87', '#c3b897', '#ffdf9e', 0.04],
  August: ['#4a86b0', '#a3c9d0', '#f4e6b8', '#fff1bd', 0],
  rain: ['#454b57', '#6b7078', '#93948f', '#d8d9cf', 0.22],
  dusk: ['#3a3a63', '#c9673f', '#f6bd66', '#ffc46b', 0.04],
  burning: ['#4a3648', '#b4553a', '#f0a552', '#ffb765', 0.1],
  night: ['#0e1530', '#223055', '#4b5a80', '#cfdcff', 0.46],
  pastel: ['#7fa6c9', '#e3b6c0', '#fbe6c4', '#fff0d8', 0.05],
  neon: ['#160f33', '#5a1f6b', '#d6418a', '#7ef0ea', 0.36],
  space: ['#0b0b22', '#3b1d4d', '#b5476a', '#ffb3a0', 0.04],
  'sick green': ['#2f3a2c', '#6d7a3f', '#c4c06a', '#e8f09a', 0.12],
  rainbow: ['#5d8fc4', '#b9cbe0', '#f4e6c4', '#fff4d0', 0],
  ember: ['#150a0c', '#4a1a12', '#b4471c', '#ffae5a', 0.3],
  violet: ['#1d1440', '#4a2b6e', '#a75a95', '#f0c0ff', 0.34],
  floodlight: ['#0f1a30', '#2b466b', '#7f9fb8', '#f4fbff', 0.12],
  'scan lines': ['#04060c', '#0c1a24', '#1d4a50', '#7df7c8', 0.3],
  candle: ['#1c0f12', '#4a2a1e', '#a8693a', '#ffc978', 0.26],
  office: ['#6e7a74', '#9aa494', '#cfd0b4', '#fbfbe0', 0.06],
  aurora: ['#081026', '#15405a', '#3fae8f', '#b6ffe0', 0.3],
  'smog dusk': ['#2a2f5a', '#d4698a', '#ffc37a', '#ffd08a', 0.06],
  midnight: ['#0c1029', '#232a57', '#5c5a8c', '#d8e2ff', 0.12],
  dawn: ['#274868', '#e58a5f', '#ffe3a0', '#fff0bd', 0],
} as const satisfies Record<string, SkyColours>
export type SkyName = keyof typeof SKIES

/** Ground and sky in one light: what is far takes the colour of the air. */
export function paintOfPlace({ ground, sky }: { ground: GroundName; sky: SkyName }): Paint {
  const [lit, deep, far, near, ink] = GROUNDS[ground]
  const [top, middle, low, glow, share] = SKIES[sky]
  return {
    sky: [top, middle, low],
    lit: mix(lit, middle, share),
    deep: mix(deep, top, share),
    far: mix(mix(far, middle, 0.25), top, share * 0.5),
    near: mix(near, top, share * 0.7),
    ink: mix(ink, top, share * 0.2),
    glow,
  }
}
