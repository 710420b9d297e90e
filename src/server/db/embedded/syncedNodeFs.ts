import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsStream {
  /** Node's file descriptor. */
  nfd: number;
  path?: string;
}

/** The part of Emscripten's NODEFS that we extend; its type declarations omit it. */
interface NodeFsOperations {
  stream_ops: { fsync?: (stream: NodeFsStream) => number };
}

type Init = NodeFS['init'];

/**
 * Adds fsync to PGlite's NodeFS. Without it a power failure loses commits that PostgreSQL has
 * reported as successful but the operating system has not written to disk.
 */
export class SyncedNodeFs extends NodeFS {
  /** Number of WAL syncs; every commit must increase it. */
  logSyncs = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      const nodefs = module.NODEFS as unknown as NodeFsOperations;
      nodefs.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        if (stream.path?.includes('/pg_wal/')) this.logSyncs++;
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

export class CommitsNotSynced extends Error {}
