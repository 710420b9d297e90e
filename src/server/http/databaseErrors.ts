import { constraintFields, heldByMessages, referenceFields } from '@/server/db/constraints';
import { conflict, fieldErrors, HttpError, MESSAGES, unavailable } from './errors';

/** The parts of a node-postgres error that say what happened. */
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
  'ENOENT', // the socket file of a server that is not running
]);

/** What pg and its pool say when a connection ends under them; they give no code. */
const NETWORK_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

const AWAY_CODES = new Set([
  '25006', // read-only transaction: a standby, or a server that protects itself
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // shutdown
  '57P02', // crash
  '57P03', // starting up
  '58030', // I/O error
]);

/** The answer to a refusal of the database, or null when the error is not one. */
export function answerToDatabaseError(error: unknown): HttpError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, detail, message } = error as PostgresError;
  if (isDatabaseAway(code, message)) return unavailable();
  if (typeof code !== 'string') return null;

  const name = typeof constraint === 'string' ? constraint : '';
  if (code === '23505') return answerOfField(constraintFields[name]);
  if (code === '23503') {
    const isHeld = typeof detail === 'string' && detail.includes('is still referenced');
    if (isHeld) return conflict(heldByMessages[name] ?? 'Data masih digunakan oleh data lain.');
    return answerOfField(referenceFields[name]);
  }
  // 22: a value that the column's type cannot hold; 23514: one that a CHECK refuses.
  if (/^22\w{3}$/.test(code) || code === '23514') return new HttpError(422, MESSAGES.invalid);
  return null;
}

function answerOfField(known: { field: string; message: string } | undefined): HttpError {
  return fieldErrors(known ? { [known.field]: [known.message] } : {});
}

function isDatabaseAway(code: unknown, message: unknown): boolean {
  if (typeof code === 'string') {
    // 08: connection; 53: out of disk, memory or connections.
    return NETWORK_CODES.has(code) || AWAY_CODES.has(code) || /^(08|53)\w{3}$/.test(code);
  }
  return typeof message === 'string' && NETWORK_MESSAGES.some((known) => message.startsWith(known));
}
