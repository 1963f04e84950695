/** How an assistant answers: with an option by its number, or with an action of its own. */
export interface Chosen {
  option?: number | undefined
  action?: object | undefined
}

/** A place at a table, here or at a server: everything that an assistant can do there, in words. */
export interface AtTable {
  readonly isOver: boolean
  /** What its seat may know, and what it is asked. */
  look(): Promise<string>
  options(find?: string): Promise<string>
  act(decision: number, chosen: Chosen): Promise<void>
  whyNot(what: string): Promise<string>
  howToBeAsked(wish?: number): Promise<string>
  analyse(millis: number): Promise<string>
}
