import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { workerFile } from '@/server/workers';
import type { DatabaseLog } from '../log';
import type { EmbeddedTask, FailureKind, FromEmbedded, ToEmbedded } from './messages';
import { PortStream } from './portStream';
import { threadCpuMs } from './threadCpu';

const INITIAL_RESTART_DELAY_MS = 1_000;
const MAX_RESTART_DELAY_MS = 30_000;

/** Has PostgreSQL's error code for a crash (57P02), which the HTTP layer maps to 503. */
export class EmbeddedDatabaseDown extends Error {
  override name = 'EmbeddedDatabaseDown';
  readonly code = '57P02';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string) {
    super(`the embedded database is down: ${reason}`);
    this.kind = kind;
  }
}

interface EngineOptions {
  task: EmbeddedTask;
  log: DatabaseLog;
  /** False: the process may exit while the thread runs; for tests. */
  keepsProcessAlive?: boolean;
}

/**
 * Runs PGlite in a worker thread, because it blocks its thread while a query runs. When the thread
 * dies (full disk, crash), running queries fail and the next connection restarts it; PostgreSQL then
 * recovers all committed data from its WAL.
 */
export class EmbeddedEngine {
  readonly #options: EngineOptions;
  #worker: Worker | null = null;
  #starting: Promise<Worker> | null = null;
  #streams = new Set<PortStream>();
  #isClosed = false;
  #restartDelayMs = INITIAL_RESTART_DELAY_MS;
  #noRestartBefore = 0;
  #thread: string | null = null;
  /** How many times the engine has answered. */
  answers = 0;
  #lastFailure = new EmbeddedDatabaseDown('other', 'it has not been started');

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#running();
  }

  /** For `stream` of a pg client. */
  createStream(): PortStream {
    const open = async () => {
      const worker = await this.#running();
      const { port1, port2 } = new MessageChannel();
      if (this.#options.keepsProcessAlive === false) port1.unref();
      post(worker, { type: 'connect', port: port2 }, [port2]);
      return port1;
    };
    const stream = new PortStream(open, () => {
      this.answers += 1;
    });
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  async dump(file: string): Promise<void> {
    const worker = await this.#running();
    post(worker, { type: 'dump', file });
    await reportOf(worker, 'done');
  }

  /** CPU time of its thread, in milliseconds. */
  cpuMs(): number {
    return threadCpuMs(this.#thread);
  }

  /** Ends a query that does not end, and with it the thread; the next connection restarts it. */
  interrupt(): void {
    void this.#worker?.terminate();
  }

  /** Shuts the database down cleanly; all connections must have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker ?? (await this.#starting?.catch(() => null));
    if (!worker) return;
    worker.ref();
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    post(worker, { type: 'close' });
    await exited;
  }

  /** For in-memory databases, which need no clean shutdown. */
  async terminate(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #running(): Promise<Worker> {
    if (this.#isClosed) return Promise.reject(new EmbeddedDatabaseDown('other', 'it was closed'));
    if (this.#worker) return Promise.resolve(this.#worker);
    if (!this.#starting && Date.now() < this.#noRestartBefore)
      return Promise.reject(this.#lastFailure);
    this.#starting ??= this.#startWorker().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #startWorker(): Promise<Worker> {
    const { task, log, keepsProcessAlive = true } = this.#options;
    const worker = startEmbeddedWorker(task, log);
    try {
      const ready = await reportOf(worker, 'ready');
      this.#thread = ready.thread;
    } catch (error) {
      const failure = asFailure(error);
      this.#delayRestart(failure);
      throw failure;
    }
    if (!keepsProcessAlive) worker.unref();
    this.#restartDelayMs = INITIAL_RESTART_DELAY_MS;
    this.#worker = worker;
    this.#watch(worker);
    return worker;
  }

  #watch(worker: Worker): void {
    let failure = new EmbeddedDatabaseDown('other', 'its thread ended');
    worker.on('message', (message: FromEmbedded) => {
      if (message.type !== 'failed') return;
      failure = new EmbeddedDatabaseDown(message.kind, message.reason);
    });
    worker.on('error', (error) => {
      failure = new EmbeddedDatabaseDown('other', error.message);
    });
    worker.once('exit', () => {
      this.#worker = null;
      for (const stream of this.#streams) stream.destroy(failure);
      if (this.#isClosed) return;
      this.#options.log.error({ err: failure }, 'embedded database stopped, will be started again');
      this.#delayRestart(failure);
    });
  }

  #delayRestart(failure: EmbeddedDatabaseDown): void {
    this.#lastFailure = failure;
    this.#noRestartBefore = Date.now() + this.#restartDelayMs;
    this.#restartDelayMs = Math.min(this.#restartDelayMs * 2, MAX_RESTART_DELAY_MS);
  }
}

/** Runs a task that ends on its own. */
export async function runEmbeddedTask(task: EmbeddedTask, log: DatabaseLog): Promise<void> {
  const worker = startEmbeddedWorker(task, log);
  try {
    await reportOf(worker, 'done');
  } catch (error) {
    throw asFailure(error);
  } finally {
    await worker.terminate();
  }
}

function startEmbeddedWorker(task: EmbeddedTask, log: DatabaseLog): Worker {
  const { filename, execArgv } = workerFile('db/embedded/embeddedDatabase.worker.ts');
  const worker = new Worker(filename, { workerData: task, ...(execArgv && { execArgv }) });
  worker.on('message', (message: FromEmbedded) => {
    if (message.type === 'log') log[message.level]({ from: 'embedded database' }, message.text);
  });
  return worker;
}

type Report<Type> = Extract<FromEmbedded, { type: Type }>;

function reportOf<Type extends 'ready' | 'done'>(
  worker: Worker,
  wanted: Type,
): Promise<Report<Type>> {
  return new Promise((resolve, reject) => {
    const stopListening = () =>
      worker.off('message', onMessage).off('error', fail).off('exit', onExit);
    const fail = (error: Error) => {
      stopListening();
      reject(error);
    };
    const onMessage = (message: FromEmbedded) => {
      if (message.type === wanted) {
        stopListening();
        resolve(message as Report<Type>);
      }
      if (message.type === 'failed') {
        fail(new EmbeddedDatabaseDown(message.kind, message.reason));
      }
    };
    const onExit = () => fail(new EmbeddedDatabaseDown('other', 'its thread ended'));
    worker.on('message', onMessage).on('error', fail).on('exit', onExit);
  });
}

function asFailure(error: unknown): EmbeddedDatabaseDown {
  if (error instanceof EmbeddedDatabaseDown) return error;
  return new EmbeddedDatabaseDown('other', error instanceof Error ? error.message : String(error));
}

function post(worker: Worker, message: ToEmbedded, transfer: MessagePort[] = []): void {
  worker.postMessage(message, transfer);
}
