// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'The clock': ['EX-1', 'EX-2', 'EX-3'],
  'A turn': ['EX-4', 'EX-5', 'EX-6', 'EX-7', 'EX-8'],
  'The end': ['EX-9', 'EX-10', 'EX-11'],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
