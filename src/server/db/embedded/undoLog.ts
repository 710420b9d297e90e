import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { NodeFsNode, NodeFsOperations } from './syncedNodeFs';

/** A start that changes more than this is a recovery in full swing: its database is not damaged. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * What PostgreSQL changes while it starts, so that it can be taken back. It finds most damage only
 * after it has begun to write, and a directory that we refuse is to be left as it was: the operator
 * may want to try something else with it.
 */
export class UndoLog {
  #steps: (() => void)[] = [];
  #bytes = 0;
  #isRecording = true;

  watch(nodefs: NodeFsOperations): void {
    const { stream_ops: ofStream, node_ops: ofNode } = nodefs;
    const pathIn = (parent: NodeFsNode, name: string) => join(nodefs.realPath(parent), name);

    const { write, setattr: setStreamAttributes } = ofStream;
    ofStream.write = (stream, buffer, offset, length, position) => {
      if (this.#isRecording) this.#beforeWrite(nodefs.realPath(stream.node), position, length);
      return write(stream, buffer, offset, length, position);
    };
    ofStream.setattr = (stream, attributes) => {
      this.#beforeResize(nodefs.realPath(stream.node), attributes.size);
      setStreamAttributes(stream, attributes);
    };

    const { setattr, mknod, unlink, rmdir, rename } = ofNode;
    ofNode.setattr = (node, attributes) => {
      this.#beforeResize(nodefs.realPath(node), attributes.size);
      setattr(node, attributes);
    };
    ofNode.mknod = (parent, name, mode, device) => {
      const path = pathIn(parent, name);
      this.#record(0, () => rmSync(path, { recursive: true, force: true }));
      return mknod(parent, name, mode, device);
    };
    ofNode.unlink = (parent, name) => {
      this.beforeRemoval(pathIn(parent, name));
      unlink(parent, name);
    };
    ofNode.rmdir = (parent, name) => {
      const path = pathIn(parent, name);
      this.#record(0, () => mkdirSync(path));
      rmdir(parent, name);
    };
    ofNode.rename = (node, newParent, newName) => {
      const [from, to] = [nodefs.realPath(node), pathIn(newParent, newName)];
      if (existsSync(to)) this.beforeRemoval(to);
      this.#record(0, () => renameSync(to, from));
      rename(node, newParent, newName);
    };
  }

  beforeRemoval(path: string): void {
    if (!this.#isRecording) return;
    const content = readFileSync(path);
    this.#record(content.length, () => writeFileSync(path, content, { mode: 0o600 }));
  }

  /** The start succeeded: nothing will be taken back. */
  keep(): void {
    this.#isRecording = false;
    this.#steps = [];
  }

  takeBack(): void {
    const steps = this.#steps.reverse();
    this.keep();
    for (const undo of steps) undo();
  }

  #beforeWrite(path: string, position: number, length: number): void {
    const { size } = statSync(path);
    const old = readPart(path, position, Math.min(position + length, size));
    this.#record(old.length, () => restorePart(path, position, old, size));
  }

  #beforeResize(path: string, newSize: number | undefined): void {
    if (!this.#isRecording || newSize === undefined) return;
    const { size } = statSync(path);
    const old = readPart(path, newSize, size);
    this.#record(old.length, () => restorePart(path, newSize, old, size));
  }

  #record(bytes: number, undo: () => void): void {
    if (!this.#isRecording) return;
    this.#bytes += bytes;
    if (this.#bytes > MOST_BYTES) this.keep();
    else this.#steps.push(undo);
  }
}

function readPart(path: string, from: number, to: number): Buffer {
  const part = Buffer.alloc(Math.max(0, to - from));
  if (part.length === 0) return part;
  const handle = openSync(path, 'r');
  try {
    readSync(handle, part, 0, part.length, from);
  } finally {
    closeSync(handle);
  }
  return part;
}

function restorePart(path: string, position: number, old: Buffer, size: number): void {
  const handle = openSync(path, 'r+');
  try {
    if (old.length > 0) writeSync(handle, old, 0, old.length, position);
    if (fstatSync(handle).size !== size) ftruncateSync(handle, size);
  } finally {
    closeSync(handle);
  }
}
