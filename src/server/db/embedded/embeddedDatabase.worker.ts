import { readFileSync, writeFileSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createCluster } from './createCluster';
import type { EmbeddedTask, FailureKind, FromEmbedded, ToEmbedded } from './messages';
import { assertCommitsAreSynced, openCluster } from './openCluster';
import { PgSession, stopOnCrash } from './pgSession';
import { ServerOutput } from './serverOutput';
import { currentThread } from './threadCpu';

const report = (message: FromEmbedded) => parentPort?.postMessage(message);
const output = new ServerOutput((level, text) => report({ type: 'log', level, text }));

async function start(task: EmbeddedTask): Promise<PGlite | null> {
  switch (task.task) {
    case 'create':
      await createCluster(task.directory, output);
      return null;
    case 'serve': {
      const { pg, files } = await openCluster(task.directory, output);
      await assertCommitsAreSynced(pg, files);
      return pg;
    }
    case 'serveEarlier':
      return openEarlier(task.directory, task.engine);
    case 'serveInMemory':
      return PGlite.create({
        extensions: { pg_trgm },
        ...(task.dump === undefined ? {} : { loadDataDir: new Blob([readFileSync(task.dump)]) }),
        ...output.options,
      });
  }
}

function openEarlier(directory: string, engine: string): Promise<PGlite> {
  // Its types are those of the newest, as far as they are used here.
  const { PGlite: Earlier } = require(engine) as { PGlite: typeof PGlite };
  const { NodeFS } = require(`${engine}/nodefs`) as typeof import('@electric-sql/pglite/nodefs');
  const contrib = require(`${engine}/contrib/pg_trgm`) as { pg_trgm: typeof pg_trgm };
  return Earlier.create({
    fs: new NodeFS(directory),
    extensions: { pg_trgm: contrib.pg_trgm },
    ...output.options,
  });
}

function serve(pg: PGlite): void {
  const session = new PgSession(pg);
  stopOnCrash(pg, () => stop('other', output.reason() ?? 'it crashed'));

  const take = async (message: ToEmbedded) => {
    switch (message.type) {
      case 'connect':
        return session.attach(message.port as MessagePort);
      case 'dump': {
        const dump = await pg.dumpDataDir('none');
        writeFileSync(message.file, Buffer.from(await dump.arrayBuffer()));
        return report({ type: 'done' });
      }
      case 'close':
        session.detach();
        await pg.close();
        report({ type: 'done' });
        parentPort?.close();
    }
  };
  parentPort?.on('message', (message: ToEmbedded) => {
    take(message).catch((error) => stop('other', String(error)));
  });
}

function stop(kind: FailureKind, reason: string): never {
  report({ type: 'failed', kind, reason });
  // Ends this thread, not the process. The engine's state is unknown, so it is not shut down; the
  // next start recovers from the WAL.
  process.exit(1);
}

start(workerData as EmbeddedTask)
  .then((pg) => {
    if (pg) serve(pg);
    report(pg ? { type: 'ready', thread: currentThread() } : { type: 'done' });
  })
  .catch((error) => stop(output.kindOf(error), output.reason() ?? String(error?.message ?? error)));
