import type { Budget } from '@anachron/bots'

/** How long bots may think, as it was asked for; each level's own measure when it was not. */
export const budgetOf = (millis?: number, iterations?: number): { budget?: Budget } =>
  millis === undefined && iterations === undefined
    ? {}
    : { budget: { ...(millis === undefined ? {} : { millis }), ...(iterations === undefined ? {} : { iterations }) } }
