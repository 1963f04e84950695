// Browser suites that do not pass yet since their boards and the table around them were drawn anew. `npm test` names
// them at every run and leaves them out; `npm test -- NAME` runs one. Whoever mends one takes its line away.

/** @type {readonly { suite: string, why: string }[]} */
export const UNFINISHED = []
