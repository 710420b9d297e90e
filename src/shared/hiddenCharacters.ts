/*
 * Characters that nobody sees. Zero-width joiners and non-joiners (U+200C, U+200D) are not among them: they
 * shape the letters of Persian, Malayalam and others, and join emoji; only in front of everything they do nothing.
 */

const SPACES = String.raw`\s\u00AD\u061C\u180E\u200B\u200E\u200F\u2060`;
const AT_START = new RegExp(String.raw`[${SPACES}\u200C\u200D]`);
const AT_END = new RegExp(`[${SPACES}]`);

/** Where a line may break, or not: files and web pages bring them along. */
const BREAKS = /[\u00AD\u180E\u200B\u2060\uFEFF]/g;

/** Breaks, commands for a terminal, and what turns the letters that follow around. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Without the spaces at the ends, those without a width too. */
export function trimmed(text: string): string {
  // A pattern for both ends would take the square of the time for a text of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && AT_START.test(text.charAt(start))) start += 1;
  while (end > start && AT_END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A name as people read it. */
export const oneLine = (text: string): string => trimmed(text.replace(BREAKS, ''));

export const hasControls = (text: string): boolean => CONTROLS.test(text);
