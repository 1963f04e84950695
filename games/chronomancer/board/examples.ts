import type { Example } from '@anachron/web/kit'
export const examples: readonly Example[] = []
