import type { Person } from '@anachron/host'
import { render } from '@anachron/kernel/words'
import type { TableSummary } from '@anachron/wire'
import { clockWords } from '@anachron/wire/clock-words'

/** What a chat shows of a link to a table: who invites to what, on which terms, and nothing of the match. */
export interface Preview {
  title: string
  /** The game, where the title says more. */
  game: string
  /** Which game it is; the app fetches it while it still asks for the table. */
  id?: string
  words: string
  seats: readonly { name: string; kind: 'person' | 'bot' | 'open' }[]
}

export const NO_TABLE: Preview = {
  title: 'Anachron',
  game: '',
  words: 'A table for five time-travel games.',
  seats: [],
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export function previewOf(summary: TableSummary, game: string, people: readonly Person[]): Preview {
  const nameOf = (id: string | undefined): string => people.find((person) => person.id === id)?.name ?? 'Somebody'
  const seats = summary.seats.map(({ kind, person, owner }) => ({
    kind: owner ? ('person' as const) : kind,
    name: kind === 'bot' && !owner ? 'Bot' : kind === 'open' && !owner ? '' : nameOf(owner ?? person),
  }))
  const sitting = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const shared = { game, id: summary.game, seats }
  if (summary.phase === 'closed') return { ...shared, title: game, words: 'This table is closed.' }
  if (summary.phase === 'gathering')
    return { ...shared, title: `${nameOf(summary.by)} invites you to ${game}`, words: termsOf(summary) }
  const title = sitting.length > 0 ? `${game}: ${joined(sitting)}` : game
  const words = summary.phase === 'over' ? 'This match is over. Watch it again.' : `Being played. ${termsOf(summary)}`
  return { ...shared, title, words }
}

function termsOf({ seats, clock, hints, welcomesBots, differs, phase }: TableSummary): string {
  const free = seats.filter(({ kind }) => kind === 'open').length
  return [
    ...(phase === 'gathering' ? [`${free} of ${seats.length} seats free`] : []),
    render(clockWords(clock)),
    ...(hints === false ? ['No hints'] : []),
    ...(welcomesBots ? ['Bots welcome'] : []),
    ...(differs ? ['Own options'] : []),
  ]
    .map((part) => `${part}.`)
    .join(' ')
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** For both HTML and SVG; what no document may hold is left out. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => ESCAPED[sign] as string)

/** A page that tells a chat what the link is, and takes a person to the table. */
export function previewPage({ title, words, id }: Preview, { table, base }: { table: string; base: string }): string {
  const [said, described] = [escaped(title), escaped(words)]
  const screen = `../#/table/server/${table}${id === undefined ? '' : `?game=${encodeURIComponent(id)}`}`
  const [address, picture] = [`${base}/t/${table}`, `${base}/t/${table}/picture.png`].map(escaped)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${said}</title>
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${described}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Anachron" />
    <meta property="og:title" content="${said}" />
    <meta property="og:description" content="${described}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta http-equiv="refresh" content="0; url=${screen}" />
  </head>
  <body>
    <p><a href="${screen}">${said}</a></p>
  </body>
</html>
`
}
