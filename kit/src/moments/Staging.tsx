import type { ReactNode } from 'react'

export interface StagingProps {
  /** Burst: a comic star. Slam: the word comes down and shakes. Iris: a ring opens. Rays: light turns behind it. */
  kind: 'burst' | 'slam' | 'iris' | 'rays'
  /** The one big word or two. */
  word: string
  /** What it is about, in one line. */
  line?: string | undefined
  /** Colours of the game, as `--moment-…` variables under this class. */
  className?: string
  /** What stands above the word: a drawing of the game. */
  picture?: ReactNode
  /** What stands below the line. */
  children?: ReactNode
}

/** The usual staging of a moment: the board steps back, and one big word is said. */
export function Staging({ kind, word, line, className = '', picture, children }: StagingProps) {
  return (
    <div className={`staging ${className}`} data-kind={kind}>
      <div className="staging-dim" />
      {kind === 'rays' && <div className="staging-rays" />}
      {kind === 'iris' && <div className="staging-iris" />}
      <div className="staging-middle">
        {picture && <div className="staging-picture">{picture}</div>}
        <div className="staging-word">
          {kind === 'burst' && (
            <svg className="staging-star" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
              <polygon className="staging-star-back" points={STAR} />
              <polygon className="staging-star-front" points={STAR} transform="scale(.9)" />
            </svg>
          )}
          {/* A long word is set smaller, so that it stays one line on a phone. */}
          <b style={{ '--letters': Math.max(6, word.length) } as React.CSSProperties}>{word}</b>
        </div>
        {line && <p className="staging-line">{line}</p>}
        {children}
      </div>
    </div>
  )
}

const POINTS = 13
const STAR = Array.from({ length: 2 * POINTS }, (_, i) => {
  const far = i % 2 === 0 ? 92 + 8 * Math.sin(i * 2.3) : 68 + 5 * Math.cos(i * 1.7)
  const angle = (i / POINTS) * Math.PI
  return `${(far * Math.cos(angle)).toFixed(1)},${(far * Math.sin(angle)).toFixed(1)}`
}).join(' ')
