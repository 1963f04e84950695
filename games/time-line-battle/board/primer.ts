import type { Primer } from '@anachron/web/kit'

export const primer: Primer = {
  aim: 'Every Unit of yours that is alive in the evening of Day 0 is a point. Most points win.',
  turn: 'Lay cards from your hand face down; they arrive on the first Day shown. Then the war is fought by itself, Day by Day, up to Day 0. Next time it begins one Day earlier, with everybody alive again, and who lives through more Days hits harder.',
  end: 'Usually after four to eight wars: when a side is wiped out, or nothing has changed for four wars in a row.',
}
