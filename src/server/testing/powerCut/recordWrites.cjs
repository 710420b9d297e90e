/**
 * Loaded first, with `node --require`. Writes a journal of this process's changes to files below
 * RECORDED_FOLDER, in order, to RECORDED_JOURNAL; see journal.ts.
 */
const fs = require('node:fs');
const { sep } = require('node:path');

const FOLDER = process.env.RECORDED_FOLDER + sep;
const APPEND = fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_APPEND;
const { openSync, writeSync, ftruncateSync, fsyncSync, closeSync } = fs;

const journal = openSync(process.env.RECORDED_JOURNAL, APPEND);
const LENGTHS = 8;

/** One call per entry: threads and processes append to the same file. */
function record(entry, data = Buffer.alloc(0)) {
  const head = Buffer.from(JSON.stringify(entry));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(data.length, 4);
  writeSync(journal, Buffer.concat([lengths, head, data]));
}

/** The path in the folder by file descriptor. */
const paths = new Map();
const pathIn = (path) => {
  const text = String(path);
  return text.startsWith(FOLDER) ? text.slice(FOLDER.length) : undefined;
};

fs.openSync = (path, flags, ...rest) => {
  const inFolder = pathIn(path);
  const isNew = inFolder !== undefined && !fs.existsSync(path);
  const descriptor = openSync(path, flags, ...rest);
  if (inFolder !== undefined) {
    paths.set(descriptor, inFolder);
    if (isNew) record({ op: 'create', path: inFolder });
    else if (typeof flags === 'number' && flags & fs.constants.O_TRUNC) {
      record({ op: 'truncate', path: inFolder, length: 0 });
    }
  }
  return descriptor;
};
fs.closeSync = (descriptor) => {
  paths.delete(descriptor);
  closeSync(descriptor);
};
fs.writeSync = (descriptor, buffer, offset, length, position) => {
  const written = writeSync(descriptor, buffer, offset, length, position);
  const path = paths.get(descriptor);
  if (path !== undefined) {
    if (typeof position !== 'number') throw new Error(`a write to ${path} without a position`);
    const data = Buffer.from(buffer.buffer, buffer.byteOffset + offset, written);
    record({ op: 'write', path, position }, data);
  }
  return written;
};
fs.ftruncateSync = (descriptor, length) => {
  ftruncateSync(descriptor, length);
  const path = paths.get(descriptor);
  if (path !== undefined) record({ op: 'truncate', path, length });
};
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const path = paths.get(descriptor);
  if (path !== undefined) record({ op: 'sync', path });
};

const wrapPath = (name, entryOf) => {
  const original = fs[name];
  fs[name] = (path, ...rest) => {
    const result = original(path, ...rest);
    const inFolder = pathIn(path);
    if (inFolder !== undefined) record(entryOf(inFolder, ...rest));
    return result;
  };
};
wrapPath('truncateSync', (path, length = 0) => ({ op: 'truncate', path, length }));
wrapPath('unlinkSync', (path) => ({ op: 'remove', path }));
wrapPath('rmdirSync', (path) => ({ op: 'removeFolder', path }));
wrapPath('mkdirSync', (path) => ({ op: 'createFolder', path }));
wrapPath('renameSync', (path, to) => ({ op: 'rename', path, to: pathIn(to) }));
