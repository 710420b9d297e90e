import { statusOf } from '@/client/api/serverErrors';

/** Without an answer it is unknown what the server has stored. */
export const isUnanswered = (error: unknown) => statusOf(error) === null;
