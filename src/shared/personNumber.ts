/*
 * NIM, NIP and NIK as people type them. Official spellings put spaces between groups of digits
 * ('19850315 201012 2 002'), and copies from letters add invisible ones.
 */

/** Spaces of every width, line breaks, and characters without a width. */
const SPACES = /[\s\p{Cf}]/gu;

export const withoutSpaces = (number: string): string => number.replace(SPACES, '');

/** How many characters a field takes for a number of this length, with room for spaces. */
export const typedLength = (length: number): number => 2 * length;
