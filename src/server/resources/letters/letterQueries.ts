import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import type { LetterKind } from '@/shared/constants/letters';
import type { components } from '@/shared/contract.gen';

export interface LetterFilters extends ListQuery {
  kind?: LetterKind;
  student_id?: number;
  company_id?: number;
}

type Student = components['schemas']['LetterStudent'];

/** Super admins see all letters, students their own. */
function lettersVisibleTo({ role, profileId }: Viewer): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`true`;
  if (role !== 'student' || profileId === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`letters.id = any(array(
    select letter_id from letter_recipients where student_id = ${profileId}
  ))`;
}

export async function selectLetters(db: Database, user: SessionUser, query: LetterFilters) {
  const { kind, student_id, company_id } = query;
  let rows = letterRows(db, user);
  if (kind !== undefined) rows = rows.where('letter_series.kind', '=', kind);
  if (company_id !== undefined) rows = rows.where('letters.company_id', '=', company_id);
  if (student_id !== undefined) {
    rows = rows.where(sql<SqlBool>`letters.id = any(array(
      select letter_id from letter_recipients where student_id = ${student_id}
    ))`);
  }
  return selectList(db, rows, query, {
    sort: { created: sql.ref('letters.id') },
    defaultSort: '-created',
    tieBreak: sql.ref('letters.id'),
    search: () => sql<SqlBool>`true`,
  });
}

export async function selectLetter(db: Database, user: SessionUser, id: number) {
  return letterRows(db, user).where('letters.id', '=', id).executeTakeFirst();
}

/** The data of the files of these letters, by versions of templates and then by numbers. */
export async function selectPrintedLetters(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
) {
  return db
    .selectFrom('letters')
    .leftJoin('letter_signatures', 'letter_signatures.sha256', 'letters.signature_sha256')
    .select([
      'letters.id',
      'letters.number',
      'letters.data',
      'letters.code',
      'letters.template_id',
      'letters.template_number',
      'letters.cancelled_at',
      'letter_signatures.image as signature',
    ])
    .where('letters.id', '=', anyOf(ids))
    .where(lettersVisibleTo(user))
    .orderBy('letters.template_id')
    .orderBy('letters.template_number')
    .orderBy('letters.series_id')
    .orderBy('letters.sequence')
    .execute();
}

export async function selectTemplateFile(db: Database, template_id: number, number: number) {
  const { file } = await db
    .selectFrom('letter_template_versions')
    .select('file')
    .where('template_id', '=', template_id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return file;
}

/** The letter of a code; undefined if no letter has it. */
export async function selectVerifiedLetter(db: Database, code: string) {
  return db
    .selectFrom('letters')
    .select(['created_at', 'cancelled_at'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Locks a letter; undefined if it does not exist. */
export async function lockLetter(trx: Database, id: number) {
  return trx
    .selectFrom('letters')
    .select(['id', 'cancelled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function letterRows(db: Database, user: SessionUser) {
  const students = sql<Student[]>`array(
    select jsonb_build_object('student_id', students.id, 'nim', students.nim, 'name', students.name)
    from letter_recipients join students on students.id = letter_recipients.student_id
    where letter_recipients.letter_id = letters.id
      and (${user.role === 'super_admin'} or students.id = ${user.profileId ?? 0}::integer)
    order by lower(students.name), students.id
  )`;
  return db
    .selectFrom('letters')
    .innerJoin('letter_series', 'letter_series.id', 'letters.series_id')
    .leftJoin('companies', 'companies.id', 'letters.company_id')
    .leftJoin('letter_scans', 'letter_scans.letter_id', 'letters.id')
    .select([
      'letters.id',
      'letter_series.kind',
      'letters.number',
      'letters.date',
      'companies.name as company_name',
      'letters.signatory_name',
      'letters.signatory_position',
      'letters.created_at',
      'letters.created_by_name',
      'letters.cancelled_at',
      'letters.cancelled_reason',
      students.as('students'),
      sql<boolean>`letter_scans.letter_id is not null`.as('is_signed'),
    ])
    .where(lettersVisibleTo(user));
}
