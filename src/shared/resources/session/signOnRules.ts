import { flag, maxCharacters, record, text } from '@/shared/validation/fields';

const ANSWER_MAX = 4000;

export const signOnRules = record({ remember: flag().default(false).nonNullable() });

/** Used by the server only: no person types it. */
export const signOnAnswerRules = record({
  answer: text().required('Jawaban wajib diisi').test(maxCharacters(ANSWER_MAX, 'Jawaban')),
});
