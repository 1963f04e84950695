// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.
import { ruleSections } from '@anachron/kernel'

const contents = {
  'What is in the box': ['TH-1', 'TH-2', 'TH-3', 'TH-4', 'TH-5', 'TH-6', 'TH-7'],
  'Set-up': ['TH-8', 'TH-9', 'TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-14'],
  'Where cards lie and who sees them': ['TH-15', 'TH-16', 'TH-17', 'TH-18'],
  'Decades': ['TH-19', 'TH-20', 'TH-21', 'TH-22', 'TH-23', 'TH-24', 'TH-25', 'TH-26', 'TH-27', 'TH-28', 'TH-29'],
  'Cubes and cards as money': ['TH-30', 'TH-31', 'TH-32', 'TH-33', 'TH-34', 'TH-35', 'TH-36', 'TH-37'],
  'Drawing': ['TH-38', 'TH-39', 'TH-40', 'TH-41', 'TH-42', 'TH-43', 'TH-44'],
  'Skill': ['TH-45', 'TH-46', 'TH-47', 'TH-48', 'TH-49', 'TH-50', 'TH-51'],
  'Flux, Stasis and Reboots': [
    'TH-52', 'TH-53', 'TH-54', 'TH-55', 'TH-56', 'TH-57', 'TH-58', 'TH-59', 'TH-60', 'TH-61', 'TH-62', 'TH-63', 'TH-64',
  ],
  'HAMMERs': ['TH-65', 'TH-66', 'TH-67', 'TH-68', 'TH-69', 'TH-70', 'TH-71', 'TH-72', 'TH-73', 'TH-74', 'TH-75'],
  'Déjà vu': ['TH-76', 'TH-77', 'TH-78'],
  'Agents': ['TH-79', 'TH-80', 'TH-81', 'TH-82', 'TH-83', 'TH-84', 'TH-85', 'TH-86'],
  'Jumps': ['TH-87', 'TH-88', 'TH-89', 'TH-90', 'TH-91', 'TH-92', 'TH-93', 'TH-94', 'TH-95'],
  'On Guard': ['TH-96', 'TH-97', 'TH-98', 'TH-99'],
  'Attacks': [
    'TH-100', 'TH-101', 'TH-102', 'TH-103', 'TH-104', 'TH-105', 'TH-106', 'TH-107', 'TH-108', 'TH-109', 'TH-110',
    'TH-111', 'TH-112', 'TH-113',
  ],
  'Gadgets': ['TH-114', 'TH-115', 'TH-116', 'TH-117', 'TH-118', 'TH-119', 'TH-120', 'TH-121', 'TH-122'],
  'Buying': ['TH-123', 'TH-124', 'TH-125', 'TH-126', 'TH-127'],
  'The turn: Prep': ['TH-128', 'TH-129', 'TH-130'],
  'The turn: Discovery': ['TH-131', 'TH-132', 'TH-133', 'TH-134', 'TH-135', 'TH-136', 'TH-137'],
  'The turn: Draw': ['TH-138', 'TH-139', 'TH-140', 'TH-141'],
  'The turn: Action': ['TH-142', 'TH-143', 'TH-144', 'TH-145'],
  'Quarks': ['TH-146', 'TH-147'],
  'The end': ['TH-148', 'TH-149', 'TH-150'],
  'Answering': ['TH-151', 'TH-152', 'TH-153', 'TH-154', 'TH-155', 'TH-156'],
  'Rulings': [
    'TH-R1', 'TH-R2', 'TH-R3', 'TH-R4', 'TH-R5', 'TH-R6', 'TH-R7', 'TH-R8', 'TH-R9', 'TH-R10', 'TH-R11', 'TH-R12',
    'TH-R13', 'TH-R14', 'TH-R15', 'TH-R16', 'TH-R17', 'TH-R18', 'TH-R19', 'TH-R20', 'TH-R21', 'TH-R22', 'TH-R23',
    'TH-R24', 'TH-R25', 'TH-R26', 'TH-R27', 'TH-R28', 'TH-R29', 'TH-R30',
  ],
  'Variants': ['TH-V1', 'TH-V2', 'TH-V3', 'TH-V4', 'TH-V5'],
} as const

export type RuleId = (typeof contents)[keyof typeof contents][number]

/** Every rule with the section it stands in. */
export const rulebook = ruleSections<RuleId>(contents)
