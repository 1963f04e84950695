import { type Sentence, say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { kindOf } from '../content/cards.ts'
import type { Card } from '../rules/types.ts'
import { cardName } from '../words/names.ts'

interface NameProps {
  card: Pick<Card, 'rank' | 'copy'>
  width: number
  /** How many lines it may take. */
  lines: 1 | 2
  x?: number
  y: number
  /** Begins at `x` instead of standing in its middle. */
  start?: boolean
  /** Where a second line goes: below the first, or the first gives way. */
  grow?: 'down' | 'up' | 'middle'
}

const SIZE = 13
/** How broad letters are: `m` and `w` are broad, `i` and `l` are not. */
const broad = (text: string): number => {
  let sum = 0
  for (const letter of text) sum += /[mwMW]/.test(letter) ? 11.4 : /[ilfjtrI ]/.test(letter) ? 4.8 : 7.5
  return sum
}
/** What is still readable when letters are pushed together. */
const TIGHT = 0.74
/** What can still be made out; a name that would be broader is left out. */
const TIGHTEST = 0.66

/** What people call it where only one word has room; of others the first is enough. */
const SHORT: Readonly<Record<string, Sentence>> = {
  8: say`Drone`,
  9: say`Ops`,
  J: say`Turret`,
  Q: say`Armor`,
  K: say`Bomb`,
}

/** A card's name in the room it has: whole, in two lines, one word of it, or pushed together. */
export function Name({ card, width, lines, x = 0, y, start = false, grow = 'down' }: NameProps) {
  const whole = `${t(cardName(card.rank))}${card.copy > 1 ? ' II' : ''}`
  const words = whole.split(' ')
  const [first = '', ...rest] = words
  const fits = broad(whole) * TIGHT <= width
  const shown =
    broad(whole) <= width || (lines === 1 && fits)
      ? [whole]
      : lines === 2 && rest.length > 0 && broad(longest([first, rest.join(' ')])) * TIGHT <= width
        ? [first, rest.join(' ')]
        : [t(SHORT[kindOf(card.rank).sign] ?? first)].filter((one) => broad(one) * TIGHTEST <= width)
  const shift = (1 - shown.length) * (SIZE + 2) * (grow === 'up' ? 1 : grow === 'middle' ? 0.5 : 0)
  return shown.map((text, i) => (
    <text
      key={text}
      className="tlb-name"
      x={x}
      y={y + shift + i * (SIZE + 2)}
      textAnchor={start ? 'start' : 'middle'}
      {...(broad(text) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  ))
}

const longest = (texts: readonly string[]): string => texts.reduce((a, b) => (b.length > a.length ? b : a), '')
