import { type Kysely, sql } from 'kysely';
import { namesSinceBaseline, TOO_OLD } from '../baseline';
import type { Database } from '../database';
import { migrateToLatest } from '../migrate';
import { migrations } from '../migrations/index';
import type { Tables } from '../tables';
import { BackupError } from './backupError';
import { damaged, type Manifest, newer, type TableHeader, withoutRecords } from './backupFormat';
import { type Column, selectSchema, selectTables, selectUsedTable, type Table } from './catalog';
import type { Progress } from './dumpDatabase';
import { emptySchema } from './emptySchema';
import { exactTexts } from './exactTexts';
import { readBackup } from './readBackup';

const BATCH_BYTES = 1024 * 1024;

interface Restore {
  file: string;
  passphrase: string | null;
  /** of `checkBackup` */
  manifest: Manifest;
  /** names the database in messages */
  place?: string;
  onProgress?: Progress;
  /** Called before anything changes, when the database is known to be empty. */
  onBegin?(): void;
  /** Called when the rows are there, before later migrations. */
  onLoaded?(): Promise<void>;
}

/** Reads the whole file, so that a backup that cannot be restored changes nothing. */
export async function checkBackup(file: string, passphrase: string | null): Promise<Manifest> {
  return readBackup(file, passphrase, { manifest: assertSchemaIsKnown });
}

/**
 * Fills an empty database. The rows are loaded in one transaction, under the schema that the backup has; later
 * migrations follow.
 * @throws BackupError
 */
export async function loadBackup(db: Database, restore: Restore): Promise<void> {
  await assertIsEmpty(db, restore.place);
  restore.onBegin?.();
  await prepareSchema(db, schemaOf(restore.manifest));
  const trx = await db.startTransaction().execute();
  try {
    await loadRows(trx, restore);
    await trx.commit().execute();
  } catch (error) {
    // It may be the database that has failed; that error says why.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
  await restore.onLoaded?.();
  await migrateToLatest(db);
  await sql`analyze`.execute(db);
}

function assertSchemaIsKnown(manifest: Manifest): void {
  schemaOf(manifest);
}

/** The migrations that the schema of the backup has, by their present names. */
function schemaOf({ schema: names, version }: Manifest): string[] {
  const schema = namesSinceBaseline(names);
  if (schema === null) throw new BackupError(`the backup ${TOO_OLD} Nothing was changed.`);
  if (schema.length === 0) throw withoutRecords();
  if (schema.some((name) => !(name in migrations))) throw newer(version);
  const first = Object.keys(migrations).slice(0, schema.length);
  if (schema.join() !== first.join()) throw damaged('its migrations are not those of a release');
  return schema;
}

async function assertIsEmpty(db: Kysely<Tables>, place = 'the database'): Promise<void> {
  const used = await selectUsedTable(db);
  if (used === undefined) return;
  throw new BackupError(
    `${place} is not empty ("${used}" has rows). Nothing was changed. Restore into a new one: set DATABASE_URL to a new database, or DATABASE_URL to nothing and DATA_DIR to a new folder.`,
  );
}

/** The database may have been started once already, with the schema of this program. */
async function prepareSchema(db: Database, schema: string[]): Promise<void> {
  const present = await selectSchema(db);
  if (present.some((name) => !schema.includes(name))) await emptySchema(db);
  const wanted = Object.entries(migrations).filter(([name]) => schema.includes(name));
  await migrateToLatest(db, { wanted: Object.fromEntries(wanted) });
}

async function loadRows(trx: Kysely<Tables>, { file, passphrase, place, onProgress }: Restore) {
  await exactTexts(trx);
  // Keeps out all other writers until the end.
  const tables = await selectTables(trx);
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(trx);
  await assertIsEmpty(trx, place);
  await setTriggers(trx, tables, 'disable');
  // Migrations and triggers may have left rows.
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(trx);

  const totals = new Map<string, number>();
  let loader: TableLoader | null = null;
  await readBackup(file, passphrase, {
    manifest(manifest) {
      assertSchemaIsKnown(manifest);
      for (const { name, rows } of manifest.tables) totals.set(name, rows);
    },
    async table(header) {
      await loader?.flush();
      loader = new TableLoader(trx, columnsOf(header, tables), header.table, (count) =>
        onProgress?.(header.table, count, totals.get(header.table) ?? 0),
      );
    },
    row: (line) => loader?.add(line),
    end: () => loader?.flush(),
  }).then((manifest) => setSequences(trx, manifest));
  await setTriggers(trx, tables, 'enable');
}

/** In the order of the backup, with the types of this database. */
function columnsOf({ table, columns }: TableHeader, tables: Table[]): Column[] {
  const known = tables.find(({ name }) => name === table)?.columns ?? [];
  const missing = known.some(({ name }) => !columns.includes(name));
  const found = columns.map((name) => known.find((column) => column.name === name));
  if (missing || found.length === 0 || found.includes(undefined)) {
    throw damaged(`the columns of ${table} are not those of its migrations`);
  }
  return found as Column[];
}

class TableLoader {
  #lines: Buffer[] = [];
  #bytes = 0;
  #count = 0;

  constructor(
    readonly trx: Kysely<Tables>,
    readonly columns: Column[],
    readonly table: string,
    readonly onProgress: (count: number) => void,
  ) {}

  add(line: Buffer): Promise<void> | undefined {
    this.#lines.push(line);
    this.#bytes += line.length;
    return this.#bytes >= BATCH_BYTES ? this.flush() : undefined;
  }

  async flush(): Promise<void> {
    if (this.#lines.length === 0) return;
    const rows = `[${this.#lines.join(',')}]`;
    this.#count += this.#lines.length;
    this.#lines = [];
    this.#bytes = 0;
    const names = sql.join(this.columns.map(({ name }) => sql.id(name)));
    const values = sql.join(
      this.columns.map(({ type }, index) => sql.raw(`texts[${index + 1}]::${type}`)),
    );
    await sql`
      insert into ${sql.table(this.table)} (${names}) overriding system value
      select ${values}
      from json_array_elements(${rows}::json) as row_as_json,
      lateral (select array(select json_array_elements_text(row_as_json)) as texts) as row_as_texts`.execute(
      this.trx,
    );
    this.onProgress(this.#count);
  }
}

async function setSequences(trx: Kysely<Tables>, { sequences }: Manifest): Promise<void> {
  for (const { table, column, last_value, is_called } of sequences) {
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last_value}::bigint, ${is_called}::boolean)`.execute(
      trx,
    );
  }
}

/** The backup contains the values that triggers maintain. Foreign keys and other constraints stay enforced. */
async function setTriggers(trx: Kysely<Tables>, tables: Table[], action: 'enable' | 'disable') {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(action)} trigger user`.execute(trx);
  }
}
