import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../startError';
import { inodeOf } from './lockFile';

/** The kernel takes 107 bytes on Linux and 103 on macOS. */
const MAX_PATH_BYTES = 103;
/** A holder that is too busy to describe itself still counts as running. */
const ANSWER_TIMEOUT_MS = 1_000;
/** No such file, a socket without a listener, or not a socket. */
export const NOBODY_LISTENS = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

export type Reply =
  /** Somebody listens. What they said may be empty. */
  | { said: string }
  /** A socket whose process has ended. */
  | 'ended'
  /** No socket, which says nothing about a process. */
  | 'missing';

/**
 * Asks the process that has the directory open. The kernel accepts the connection on its behalf, so
 * this also works across containers and while that process is busy or suspended.
 */
export function askHolder(socketFile: string): Promise<Reply> {
  return withShortPath(
    socketFile,
    (path) =>
      new Promise((resolve) => {
        let said = '';
        let failure: string | undefined;
        const socket = createConnection(path);
        socket.setEncoding('utf8');
        socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
        socket.on('data', (text) => {
          said += text;
        });
        socket.on('error', (error) => {
          failure = codeOf(error);
        });
        socket.on('close', () => {
          if (!NOBODY_LISTENS.has(failure ?? '')) resolve({ said });
          else resolve(isSocket(socketFile) ? 'ended' : 'missing');
        });
      }),
  );
}

/** Linux refuses connections to files and folders as it does to sockets without a listener. */
function isSocket(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSocket() ?? false;
}

export interface Door {
  /** Gives the socket its public name; only the holder of the lock may. */
  publishAs(socketFile: string): void;
  close(): void;
}

/** Answers on a socket of this process. It listens before a lock names it, so a holder is never silent. */
export async function openDoor(socketFile: string, answer: string): Promise<Door> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.unref();
    socket.end(answer);
  });
  await withShortPath(socketFile, (path) => listen(server, path));
  server.unref();
  let name = socketFile;
  const inode = inodeOf(name);
  return {
    publishAs(published) {
      if (published === name) return;
      renameSync(socketFile, published);
      name = published;
    },
    close() {
      if (inodeOf(name) === inode) rmSync(name, { force: true });
      server.close();
    },
  };
}

export function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** A path too long for a socket address is reached through a temporary symbolic link to its folder. */
export async function withShortPath<T>(
  file: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32') return use(pipeName(file));
  if (Buffer.byteLength(file) <= MAX_PATH_BYTES) return use(file);
  const folder = mkdtempSync(join(tmpdir(), 'simagang-'));
  try {
    const link = join(folder, 'd');
    symlinkSync(dirname(file), link);
    return await use(join(link, basename(file)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Windows has no sockets in folders; its named pipes also end with their process. */
function pipeName(file: string): string {
  return `\\\\.\\pipe\\simagang-${createHash('sha256').update(file.toLowerCase()).digest('hex')}`;
}
