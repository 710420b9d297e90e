import {
  Client,
  type ClientBase,
  type ClientConfig,
  type Pool,
  type PoolClient,
  type PoolConfig,
} from 'pg';
import type { DatabaseLog } from './log';
import { createPool, SILENT_CLIENT_LIMITS } from './pool';
import { activeProcesses, createServerProcesses, streamOf } from './serverProcesses';
import { createSilence, ServerIsSilent, type Silence } from './silence';

export interface SilenceLimits {
  /** A query that takes longer is asked about, and asked about again after as long. */
  askAfterMs: number;
  /** How long the server has to answer whether it works on our queries. */
  askTimeoutMs: number;
  /** Without any sign of the server for this long, all that waits for it is given up. */
  giveUpAfterMs: number;
  /** How long the server has to answer `ping`. */
  pingTimeoutMs: number;
}

const LIMITS: SilenceLimits = {
  askAfterMs: 5_000,
  askTimeoutMs: 3_000,
  giveUpAfterMs: 15_000,
  pingTimeoutMs: 3_000,
};

const CONNECT_TIMEOUT_MS = 5_000;
/** Finds idle connections of a server that has gone: Node.js then probes once a second, ten times. */
const KEEP_ALIVE_DELAY_MS = 10_000;

export interface ServerPool extends Pool {
  /** Throws when the server does not answer in time. */
  ping(): Promise<void>;
  silence: Pick<Silence, 'signal' | 'isSuspected'>;
}

interface ServerPoolOptions {
  limits?: SilenceLimits;
  campusTimeZone?: string;
}

type Query = (...args: unknown[]) => unknown;

/**
 * A pool that notices when a server has gone without a word: a failover to another machine, or a
 * firewall that forgot the connection. TCP alone would wait for a quarter of an hour. Long queries
 * are not limited here, but by the server (`statement_timeout`): a connection is only thrown away
 * when the server says, on a new connection, that it does not work on its query, or cannot be asked.
 */
export function createServerPool(
  url: string,
  log: DatabaseLog,
  { limits = LIMITS, campusTimeZone }: ServerPoolOptions = {},
): ServerPool {
  const address: PoolConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  };
  const idle = new Set<PoolClient>();
  const processes = createServerProcesses();
  const askForActive = shared(async () => {
    const active = await askServer(address, limits.askTimeoutMs);
    if (active !== null) silence.heard();
    return active;
  });
  const opened = new Set<Client>();
  const silence = createSilence({
    giveUpAfterMs: limits.giveUpAfterMs,
    isThere: async () => (await askForActive()) !== null,
    onSilent(error) {
      for (const client of opened) streamOf(client).destroy(error);
    },
  });

  /** Making a connection is a question, too. */
  class CountedClient extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const answered = silence.asked();
      opened.add(this);
      this.connection.once('readyForQuery', answered);
      this.once('end', () => {
        answered();
        opened.delete(this);
      });
    }
  }

  const isAtWork = async (client: ClientBase): Promise<boolean | null> => {
    const active = await askForActive();
    const process = processes.of(client);
    return active === null || process === undefined ? null : active.has(process);
  };

  /** The others that are idle have most likely lost their server too. */
  const giveUp = (client: ClientBase) => {
    log.warn({ idle: idle.size }, 'database connection given up: the server is silent');
    for (const lost of [client, ...idle]) streamOf(lost).destroy(new ServerIsSilent());
  };

  const watch = (client: ClientBase) => {
    streamOf(client).on('data', silence.heard);
    const send = client.query.bind(client) as Query;
    const watched: Query = (...args) => {
      const answered = silence.asked();
      const stop = watchQuery(client, limits, () => isAtWork(client), giveUp);
      const stopWatching = () => {
        answered();
        stop();
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (...results: unknown[]) => {
          stopWatching();
          callback(...results);
        };
      }
      const result = send(...args);
      if (result instanceof Promise) result.then(stopWatching, stopWatching);
      return result;
    };
    client.query = watched as typeof client.query;
  };

  const prepare = async (client: ClientBase) => {
    await processes.add(client);
    await processes.endLeftBehind(client);
  };

  const pool = createPool(
    {
      ...address,
      max: 10,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      Client: CountedClient,
    },
    log,
    { watch, prepare, campusTimeZone },
  );
  pool.on('release', (_error, client) => idle.add(client as PoolClient));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));

  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    silence,
    end() {
      silence.stop();
      return end();
    },
    async ping() {
      silence.signal().throwIfAborted();
      const client = await pool.connect();
      const timer = setTimeout(() => giveUp(client), limits.pingTimeoutMs);
      try {
        await client.query('select 1');
      } finally {
        clearTimeout(timer);
        client.release();
      }
    },
  });
}

function watchQuery(
  client: ClientBase,
  { askAfterMs, giveUpAfterMs }: SilenceLimits,
  isAtWork: () => Promise<boolean | null>,
  giveUp: (client: ClientBase) => void,
): () => void {
  const { stream } = (client as Client).connection;
  const bytesRead = () => (stream as { bytesRead?: number }).bytesRead ?? 0;
  let isOver = false;
  let lastSign = performance.now();
  let received = bytesRead();

  const check = async () => {
    const isSilent = received === bytesRead();
    received = bytesRead();
    const answer = isSilent ? await isAtWork() : true;
    // It may have been answered meanwhile.
    if (isOver || received !== bytesRead()) return;
    if (answer) lastSign = performance.now();
    if (answer === false || performance.now() - lastSign >= giveUpAfterMs) {
      stop();
      giveUp(client);
    }
  };
  const timer = setInterval(check, askAfterMs);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return stop;
}

/** The server processes that work on a query now; null when the server does not answer. */
async function askServer(address: PoolConfig, timeoutMs: number): Promise<Set<string> | null> {
  const client = new Client({
    ...address,
    application_name: 'simagang',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SILENT_CLIENT_LIMITS);
    return await activeProcesses(client);
  } catch {
    return null;
  } finally {
    streamOf(client).destroy();
  }
}

/** Callers share a call that is in progress. */
function shared<T>(call: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= call().finally(() => {
      current = null;
    });
    return current;
  };
}
