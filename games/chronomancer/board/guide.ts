import type { Guide } from '@anachron/web/kit'
export const guide: Guide | undefined = undefined
