// Circles of imports: there are none, neither between packages nor between files, and types count.
import { cycles, shortestCycle } from './cycles.mjs'

/**
 * @param {import('./cycles.mjs').Graph} graph of packages
 * @returns {string[]} one sentence for each circle
 */
export const packageCycles = (graph) =>
  cycles(graph).map((members) => `packages need each other: ${drawn(graph, members)}`)

/**
 * @param {import('./cycles.mjs').Graph} graph of files
 * @returns {string[]} one sentence for each circle
 */
export const fileCycles = (graph) =>
  cycles(graph).map((members) => `${members.length} files need each other: ${drawn(graph, members)}`)

/**
 * @param {import('./cycles.mjs').Graph} graph
 * @param {readonly string[]} members
 */
const drawn = (graph, members) => shortestCycle(graph, members).join(' → ')
