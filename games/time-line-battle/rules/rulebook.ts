// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'The table': ['TLB-1', 'TLB-2', 'TLB-3'],
  'Setting up': ['TLB-4'],
  'The hand': ['TLB-5', 'TLB-6', 'TLB-7'],
  'A Timeline': ['TLB-8', 'TLB-9', 'TLB-10', 'TLB-11', 'TLB-12', 'TLB-13', 'TLB-14', 'TLB-15', 'TLB-16', 'TLB-17'],
  'The Start Player': ['TLB-18', 'TLB-19'],
  'A Day': ['TLB-20', 'TLB-21', 'TLB-22'],
  'Bombs': ['TLB-23', 'TLB-24', 'TLB-25', 'TLB-26', 'TLB-27'],
  "The Obliterators' strike": ['TLB-28', 'TLB-29', 'TLB-30', 'TLB-31'],
  'Decisions': ['TLB-32', 'TLB-33', 'TLB-34', 'TLB-35'],
  'The battle': ['TLB-36', 'TLB-37', 'TLB-38', 'TLB-39'],
  'How damage lands': [
    'TLB-40', 'TLB-41', 'TLB-42', 'TLB-43', 'TLB-44', 'TLB-45', 'TLB-46', 'TLB-47', 'TLB-48', 'TLB-49',
  ],
  'Levels': ['TLB-50', 'TLB-51', 'TLB-52'],
  'The end of the game': ['TLB-53', 'TLB-54', 'TLB-55', 'TLB-56', 'TLB-57'],
  'More than two players': ['TLB-60', 'TLB-61', 'TLB-62', 'TLB-63', 'TLB-64', 'TLB-65', 'TLB-66'],
  'Rulings': [
    'TLB-R1', 'TLB-R2', 'TLB-R3', 'TLB-R4', 'TLB-R5', 'TLB-R6', 'TLB-R7', 'TLB-R8', 'TLB-R9', 'TLB-R10', 'TLB-R11',
    'TLB-R12', 'TLB-R13', 'TLB-R14', 'TLB-R15', 'TLB-R16', 'TLB-R17', 'TLB-R18', 'TLB-R19', 'TLB-R20', 'TLB-R21',
    'TLB-R22', 'TLB-R23', 'TLB-R24', 'TLB-R25', 'TLB-R26',
  ],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
