import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { sortKey } from '@/server/lists/order';
import type { components } from '@/shared/contract.gen';
import type { LetterKind, LetterState } from '@/shared/resources/letters/constants';
import { letterSources, letterState } from './letterSources';

export interface LetterFilters extends ListQuery {
  kind?: LetterKind;
  state?: LetterState;
  student_id?: number;
  company_id?: number;
  internship_id?: number;
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

export function letterList(db: Database, user: SessionUser, query: LetterFilters) {
  const { kind, state, student_id, company_id, internship_id } = query;
  let rows = letterRows(db, user);
  if (kind !== undefined) rows = rows.where('letter_templates.kind', '=', kind);
  if (state !== undefined) rows = rows.where(sql<SqlBool>`${letterState} = ${state}`);
  if (company_id !== undefined) rows = rows.where('letters.company_id', '=', company_id);
  if (student_id !== undefined) {
    rows = rows.where(sql<SqlBool>`letters.id = any(array(
      select letter_id from letter_recipients where student_id = ${student_id}
    ))`);
  }
  if (internship_id !== undefined) {
    rows = rows.where(sql<SqlBool>`letters.id = any(array(
      select letter_id from letter_recipients where internship_id = ${internship_id}
    ))`);
  }
  const options = {
    ...letterSources,
    sort: { ...letterSources.sort, created: sql.ref('letters.id') },
    defaultSort: '-created',
    tieBreak: sql.ref('letters.id'),
  };
  return listOf(db, rows, query, options);
}

export async function selectLetter(db: Database, user: SessionUser, id: number) {
  return letterRows(db, user).where('letters.id', '=', id).executeTakeFirst();
}

/** The data of the files of these letters, by series and then by numbers. */
export async function selectPrintedLetters(
  db: Database,
  user: SessionUser,
  ids: readonly number[],
) {
  return db
    .selectFrom('letters')
    .leftJoin('letter_signatures', 'letter_signatures.sha256', 'letters.signature_sha256')
    .innerJoin('letter_template_versions', (join) =>
      join
        .onRef('letter_template_versions.template_id', '=', 'letters.template_id')
        .onRef('letter_template_versions.number', '=', 'letters.template_number'),
    )
    .select([
      'letters.id',
      'letters.number',
      'letters.data',
      'letters.code',
      'letters.template_id',
      'letters.template_number',
      'letters.cancelled_at',
      'letters.signature_sha256',
      'letter_signatures.image as signature',
      'letter_template_versions.sha256 as template_sha256',
    ])
    .where('letters.id', '=', anyOf(ids))
    .where(lettersVisibleTo(user))
    .orderBy('letters.series_id')
    .orderBy('letters.sequence')
    .execute();
}

/** The signed scan; of a cancelled letter for the office only. */
export async function selectLetterScan(db: Database, user: SessionUser, id: number) {
  return db
    .selectFrom('letter_scans')
    .innerJoin('letters', 'letters.id', 'letter_scans.letter_id')
    .select([
      'letter_scans.name',
      'letter_scans.kind',
      'letter_scans.content',
      'letters.cancelled_at',
    ])
    .where('letter_id', '=', id)
    .where(lettersVisibleTo(user))
    .executeTakeFirst();
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
    .select(['number', 'date', 'created_at', 'cancelled_at'])
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

/** A text without an address names the page instead (`letterContent`). */
const hasAddress = sql<boolean>`
  coalesce(letters.data -> 'values' ->> 'alamat_verifikasi' like 'http%', false)`;

function letterRows(db: Database, user: SessionUser) {
  /** A value of each student of a letter whom the reader may see. */
  const ofStudents = <Value>(value: Expression<Value>) => sql<Value[]>`array(
    select ${value} from letter_recipients join students on students.id = letter_recipients.student_id
    where letter_recipients.letter_id = letters.id
      and (${user.role === 'super_admin'} or students.id = ${user.profileId ?? 0}::integer)
    order by ${sortKey('students.name')}, students.id
  )`;
  const students = ofStudents(sql<Student>`jsonb_build_object(
    'student_id', students.id, 'nim', students.nim, 'name', students.name
  )`);
  const names = ofStudents(sql<string>`students.name`);
  return db
    .selectFrom('letters')
    .innerJoin('letter_templates', 'letter_templates.id', 'letters.template_id')
    .leftJoin('companies', 'companies.id', 'letters.company_id')
    .leftJoin('letter_scans', 'letter_scans.letter_id', 'letters.id')
    .select([
      'letters.id',
      'letter_templates.kind',
      'letters.number',
      'letters.date',
      'companies.name as company_name',
      'letters.signatory_name',
      'letters.signatory_position',
      'letters.signatory_nip',
      'letters.created_at',
      'letters.created_by_name',
      'letters.cancelled_at',
      'letters.cancelled_reason',
      students.as('students'),
      sql<string>`array_to_string(${names}, ', ')`.as('student_names'),
      letterState.as('state'),
      sql<boolean>`letter_scans.letter_id is not null`.as('is_signed'),
      hasAddress.as('has_address'),
    ])
    .where(lettersVisibleTo(user));
}
