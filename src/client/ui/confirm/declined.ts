/** The rejection of a request after somebody declined what it asked back: nothing is stored, and there is nothing to say. */
export class Declined extends Error {}
