/** What of the map sheet is ours and not known from the booklet, said where it is drawn. */
import { t } from '@anachron/kit'
import { MAP_SOURCES } from '../content/index.ts'

type Part = keyof typeof MAP_SOURCES

/** In brackets behind what it is about. */
export const markOf = (part: Part): string =>
  MAP_SOURCES[part] === 'reconstructed' ? ` ${t('(our reconstruction)')}` : ''

/** What of the field itself is ours, in one sentence; nothing where all of it is known. */
export const fieldMark = (): string | undefined =>
  MAP_SOURCES.setupHexes === 'reconstructed' || MAP_SOURCES.borderNumbers === 'reconstructed'
    ? t('Where they set out on this field is our reconstruction.')
    : undefined
