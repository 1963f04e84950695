import type { Primer } from '@anachron/web/kit'

export const primer: Primer = {
  aim: 'Put a card into each of your three framed locations (journey, city, record), then play the card TIMESTREAM.',
  turn: 'Draw a card, lay down one Power Cell, then play what your cells can pay for: chain cards into locations, Advances to guard them, Obstacles in the rival’s way. At last your units may strike at what faces them.',
  end: 'The moment somebody plays TIMESTREAM with all three locations filled.',
}
