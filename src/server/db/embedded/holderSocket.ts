import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../startError';

/** The kernel takes 107 bytes on Linux and 103 on macOS. */
const MAX_PATH_BYTES = 103;
/** A holder that is too busy to describe itself still counts as running. */
const ANSWER_TIMEOUT_MS = 1_000;
/** No such file, nobody listens on it, or it is not a socket. */
export const NOBODY_LISTENS = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/**
 * Asks the process that has the directory open. The kernel accepts the connection on its behalf, so
 * this also works across containers and while that process is busy or suspended.
 * @returns null when nobody listens; otherwise its answer, which may be empty.
 */
export function askHolder(socketFile: string): Promise<string | null> {
  return withShortPath(
    socketFile,
    (path) =>
      new Promise((resolve) => {
        let answer = '';
        let failure: string | undefined;
        const socket = createConnection(path);
        socket.setEncoding('utf8');
        socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
        socket.on('data', (text) => {
          answer += text;
        });
        socket.on('error', (error) => {
          failure = codeOf(error);
        });
        socket.on('close', () => resolve(NOBODY_LISTENS.has(failure ?? '') ? null : answer));
      }),
  );
}

/** Answers others until the returned function is called. A socket left by a dead process is replaced. */
export async function answerAsHolder(socketFile: string, answer: string): Promise<() => void> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.unref();
    socket.end(answer);
  });
  rmSync(socketFile, { force: true });
  await withShortPath(socketFile, (path) => listen(server, path));
  server.unref();
  return () => {
    server.close();
    // Node removes the file by the path it was given, which may have been a temporary one.
    rmSync(socketFile, { force: true });
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
