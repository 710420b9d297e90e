import type { Database } from '@/server/db/database';
import { csvHeader, csvLine } from '@/server/http/csv';
import type { ArchiveFile } from '@/server/http/zip';
import type { CopiedTable, PersonalTable, Row } from '@/server/resources/personalRecords';

interface Person {
  id: number;
  name: string;
}

interface Copy {
  tables: Readonly<Record<string, PersonalTable>>;
  person: Person;
  at: Date;
  /** Explains what the copy leaves out. */
  note?: string;
}

/** The files about a person: an explanation, everything as JSON, tables and uploads. */
export async function* personalArchive(
  db: Database,
  { tables, person, at, note }: Copy,
): AsyncGenerator<ArchiveFile> {
  const copied = Object.entries(tables).flatMap(([name, { copy }]) =>
    copy ? [{ name, ...copy }] : [],
  );
  const files = Object.values(tables).flatMap((table) => table.files ?? []);
  const notes = [
    ...copied.map(({ file, title }) => `${file}.csv: ${title}.`),
    ...files.flatMap(({ note }) => note ?? []),
  ];
  yield {
    name: 'BACA-SAYA.txt',
    content: [readMe(person, at, note ? [...notes, '', note] : notes)],
  };
  yield { name: 'data.json', content: jsonOf(db, copied, person, at) };
  for (const table of copied) {
    yield { name: `${table.file}.csv`, content: csvOf(db, person, table) };
  }
  for (const { read } of files) yield* read(db, person.id);
}

const readMe = ({ name }: Person, at: Date, notes: readonly string[]) =>
  [
    `Data pribadi ${name}`,
    `Diekspor pada ${at.toISOString()} (UTC)`,
    '',
    'data.json: semua data dalam satu berkas, untuk program.',
    ...notes,
    '',
    'Waktu ditulis dalam UTC. Password disimpan sebagai sidik yang tidak dapat dibaca dan tidak disertakan.',
    '',
  ].join('\r\n');

async function* jsonOf(
  db: Database,
  copied: readonly CopiedTable[],
  { id }: Person,
  at: Date,
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(at)}`;
  for (const { name, rows: parts } of copied) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const rows of parts(db, id)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

async function* csvOf(
  db: Database,
  { id }: Person,
  { rows: parts }: CopiedTable,
): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const rows of parts(db, id)) {
    if (columns === null && rows[0]) {
      columns = Object.keys(rows[0]);
      yield csvHeader(columns);
    }
    for (const row of rows) yield csvLine((columns ?? []).map((column) => textOf(row[column])));
  }
}

function textOf(value: Row[string]): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
