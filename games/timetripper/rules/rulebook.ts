// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'Boards and pieces': ['TT-2.1', 'TT-2.2', 'TT-2.3', 'TT-2.4'],
  'Packing for the trip': [
    'TT-3.1', 'TT-3.2', 'TT-3.21', 'TT-3.22', 'TT-3.23', 'TT-3.24', 'TT-3.25', 'TT-R03', 'TT-3.3', 'TT-R04', 'TT-3.4',
  ],
  'The turn': ['TT-4.0', 'TT-4.0a', 'TT-4.0b', 'TT-4.0c', 'TT-4.0d', 'TT-R05', 'TT-4.0e', 'TT-R01'],
  'Travelling through time': [
    'TT-5.0A', 'TT-5.0B', 'TT-R06', 'TT-5.11', 'TT-5.12', 'TT-5.13', 'TT-5.14', 'TT-R07', 'TT-5.2', 'TT-R08', 'TT-5.31',
    'TT-R09', 'TT-5.32',
  ],
  'Setting up a battle': [
    'TT-6.0', 'TT-6.0R', 'TT-R10', 'TT-R11', 'TT-6.0E', 'TT-R12', 'TT-6.31', 'TT-6.32', 'TT-6.33', 'TT-6.41', 'TT-6.42',
    'TT-6.43', 'TT-6.6',
  ],
  'Moving': ['TT-7.0', 'TT-7.11', 'TT-R14', 'TT-7.12', 'TT-7.13', 'TT-R15', 'TT-7.14', 'TT-7.15', 'TT-7.16'],
  'Zones of control and stacking': [
    'TT-7.21', 'TT-7.22', 'TT-7.23', 'TT-7.24', 'TT-R16', 'TT-7.31', 'TT-7.32', 'TT-7.33', 'TT-7.34', 'TT-R17',
  ],
  'What a Tripper can do': ['TT-7.41', 'TT-7.42', 'TT-R18', 'TT-R19', 'TT-7.43', 'TT-7.44', 'TT-R20'],
  'Fighting': ['TT-8.0', 'TT-8.0a', 'TT-8.1'],
  'Shooting': ['TT-8.2', 'TT-8.6', 'TT-8.21', 'TT-R21', 'TT-8.22', 'TT-8.23', 'TT-R22', 'TT-8.24', 'TT-R51', 'TT-R52'],
  'Hand to hand': ['TT-8.3', 'TT-8.31', 'TT-8.32', 'TT-8.33', 'TT-R23', 'TT-8.34', 'TT-R24'],
  'Grenades and mines': ['TT-8.41', 'TT-8.45', 'TT-8.42', 'TT-R25', 'TT-8.43', 'TT-R26', 'TT-8.44'],
  'Results': [
    'TT-8.7', 'TT-8.8', 'TT-R28', 'TT-8.81', 'TT-8.81a', 'TT-8.82', 'TT-8.83', 'TT-8.84', 'TT-8.84a', 'TT-8.84b',
    'TT-R29',
  ],
  'Weapons of the fallen': ['TT-8.51', 'TT-R27', 'TT-8.52', 'TT-8.53'],
  "The opponents' phase": [
    'TT-R02', 'TT-R71', 'TT-9.0', 'TT-9.11', 'TT-R30', 'TT-9.12', 'TT-9.4', 'TT-9.21', 'TT-9.22', 'TT-9.23', 'TT-9.24',
    'TT-9.25', 'TT-9.26', 'TT-9.31', 'TT-R31', 'TT-9.32', 'TT-9.33',
  ],
  'The flux': [
    'TT-10.0', 'TT-10.14', 'TT-10.0a', 'TT-R32', 'TT-R33', 'TT-10.11', 'TT-10.12', 'TT-10.13', 'TT-10.21', 'TT-10.22',
    'TT-R34', 'TT-10.31', 'TT-10.32', 'TT-10.41', 'TT-10.42', 'TT-R35', 'TT-10.43', 'TT-10.51', 'TT-R36', 'TT-10.52',
    'TT-10.53', 'TT-10.57', 'TT-10.54', 'TT-10.55', 'TT-10.56', 'TT-10.61', 'TT-10.62', 'TT-R37', 'TT-10.63', 'TT-R38',
    'TT-R72', 'TT-R73',
  ],
  'Endurance and Experience': ['TT-11.0', 'TT-R39', 'TT-11.0a', 'TT-12.0'],
  'Clearing the field': ['TT-6.5', 'TT-R13'],
  'Options: TeamTripper': [
    'TT-13.0', 'TT-13.11', 'TT-13.12', 'TT-R40', 'TT-13.13', 'TT-13.14', 'TT-13.2', 'TT-13.3', 'TT-R41', 'TT-R42',
  ],
  'Options: treasure': ['TT-14.0', 'TT-R43'],
  'Options: negotiation': [
    'TT-15.0', 'TT-15.3', 'TT-R44', 'TT-15.11', 'TT-15.12', 'TT-R45', 'TT-15.21', 'TT-15.22', 'TT-15.21a', 'TT-R46',
    'TT-15.13', 'TT-15.23', 'TT-R47', 'TT-15.24', 'TT-R48', 'TT-15.25',
  ],
  'Winning': ['TT-16.0', 'TT-R49'],
  'Options: the Timemaster': ['TT-17.0', 'TT-R50'],
  'Weapons and bodies': [
    'TT-B9', 'TT-B15', 'TT-R53', 'TT-B8', 'TT-R54', 'TT-R75', 'TT-B38', 'TT-B39', 'TT-B41b', 'TT-R58', 'TT-B46',
    'TT-B52', 'TT-R63', 'TT-B54', 'TT-B55a', 'TT-B60a', 'TT-B60b',
  ],
  'Behaviour': [
    'TT-B31', 'TT-B33', 'TT-R57', 'TT-B41a', 'TT-B43a', 'TT-B43b', 'TT-R59', 'TT-B43c', 'TT-B44', 'TT-R60', 'TT-B45',
    'TT-R61', 'TT-B47', 'TT-R62', 'TT-B48', 'TT-B51', 'TT-B53', 'TT-B57a', 'TT-R66', 'TT-B57b', 'TT-B62', 'TT-B64a',
    'TT-B64b', 'TT-B64c', 'TT-R67', 'TT-B68a', 'TT-B68b', 'TT-R69',
  ],
  'Ground and guns': ['TT-B26', 'TT-R55', 'TT-B27a', 'TT-B27b', 'TT-B36', 'TT-R56'],
  'Flux hunters': ['TT-B55b', 'TT-R64', 'TT-B59', 'TT-R65', 'TT-B66', 'TT-R68', 'TT-B72', 'TT-R70', 'TT-R74'],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
