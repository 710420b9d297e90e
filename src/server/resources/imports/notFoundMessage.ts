import { referenceFields } from '@/server/db/constraints';

/** The message of the forms for a missing record, by the name of its foreign key. */
export const notFoundMessage = (constraint: string): string =>
  referenceFields[constraint]?.message ?? '';
