/** How sure the content is, in words: printed in the booklet, reported of the harbour game, or ours. */
import { SOURCES, type Source, type Sources } from '../content/index.ts'

const WHOLE: Readonly<Record<Source, string>> = {
  booklet: 'As in the booklet.',
  host: 'As reported of the harbour game.',
  reconstructed: 'Our reconstruction.',
}
const PART: Readonly<Record<Source, string>> = {
  booklet: 'from the booklet',
  host: 'as reported of the harbour game',
  reconstructed: 'our reconstruction',
}
const FIELDS: Readonly<Record<string, string>> = {
  blueLacks: 'that blue has an icon less',
  action: 'what it does',
  icons: 'its icons',
  count: 'how many there are',
  card: 'what is on it',
  when: 'when it pays',
  pays: 'what it pays',
}

export function sourceWords(sources: Sources): string {
  if (typeof sources === 'string') return WHOLE[sources]
  const parts = SOURCES.flatMap((source) => {
    const fields = Object.entries(sources).flatMap(([field, from]) => (from === source ? [FIELDS[field] ?? field] : []))
    return fields.length > 0 ? [`${fields.join(', ')}: ${PART[source]}`] : []
  })
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
