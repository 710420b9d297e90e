import type { Pool, PoolClient } from 'pg';
import { createFairQueue } from '../queues/fairQueue';
import { currentRequester } from '../queues/requester';
import { ACTOR_SETTING, actorSetting } from './actor';
import { ServerIsSilent, type Silence } from './silence';
import { startWatchdog, type WatchdogOptions } from './watchdog';

export interface FairPoolOptions {
  /** After waiting this long for a connection, a query fails with WaitedTooLong. */
  waitMs: number;
  /** The silence of a server: nothing waits for a connection meanwhile. */
  silence?: Pick<Silence, 'signal' | 'isSuspected'>;
  /** The watchdog of a database that cannot end a query itself. */
  watchdog?: WatchdogOptions;
}

/** The connections of a process, for monitoring. */
export interface PoolState {
  connections: number;
  idle: number;
  /** The largest number of connections. */
  most: number;
  /** Transactions and queries that wait for a connection. */
  waiting: number;
  /** Failed and lost connections since the start. */
  failures: number;
}

/** Longer than the pause between two queries of a request. */
const LINGER_MS = 5;

/** The server's own work takes turns like a person. */
const SERVER = 'server';

/**
 * A pool whose connections persons take in turns (docs/decisions/0017). A person with many slow queries then
 * delays others by one of them.
 */
export function fairPool(pool: Pool, { waitMs, silence, watchdog }: FairPoolOptions) {
  const atOnce = pool.options.max;
  // With several connections one is usually free for others.
  const queue = createFairQueue({ atOnce, waitMs, lingerMs: atOnce === 1 ? LINGER_MS : undefined });

  let failures = 0;
  pool.on('connect', (client) => client.once('error', () => failures++));

  return {
    state: (): PoolState => ({
      connections: pool.totalCount,
      idle: pool.idleCount,
      most: atOnce,
      waiting: queue.waiting() + pool.waitingCount,
      failures,
    }),
    async connect(): Promise<PoolClient> {
      const person = currentRequester();
      const leaveQueue = await queue.take(person ?? SERVER, silence?.signal()).catch((error) => {
        // It was not others who took too long.
        throw silence?.isSuspected() ? new ServerIsSilent() : error;
      });
      const client = await pool.connect().catch((error) => {
        leaveQueue();
        failures++;
        throw error;
      });
      // Migrations and demo data, the server's own work, have no watchdog.
      const callOff = person !== undefined && watchdog ? startWatchdog(watchdog) : undefined;
      const { release } = client;
      client.release = (error) => {
        callOff?.();
        release.call(client, error);
        leaveQueue();
      };
      await nameActor(client).catch((error) => {
        client.release(error);
        throw error;
      });
      return client;
    },
    end: () => pool.end(),
  };
}

const namedActors = new WeakMap<PoolClient, string>();

/**
 * Sets the person on whose behalf the connection is used from now on. For the whole connection and before a transaction
 * begins, so that no rollback takes it back.
 */
async function nameActor(client: PoolClient): Promise<void> {
  const actor = actorSetting();
  // `createPool` has reset it on new connections.
  if (actor === (namedActors.get(client) ?? '')) return;
  namedActors.delete(client);
  await client.query('select set_config($1, $2, false)', [ACTOR_SETTING, actor]);
  namedActors.set(client, actor);
}
