import {
  constraintFields,
  referenceFields,
  refusedMessages,
  stillReferencedMessages,
} from '@/server/db/constraints';
import { conflict, fieldErrors, HttpError, MESSAGES, unavailable } from './errors';

/** The relevant properties of a node-postgres error. */
interface PostgresError {
  code?: unknown;
  constraint?: unknown;
  detail?: unknown;
  column?: unknown;
  message?: unknown;
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // no Unix socket: the server is not running
]);

/** Messages of pg and its pool for lost connections, which have no error code. */
const NETWORK_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

const UNAVAILABLE_CODES = new Set([
  '25006', // read-only transaction, e.g. on a standby
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // shutdown
  '57P02', // crash
  '57P03', // starting up
  '58030', // I/O error
]);

/** Maps a database error to a response; null for errors that are bugs. */
export function httpErrorOfDatabaseError(error: unknown): HttpError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, detail, message } = error as PostgresError;
  if (isDatabaseUnavailable(code, message)) return unavailable();
  if (typeof code !== 'string') return null;

  const name = typeof constraint === 'string' ? constraint : '';
  if (code === '23505') return fieldErrorOf(constraintFields[name]);
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

function isDatabaseUnavailable(code: unknown, message: unknown): boolean {
  if (typeof code === 'string') {
    // Class 08: connection errors; class 53: out of disk, memory or connections.
    return NETWORK_CODES.has(code) || UNAVAILABLE_CODES.has(code) || /^(08|53)\w{3}$/.test(code);
  }
  return typeof message === 'string' && NETWORK_MESSAGES.some((known) => message.startsWith(known));
}
