// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'The aim': ['CH-H1', 'CH-H2', 'CH-R1', 'CH-R2', 'CH-R4', 'CH-C48'],
  'Your workshop': [
    'CH-C1', 'CH-C2', 'CH-C3', 'CH-C4', 'CH-C5', 'CH-C6', 'CH-R54', 'CH-C7', 'CH-R5', 'CH-C8', 'CH-C9', 'CH-C10',
    'CH-C11',
  ],
  'The ring': ['CH-C12', 'CH-C13', 'CH-C14'],
  'Portal spaces': ['CH-C15', 'CH-C16', 'CH-C17', 'CH-C18', 'CH-C19', 'CH-C20', 'CH-C21', 'CH-R30', 'CH-R31', 'CH-R6'],
  'The harbour': [
    'CH-R33', 'CH-R34', 'CH-R35', 'CH-R36', 'CH-R37', 'CH-H8', 'CH-R12', 'CH-H9', 'CH-H10', 'CH-H11', 'CH-H12',
    'CH-R13', 'CH-H13', 'CH-R14', 'CH-R15', 'CH-R32',
  ],
  'The Clock': ['CH-H16', 'CH-R3', 'CH-R16', 'CH-H18', 'CH-R17', 'CH-R18', 'CH-R19', 'CH-H22', 'CH-R20', 'CH-R21'],
  'Your turn': [
    'CH-C22', 'CH-R8', 'CH-C23', 'CH-C24', 'CH-C25', 'CH-C26', 'CH-C27', 'CH-C28', 'CH-C29', 'CH-C47', 'CH-R7',
    'CH-R39',
  ],
  'Time Machines': ['CH-C30', 'CH-C31', 'CH-C32', 'CH-C33', 'CH-C34', 'CH-C35', 'CH-C36'],
  'Portals': ['CH-C37', 'CH-C38', 'CH-C39', 'CH-C40', 'CH-C41', 'CH-R52'],
  'Townsfolk and Staff': [
    'CH-R22', 'CH-C42', 'CH-R23', 'CH-R24', 'CH-C43', 'CH-R40', 'CH-R41', 'CH-R42', 'CH-R43', 'CH-R44', 'CH-R45',
    'CH-R46', 'CH-R47', 'CH-R48', 'CH-R49', 'CH-R50', 'CH-R55', 'CH-R56', 'CH-C44', 'CH-C45', 'CH-R11',
  ],
  'Corruption': ['CH-C46', 'CH-R51'],
  'The Market': ['CH-H24', 'CH-R25', 'CH-R9', 'CH-H14', 'CH-R26', 'CH-R10', 'CH-R27'],
  'Clean-up': ['CH-H25', 'CH-R28'],
  'The end': ['CH-R29', 'CH-R38', 'CH-R53'],
  'Alone: the Peddler': [
    'CH-P1', 'CH-P2', 'CH-P3', 'CH-P4', 'CH-P5', 'CH-P6', 'CH-P7', 'CH-P8', 'CH-P9', 'CH-P10', 'CH-P11', 'CH-P12',
    'CH-P13',
  ],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
