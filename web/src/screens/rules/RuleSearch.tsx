import type { Rulebook } from '@anachron/kernel'
import { t } from '@anachron/kit'
import MiniSearch from 'minisearch'
import { useEffect, useMemo, useState } from 'react'
import { rulesById } from '../../app/games.ts'

const MOST = 8

/** Finds rules by id or words; forgives slips of the finger. */
export function RuleSearch({ game, onFind }: { game: string; onFind(rule: string): void }) {
  const [query, setQuery] = useState('')
  const [rules, setRules] = useState<Rulebook>({})
  useEffect(() => {
    rulesById(game).then(
      (found) => setRules(found ?? {}),
      () => setRules({}),
    )
  }, [game])
  const index = useMemo(() => {
    const search = new MiniSearch<{ id: string; text: string; section: string }>({
      fields: ['id', 'text', 'section'],
      // Two letters that changed places are two slips: a word of five letters may have them.
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (term.length >= 5 ? 2 : term.length >= 4 ? 1 : false),
        boost: { id: 4 },
      },
    })
    search.addAll(Object.entries(rules).map(([id, { text, section }]) => ({ id, text, section })))
    return search
  }, [rules])
  const hits = query.trim() ? index.search(query).slice(0, MOST) : []
  return (
    <search className="rule-search">
      <input
        className="field"
        type="search"
        value={query}
        placeholder={t('Search the rules')}
        aria-label={t('Search the rules')}
        onChange={(e) => setQuery(e.target.value)}
        onKeyDown={(e) => {
          const first = hits[0]
          if (e.key === 'Enter' && first) onFind(first.id as string)
        }}
      />
      {query.trim() && (
        <ul aria-label={t('Found')}>
          {hits.map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => onFind(id as string)}>
                <span className="rule-id">{id}</span> {shorten(rules[id as string]?.text ?? '')}
              </button>
            </li>
          ))}
          {hits.length === 0 && <li className="note">{t('Nothing about that.')}</li>}
        </ul>
      )}
    </search>
  )
}

/** As it is read, without the signs that set it. */
function shorten(text: string): string {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '')
  return plain.length > 90 ? `${plain.slice(0, 88)}…` : plain
}
