import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import type { Pool } from 'pg';
import type { DatabaseLog } from '../log';
import { codeOf, reasonOf, StartError } from '../startError';
import type { DataDirPaths } from './dataDir';
import { listen, NOBODY_LISTENS, withShortPath } from './holderSocket';
import { takeSnapshot } from './snapshot';

type Answer = { directory: string } | { error: string };

export interface SnapshotOffer {
  isCopying(): boolean;
  stop(): Promise<void>;
}

/**
 * Makes a copy of the open database for each process that connects, one after the other. The socket is in
 * DATA_DIR, so only its owner can. The copy is removed when the connection ends.
 */
export async function offerSnapshots(
  pool: Pool,
  paths: DataDirPaths,
  log: DatabaseLog,
): Promise<SnapshotOffer> {
  const { snapshot, snapshotSocket } = paths;
  // Left behind by a process that was killed.
  removeFolder(snapshot);
  let isCopying = false;
  const stopped = new AbortController();
  const sockets = new Set<Socket>();
  let last: Promise<void> = Promise.resolve();

  const make = async (): Promise<Answer> => {
    isCopying = true;
    try {
      await takeSnapshot(pool, paths, stopped.signal);
      return { directory: snapshot };
    } catch (error) {
      if (!stopped.signal.aborted) {
        log.warn({ reason: reasonOf(error) }, 'the database could not be copied for a backup');
      }
      removeFolder(snapshot);
      return { error: reasonOf(error) };
    } finally {
      isCopying = false;
    }
  };
  const serve = async (socket: Socket) => {
    if (socket.destroyed || stopped.signal.aborted) return;
    const ended = once(socket, 'close');
    socket.write(`${JSON.stringify(await make())}\n`);
    await ended;
    // The client may still read the copy when this process stops, and removes it.
    if (!stopped.signal.aborted) removeFolder(snapshot);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
    socket.unref();
    last = last.then(() => serve(socket));
  });
  rmSync(snapshotSocket, { force: true });
  try {
    await withShortPath(snapshotSocket, (path) => listen(server, path));
  } catch (error) {
    log.warn(
      { reason: reasonOf(error) },
      `DATA_DIR: ${snapshotSocket} cannot be created; backups need a stopped server`,
    );
  }
  server.unref();

  return {
    isCopying: () => isCopying,
    async stop() {
      stopped.abort();
      server.close();
      rmSync(snapshotSocket, { force: true });
      for (const socket of sockets) socket.destroy();
      await last;
    },
  };
}

export interface Snapshot {
  directory: string;
  release(): void;
}

/**
 * Asks the process that has the database open for a copy; null when there is none.
 * @throws StartError when it could not make one.
 */
export async function requestSnapshot({ snapshotSocket }: DataDirPaths): Promise<Snapshot | null> {
  return withShortPath(snapshotSocket, async (path) => {
    const socket = createConnection(path);
    const answer = await answerOf(socket);
    if (answer === null) return null;
    if ('error' in answer) {
      socket.destroy();
      throw new StartError(`the running SiMagang could not copy its database (${answer.error})`);
    }
    return {
      directory: answer.directory,
      release() {
        removeFolder(answer.directory);
        socket.destroy();
      },
    };
  });
}

function answerOf(socket: Socket): Promise<Answer | null> {
  return new Promise((resolve) => {
    let text = '';
    let failure: string | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += piece;
      if (text.endsWith('\n')) resolve(JSON.parse(text) as Answer);
    });
    socket.on('error', (error) => {
      failure = codeOf(error);
    });
    socket.on('close', () =>
      resolve(NOBODY_LISTENS.has(failure ?? '') ? null : { error: 'it was stopped' }),
    );
  });
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
