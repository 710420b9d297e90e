import type { MessagePort } from 'node:worker_threads';

/** The task of an embedded database thread. */
export type EmbeddedTask =
  /** Creates a database in a new directory and exits. */
  | { task: 'create'; directory: string }
  | { task: 'serve'; directory: string }
  /** With another package than PGlite's newest, and without syncing: for a copy that is thrown away. */
  | { task: 'serveEarlier'; directory: string; engine: string }
  /** For tests; starts empty without a dump. */
  | { task: 'serveInMemory'; dump?: string };

export type ToEmbedded =
  | { type: 'connect'; port: MessagePort }
  | { type: 'dump'; file: string }
  | { type: 'close' };

/** A piece of an answer in the wire protocol. */
export interface AnswerPiece {
  bytes: Uint8Array;
  /** All that was sent has been answered with it. */
  isLast: boolean;
}

export type FailureKind = 'damaged' | 'disk full' | 'no access' | 'no sync' | 'other';

export type FromEmbedded =
  | { type: 'ready'; thread: string | null }
  /** Created, dumped or closed. */
  | { type: 'done' }
  | { type: 'failed'; kind: FailureKind; reason: string }
  | { type: 'log'; level: 'warn' | 'error'; text: string };
