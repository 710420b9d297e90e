import { BackupError } from './backupError';

/*
 * A backup is lines of JSON: a manifest, then for each table a header followed by one array per row, with the
 * text that PostgreSQL has for each value, then an end with the digests. The lines are compressed (gzip), and
 * encrypted (age) when there is a passphrase.
 */

const PRODUCT = 'simagang';
/** Raised when older programs would misread newer files. */
const FORMAT = 1;

export interface Manifest {
  backup_of: typeof PRODUCT;
  format: number;
  /** of the program that made the backup */
  version: string;
  /** names of the migrations that its database had */
  schema: string[];
  /** the moment that the backup shows */
  taken_at: string;
  /** in the order in which they are restored; a table after those that it refers to */
  tables: { name: string; rows: number }[];
  /** the next numbers of identity columns */
  sequences: Sequence[];
}

export interface Sequence {
  table: string;
  column: string;
  last_value: string;
  is_called: boolean;
}

export interface TableHeader {
  table: string;
  columns: string[];
}

export interface End {
  end: {
    /** SHA-256 of the rows of each table */
    tables: Record<string, string>;
    /** SHA-256 of all lines before this one */
    all: string;
  };
}

/** Tables that are not restored: a session that has ended since would be valid again, a PDF is made again. */
export const LEFT_OUT: readonly string[] = [
  'sessions',
  'login_failures',
  'login_networks',
  'backups',
  'letter_pdfs',
];

export function aManifest(manifest: Omit<Manifest, 'backup_of' | 'format'>): Manifest {
  return { backup_of: PRODUCT, format: FORMAT, ...manifest };
}

/** @throws BackupError when the line is no whole manifest, or from a newer program. */
export function parseManifest(line: string): Manifest {
  const manifest = parseJson(line) as Partial<Manifest> | null;
  if (manifest?.backup_of !== PRODUCT || typeof manifest.format !== 'number') throw foreign();
  if (manifest.format > FORMAT) throw newer(manifest.version);
  const lists = [manifest.schema, manifest.tables, manifest.sequences];
  if (!lists.every(Array.isArray)) throw damaged('its manifest lacks a list');
  return manifest as Manifest;
}

export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export function foreign(): BackupError {
  return new BackupError('the file is not a backup of SiMagang. Nothing was changed.');
}

export function withoutRecords(): BackupError {
  return new BackupError(
    'the backup holds no records: its database had no tables of SiMagang. Nothing was changed. Take another backup.',
  );
}

export function damaged(what: string): BackupError {
  return new BackupError(
    `the backup is damaged or incomplete (${what}). Nothing was changed. Take another copy or an older backup.`,
  );
}

export function newer(version: string | undefined): BackupError {
  return new BackupError(
    `the backup was made by a newer SiMagang (${version ?? 'unknown'}). Nothing was changed. Restore it with that version.`,
  );
}
