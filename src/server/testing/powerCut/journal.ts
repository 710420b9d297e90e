import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** The calls recorded by recordWrites.cjs, and `mark`s of the test between them. */
export type Entry =
  | { op: 'write'; path: string; position: number; data: Buffer }
  | { op: 'truncate'; path: string; length: number }
  | { op: 'sync' | 'create' | 'remove' | 'createFolder' | 'removeFolder'; path: string }
  | { op: 'rename'; path: string; to: string }
  | { op: 'mark'; mark: number };

/** The share of writes without a later fsync that reach the disk. */
export type Kept = 'none' | 'half' | 'all';

type Change = Extract<Entry, { op: 'write' | 'truncate' }>;

const LENGTHS = 8;
/** Disks write whole blocks, and a page of PostgreSQL is two of them. */
const BLOCK = 4096;

export function readJournal(file: string): Entry[] {
  const bytes = readFileSync(file);
  const entries: Entry[] = [];
  for (let at = 0; at + LENGTHS <= bytes.length; ) {
    const head = at + LENGTHS;
    const data = head + bytes.readUInt32LE(at);
    const end = data + bytes.readUInt32LE(at + 4);
    const entry = JSON.parse(bytes.toString('utf8', head, data));
    entries.push(entry.op === 'write' ? { ...entry, data: bytes.subarray(data, end) } : entry);
    at = end;
  }
  return entries;
}

/** Appends a mark for an acknowledged write. */
export function markJournal(file: string): { mark(mark: number): void; close(): void } {
  const journal = openSync(file, 'a');
  return {
    mark(mark) {
      const head = Buffer.from(JSON.stringify({ op: 'mark', mark }));
      const lengths = Buffer.alloc(LENGTHS);
      lengths.writeUInt32LE(head.length, 0);
      writeSync(journal, Buffer.concat([lengths, head]));
      fsyncSync(journal);
    },
    close: () => closeSync(journal),
  };
}

const blocksOf = (change: Change): Change[] => {
  if (change.op === 'truncate') return [change];
  const blocks: Change[] = [];
  for (let at = 0; at < change.data.length; at += BLOCK) {
    const data = change.data.subarray(at, at + BLOCK);
    blocks.push({ ...change, position: change.position + at, data });
  }
  return blocks;
};

/**
 * Applies the journal to `folder`, a copy of the initial state, as if the power had failed after `entries`:
 * writes followed by an fsync are kept, others as `kept` says. Names of files survive, as on journalling
 * file systems. `random` is from 0 to 1.
 */
export function replay(
  entries: readonly Entry[],
  { folder, kept, random }: { folder: string; kept: Kept; random: () => number },
): void {
  const unsynced = new Map<string, Change[]>();
  const store = (path: string, changes: readonly Change[]) => {
    if (changes.length === 0) return;
    const file = openSync(join(folder, path), 'r+');
    for (const change of changes) {
      if (change.op === 'truncate') ftruncateSync(file, change.length);
      else writeSync(file, change.data, 0, change.data.length, change.position);
    }
    closeSync(file);
  };
  for (const entry of entries) {
    switch (entry.op) {
      case 'write':
      case 'truncate': {
        const changes = unsynced.get(entry.path);
        if (changes) changes.push(entry);
        else unsynced.set(entry.path, [entry]);
        break;
      }
      case 'sync':
        store(entry.path, unsynced.get(entry.path) ?? []);
        unsynced.delete(entry.path);
        break;
      case 'create':
        closeSync(openSync(join(folder, entry.path), 'w'));
        break;
      case 'remove':
        rmSync(join(folder, entry.path));
        unsynced.delete(entry.path);
        break;
      case 'rename': {
        renameSync(join(folder, entry.path), join(folder, entry.to));
        const moved = unsynced.get(entry.path) ?? [];
        unsynced.delete(entry.path);
        unsynced.set(entry.to, moved);
        break;
      }
      case 'createFolder':
        mkdirSync(join(folder, entry.path));
        break;
      case 'removeFolder':
        rmdirSync(join(folder, entry.path));
        break;
      case 'mark':
        break;
    }
  }
  if (kept === 'none') return;
  for (const [path, changes] of unsynced) {
    store(
      path,
      kept === 'all' ? changes : changes.flatMap(blocksOf).filter(() => random() < 1 / 2),
    );
  }
}
