import { type ClientBase, Pool, type PoolConfig } from 'pg';
import { campusZone } from '@/shared/attendance/zones';
import { ACTOR_SETTING } from './actor';
import { columnTypes } from './columnTypes';
import type { DatabaseLog } from './log';

/** Queries take milliseconds; one that takes this long blocks others, and its client has given up. */
export const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * With these, the server ends a connection whose client has gone without a word after some 11 seconds. Its default
 * is two hours, during which that connection keeps its locks and counts for the limit of the role.
 */
export const SILENT_CLIENT_LIMITS = `
  set tcp_keepalives_idle = 5;
  set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3;
  set tcp_user_timeout = 10000`;

interface Setup {
  /** Called before the first query of a new connection. */
  watch?(client: ClientBase): void;
  /** Completes a new connection. */
  prepare?(client: ClientBase): Promise<void>;
  /** Such as 'Asia/Jakarta', for what is at no known place. */
  campusTimeZone?: string;
}

export function createPool(options: PoolConfig, log: DatabaseLog, setup: Setup = {}): Pool {
  const { campusTimeZone } = setup;
  const pool = new Pool({
    types: columnTypes,
    application_name: 'simagang',
    onConnect: async (client) => {
      setup.watch?.(client);
      // First of all, because a connection that is lost before it is left behind for two hours.
      await client.query(
        `${SILENT_CLIENT_LIMITS};
         set time zone 'UTC';
         set datestyle = 'ISO';
         set jit = off;
         set ${ACTOR_SETTING} = '';
         set simagang.campus_zone = '${campusTimeZone ? campusZone(campusTimeZone) : ''}';
         set statement_timeout = ${STATEMENT_TIMEOUT_MS};
         set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`,
      );
      await setup.prepare?.(client);
    },
    ...options,
  });
  // Without 'error' listeners a lost connection would crash the process: the pool emits the error
  // for idle clients, the client for those in use (whose queries are rejected anyway).
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
