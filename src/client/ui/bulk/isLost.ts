import { statusOf } from '@/client/api/serverErrors';

/** Without an answer it is unknown what the server has stored. */
export const isLost = (error: unknown) => statusOf(error) === null;
