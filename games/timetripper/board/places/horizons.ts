/** What stands on the horizon: every word of the list of places with its silhouette. */
import { leafy } from './grown.ts'
import { n } from './paint.ts'
import * as S from './shapes.ts'
import { all, type Brush, row, type Silhouette, single, wave } from './skyline.ts'

const palmy =
  (land: Silhouette, every: number, least: number, most: number, lean: number): Silhouette =>
  (brush) => {
    const { width, y, k, r } = brush
    let d = ''
    for (let i = 0; i < width / (every * k); i++)
      d += leafy(r() * width, y + 4, (least + most * r()) * k, r, (r() - 0.5) * lean * k)
    return `${land(brush)}<path d="${d}"/>`
  }

/** Flat-topped blocks of any width and height. */
const blocks =
  (wide: readonly [number, number], high: (x: number, r: () => number) => number, gap = 0): Silhouette =>
  ({ width, y, k, r }) => {
    let d = `M-9 ${n(y + 60)}V${n(y)}`
    for (let x = -9; x < width + 20; ) {
      const w = (wide[0] + (wide[1] - wide[0]) * r()) * k
      const pause = gap * k * r()
      d += `V${n(y - high(x / width, r) * k)}h${n(w)}${gap > 0 ? `V${n(y)}h${n(pause)}` : ''}`
      x += w + (gap > 0 ? pause : 0)
    }
    return `<path d="${d}V${n(y + 60)}Z"/>`
  }

const skyscraper = (x: number, r: () => number): number => 8 + 14 * r() + 70 * Math.exp(-((x - 0.55) ** 2) * 26) * r()

/** A line of masonry with teeth, and a tower here and there. */
const battlements =
  (high: number, tower: number): Silhouette =>
  ({ width, y, k, r }) => {
    let d = `M-9 ${n(y + 60)}V${n(y - high * k)}`
    for (let x = -9; x < width + 20; x += 9 * k) {
      const up = r() > tower ? high * 1.7 : high
      d += `V${n(y - (up + 5) * k)}h${n(5 * k)}V${n(y - up * k)}h${n(4 * k)}`
    }
    return `<path d="${d}V${n(y + 60)}Z"/>`
  }

/** A strip of water under the sky. */
const water: Silhouette = ({ width, y, k }) =>
  `<path fill-opacity=".55" d="M0 ${n(y - 9 * k)}H${n(width)}V${n(y + 8)}H0Z"/>${[0.2, 0.5, 0.8].map((q, i) => `<path fill="#fff" fill-opacity=".35" d="M${n(width * (q - 0.1))} ${n(y - (2 + i * 2) * k)}h${n(width * 0.16)}v1.400h${n(-width * 0.16)}Z"/>`).join('')}`

/** Teeth of rock from above and below. */
const stalactites: Silhouette = ({ width, y, k, r }) => {
  let d = `M-9-9H${n(width + 9)}V${n(y * 0.14)}`
  for (let x = width + 9; x > -9; ) {
    const w = (14 + 34 * r()) * k
    d += `L${n(x - w / 2)} ${n(y * (0.24 + 0.5 * r() * r()))}L${n(x - w)} ${n(y * (0.1 + 0.08 * r()))}`
    x -= w
  }
  return `<path d="${d}Z"/>${wave(30, 16, true)({ width, y, k, r })}`
}

/** Cloth in folds, from above down to the ground. */
const drapes: Silhouette = ({ width, y, k }) => {
  let o = ''
  const w = 54 * k
  for (let x = -9, i = 0; x < width + 9; x += w, i++)
    o += `<path fill-opacity="${i % 2 ? 0.9 : 0.62}" d="M${n(x)}-9H${n(x + w)}Q${n(x + w * 0.8)} ${n(y * 0.5)} ${n(x + w)} ${n(y + 8)}H${n(x)}Q${n(x + w * 0.24)} ${n(y * 0.5)} ${n(x)}-9Z"/>`
  return o
}

/** Posts with wire between them. */
const strung = (post: string, every: number, size: number, sags: readonly number[]): Silhouette =>
  function strungAlong({ width, y, k }: Brush) {
    let o = ''
    for (let x = every * k * 0.3; x < width; x += every * k) {
      o += `<path transform="translate(${n(x)} ${n(y + 4)}) scale(${((size * k) / 100).toFixed(3)})" d="${post}"/>`
      for (const sag of sags) {
        const top = y + 4 - size * k * sag
        o += `<path d="M${n(x)} ${n(top)}Q${n(x + (every * k) / 2)} ${n(top + 7 * k)} ${n(x + every * k)} ${n(top)}" fill="none" stroke="currentColor" stroke-width="1"/>`
      }
    }
    return o
  }

const lines =
  (every: number): Silhouette =>
  ({ width, y, k }) => {
    let d = ''
    for (let x = 0; x < width; x += every * k) d += `M${n(x)} 0h1.200V${n(y)}h-1.200Z`
    for (let up = 0; up < y; up += every * k * 0.7) d += `M0 ${n(y - up)}H${n(width)}v1.200H0Z`
    return `<path d="${d}" fill-opacity=".5"/>`
  }

const hang =
  (shape: string, every: number, size: number): Silhouette =>
  ({ width, y, k, r }) => {
    let o = ''
    for (let x = 0; x < width; x += every * k * (0.6 + 0.8 * r()))
      o += `<path transform="translate(${n(x)}-4) scale(${((size * k) / 100).toFixed(3)} ${((y / 100) * (0.4 + 0.5 * r())).toFixed(3)})" d="${shape}"/>`
    return o
  }

const hills = wave(34, 4)
const ridge = wave(64, 7)
const low = wave(9, 12)
const city = blocks([8, 26], skyscraper)

export const HORIZONS = {
  ridge,
  hills,
  crags: wave(74, 11, true),
  mesas: row({ shapes: S.MESAS, every: 150, size: [26, 62], land: [4, 8] }),
  palms: palmy(wave(24, 26), 46, 34, 40, 18),
  cycads: palmy(wave(20, 18), 60, 20, 26, 6),
  volcano: all(wave(26, 6), single(S.VOLCANO, 0.57, 104)),
  grass: all(low, row({ shapes: S.GRASSES, every: 7, size: [8, 20] })),
  herd: all(hills, row({ shapes: S.BISON, every: 40, size: [18, 30] })),
  treeline: row({ shapes: S.TREES, every: 15, size: [22, 44], land: [18, 20] }),
  orchard: row({ shapes: S.TREES.slice(0, 1), every: 34, size: [22, 26], loose: 0.1 }),
  reeds: row({ shapes: S.REEDS, every: 8, size: [16, 42] }),
  yews: row({ shapes: S.YEWS, every: 34, size: [16, 46], land: [10, 16] }),
  vines: all(hang(S.VINE, 60, 60), wave(22, 16)),
  stumps: all(low, row({ shapes: S.STUMPS, every: 20, size: [12, 50] }), single(S.RUIN, 0.62, 34)),
  sea: all(water, row({ shapes: S.FINS, every: 190, size: [14, 22], land: [0, 2] })),
  ships: all(water, row({ shapes: S.TRIREMES, every: 150, size: [26, 38], land: [0, 2] })),
  longships: all(water, row({ shapes: S.LONGSHIPS, every: 120, size: [30, 46], land: [0, 2] })),
  host: row({ shapes: S.SOLDIERS, every: 6, size: [14, 20], land: [8, 10] }),
  elephants: row({ shapes: [...S.SOLDIERS, ...S.SOLDIERS, ...S.SOLDIERS, ...S.ELEPHANTS], every: 8, size: [15, 21] }),
  'shield wall': row({ shapes: S.SHIELDED, every: 10, size: [26, 30], loose: 0.2, land: [12, 6] }),
  crowd: all(
    row({ shapes: S.HEADS, every: 8, size: [44, 52], loose: 0.3, land: [14, 3] }),
    row({ shapes: S.HEADS, every: 9, size: [24, 30], loose: 0.3 }),
  ),
  wagons: row({ shapes: S.WAGONS, every: 62, size: [24, 32], loose: 0.3 }),
  stakes: row({ shapes: S.STAKES, every: 13, size: [18, 30] }),
  palisade: all(
    row({ shapes: S.POSTS, every: 6, size: [20, 24], loose: 0.1 }),
    row({ shapes: S.TOWERS, every: 170, size: [44, 54] }),
  ),
  wire: all(low, strung(S.POSTS[0], 40, 18, [0.9, 0.55])),
  poles: all(low, strung(S.POLE, 120, 60, [0.9, 0.76])),
  bunkers: all(hills, row({ shapes: S.BUNKERS, every: 120, size: [40, 60] })),
  walls: all(battlements(26, 0.93), row({ shapes: S.GABLES.slice(0, 2), every: 30, size: [36, 52], loose: 0.8 })),
  castle: all(hills, single(S.CASTLE, 0.46, 88)),
  abbey: all(wave(16, 9), single(S.ABBEY, 0.42, 100)),
  ziggurat: all(low, single(S.ZIGGURAT, 0.4, 72), single(S.ZIGGURAT, 0.72, 40)),
  pyramids: all(low, single(S.PYRAMID, 0.36, 92), single(S.PYRAMID, 0.52, 66), single(S.PYRAMID, 0.63, 38)),
  arcade: row({ shapes: [S.ARCH], every: 46, size: [52, 52], loose: 0 }),
  town: all(row({ shapes: S.GABLES, every: 20, size: [26, 44] }), single(S.STEEPLE, 0.44, 60)),
  village: all(hills, row({ shapes: S.GABLES, every: 90, size: [22, 32] }), single(S.STEEPLE, 0.56, 42)),
  farm: all(hills, single(S.BARN, 0.42, 46), row({ shapes: S.TREES, every: 60, size: [26, 36], from: 0.5, to: 0.66 })),
  minarets: all(
    blocks([10, 26], (_, r) => 8 + 16 * r()),
    row({ shapes: S.MOSQUES, every: 90, size: [46, 74] }),
  ),
  'false fronts': row({ shapes: S.FRONTS, every: 40, size: [30, 46], loose: 0.2 }),
  city,
  'broken city': row({ shapes: [S.RUIN, ...S.STUMPS], every: 24, size: [20, 62] }),
  tenements: all(
    blocks([26, 46], (_, r) => 30 + 26 * r()),
    row({ shapes: S.TANKS, every: 110, size: [58, 76], land: [0, 2] }),
  ),
  stands: all(
    blocks([60, 90], (_, r) => 26 + 4 * r()),
    row({ shapes: S.FLOODLIGHTS, every: 170, size: [70, 80], loose: 0.2 }),
  ),
  hives: row({ shapes: S.HIVES, every: 80, size: [24, 74], land: [14, 12] }),
  stalactites,
  drapes,
  grid: lines(34),
  blocks: row({ shapes: S.BLOCKS, every: 40, size: [20, 50] }),
  cages: row({ shapes: S.CAGES, every: 66, size: [44, 62], loose: 0.4 }),
  table: all(
    single(S.TABLE, 0.5, 60),
    row({ shapes: S.HEADS, every: 30, size: [50, 56], loose: 0.2, from: 0.24, to: 0.76, land: [0, 2] }),
  ),
  lockers: row({ shapes: S.LOCKERS, every: 22, size: [54, 54], loose: 0 }),
  desks: row({ shapes: S.DESKS, every: 86, size: [30, 34], loose: 0.4 }),
  pipes: all(
    blocks([30, 60], (_, r) => 30 + 34 * r(), 20),
    row({ shapes: S.CHIMNEYS, every: 70, size: [60, 80] }),
  ),
  presses: row({ shapes: S.PRESSES, every: 90, size: [40, 54], loose: 0.3 }),
  gate: all(low, single(S.GATE, 0.44, 104)),
  'flux trailers': row({ shapes: S.TRAILERS, every: 130, size: [30, 38], loose: 0.5 }),
  'clock faces': row({ shapes: S.CLOCKS, every: 104, size: [40, 96], loose: 0.6 }),
} as const satisfies Record<string, Silhouette>
export type HorizonName = keyof typeof HORIZONS

/** Where people live behind windows; they are lit when the sky is dark. */
export const LIVED_IN: ReadonlySet<HorizonName> = new Set([
  'city',
  'tenements',
  'town',
  'village',
  'abbey',
  'castle',
  'minarets',
  'walls',
  'flux trailers',
  'stands',
] as const)
