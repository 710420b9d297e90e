import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { version } from '../../../../package.json';
import type { Database } from '../database';
import type { Tables } from '../tables';
import { aManifest, type End, type Manifest, type TableHeader } from './backupFormat';
import { selectSchema, selectSequences, selectTables, type Table } from './catalog';
import { exactTexts } from './exactTexts';

export type Progress = (table: string, rows: number, total: number) => void;

/** One row of a table with photos takes up to 2 MB as text. */
const FIRST_ROWS = 10;
const MAX_ROWS = 10_000;
const WANTED_BYTES = 1024 * 1024;

/** The lines of a backup of one moment, independent of later writes. `db` is free after the last call. */
export async function* dumpDatabase(db: Database, onProgress: Progress): AsyncGenerator<Buffer> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await exactTexts(trx);
    yield* linesOf(trx, onProgress);
  } finally {
    await trx.rollback().execute();
  }
}

async function* linesOf(trx: Transaction<Tables>, onProgress: Progress): AsyncGenerator<Buffer> {
  const all = createHash('sha256');
  const line = (value: Manifest | TableHeader | End) => {
    const text = Buffer.from(`${JSON.stringify(value)}\n`);
    all.update(text);
    return text;
  };
  const tables = await selectTables(trx);
  const manifest = await readManifest(trx, tables);
  yield line(manifest);

  const digests: Record<string, string> = {};
  for (const [index, table] of tables.entries()) {
    const total = manifest.tables[index]?.rows ?? 0;
    const ofTable = createHash('sha256');
    yield line({ table: table.name, columns: table.columns.map(({ name }) => name) });
    let count = 0;
    for await (const rows of readRows(trx, table)) {
      const text = Buffer.from(`${rows.join('\n')}\n`);
      all.update(text);
      ofTable.update(text);
      count += rows.length;
      onProgress(table.name, count, total);
      yield text;
    }
    digests[table.name] = ofTable.digest('hex');
  }
  yield line({ end: { tables: digests, all: all.copy().digest('hex') } });
}

async function readManifest(trx: Kysely<Tables>, tables: Table[]): Promise<Manifest> {
  const counts: Manifest['tables'] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(name)}`.execute(trx);
    counts.push({ name, rows: rows[0]?.count ?? 0 });
  }
  return aManifest({
    version,
    schema: await selectSchema(trx),
    taken_at: new Date().toISOString(),
    tables: counts,
    // Numbers are taken out of turn, so these may be later than the rows, never earlier.
    sequences: await selectSequences(trx),
  });
}

/** Reads portions of about a megabyte, because rows differ much in size. */
async function* readRows(trx: Kysely<Tables>, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`
    declare portion no scroll cursor for
    select array_to_json(array[${texts}])::text as line from ${sql.table(name)}`.execute(trx);
  let wanted = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.raw(String(wanted))} from portion`.execute(trx);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
    wanted = Math.max(1, Math.min(MAX_ROWS, wanted * 4, Math.floor(WANTED_BYTES / bytes)));
  }
  await sql`close portion`.execute(trx);
}
