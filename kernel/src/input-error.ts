/**
 * A mistake of whoever asked (a wrong name, a broken file): its message is one sentence for people, and its stack is
 * nobody's business.
 */
export class InputError extends Error {}
