import { createHash, type Hash } from 'node:crypto';
import { readBackupFile } from './backupFile';
import {
  damaged,
  type End,
  foreign,
  type Manifest,
  parseJson,
  parseManifest,
  type TableHeader,
} from './backupFormat';
import { linesIn } from './lines';

const START_OF_ROW = '['.charCodeAt(0);

/** Receives the parts of a backup in order: the manifest, then each table and its rows. */
export interface BackupReader {
  manifest(manifest: Manifest): Promise<void> | void;
  table?(header: TableHeader): Promise<void> | void;
  /** One row, as an array of texts in JSON. */
  row?(line: Buffer): Promise<void> | void;
  /** Called when everything has been read and verified. */
  end?(): Promise<void> | void;
}

/**
 * Reads a backup from start to end and checks it.
 * @throws BackupError when it is not complete and exactly what was written.
 */
export async function readBackup(
  file: string,
  passphrase: string | null,
  reader: BackupReader,
): Promise<Manifest> {
  const check = new BackupCheck();
  const lines = linesIn(readBackupFile(file, passphrase));
  const first = await lines.next();
  if (first.done) throw foreign();
  try {
    await reader.manifest(check.begin(first.value));
  } catch (error) {
    // A damaged file may claim anything, such as a newer version. Its damage shows at the latest at its end.
    for await (const _line of lines);
    throw error;
  }
  for await (const line of lines) {
    if (line[0] === START_OF_ROW) {
      check.row(line);
      await reader.row?.(line);
    } else {
      const header = check.section(line);
      if (header) await reader.table?.(header);
    }
  }
  const manifest = check.finish();
  await reader.end?.();
  return manifest;
}

/** Compares the rows with the manifest and the digests at the end. */
class BackupCheck {
  manifest: Manifest | null = null;
  #isEnded = false;
  #table: { name: string; rows: number; digest: Hash } | null = null;
  #next = 0;
  readonly #digests: Record<string, string> = {};
  readonly #all = createHash('sha256');

  begin(line: Buffer): Manifest {
    this.manifest = parseManifest(line.toString());
    this.#take(line);
    return this.manifest;
  }

  row(line: Buffer): void {
    if (!this.#table || this.#isEnded) throw damaged('a row is out of place');
    this.#table.rows++;
    this.#table.digest.update(line).update('\n');
    this.#take(line);
  }

  /** Returns the header of the next table, or null at the end. */
  section(line: Buffer): TableHeader | null {
    this.#finishTable();
    const section = parseJson(line.toString()) as Partial<TableHeader & End> | null;
    if (section?.end) {
      if (section.end.all !== this.#all.copy().digest('hex')) throw damaged('the sums differ');
      for (const { name } of this.manifest?.tables ?? []) {
        if (section.end.tables[name] !== this.#digests[name]) {
          throw damaged(`the sums of ${name} differ`);
        }
      }
      this.#isEnded = true;
      return null;
    }
    const expected = this.manifest?.tables[this.#next++]?.name;
    if (this.#isEnded || section?.table !== expected || !Array.isArray(section?.columns)) {
      throw damaged('a table is out of place');
    }
    this.#table = { name: section.table as string, rows: 0, digest: createHash('sha256') };
    this.#take(line);
    return section as TableHeader;
  }

  finish(): Manifest {
    if (!this.manifest) throw foreign();
    if (!this.#isEnded) throw damaged('its end is missing');
    return this.manifest;
  }

  #take(line: Buffer): void {
    this.#all.update(line).update('\n');
  }

  #finishTable(): void {
    if (!this.#table) return;
    const { name, rows, digest } = this.#table;
    const expected = this.manifest?.tables.find((table) => table.name === name)?.rows;
    if (rows !== expected) throw damaged(`${name} has ${rows} of ${expected} rows`);
    this.#digests[name] = digest.digest('hex');
    this.#table = null;
  }
}
