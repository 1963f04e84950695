/** A mistake of whoever asked: one sentence for people, no stack. */
export class Fault extends Error {}
