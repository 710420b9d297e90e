import { WaitedTooLong } from '@/server/queues/fairQueue';
import { codeOf } from './startError';

/** The reason why a database did not do something, although nothing is wrong with what it was asked. */
export type Trouble =
  /** It cannot be reached, or stops and starts. */
  | 'away'
  /** It answers, but lacks room, memory or connections, or takes no writes. */
  | 'short'
  /** More is asked of it than it can do: the turn of this came too late. */
  | 'crowded'
  /** Others were in the way of this query. */
  | 'busy'
  /** This process stops, and has closed it. */
  | 'closed';

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // no Unix socket: the server is not running
  '57P01', // shutdown
  '57P02', // crash
  '57P03', // starting up
]);

/** Messages of pg and its pool for lost connections, which have no error code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Query read timeout',
];

const CLOSED_MESSAGE = 'Cannot use a pool after calling end on the pool';

const SHORT = new Set([
  '25006', // read-only transaction, e.g. on a standby
  '58030', // I/O error
]);

const BUSY = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available
  '57014', // statement timeout
]);

/** Null for errors of what was asked, and for those of something else than a database. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof WaitedTooLong) return 'crowded';
  const code = codeOf(error);
  if (code === undefined) {
    const message = String(Object(error).message);
    if (message === CLOSED_MESSAGE) return 'closed';
    return AWAY_MESSAGES.some((known) => message.startsWith(known)) ? 'away' : null;
  }
  // Class 08: connection errors; class 53: out of disk, memory or connections.
  if (AWAY.has(code) || /^08\w{3}$/.test(code)) return 'away';
  if (SHORT.has(code) || /^53\w{3}$/.test(code)) return 'short';
  return BUSY.has(code) ? 'busy' : null;
}
