import type { LettersInput } from '@/client/api/api';
import { lettersRules } from '@/shared/resources/letters/letterRules';
import { record, text } from '@/shared/validation/fields';

/** A placement for which letters are made. */
export interface LetterPlacement {
  internship_id: number;
  name: string;
  /** The same for placements at one company in one period. */
  place: string;
}

export const LETTERS_PER = ['student', 'place'] as const;
type LettersPer = (typeof LETTERS_PER)[number];

/** A company gets one letter with all of its students; a sheet of assessment is about one. */
export const usuallyPer = (kind: LettersInput['kind']): LettersPer =>
  kind === 'assessment' ? 'student' : 'place';

/** The values of the dialog. */
export interface LettersValues {
  kind: LettersInput['kind'];
  date: string;
  per: LettersPer;
  signatory_lecturer_id: number | '' | null;
  signatory_name: string;
  signatory_position: string;
  signatory_nip: string;
}

export const lettersFormRules = lettersRules
  .omit(['groups', 'template_id'])
  .concat(record({ per: text().required().oneOf(LETTERS_PER) }));

/** The placements of each letter. */
export function groupsOf(placements: readonly LetterPlacement[], per: LettersPer): number[][] {
  if (per === 'student') return placements.map(({ internship_id }) => [internship_id]);
  const places = new Map<string, number[]>();
  for (const { place, internship_id } of placements) {
    places.set(place, [...(places.get(place) ?? []), internship_id]);
  }
  return [...places.values()];
}
