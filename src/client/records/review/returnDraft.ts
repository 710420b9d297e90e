import { textDraft } from '@/client/session/textDraft';

/** The comment of a return that the server has not stored: of an activity, or of many at once. */
export const returnDraft = (userId: number, about: number | 'many') =>
  textDraft('return-comment-draft', userId, about);
