import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { waitingPasswords } from '@/server/auth/passwords';
import { poolStateOf } from '@/server/db/database';
import type { Services } from '@/server/services';
import { version } from '../../../../package.json';
import { createHealthCheck } from './health';

interface AnsweredRequest {
  method: string;
  /** The pattern, such as /api/companies/:id: URLs would create a series for every record. */
  route: string;
  status: number;
  /** Null for a stream, which lasts as long as somebody looks. */
  seconds: number | null;
}

export interface Metrics {
  contentType: string;
  countRequest(request: AnsweredRequest): void;
  /** Returns the metrics in the text format of Prometheus. */
  read(): Promise<string>;
}

/** Buckets from an indexed query to a request that waits for the longest turn. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A limit for slow values; Prometheus waits for ten seconds. */
const SLOW_VALUES_MS = 2_000;

/** Created only with a token: counting and the histogram of the event loop cost a little. */
export function createMetrics(services: Services, waitingRequests: () => number): Metrics {
  const { db, ping, canWrite, config, reports, streams } = services;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  new Gauge({
    name: 'simagang_info',
    help: 'The version of this process and the mode of its database.',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version, database: config.databaseUrl === null ? 'embedded' : 'server' }, 1);

  const requests = new Counter({
    name: 'simagang_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'simagang_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });

  new Gauge({
    name: 'simagang_waiting',
    help: 'What waits for its turn: passwords of logins, reports, requests, uses of the database.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.set({ queue: 'logins' }, waitingPasswords());
      this.set({ queue: 'reports' }, reports.waiting());
      this.set({ queue: 'requests' }, waitingRequests());
      this.set({ queue: 'database' }, poolStateOf(db)?.waiting ?? 0);
    },
  });

  new Gauge({
    name: 'simagang_open_streams',
    help: 'Tabs that learn of news at once.',
    registers,
    collect() {
      this.set(streams.count());
    },
  });

  new Gauge({
    name: 'simagang_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections = 0, idle = 0 } = poolStateOf(db) ?? {};
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, connections - idle);
    },
  });
  new Gauge({
    name: 'simagang_database_connections_max',
    help: 'How many connections to the database there can be.',
    registers,
  }).set(poolStateOf(db)?.most ?? 0);
  new Counter({
    name: 'simagang_database_connection_failures_total',
    help: 'Connections to the database that were not made or were lost.',
    registers,
    collect() {
      this.reset();
      this.inc(poolStateOf(db)?.failures ?? 0);
    },
  });

  const isHealthy = createHealthCheck(ping);
  new Gauge({
    name: 'simagang_database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set(Number(await isHealthy()));
    },
  });

  if (config.databaseUrl === null) {
    new Gauge({
      name: 'simagang_database_writable',
      help: 'Whether the disk takes what the embedded database would write.',
      registers,
      async collect() {
        this.set(Number(await canWrite()));
      },
    });
  }

  const updateSlowValues = atOnce(slowValues(services, registers));
  return {
    contentType: register.contentType,
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      if (seconds !== null) durations.observe({ method, route }, seconds);
    },
    async read() {
      await updateSlowValues();
      return register.metrics();
    },
  };
}

/** Values that take a request. While the database or a network folder is away, the last ones stay. */
function slowValues({ backups, config }: Services, registers: Registry[]) {
  const backup = (name: string, help: string) =>
    new Gauge({ name: `simagang_backup_${name}`, help, registers });
  const enabled = backup('enabled', 'Whether this process makes backups.');
  const finishedAt = backup('last_timestamp_seconds', 'When the last backup was made; 0: never.');
  const bytes = backup('last_size_bytes', 'The size of the last backup.');
  const verified = backup('last_verified', 'Whether the last backup was read back.');
  const failed = backup('failed', 'Whether a backup has failed since the last one that was made.');
  const free = new Gauge({
    name: 'simagang_disk_free_bytes',
    help: 'Free space on the disk of a folder.',
    labelNames: ['folder'],
    registers,
  });
  enabled.set(Number(config.backupDir !== null));

  const updateBackups = async () => {
    const { last, failure } = await backups.state();
    finishedAt.set((last?.finished_at.getTime() ?? 0) / 1000);
    bytes.set(last?.bytes ?? 0);
    verified.set(Number(last?.is_verified ?? false));
    failed.set(Number(failure !== null));
  };
  const updateFree = async (folder: string, path: string | null) => {
    if (path === null) return;
    const { bavail, bsize } = await statfs(path);
    free.set({ folder }, bavail * bsize);
  };
  return () =>
    Promise.allSettled([
      updateBackups(),
      updateFree('data', config.databaseUrl === null ? config.dataDir : null),
      updateFree('backups', config.backupDir),
    ]);
}

/** Callers share an update in progress, and do not wait for a slow one. */
function atOnce(update: () => Promise<unknown>): () => Promise<unknown> {
  let current: Promise<unknown> | null = null;
  return () => {
    current ??= update().finally(() => {
      current = null;
    });
    return Promise.race([current, delay(SLOW_VALUES_MS, undefined, { ref: false })]);
  };
}
