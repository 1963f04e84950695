/** For what is only drawn: the things around it have the words. */
export const UNSPOKEN = { 'aria-hidden': true } as const
