/** Where one has come in spelling something: on to a next part of it, and its number if it ends here. */
class Branch {
  number = 0
  private readonly on = new Map<unknown, Branch>()

  to(part: unknown): Branch {
    let next = this.on.get(part)
    if (next === undefined) {
      next = new Branch()
      this.on.set(part, next)
    }
    return next
  }
}

/**
 * Numbers for actions, for one search: equal actions get equal ones. They are looked up many times for each imagined
 * match, and numbers are found much faster than text. Options of one ask are made by the same code and so have their
 * properties in the same order.
 */
export class Keys {
  private readonly actions = new Branch()
  private readonly asks = new Branch()
  private count = 0

  of(action: object): number {
    let branch = this.actions
    for (const name in action) {
      const value = (action as Record<string, unknown>)[name]
      branch = branch.to(name).to(typeof value === 'object' ? JSON.stringify(value) : value)
    }
    return this.numberOf(branch)
  }

  /**
   * An ask, and what could be answered: whoever is asked the same and could do something else is at another decision.
   */
  ofAsk(ask: string, among: readonly number[] = []): number {
    let branch = this.asks.to(ask)
    for (let i = 0; i < among.length; i++) branch = branch.to(among[i])
    return this.numberOf(branch)
  }

  private numberOf(branch: Branch): number {
    if (branch.number === 0) branch.number = ++this.count
    return branch.number
  }
}
