// Files that import each other in a circle: none of them can be read, or loaded, without all the others.

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph from each name to those it needs */

/**
 * Tarjan's strongly connected components, without recursion, for a chain of imports may be long.
 * @param {Graph} graph
 * @returns {string[][]} every circle of the graph, those that share a file taken together; the largest first
 */
export function cycles(graph) {
  /** @type {Map<string, { order: number, low: number, open: boolean }>} */
  const seen = new Map()
  /** @type {string[]} */
  const path = []
  /** @type {string[][]} */
  const found = []

  /** @param {string} name */
  const enter = (name) => {
    const mark = { order: seen.size, low: seen.size, open: true }
    seen.set(name, mark)
    path.push(name)
    return { name, mark, needs: (graph.get(name) ?? []).values() }
  }

  for (const start of graph.keys()) {
    if (seen.has(start)) continue
    const visits = [enter(start)]
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const next = visit.needs.next()
      if (!next.done) {
        const known = seen.get(next.value)
        if (!known) visits.push(enter(next.value))
        else if (known.open) visit.mark.low = Math.min(visit.mark.low, known.order)
        continue
      }
      visits.pop()
      const { name, mark } = visit
      const before = visits.at(-1)?.mark
      if (before) before.low = Math.min(before.low, mark.low)
      if (mark.low < mark.order) continue
      const together = path.splice(path.lastIndexOf(name))
      for (const member of together) {
        const closed = seen.get(member)
        if (closed) closed.open = false
      }
      if (together.length > 1 || graph.get(name)?.includes(name)) found.push(together.sort())
    }
  }
  return found.sort((a, b) => b.length - a.length)
}

/**
 * @param {Graph} graph
 * @param {readonly string[]} members what lies in circles together
 * @returns {string[]} one of the shortest circles through the first member that has it at its beginning and at its end
 */
export function shortestCycle(graph, members) {
  const inside = new Set(members)
  const [first = ''] = members
  /** @type {string[][]} */
  let paths = [[first]]
  const reached = new Set()
  while (paths.length > 0) {
    /** @type {string[][]} */
    const longer = []
    for (const path of paths) {
      for (const next of graph.get(path.at(-1) ?? '') ?? []) {
        if (next === first) return [...path, first]
        if (!inside.has(next) || reached.has(next)) continue
        reached.add(next)
        longer.push([...path, next])
      }
    }
    paths = longer
  }
  return []
}
