/*
 * Invisible characters (docs/decisions/0058). Zero-width joiners and non-joiners (U+200C, U+200D) are allowed:
 * they shape letters of Persian, Malayalam and other scripts, and join emoji. Only at the beginning they are useless.
 */

const SPACES = String.raw`\s\u00AD\u061C\u180E\u200B\u200E\u200F\u2060`;
const AT_START = new RegExp(String.raw`[${SPACES}\u200C\u200D]`);
const AT_END = new RegExp(`[${SPACES}]`);

/** Invisible line break hints, which come from files and web pages. */
const BREAKS = /[\u00AD\u180E\u200B\u2060\uFEFF]/g;

/** Line breaks, control characters, and marks that reverse the following letters. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Removes spaces at both ends, including those without a width. */
export function trimmed(text: string): string {
  // One pattern for both ends would take quadratic time for a text of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && AT_START.test(text.charAt(start))) start += 1;
  while (end > start && AT_END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A name without invisible breaks and spaces at its ends. */
export const oneLine = (text: string): string => trimmed(text.replace(BREAKS, ''));

export const hasControls = (text: string): boolean => CONTROLS.test(text);
