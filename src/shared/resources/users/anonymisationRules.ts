import { line, maxCharacters, record } from '@/shared/validation/fields';

/** The server also compares the text with the name of the person. */
export const anonymisationRules = record({
  name: line().required('Ketik nama orang ini').test(maxCharacters(255, 'Nama')),
});
