const WORDS_AROUND = 30;

/** A piece of a text with the words around it, on one line. */
export function wordsAround(text: string, at: number, length: number): string {
  const start = Math.max(0, at - WORDS_AROUND);
  const end = Math.min(text.length, at + length + WORDS_AROUND);
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${words}${end < text.length ? '…' : ''}`;
}
