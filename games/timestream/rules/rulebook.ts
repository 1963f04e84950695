// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'The aim': ['TS-1', 'TS-2', 'TS-3', 'TS-4'],
  'The table': ['TS-5', 'TS-6', 'TS-7', 'TS-8', 'TS-9'],
  'Building a deck': ['TS-10', 'TS-11', 'TS-12', 'TS-13', 'TS-14', 'TS-94'],
  'Draft and sealed': ['TS-97', 'TS-98', 'TS-99'],
  'Setting up': ['TS-15', 'TS-16', 'TS-17', 'TS-18', 'TS-19', 'TS-20'],
  'A turn': ['TS-21', 'TS-22', 'TS-23', 'TS-24', 'TS-25', 'TS-26', 'TS-27', 'TS-28', 'TS-96'],
  'Power Cells and paying': ['TS-29', 'TS-30', 'TS-31', 'TS-32', 'TS-33', 'TS-34', 'TS-35'],
  'Event Chain cards': ['TS-36', 'TS-37', 'TS-38', 'TS-39', 'TS-40', 'TS-41', 'TS-42', 'TS-43', 'TS-44', 'TS-45'],
  'Advances, Obstacles and intruders': ['TS-46', 'TS-47', 'TS-48', 'TS-49', 'TS-50', 'TS-51'],
  'Links, charges and Interventions': ['TS-52', 'TS-53', 'TS-54', 'TS-55', 'TS-56', 'TS-57', 'TS-58'],
  'Striking at targets': [
    'TS-59', 'TS-60', 'TS-61', 'TS-62', 'TS-63', 'TS-64', 'TS-65', 'TS-66', 'TS-67', 'TS-68', 'TS-69', 'TS-70',
  ],
  'The Void and drawing': ['TS-71', 'TS-72', 'TS-73', 'TS-74', 'TS-75', 'TS-76'],
  'Abilities': [
    'TS-77', 'TS-78', 'TS-79', 'TS-80', 'TS-81', 'TS-82', 'TS-83', 'TS-84', 'TS-85', 'TS-86', 'TS-87', 'TS-88',
  ],
  'Chance, knowledge and the end': ['TS-89', 'TS-90', 'TS-91', 'TS-92', 'TS-93', 'TS-95'],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
