import type { ReactNode } from 'react'

/** The table in words: what a game looks like that has no board yet, and what anybody may read instead of one. */
export function WordsBoard({ words, children }: { words: string; children?: ReactNode }) {
  const paragraphs = words.split(/\n\s*\n/)
  return (
    <div className="words-board">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  )
}
