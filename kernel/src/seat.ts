/** A place at the table: 0, 1, 2 … in turn order. */
export type Seat = number

/** Whoever watches: knows what all seats may know, and nothing else. */
export const SPECTATOR = -1

/** Knows everything. Only for matches that are over, for one person playing all seats, and for the lab. */
export const EVERYTHING = -2

/** A seat, `SPECTATOR` or `EVERYTHING`: for whom a view is made. */
export type Viewer = number

/** Whether a viewer may see what only `owner` may see. */
export const sees = (viewer: Viewer, owner: Seat): boolean => viewer === owner || viewer === EVERYTHING
