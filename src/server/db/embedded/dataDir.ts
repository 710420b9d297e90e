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
import { codeOf, StartError } from '../startError';
import { assertIsOwner, tellingWhatIsDenied } from './owner';

/** The files in DATA_DIR. The marker identifies the product and version, the lock the running process. */
export function dataDirPaths(dataDir: string) {
  const root = resolve(dataDir);
  return {
    root,
    marker: join(root, 'database.json'),
    lock: join(root, 'database.lock'),
    /** The running process answers on it. */
    socket: join(root, 'database.socket'),
    /** The running process makes a copy of the database for each connection to it. */
    snapshotSocket: join(root, 'database.socket-snapshot'),
    snapshot: join(root, 'database.snapshot'),
    /** Written and removed to see whether the disk takes it. */
    probe: join(root, 'database.probe'),
    database: join(root, 'database'),
    /** A database being created; renamed to `database` when complete. */
    draft: join(root, 'database.new'),
    /** The working files of an upgrade to another version of PGlite. */
    upgrade: join(root, 'database.upgrade'),
  };
}

export type DataDirPaths = ReturnType<typeof dataDirPaths>;

interface Marker {
  product: 'simagang';
  /** Versions cannot read each other's files; some silently open them as an empty database. */
  pglite: string;
  postgres: string;
  /** False until the first start has completed (`OpenDatabase.markUsed`). */
  used: boolean;
  /** From before a restore begins until it is complete. */
  isRestoring?: boolean;
}

export type DataDirState =
  /** No database yet, or its creation was interrupted. */
  | 'empty'
  /** A complete database whose first start was interrupted. */
  | 'unused'
  /** A restore is under way, or was interrupted. */
  | 'restoring'
  | 'used';

const POSTGRES_MAJOR = '18';

const OURS = [
  /^session-secret(\.\d+)?$/,
  /^database(\.(json|lock|socket|snapshot|probe|new|upgrade|\d).*)?$/,
  /^libreoffice$/,
];
/** Files that may exist before the database is created. */
const ALLOWED_BEFORE_CREATION = [
  /^session-secret(\.\d+)?$/,
  /^database\.(lock|socket|new|json\.draft)/,
  /^libreoffice$/,
  /^lost\+found$/,
  /^\.(DS_Store|gitkeep|gitignore|keep)$/,
];

/** True if SiMagang creates a file or folder of this name in DATA_DIR. */
export function isOurs(name: string): boolean {
  return OURS.some((known) => known.test(name));
}

/**
 * Only reads.
 * @throws StartError for a directory of another user, product or version, or a damaged one.
 */
export function inspectDataDir(dataDir: string): DataDirState {
  const paths = dataDirPaths(dataDir);
  return asOwner(paths.root, () => stateOf(paths));
}

/** @throws StartError when the folder, or something of ours in it, belongs to another user. */
export function assertIsOurs(dataDir: string): void {
  asOwner(dataDirPaths(dataDir).root, () => {});
}

function asOwner<Result>(root: string, read: () => Result): Result {
  return tellingWhatIsDenied(root, () => {
    assertIsOwner(root, isOurs);
    return read();
  });
}

function stateOf(paths: DataDirPaths): DataDirState {
  const entries = listRoot(paths.root);
  if (!entries.includes('database.json')) {
    const foreign = entries.find(
      (name) => !ALLOWED_BEFORE_CREATION.some((known) => known.test(name)),
    );
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
  if (marker.isRestoring) return 'restoring';
  if (!entries.includes('database')) {
    if (!marker.used) return 'empty';
    throw damaged(paths.root, 'its folder "database" is missing');
  }
  assertLooksComplete(paths.database, paths.root);
  return marker.used ? 'used' : 'unused';
}

/** Null where there is no database. */
export function markerOf(dataDir: string): Marker | null {
  const { root, marker } = dataDirPaths(dataDir);
  return asOwner(root, () => (exists(marker) ? readMarker(marker) : null));
}

export function writeMarker(
  dataDir: string,
  { used, isRestoring = false }: Pick<Marker, 'used' | 'isRestoring'>,
): void {
  const { marker } = dataDirPaths(dataDir);
  const content: Marker = {
    product: 'simagang',
    pglite: pgliteVersion(),
    postgres: POSTGRES_MAJOR,
    used,
    ...(isRestoring && { isRestoring }),
  };
  const draft = `${marker}.draft`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, marker);
  syncFolder(dirname(marker));
}

/** Makes renames in a directory survive a power failure. */
export function syncFolder(folder: string): void {
  // Windows cannot open directories; NTFS journals renames.
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
    `DATA_DIR: the database in ${root} is damaged (${what}). Copy the folder before you try anything with it, then put back a backup, or set DATA_DIR to a new one.`,
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
    throw error;
  }
}

function readMarker(file: string): Marker {
  try {
    const marker = JSON.parse(readFileSync(file, 'utf8')) as Partial<Marker> | null;
    if (marker?.product === 'simagang' && typeof marker.pglite === 'string') {
      return marker as Marker;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw damaged(dirname(file), 'database.json is not what SiMagang wrote');
}

/** Damage that PGlite would answer by creating a new database. */
function assertLooksComplete(database: string, root: string): void {
  const version = readIfExists(join(database, 'PG_VERSION'))?.trim();
  if (version !== POSTGRES_MAJOR) {
    const found = version === undefined ? 'is missing' : 'holds something else';
    throw damaged(root, `database/PG_VERSION ${found}`);
  }
  for (const name of ['global/pg_control', 'postgresql.conf', 'base', 'pg_wal', 'pg_xact']) {
    if (!exists(join(database, name))) throw damaged(root, `database/${name} is missing`);
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

export function pgliteVersion(): string {
  // The package does not export its package.json.
  const entry = require.resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
