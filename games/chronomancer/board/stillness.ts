/** Which parts of the table step back: the eye goes to what a question is about, the rest is dimmer. */

export type Part =
  | 'clock'
  | 'halls'
  | 'boats'
  | 'piers'
  | 'ring'
  | 'stream'
  | 'square'
  | 'shelf'
  | 'sponsors'
  | 'staff'
  | 'vices'

const ABOUT: Readonly<Record<string, readonly Part[]>> = {
  'turn.move': ['clock', 'boats', 'piers', 'ring', 'shelf', 'square', 'halls'],
  'freeze.token': ['halls', 'boats', 'sponsors', 'clock'],
  'shift.column': ['ring', 'stream', 'shelf', 'boats', 'piers'],
  'shift.tile': ['ring', 'stream', 'shelf', 'boats', 'piers'],
  'goods.good': ['boats', 'piers', 'shelf', 'halls'],
  'recruit.card': ['square', 'staff', 'halls', 'boats'],
  'recruit.place': ['square', 'staff'],
  'board.pick': ['boats', 'piers', 'shelf', 'halls'],
  'purge.card': ['vices'],
  'activate.use': ['staff', 'shelf', 'piers', 'boats', 'vices'],
  'clock.pay': ['clock', 'sponsors', 'boats', 'halls'],
  'arrival.boat': ['boats', 'piers', 'shelf', 'halls', 'sponsors'],
  'arrival.pier': ['boats', 'piers', 'shelf', 'halls', 'sponsors'],
  'sale.stall': ['piers', 'shelf', 'vices'],
}

/** Whether a part has nothing to do with what is asked; while nothing is, all of it is there to be looked at. */
export const isQuiet = (ask: string | undefined, part: Part): boolean => {
  const about = ask && ABOUT[ask]
  return about ? !about.includes(part) : false
}
