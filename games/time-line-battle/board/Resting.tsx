/** The key of the drawing, in the inspector while nothing is pointed at: what the signs on it mean just now. */
import { t } from '@anachron/kit'
import type { ReactNode } from 'react'
import type { View } from '../rules/types.ts'

interface Sign {
  sign: ReactNode
  means: string
}

const text = (words: string, tone: string): ReactNode => <b className={`tlb-key-${tone}`}>{words}</b>

const SHOT = 'M0 -6l6 11h-12z'
const RIVAL = 'M0 -6l6 6l-6 6l-6 -6z'
const drawn = (children: ReactNode): ReactNode => (
  <svg aria-hidden="true" width="40" height="18" viewBox="-20 -9 40 18">
    {children}
  </svg>
)

const ranks = (): Sign => ({
  sign: drawn(<path className="tlb-key-line" d="M-17 0H17M-17 0l6 -4M-17 0l6 4" />),
  means: t('Low numbers stand in front, at the Front; high ones at the Rear.'),
})

const shots = (): Sign => ({
  sign: drawn(
    <>
      <path className="tlb-key-own" d={SHOT} transform="translate(-9 0)" />
      <path className="tlb-key-theirs" d={RIVAL} transform="translate(9 0)" />
    </>,
  ),
  means: t('How hard it hits: yours, theirs. Underlined: at the Rear.'),
})

const boxes = (): Sign => ({
  sign: drawn(
    <>
      <path className="tlb-key-left" d="M-17 -4h8v8h-8z" />
      <path className="tlb-key-due" d="M-4 -4h8v8h-8zM-4 4l8 -8" />
      <path className="tlb-key-due" d="M9 -4h8v8h-8zM9 4l8 -8M9 -4l8 8" />
    </>,
  ),
  means: t('Hit points: left, lost today as things lie, gone.'),
})

const levels = (): Sign => ({
  sign: drawn(<path className="tlb-key-line" d="M-6 4l6 -5l6 5M-6 -1l6 -5l6 5" />),
  means: t('Levels: one for each Day lived through.'),
})

const second = (): Sign => ({ sign: text('II', 'ink'), means: t('The second of its kind, no better than the first.') })

const laying = (): Sign[] => [
  {
    sign: text('≈ 3 : 2', 'plate'),
    means: t('Units at the end of the war, yours first. The strip: how often you were ahead, level, behind.'),
  },
  { sign: text('↑ 4 : 5', 'plate'), means: t('Where you would be behind: the best of the wars fought for the card.') },
  {
    sign: text('♥ 10+2L', 'ink'),
    means: t('Hit points: 10, and 2 more for each Level. A Day lived through is a Level.'),
  },
  shots(),
  ranks(),
  second(),
]

const fighting = (isAsked: boolean): Sign[] => [
  ...(isAsked
    ? [{ sign: text('3:2', 'plate'), means: t('So the war ends if you choose this, your Units first.') }]
    : []),
  { sign: text('−10', 'hurt'), means: t('What a Unit loses today. Red: it dies of it.') },
  { sign: text('◇3', 'soft'), means: t('What a shield soaks up.') },
  { sign: text('8▸ ◂4', 'soft'), means: t('What comes at the Front, and what at the Rear.') },
  boxes(),
  shots(),
  levels(),
  second(),
]

export function Resting({ view }: { view: View }) {
  const signs =
    view.phase === 'deploy'
      ? laying()
      : view.phase === 'over'
        ? [boxes(), shots(), levels()]
        : fighting(view.deciding !== null)
  return (
    <section className="tlb-key" aria-label={t('What the signs mean')}>
      <h2>{t('Reading the sheet')}</h2>
      <dl>
        {signs.map(({ sign, means }) => (
          <div key={means}>
            <dt>{sign}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
