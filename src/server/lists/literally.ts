/** A part of a pattern for `like` in which no character has a special meaning. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
