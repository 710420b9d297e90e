import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive, parseHolder, readIfExists, thisProcess } from '@/server/db/embedded/holder';
import { isOnLocalFileSystem } from '@/server/db/embedded/localFileSystem';
import { endProcessesIn } from './endProcessesIn';
import { removeOfficeSocket } from './officeSocket';

const PREFIX = 'simagang-';
const RUN = 'run-';
/** Says which process a folder belongs to. */
const HOLDER = 'process.json';
/** Longer than any document waits. */
const UNKNOWN_AFTER_MS = 24 * 60 * 60_000;

/** The folder of this process for documents, PDFs and the files of LibreOffice, while they are needed. */
export interface OfficeFolder {
  /** A path for a document that waits. */
  newDocument(): Promise<string>;
  /** Makes a folder for the files of one run, and removes it afterwards, whatever happens. */
  inRunFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Deletes what killed processes have left. */
  sweep(): Promise<void>;
  remove(): Promise<void>;
}

export const profileIn = (run: string): string => join(run, 'profile');

export function createOfficeFolder(place: string): OfficeFolder {
  const root = resolve(place);
  let own: Promise<string> | undefined;
  let documents = 0;

  async function make(): Promise<string> {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(root, `${PREFIX}${process.pid}-`));
    await writeFile(join(folder, HOLDER), JSON.stringify(thisProcess()));
    return folder;
  }

  /** Made again where somebody has deleted it, or where the disk was full. */
  async function ownFolder(): Promise<string> {
    const current = own;
    const made = await current?.catch(() => undefined);
    if (made !== undefined && (await exists(made))) return made;
    // Another call may have made it in the meantime.
    if (own === current) own = make();
    return own ?? make();
  }

  return {
    async newDocument() {
      documents += 1;
      const number = documents;
      return join(await ownFolder(), `${number}.docx`);
    },

    async inRunFolder(work) {
      const run = await mkdtemp(join(await ownFolder(), RUN));
      try {
        return await work(run);
      } finally {
        await removeRun(run);
      }
    },

    async sweep() {
      const mine = await own?.catch(() => undefined);
      for (const name of await readdir(root).catch(() => [])) {
        const folder = join(root, name);
        if (!name.startsWith(PREFIX) || folder === mine || !(await isLeft(folder))) continue;
        await endProcessesIn(folder);
        await removeAll(folder);
      }
    },

    async remove() {
      const folder = await own?.catch(() => undefined);
      own = undefined;
      if (folder !== undefined) await removeAll(folder);
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeRun(run: string): Promise<void> {
  await removeOfficeSocket(profileIn(run));
  await removeFolder(run);
}

async function removeAll(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith(RUN)) await removeRun(join(folder, name));
  }
  await removeFolder(folder);
}

/** A program that is being ended may still write. */
const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** True if the process of a folder has certainly ended. */
async function isLeft(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined || found.uid !== (process.getuid?.() ?? found.uid)) return false;
  const holder = parseHolder(readIfExists(join(folder, HOLDER)) ?? '');
  const alive = holder && isAlive(holder);
  if (typeof alive === 'boolean') return !alive;
  // A local disk has one kernel, and another one runs by now.
  if (holder && holder.boot !== thisProcess().boot && isOnLocalFileSystem(folder)) return true;
  // It is in another container or on another machine, or its server was killed before it wrote who it is.
  return found.mtimeMs < Date.now() - UNKNOWN_AFTER_MS;
}
