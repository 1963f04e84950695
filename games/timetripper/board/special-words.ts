/** Special rules in the words of the rulebook. */
import { SPECIALS } from '../content/specials.ts'
import type { SpecialKey } from '../content/types.ts'
import specialRules from '../RULES.md?rules=TT-B'

/** A rule's own words, without the names of the battles it stands in. */
export const specialWords = (key: SpecialKey): string =>
  (specialRules[SPECIALS[key].rule]?.text ?? '').replace(/^\*[^*]+\*\s*/, '').replaceAll('*', '')
