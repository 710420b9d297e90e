import { NIM_LENGTH } from './constants/limits';

/*
 * NIM, NIP and NIK as people type them. Official spellings put spaces or dots between groups of digits
 * ('19850315 201012 2 002', '3273.0145.0188.0001'), and copies from letters add invisible characters.
 */

/** Spaces of every width, line breaks, and characters without a width. */
const SPACES = /[\s\p{Cf}]/gu;

export const withoutSpaces = (text: string): string => text.replace(SPACES, '');

/** The number as it is stored. A campus may count the dots of its NIM, such as '24.03.31.1', which keeps them. */
export function withoutSeparators(number: string): string {
  const compact = withoutSpaces(number);
  return compact.length === NIM_LENGTH ? compact : compact.replaceAll('.', '');
}

/** How many characters a field takes for a number of this length, with room for separators. */
export const typedLength = (length: number): number => 2 * length;
