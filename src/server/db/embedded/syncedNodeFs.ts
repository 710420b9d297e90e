import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsStream {
  /** Node's file descriptor. */
  nfd: number;
  path?: string;
}

interface Attributes {
  mode?: number | null;
}

/** The part of Emscripten's NODEFS that we extend; its type declarations omit it. */
interface NodeFsOperations {
  node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  stream_ops: { fsync?: (stream: NodeFsStream) => number };
}

type Init = NodeFS['init'];

const OTHERS = 0o077;

/**
 * Adds fsync to PGlite's NodeFS, and keeps its files from other users. Without fsync a power failure
 * loses commits that PostgreSQL has reported as successful but the operating system has not written
 * to disk.
 */
export class SyncedNodeFs extends NodeFS {
  /** Number of WAL syncs; every commit must increase it. */
  logSyncs = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      const nodefs = module.NODEFS as unknown as NodeFsOperations;
      // Emscripten sets the mode of each new file itself, without regard to the process's umask.
      const { setattr } = nodefs.node_ops;
      nodefs.node_ops.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode == null ? attributes : { ...attributes, mode: mode & ~OTHERS });
      };
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
