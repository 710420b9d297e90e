import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf, reasonOf, StartError } from '../startError';

/** What lies in DATA_DIR. The marker says whose it is, the lock who uses it now. */
export function dataDirPaths(dataDir: string) {
  const root = resolve(dataDir);
  return {
    root,
    marker: join(root, 'database.json'),
    lock: join(root, 'database.lock'),
    database: join(root, 'database'),
    /** A database that is being made; becomes `database` when it is whole. */
    draft: join(root, 'database.new'),
  };
}

interface Marker {
  product: 'simagang';
  /** Versions do not read each other's files, and some silently show an empty database instead. */
  pglite: string;
  postgres: string;
  /** False until the first start has loaded all it wanted (`OpenDatabase.markUsed`). */
  used: boolean;
}

export type DataDirState =
  /** Nothing there yet, or the making of it was interrupted. */
  | 'empty'
  /** A whole database whose first start was not finished. */
  | 'unused'
  | 'used';

export const POSTGRES_MAJOR = '18';

/** Ours or harmless beside a database that does not exist yet. */
const MAY_COME_FIRST = [
  /^session-secret(\.\d+)?$/,
  /^database\.(lock|new|json\.draft)/,
  /^lost\+found$/,
  /^\.(DS_Store|gitkeep|gitignore|keep)$/,
];

/** Reads only. Refuses a directory that is not ours, of another version, or damaged. */
export function inspectDataDir(dataDir: string): DataDirState {
  const paths = dataDirPaths(dataDir);
  const entries = listRoot(paths.root);
  if (!entries.includes('database.json')) {
    const foreign = entries.find((name) => !MAY_COME_FIRST.some((known) => known.test(name)));
    if (foreign === undefined) return 'empty';
    throw new StartError(
      `DATA_DIR: ${paths.root} holds other files ("${foreign}") and no SiMagang database. Set DATA_DIR to an empty or new folder.`,
    );
  }

  const marker = readMarker(paths.marker);
  const installed = pgliteVersion();
  if (marker.pglite !== installed) {
    throw new StartError(
      `DATA_DIR: ${paths.root} was made with PGlite ${marker.pglite}, this SiMagang has ${installed}, and they do not read each other's files. Start the SiMagang version that made it, or set DATA_DIR to a new folder.`,
    );
  }
  if (!entries.includes('database')) {
    if (!marker.used) return 'empty';
    throw damaged(paths.root, 'its folder "database" is missing');
  }
  refuseDamaged(paths.database, paths.root);
  return marker.used ? 'used' : 'unused';
}

export function writeMarker(dataDir: string, used: boolean): void {
  const { marker } = dataDirPaths(dataDir);
  const content: Marker = {
    product: 'simagang',
    pglite: pgliteVersion(),
    postgres: POSTGRES_MAJOR,
    used,
  };
  const draft = `${marker}.draft`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, marker);
  syncFolder(dirname(marker));
}

/** Makes renames inside a folder survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows opens no folders; its file system journals renames by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function damaged(root: string, what: string): StartError {
  return new StartError(
    `DATA_DIR: the database in ${root} is damaged (${what}). It was left as it is: put back a backup of the folder, or set DATA_DIR to a new one.`,
  );
}

function listRoot(root: string): string[] {
  try {
    return readdirSync(root);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') {
      throw new StartError(`DATA_DIR: got "${root}", takes a folder (this is a file).`);
    }
    throw new StartError(
      `DATA_DIR: got "${root}", takes a folder that can be read (${reasonOf(error)}).`,
    );
  }
}

function readMarker(file: string): Marker {
  try {
    const marker = JSON.parse(readFileSync(file, 'utf8')) as Partial<Marker> | null;
    if (marker?.product === 'simagang' && typeof marker.pglite === 'string') {
      return marker as Marker;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw new StartError(`DATA_DIR: ${file} cannot be read (${reasonOf(error)}).`);
    }
  }
  throw damaged(dirname(file), 'database.json is not what SiMagang wrote');
}

/** What PostgreSQL would take for an invitation to start anew, or only notice after writing. */
function refuseDamaged(database: string, root: string): void {
  const version = readIfThere(join(database, 'PG_VERSION'))?.trim();
  if (version !== POSTGRES_MAJOR) {
    const found = version === undefined ? 'is missing' : 'holds something else';
    throw damaged(root, `database/PG_VERSION ${found}`);
  }
  for (const name of ['global/pg_control', 'postgresql.conf', 'base', 'pg_wal', 'pg_xact']) {
    if (!isThere(join(database, name))) throw damaged(root, `database/${name} is missing`);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function pgliteVersion(): string {
  // The package does not export its package.json, hence the path.
  const entry = require.resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
