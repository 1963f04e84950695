import { laws } from '@anachron/kernel/laws'
import { describe, it } from 'vitest'
import { game } from '../rules/game.ts'
import { crowd } from './plan.ts'

laws(game, { describe, it }, crowd)
