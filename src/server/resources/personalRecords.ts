import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import type { ArchiveFile } from '@/server/http/zip';

export type Row = Record<string, unknown>;

/** The stored records of one kind about a person. */
export interface PersonalRecords {
  /** its name in the JSON */
  name: string;
  /** the name of its table, without `.csv` */
  file: string;
  /** the description of the table for readers */
  title: string;
  parts: (db: Database, userId: number) => AsyncGenerator<Row[]>;
}

/** Files of the copy, with an explanation of their names. */
interface PersonalFiles {
  note?: string;
  read: (db: Database, userId: number) => AsyncGenerator<ArchiveFile>;
}

/** An account that is being anonymised. */
export interface Forgotten {
  id: number;
  alias: string;
  at: Date;
  /** A random password, which is not stored. */
  passwordHash: string;
}

/** The personal values of a table. */
export interface PersonalTable {
  /** All that is stored, except files and the secrets of the account. */
  copied: readonly PersonalRecords[];
  files?: PersonalFiles;
  /** Removes personal values when the account is anonymised (docs/decisions/0039); null if all stay. */
  forget: ((trx: Database, person: Forgotten) => Promise<unknown>) | null;
}

export type PersonalData = { readonly [Table in keyof Tables]?: PersonalTable };

const AT_ONCE = 500;

export type Select = (userId: number, after: number) => ReturnType<typeof sql<Row>>;

/** Rows by ascending id, so that neither the database nor the server holds all of them. */
export const byId = (select: Select): PersonalRecords['parts'] =>
  async function* parts(db, userId) {
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`
        select * from (${select(userId, after)}) as found where id > ${after} order by id limit ${AT_ONCE}
      `.execute(db);
      yield rows;
      if (rows.length < AT_ONCE) return;
      after = Number(rows.at(-1)?.id);
    }
  };

/** Reads records of which a person has few at once. */
export const few = (
  select: (userId: number) => ReturnType<typeof sql<Row>>,
): PersonalRecords['parts'] =>
  async function* parts(db, userId) {
    const { rows } = await select(userId).execute(db);
    yield rows;
  };

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
