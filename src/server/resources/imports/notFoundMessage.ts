import { referenceFields } from '@/server/db/constraints';

/** What the forms say of a reference to nothing, by the name of its foreign key. */
export const notFoundMessage = (constraint: string): string =>
  referenceFields[constraint]?.message ?? '';
