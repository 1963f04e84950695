import type { Battle } from '../types.ts'
import { ANTIQUITY } from './antiquity.ts'
import { BEYOND } from './beyond.ts'
import { COLD_WAR } from './cold-war.ts'
import { END_OF_TIME } from './end-of-time.ts'
import { FANTASY } from './fantasy.ts'
import { again } from './make.ts'
import { MIDDLE_AGES } from './middle-ages.ts'
import { POWDER } from './powder.ts'
import { MOBILE_TEAM, SQUAD_ROOM } from './timepolice.ts'
import { TOMORROW } from './tomorrow.ts'
import { WORLD_WARS } from './world-wars.ts'

/** All 72 battles by number, 1 first. The Timepolice lie in wait on eight hexes with two battles. */
export const BATTLES: readonly Battle[] = [
  ...ANTIQUITY,
  ...MIDDLE_AGES,
  ...POWDER,
  ...WORLD_WARS,
  ...COLD_WAR,
  ...TOMORROW,
  ...FANTASY,
  ...BEYOND,
  ...END_OF_TIME,
  SQUAD_ROOM,
  ...[58, 63, 67].map((number) => again(SQUAD_ROOM, number)),
  MOBILE_TEAM,
  ...[61, 65, 69].map((number) => again(MOBILE_TEAM, number)),
].sort((a, b) => a.number - b.number)
