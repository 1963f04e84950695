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
}

const SIZE = 13
/** How broad a letter is, in the mean. */
const LETTER = 6.9
/** What is still readable when letters are pushed together. */
const TIGHT = 0.74

/** A card's name in the room it has: whole, in two lines, its first word, or pushed together. */
export function Name({ card, width, lines, x = 0, y, start = false }: NameProps) {
  const whole = `${cardName(card.rank)}${card.copy > 1 ? ' II' : ''}`
  const words = whole.split(' ')
  const [first = '', ...rest] = words
  const broad = (text: string): number => text.length * LETTER
  const fits = broad(whole) * TIGHT <= width
  const shown =
    broad(whole) <= width || (lines === 1 && fits)
      ? [whole]
      : lines === 2 && rest.length > 0 && broad(longest([first, rest.join(' ')])) * TIGHT <= width
        ? [first, rest.join(' ')]
        : [first]
  return shown.map((text, i) => (
    <text
      key={text}
      className="tlb-name"
      x={x}
      y={y + i * (SIZE + 2)}
      textAnchor={start ? 'start' : 'middle'}
      {...(broad(text) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  ))
}

const longest = (texts: readonly string[]): string => texts.reduce((a, b) => (b.length > a.length ? b : a), '')
