import type { MessagePort } from 'node:worker_threads';

/** What a thread of the embedded database is started for. */
export type EmbeddedTask =
  /** Makes a database in a folder that does not exist yet, and ends. */
  | { task: 'create'; directory: string }
  | { task: 'serve'; directory: string }
  /** Without a dump an empty database; for tests. */
  | { task: 'serveInMemory'; dump?: string };

export type ToEmbedded =
  | { type: 'connect'; port: MessagePort }
  | { type: 'dump'; file: string }
  | { type: 'close' };

export type FailureKind = 'damaged' | 'disk full' | 'no access' | 'no sync' | 'other';

export type FromEmbedded =
  | { type: 'ready' }
  /** The task is done: created, dumped or closed. */
  | { type: 'done' }
  | { type: 'failed'; kind: FailureKind; reason: string }
  | { type: 'log'; level: 'warn' | 'error'; text: string };
