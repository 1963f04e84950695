import type { Example, Figure } from '@anachron/kit'
import { t } from '@anachron/kit'
import { useEffect, useMemo, useRef } from 'react'
import { openMatch } from '../../app/open-file.ts'
import { go } from '../../app/route.ts'
import { Markdown, parse } from './markdown.tsx'
import { Plate } from './Plate.tsx'
import './rules.css'

export interface RulesPageProps {
  markdown: string
  examples: readonly Example[]
  figures: readonly Figure[]
  /** The rule to show; `asked` changes when it is asked for again. */
  at: string | undefined
  asked?: number | undefined
  linkTo?: (rule: string) => string
}

/** A game's RULES.md: every rule can be linked to, every example opened. */
export function RulesPage({ markdown, examples, figures, at, asked, linkTo }: RulesPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const tokens = useMemo(() => parse(markdown), [markdown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rule may be asked for twice
  useEffect(() => {
    const target = at && page.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)
    if (!target) return
    target.scrollIntoView({ block: 'center' })
    target.classList.remove('rule-found')
    requestAnimationFrame(() => target.classList.add('rule-found'))
  }, [at, asked, markdown])
  const content = useMemo(
    () => (
      <Markdown
        tokens={tokens}
        marking={{
          rule: (id, children) => (
            <div className="rule" data-rule={id} id={id}>
              {linkTo ? (
                <a className="rule-id" href={linkTo(id)}>
                  {id}
                </a>
              ) : (
                <span className="rule-id">{id}</span>
              )}{' '}
              {children}
              {figures.filter((figure) => figure.at === id).map(plate)}
              {examples.filter((example) => example.at === id).map(opener)}
            </div>
          ),
          afterHeading: (text) => {
            const here = ({ at: place }: { at: string }): boolean => text === place || text.startsWith(`${place}:`)
            return [...figures.filter(here).map(plate), ...examples.filter(here).map(opener)]
          },
        }}
      />
    ),
    [tokens, examples, figures, linkTo],
  )
  return (
    <div className="rules-page" ref={page}>
      {content}
    </div>
  )
}

const plate = (figure: Figure) => <Plate key={t(figure.caption)} figure={figure} />

const opener = (example: Example) => (
  <p key={example.title} className="rules-example">
    <button type="button" className="button" onClick={async () => go(await openMatch(await example.match()))}>
      {t`Open this position: ${t(example.title)}`}
    </button>
  </p>
)
