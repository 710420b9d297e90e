import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import type { ArchiveFile } from '@/server/http/zip';

export type Row = Record<string, unknown>;
/** The tables with a column of that name. */
type TableOf<Column extends string> = {
  [Table in keyof Tables]: Column extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

type Rows = (db: Database, userId: number) => AsyncGenerator<Row[]>;

/** A table of a person's copy of their data. */
export interface CopiedTable {
  /** Its name in the JSON, by default that of the stored table. */
  name?: string;
  /** The name of its file, without `.csv`. */
  file: string;
  /** Its description for readers. */
  title: string;
  rows: Rows;
  /**
   * The rows of the copy that a person makes without the office, if they are others: without what the person may not see
   * in SiMagang (docs/decisions/0039). Null leaves the table out.
   */
  ownRows?: Rows | null;
}

/** An account that is being anonymised. */
interface Forgotten {
  id: number;
  alias: string;
  at: Date;
  /** A random password, which is not stored. */
  passwordHash: string;
}

/** The personal values of a stored table, apart from the secrets of the account. */
export interface PersonalTable {
  /** Left out where the copy of another table has it. */
  copy?: CopiedTable;
  /** Files of the copy, with an explanation of their names. */
  files?: {
    note?: string;
    read: (db: Database, userId: number) => AsyncGenerator<ArchiveFile>;
  };
  /** Removes personal values when the account is anonymised (docs/decisions/0039); null if all stay. */
  forget: ((trx: Database, person: Forgotten) => Promise<unknown>) | null;
}

export type PersonalData = { readonly [Table in keyof Tables]?: PersonalTable };

const AT_ONCE = 500;

type Select = (userId: number) => RawBuilder<unknown>;

/** Rows by ascending id, so that neither the database nor the server holds all of them. */
export const byId = (select: Select): Rows =>
  async function* rows(db, userId) {
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`
        select * from (${select(userId)}) as found where id > ${after} order by id limit ${AT_ONCE}
      `.execute(db);
      yield rows;
      if (rows.length < AT_ONCE) return;
      after = Number(rows.at(-1)?.id);
    }
  };

/** Reads records of which a person has few at once. */
export const few = (select: Select): Rows =>
  async function* rows(db, userId) {
    const { rows } = await sql<Row>`${select(userId)}`.execute(db);
    yield rows;
  };

/** Deletes the rows of a person. */
export const deletedFrom =
  (table: TableOf<'user_id'>): NonNullable<PersonalTable['forget']> =>
  (trx, { id }) =>
    sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(trx);

export const ownStudents = (userId: number) => sql`
  select students.id from students where students.user_id = ${userId}`;
export const ownInternships = (userId: number) => sql`
  select internships.id from internships join students on students.id = student_id
  where students.user_id = ${userId}`;
export const ownActivities = (userId: number) => sql`
  select activities.id from activities where internship_id in (${ownInternships(userId)})`;

/** Uploads are read one at a time, because each may take five megabytes. */
export const upload = (
  path: string,
  { kind, content }: { kind: 'pdf' | 'jpeg' | 'png'; content: Buffer },
): ArchiveFile => ({
  name: `${path}.${kind === 'jpeg' ? 'jpg' : kind}`,
  isCompressed: true,
  content: [content],
});

/** Replaces a text that stays in the counts. */
export const REMOVED = 'Dihapus karena anonimisasi.';

/** A replacement of the same length that is no valid number. */
export const unusableNumber = (id: number, length: number) =>
  `A${String(id).padStart(length - 1, '0')}`;
