import {
  constraintFields,
  referenceFields,
  refusedMessages,
  stillReferencedMessages,
} from '@/server/db/constraints';
import { troubleOf } from '@/server/db/unavailable';
import { conflict, fieldErrors, HttpError, MESSAGES, unavailable } from './errors';

/** The relevant properties of a node-postgres error. */
interface PostgresError {
  code?: unknown;
  constraint?: unknown;
  detail?: unknown;
}

/** Maps a database error to a response; null for errors that are bugs. */
export function httpErrorOfDatabaseError(error: unknown): HttpError | null {
  if (typeof error !== 'object' || error === null) return null;
  if (troubleOf(error) !== null) return unavailable();
  const { code, constraint, detail } = error as PostgresError;
  if (typeof code !== 'string') return null;

  const name = typeof constraint === 'string' ? constraint : '';
  if (code === '23505' || code === '23P01') return fieldErrorOf(constraintFields[name]);
  if (code === '23503') {
    const isReferenced = typeof detail === 'string' && detail.includes('is still referenced');
    if (isReferenced)
      return conflict(stillReferencedMessages[name] ?? 'Data masih digunakan oleh data lain.');
    return missingReference(name);
  }
  const refused = code === '23514' ? refusedMessages[name] : undefined;
  if (refused) return conflict(refused);
  // Class 22: invalid value for the column's type; 23514: CHECK violation.
  if (/^22\w{3}$/.test(code) || code === '23514') return new HttpError(422, MESSAGES.invalid);
  return null;
}

/** The answer to a reference to nothing, by the name of its foreign key. */
export const missingReference = (constraint: string) => fieldErrorOf(referenceFields[constraint]);

function fieldErrorOf(known: { field: string; message: string } | undefined): HttpError {
  return fieldErrors(known ? { [known.field]: [known.message] } : {});
}
