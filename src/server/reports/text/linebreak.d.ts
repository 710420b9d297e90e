declare module 'linebreak' {
  /** Finds the line break opportunities of a text (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next offset at which a line may begin; null after the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
