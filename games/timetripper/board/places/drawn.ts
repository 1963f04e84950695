/** Things that look alike wherever they stand: layers of colour, a hundred units tall, on (0, 0). */
import { type Colour, mix, type Paint, shaded } from './paint.ts'

/** What a layer is made of; the light of the place is in its colour. */
const STUFF = {
  ink: ({ ink }) => ink,
  dim: (paint) => shaded(paint, 0.12),
  lit: (paint) => shaded(paint, 0.34),
  leaf: ({ ink }) => mix(ink, '#4f6a2a', 0.62),
  top: ({ glow }) => mix('#6d8434', glow, 0.22),
  rust: ({ glow }) => mix('#a8612a', glow, 0.2),
  wood: ({ ink }) => mix(ink, '#7a5632', 0.6),
  plank: ({ glow }) => mix('#9a7444', glow, 0.22),
  stone: ({ ink, lit }) => mix(ink, lit, 0.55),
  slab: ({ lit, glow }) => mix(lit, glow, 0.4),
  steel: ({ ink }) => mix(ink, '#8aa0b8', 0.55),
  shine: ({ glow }) => mix('#9fb4c8', glow, 0.3),
  canvas: ({ deep }) => mix('#c9bc90', deep, 0.22),
  shade: ({ deep }) => mix('#948a62', deep, 0.35),
  red: () => '#9c3226',
  bright: () => '#c4512f',
  gold: () => '#e2b548',
  lamp: () => '#ffdf9a',
  bone: () => '#efe4c4',
  green: () => '#2f6b52',
  cold: () => '#79d9e0',
  violet: () => '#8a5bd6',
  pink: () => '#e86bb0',
} as const satisfies Record<string, (paint: Paint) => Colour>

/** Stuff, path, and for a line instead of a shape its width. */
export type Layer = readonly [stuff: keyof typeof STUFF, d: string, width?: number]

export const draw = (paint: Paint, layers: readonly Layer[]): string =>
  layers
    .map(([stuff, d, width]) => {
      const colour = STUFF[stuff](paint)
      return width === undefined
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')

const TREES = {
  oak: [
    ['wood', 'M-8 0Q-3-22-8-46L-24-60H-18L-4-50L0-66L5-50L20-62H26L8-44Q4-22 10 0Z'],
    [
      'leaf',
      'M-44-48C-60-52-58-74-42-76C-42-94-18-102-6-92C6-106 34-100 36-82C54-82 58-58 44-52C36-42 18-44 10-50C-4-42-20-40-26-48C-32-42-40-44-44-48Z',
    ],
    ['top', 'M-40-74C-38-90-18-98-6-90C6-102 30-96 34-82C20-88 10-86 2-80C-8-86-26-84-40-74Z'],
  ],
  pine: [
    ['wood', 'M-5 0V-14H5V0Z'],
    ['leaf', 'M-34-12L-16-36H-24L-10-58H-16L0-100L16-58H10L24-36H16L34-12Z'],
    ['top', 'M0-100L16-58H10L24-36H16L34-12H16L4-40L8-62Z'],
  ],
  olive: [
    ['wood', 'M-10 0Q0-16-10-34L-4-40L2-28L10-42L16-38Q6-18 12 0Z'],
    ['leaf', 'M-42-36C-50-52-30-66-20-60C-14-78 16-76 20-62C36-70 52-50 40-40C34-30 12-34 4-40C-8-30-34-28-42-36Z'],
    ['slab', 'M-34-50C-26-60-20-58-16-54C-8-68 12-68 18-58C28-62 38-56 40-50C24-54 14-50 4-46C-8-54-22-54-34-50Z'],
  ],
  cedar: [
    ['wood', 'M-5 0L-2-80H2L6 0Z'],
    [
      'leaf',
      'M-50-24Q-20-40 0-36Q30-42 52-22Q20-28 0-24Q-24-20-50-24ZM-42-50Q-16-66 4-60Q30-64 40-46Q14-52 0-48Q-20-46-42-50ZM-28-74Q-8-92 6-90Q20-88 28-70Q8-76 0-72Q-14-70-28-74Z',
    ],
    ['top', 'M-42-28Q-10-40 30-34L44-26Q0-34-42-28ZM-34-54Q0-66 32-52Q0-58-34-54ZM-20-78Q0-92 20-76Q0-82-20-78Z'],
  ],
  'apple tree': [
    ['wood', 'M-6 0Q-2-20-6-36H6Q4-20 8 0Z'],
    ['leaf', 'M-40-38C-52-52-40-72-24-72C-16-92 20-92 26-72C46-70 48-44 36-36C20-26-24-26-40-38Z'],
    ['top', 'M-32-66C-18-86 18-86 26-70C8-76-12-74-32-66Z'],
    [
      'bright',
      'M-24-50a4 4 0 1 0 .1 0ZM-4-62a4 4 0 1 0 .1 0ZM16-48a4 4 0 1 0 .1 0ZM28-58a4 4 0 1 0 .1 0ZM2-42a4 4 0 1 0 .1 0Z',
    ],
  ],
  acacia: [
    ['ink', 'M-4 0Q0-40-16-74L-10-72Q2-50 22-70L24-66Q6-40 6 0Z'],
    ['leaf', 'M-62-74Q-30-102 10-96Q60-95 64-68Q20-78 0-66Q-30-80-62-74Z'],
    ['top', 'M-50-80Q-20-100 10-94Q40-94 50-82Q10-90-50-80Z'],
  ],
  snag: [['ink', 'M-6 0L-3-50L-24-74L-1-60L-3-100L2-90L5-104L4-46L20-60L5-36L8 0ZM30 6L33-30L37-24L40-34L44 6Z']],
  cactus: [
    [
      'leaf',
      'M-8 0V-92Q0-104 8-92V0ZM-8-40H-22Q-30-40-30-50V-66Q-25-72-20-66V-52H-8ZM8-54H18V-72Q23-78 28-72V-52Q28-42 20-42H8Z',
    ],
    ['top', 'M3-96Q7-94 8-90V0H4ZM25-74L28-70V-52L24-44Z'],
  ],
  mushrooms: [
    ['bone', 'M-10 0Q-6-30-8-50H8Q6-30 12 0ZM28 2Q31-16 29-28H39Q38-16 42 2Z'],
    ['red', 'M-36-46Q-30-88 2-88Q32-86 36-46Q0-56-36-46ZM16-26Q18-50 34-50Q50-48 52-26Q34-32 16-26Z'],
    ['bone', 'M-16-70a6 5 0 1 0 .1 0ZM10-76a6 5 0 1 0 .1 0ZM20-60a4 3 0 1 0 .1 0ZM34-42a3 3 0 1 0 .1 0Z'],
  ],
  flower: [
    ['leaf', 'M-4 0Q-14-30 2-56L8-54Q-4-30 6 0ZM-2-14Q-40-10-44-34Q-20-40-4-20ZM4-20Q34-24 40-46Q16-48 2-28Z'],
    ['pink', 'M4-58Q-34-50-40-76Q-20-84-2-68Q-20-98 4-104Q20-92 12-66Q30-90 48-74Q40-50 4-58Z'],
    ['ink', 'M-6-66Q4-52 18-66Q10-60 4-60Q-2-60-6-66Z'],
    ['bone', 'M-4-66l3 7l3-6ZM6-64l3 6l3-7Z'],
  ],
  reeds: [
    ['leaf', 'M-20 0Q-26-50-40-76Q-20-50-14 0ZM0 0Q4-60 22-94Q12-50 8 0ZM18 0Q30-40 46-58Q32-34 26 0Z'],
    ['lit', 'M-8 0L-6-90H-3L-3 0ZM10 0L14-76H17L15 0Z'],
    ['wood', 'M-8-72h7v-22h-7ZM12-60h7v-20h-7Z'],
  ],
  'tree club': [
    ['wood', 'M-30 0L14-84Q24-104 40-96Q52-84 40-70L-16 6Z'],
    ['plank', 'M-26-2L18-82Q26-98 36-92L-20 2Z'],
    ['stone', 'M20-90l-10-8l2 14ZM44-84l12-2l-10 10ZM26-70l-12 2l6-10ZM36-98l2-12l6 12Z'],
  ],
} as const satisfies Record<string, readonly Layer[]>

const CAMP = {
  standard: [
    ['ink', 'M-1.500 0V-100H1.500V0ZM-30 4L-26-66H-24L-26 4ZM26 8L21-54H23L29 8Z'],
    ['gold', 'M0-111a7 7 0 1 0 .1 0Z'],
    ['ink', 'M-10-113a10 10 0 0 0 20 0', 3],
    ['red', 'M0-93H36L29-76L36-59H0Z'],
    ['bright', 'M0-93H36L34-88H0Z'],
  ],
  shields: [
    ['red', 'M-26-52a26 28 0 1 0 .1 0Z'],
    ['gold', 'M-26-34a9 9 0 1 0 .1 0Z'],
    ['ink', 'M-26-52a26 28 0 1 0 .1 0Z', 3],
    ['steel', 'M8-6L20-58L46-52L34 2Z'],
    ['bright', 'M12-10L22-54L32-51L21-4Z'],
    ['wood', 'M44 6L56-96H59L49 6Z'],
    ['shine', 'M55-94L58-112L61-94Z'],
  ],
  spears: [
    ['wood', 'M-22 0L4-92H7L-17 0ZM22 0L-4-92H-7L17 0ZM-3 0L-1-96H2L3 0Z'],
    ['shine', 'M4-90L10-108L9-88ZM-4-90L-10-108L-9-88ZM-3-94L1-116L5-94Z'],
  ],
  stakes: [
    ['wood', 'M-40 4L-18-74L-10-82L-9-70L-30 6ZM-12 6L10-82L18-90L19-78L-2 8ZM18 4L40-72L48-80L48-68L28 6Z'],
    ['plank', 'M-34 2L-14-72L-10-74L-28 4ZM-6 6L14-80L18-82L0 8ZM24 4L44-70L47-72L30 6Z'],
  ],
  'hide tent': [
    ['canvas', 'M-44 0L-4-84H6L46 0Z'],
    ['shade', 'M6-84L46 0H12L0-50Z'],
    ['ink', 'M-10 0L0-36L12 0Z'],
    ['wood', 'M-3-82L-12-104M2-82L4-108M6-82L16-102', 2.5],
    ['red', 'M-30-26L30-26L34-18H-34Z'],
  ],
  tent: [
    ['canvas', 'M-60 0L-30-62L36-62L64 0Z'],
    ['shade', 'M-60 0L-30-62L-6 0Z'],
    ['ink', 'M-40 0L-30-40L-20 0Z'],
    ['wood', 'M-30-62V-74M36-62V-74M-60 0L-74 6M64 0L78 6', 2],
  ],
  watchtower: [
    ['wood', 'M-26 0L-16-66H-10L-18 0ZM26 0L16-66H10L18 0ZM-24-20L22-40L22-46L-24-26Z'],
    ['plank', 'M-28-66H28V-76H-28ZM-22-76V-92H-18V-76ZM18-76V-92H22V-76ZM-24-84H24V-80H-24Z'],
    ['shade', 'M-34-92L0-112L34-92Z'],
  ],
  wagon: [
    ['canvas', 'M-46-34Q-52-86-36-92Q0-80 36-92Q52-86 46-34Z'],
    ['shade', 'M46-34Q52-86 36-92Q20-86 16-85Q26-60 22-34Z'],
    ['wood', 'M-56-24H54V-38H-56ZM54-30L82-18V-14L54-24Z'],
    ['ink', 'M-32-36a18 18 0 1 0 .1 0ZM30-36a18 18 0 1 0 .1 0Z', 4],
    ['ink', 'M-32-36V0M-50-18H-14M30-36V0M12-18H48', 2.5],
  ],
  gabions: [
    ['shade', 'M-58 0V-46H-22V0ZM-18 0V-46H18V0ZM22 0V-46H58V0Z'],
    ['wood', 'M-58-10H58M-58-24H58M-58-38H58', 3],
    ['ink', 'M-20 0V-46M20 0V-46', 4],
    ['slab', 'M-60-44Q-40-60-20-46Q0-62 20-46Q40-60 60-44Z'],
  ],
  fence: [
    ['wood', 'M-66 2V-50H-60V2ZM-26 4V-50H-20V4ZM16 2V-52H22V2ZM56 4V-50H62V4Z'],
    ['plank', 'M-74-40L70-44V-38L-74-34ZM-74-20L70-24V-18L-74-14Z'],
  ],
  'dragon prow': [
    ['wood', 'M-60 6Q-10 10 4-40Q8-70-4-84Q-20-90-34-76Q-30-104 2-106Q30-100 26-56Q20 0-10 6Z'],
    ['plank', 'M-40 4Q0 4 12-44Q16-76 2-96Q24-92 22-56Q16-4-12 4Z'],
    ['red', 'M-34-76L-48-68L-30-72Z'],
    ['gold', 'M-4-96a4 4 0 1 0 .1 0Z'],
  ],
  bunker: [
    ['stone', 'M-150 0L-120-50Q0-72 120-50L150 0Z'],
    ['slab', 'M-120-50Q0-72 120-50L128-40Q0-58-126-40Z'],
    ['ink', 'M-63-36H63V-23H-63Z'],
  ],
  truck: [
    ['dim', 'M-70-16V-62Q-64-76-50-72Q-20-82 10-72V-16Z'],
    ['shade', 'M-66-20V-60Q-58-72-48-68Q-20-76 6-68V-20Z'],
    ['dim', 'M12-16V-56H36L48-36H66V-16Z'],
    ['shine', 'M18-38V-50H33L41-38Z'],
    ['ink', 'M-46-26a13 13 0 1 0 .1 0ZM-14-26a13 13 0 1 0 .1 0ZM48-26a13 13 0 1 0 .1 0Z'],
  ],
  crates: [
    ['plank', 'M-44 0V-42H-2V0ZM4 0V-36H40V0ZM-24-44V-80H14V-44Z'],
    ['wood', 'M-44 0L-2-42M-44-42H-2M-44-2H-2M4 0L40-36M4-34H40M-24-44L14-80M-24-80H14', 4],
  ],
} as const satisfies Record<string, readonly Layer[]>

const TOWN = {
  column: [
    ['stone', 'M-16 0V-8H-11V-90H-18V-100H18V-90H11V-8H16V0Z'],
    ['slab', 'M2-90V-8H9V-90ZM-18-100H18V-96H-18Z'],
    ['ink', 'M-5-88V-10M0-88V-10', 1.2],
    ['stone', 'M34 4L74-2L76-16L36-12Z'],
    ['slab', 'M36-12L76-16L76-12L36-8Z'],
  ],
  lamp: [
    ['ink', 'M-3 0V-92Q-3-104 14-104H22V-100H14Q3-100 3-92V0ZM-8 0H8V-6H-8Z'],
    ['lamp', 'M14-100H30L26-90H18Z'],
  ],
  sign: [
    ['ink', 'M-3 0V-70H3V0Z'],
    ['green', 'M-42-100H42V-60H-42Z'],
    ['bone', 'M-38-96H38V-64H-38Z', 2],
    ['bone', 'M-28-84H14M-28-74H26M20-88L28-84L20-80', 3],
  ],
  barrier: [
    ['bone', 'M-64-50H64V-26H-64Z'],
    ['bright', 'M-56-50H-36L-48-26H-64V-34ZM-14-50H10L-2-26H-26ZM34-50H58L46-26H22Z'],
    ['ink', 'M-54 0L-48-26H-42L-44 0ZM54 0L48-26H42L44 0Z'],
    ['lamp', 'M-50-64a6 6 0 1 0 .1 0ZM50-64a6 6 0 1 0 .1 0Z'],
  ],
  hydrant: [
    ['bright', 'M-16 0V-8H-12V-54Q-12-70 0-72Q12-70 12-54V-8H16V0ZM-22-46H-12V-32H-22ZM12-46H22V-32H12Z'],
    ['red', 'M2-72Q12-70 12-54V-8H5V-54Z'],
    ['ink', 'M-14-54H14', 3],
  ],
  'camera mast': [
    ['ink', 'M-3 0V-96H3V0ZM-30-88H30V-84H-30Z'],
    ['steel', 'M-46-98H-16V-84H-46ZM16-98H46V-84H16Z'],
    ['bright', 'M-44-93a3 3 0 1 0 .1 0ZM44-93a3 3 0 1 0 .1 0Z'],
  ],
  'siren mast': [
    ['ink', 'M-3 0V-76H3V0ZM-12 0H12V-5H-12Z'],
    ['cold', 'M-22-76H-2V-92Q-12-104-22-92Z'],
    ['bright', 'M2-76H22V-92Q12-104 2-92Z'],
    ['steel', 'M-26-76H26V-70H-26Z'],
  ],
  'gate tower': [
    ['stone', 'M-40 0V-80H-46V-98H-34V-90H-22V-98H-6V-90H6V-98H22V-90H34V-98H46V-80H40V0Z'],
    ['slab', 'M14 0V-80H40V0Z'],
    ['ink', 'M-18 0V-30A18 18 0 0 1 18-30V0ZM-6-60V-70H2V-60Z'],
    ['wood', 'M-12 0V-36M-4 0V-44M4 0V-44M12 0V-36M-18-16H18', 2],
  ],
  chair: [
    ['wood', 'M-22 0L-18-42H-26L-24-98H-18L-18-48H20V0H14V-40H-12L-16 0Z'],
    ['red', 'M-20-44H20V-50H-20ZM-22-92H-19V-60H-22Z'],
  ],
  'filing cabinet': [
    ['steel', 'M-28 0V-96H28V0Z'],
    ['shine', 'M-28-96H28V-90H-28ZM14-90H28V0H14Z'],
    ['ink', 'M-28-66H28M-28-36H28M-8-78H8M-8-50H8M-8-20H8', 3],
  ],
  'washing line': [
    ['wood', 'M-72 0V-84H-67V0ZM68 0V-84H73V0Z'],
    ['ink', 'M-70-80Q0-66 70-80', 1.6],
    ['pink', 'M-52-75H-40L-42-30L-46-52L-50-30Z'],
    ['cold', 'M-18-70H2L6-40H-24Z'],
    ['lamp', 'M24-71H36L34-26L30-50L26-26Z'],
  ],
  'long-case clock': [
    ['wood', 'M-24 0V-12H-18V-60H-24V-98Q0-116 24-98V-60H18V-12H24V0Z'],
    ['plank', 'M-12-14V-56H12V-14Z'],
    ['bone', 'M0-96a16 16 0 1 0 .1 0Z'],
    ['ink', 'M0-80V-92M0-80L9-74', 2.4],
    ['gold', 'M-1-52V-28H1V-52ZM0-32a6 6 0 1 0 .1 0Z'],
  ],
  cushions: [
    ['red', 'M-50 0Q-58-24-40-30Q-10-36 4-28Q14-14 4 0Z'],
    ['violet', 'M0 2Q-6-20 10-24Q40-30 52-20Q60-8 50 2Z'],
    ['gold', 'M-30-28Q-36-48-18-52Q8-56 18-46Q26-36 16-26Q-6-34-30-28Z'],
  ],
} as const satisfies Record<string, readonly Layer[]>

const STRANGE = {
  hive: [
    ['ink', 'M-34 0C-16-30-22-80 6-100C16-70 14-30 34 0Z'],
    ['lit', 'M34 0C14-30 16-70 6-100C10-60 7-30 20 0Z'],
    ['lamp', 'M-5-25a5 7 0 1 0 .1 0ZM6-45a4 6 0 1 0 .1 0ZM-4-62a3 5 0 1 0 .1 0ZM3-76a2 4 0 1 0 .1 0Z'],
  ],
  dropship: [
    ['steel', 'M-60-28L-34-52H26L72-30L50-14H-50Z'],
    ['shine', 'M-34-52H26L72-30L10-36H-50Z'],
    ['ink', 'M22-48L50-36H18ZM-42-14L-54 0H-30V-14ZM34-14L46 0H24V-14ZM-60-50L-72-80H-56L-36-50Z'],
  ],
  'gold heap': [
    ['gold', 'M-70 0Q-40-34-14-36Q6-56 26-34Q56-26 72 0Z'],
    ['lamp', 'M-50-10l8-4l6 5l-8 3ZM-14-28l9-3l6 5l-9 3ZM22-24l9-3l5 5l-8 3ZM40-8l9-3l5 5l-8 2ZM-6-8l9-3l5 5l-8 2Z'],
    ['red', 'M4-40l6-8l6 8l-6 6Z'],
    ['steel', 'M-36-18L-20-62L-16-60L-30-16ZM-30-54L-10-48L-11-44L-31-50Z'],
  ],
  crystal: [
    ['steel', 'M-20 0L-30-52L-12-86L4-50L-2 0Z'],
    ['cold', 'M-12-86L4-50L-2 0H-10L-6-50Z'],
    ['violet', 'M4 2L2-40L18-64L34-38L26 2Z'],
    ['pink', 'M18-64L34-38L26 2H16L22-38Z'],
  ],
  block: [
    ['shine', 'M-34 0V-68H34V0Z'],
    ['ink', 'M-28-6V-62H28V-6Z'],
    ['cold', 'M-22-12V-56H22V-12Z'],
  ],
  cage: [
    ['dim', 'M-44 0V-6H44V0ZM-44-62Q0-116 44-62L40-58Q0-106-40-58Z'],
    ['steel', 'M-38-6V-62M-22-6V-80M-7-6V-88M7-6V-88M22-6V-80M38-6V-62M-40-34H40', 4],
    ['lamp', 'M-10-28a3 3 0 1 0 .1 0ZM8-28a3 3 0 1 0 .1 0Z'],
  ],
  'robot arm': [
    ['steel', 'M-34 0V-16H-10L-14-60L30-98L40-86L6-56L10-16H34V0Z'],
    ['shine', 'M-4-16L-2-54L32-88L38-82L4-52L8-16Z'],
    ['ink', 'M-4-64a8 8 0 1 0 .1 0Z'],
    ['bright', 'M34-94L58-92L48-84L56-74L34-82Z'],
  ],
} as const satisfies Record<string, readonly Layer[]>

export const DRAWN = { ...TREES, ...CAMP, ...TOWN, ...STRANGE } as const
