import { APOSTROPHES } from '@/shared/apostrophes';

/** An apostrophe within or beside other characters. */
const APOSTROPHE = new RegExp(`(?<=.)[${APOSTROPHES}]|[${APOSTROPHES}](?=.)`, 'g');

/**
 * A part of a pattern for `like` in which no character has a special meaning. An apostrophe finds any one
 * character, because texts have straight and curly ones.
 */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replace(APOSTROPHE, '_');
}
