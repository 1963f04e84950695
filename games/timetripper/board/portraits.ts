/** The four who travel, drawn by us, head and shoulders, in the same box as the icons. */

const SKIN = ['#f0c79e', '#f4d2b0', '#d9a273', '#8f5a3a'] as const
const COAT = ['#56603a', '#8a2f2f', '#3c5a78', '#6b4a86'] as const
const INK = '#221b10'

const looks = `<g fill="${INK}"><circle cx="212" cy="222" r="17"/><circle cx="300" cy="222" r="17"/></g><path d="M206 284q50 44 100 0" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/>`

const bust = (nth: number, behind: string, before: string): string =>
  `${behind}<path fill="${COAT[nth]}" d="M40 512Q56 376 196 352H316Q456 376 472 512Z"/><path fill="${SKIN[nth]}" d="M208 300h96v74q-48 44-96 0ZM256 66c84 0 122 68 118 152-4 78-56 136-118 136s-114-58-118-136C134 134 172 66 256 66Z"/>${looks}${before}`

/** Tim with his radio on his ears, Tessa with her long hair, Toby with cap and beard, Trixie with curls. */
export const PORTRAITS: readonly string[] = [
  bust(
    0,
    '',
    `<path fill="#6b3f18" d="M132 206Q96 40 262 46Q424 36 382 206Q366 150 330 122Q316 152 276 134Q236 160 196 128Q150 152 132 206Z"/><path d="M126 214a130 160 0 0 1 260 0" fill="none" stroke="${INK}" stroke-width="22"/><g fill="${INK}"><rect x="100" y="196" width="48" height="84" rx="20"/><rect x="364" y="196" width="48" height="84" rx="20"/></g><path d="M388 262q0 60-70 66" fill="none" stroke="${INK}" stroke-width="12"/>`,
  ),
  bust(
    1,
    '<path fill="#a3431c" d="M92 440Q60 34 256 34T420 440Q374 436 346 400H166Q138 436 92 440Z"/>',
    '<path fill="#b9521f" d="M132 216Q130 60 256 54Q382 60 380 216Q312 196 282 122Q240 200 132 216Z"/>',
  ),
  bust(
    2,
    '',
    '<path fill="#33241a" d="M138 238Q150 384 256 388Q362 384 374 238Q340 318 300 262Q256 246 212 262Q172 318 138 238Z"/><path d="M214 300q42 26 84 0" fill="none" stroke="#f0c79e" stroke-width="13"/><path fill="#2d4d74" d="M126 172Q130 42 256 42T386 172ZM126 172H450q-6 36-44 36H126Z"/>',
  ),
  bust(
    3,
    '<g fill="#1d1310"><circle cx="140" cy="150" r="78"/><circle cx="372" cy="150" r="78"/><circle cx="256" cy="92" r="86"/><circle cx="120" cy="250" r="60"/><circle cx="392" cy="250" r="60"/></g>',
    '<path fill="#1d1310" d="M136 190Q150 66 256 62Q362 66 376 190Q316 130 256 132T136 190Z"/><path d="M138 168q118-70 236 0" fill="none" stroke="#f2a93b" stroke-width="24"/>',
  ),
]

export const portraitOf = (id: number): string => PORTRAITS[id % PORTRAITS.length] as string
