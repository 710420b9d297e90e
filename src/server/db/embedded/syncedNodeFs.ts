import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export interface NodeFsNode {
  name: string;
}

export interface NodeFsStream {
  node: NodeFsNode;
  /** Node's file descriptor. */
  nfd: number;
  path?: string;
}

interface Attributes {
  size?: number;
}

/** The part of Emscripten's NODEFS that we build on; its types leave it out. */
export interface NodeFsOperations {
  realPath(node: NodeFsNode): string;
  stream_ops: {
    fsync?: (stream: NodeFsStream) => number;
    write(
      stream: NodeFsStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number;
    setattr(stream: NodeFsStream, attributes: Attributes): void;
  };
  node_ops: {
    setattr(node: NodeFsNode, attributes: Attributes): void;
    mknod(parent: NodeFsNode, name: string, mode: number, device: number): NodeFsNode;
    unlink(parent: NodeFsNode, name: string): void;
    rmdir(parent: NodeFsNode, name: string): void;
    rename(node: NodeFsNode, newParent: NodeFsNode, newName: string): void;
  };
}

type Init = NodeFS['init'];

/**
 * PGlite's NodeFS has no fsync: a commit that PostgreSQL reports as done would live in the memory
 * of the operating system until that pleases to write it. Here it reaches the disk first.
 */
export class SyncedNodeFs extends NodeFS {
  /** How often the write-ahead log was synced; a commit must raise it. */
  logSyncs = 0;
  readonly #onMount: (nodefs: NodeFsOperations) => void;

  constructor(directory: string, onMount: (nodefs: NodeFsOperations) => void = () => {}) {
    super(directory);
    this.#onMount = onMount;
  }

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
      this.#onMount(nodefs);
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

export class CommitsNotSynced extends Error {}
