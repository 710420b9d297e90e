import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { defaultPasswordExpiry } from '@/server/auth/defaultPasswords';
import { hasSecondFactor } from '@/server/auth/sessionRows';
import type { Database } from '@/server/db/database';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { selectWholeList } from '@/server/lists/wholeList';
import { emailStateOf } from '@/server/resources/mails/emailState';
import type { Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { orNull } from './accountQueries';
import { invitedUntil } from './invitedUntil';
import { userSources } from './userSources';
import { type ProfileServices, signatureUrlOf } from './withSignatureUrl';

interface UserFilters extends ListQuery {
  role?: Role;
  is_active?: boolean;
  unclaimed?: boolean;
}

type UserServices = ProfileServices & Pick<Services, 'config'>;

export async function selectUsers(services: UserServices, query: UserFilters) {
  const { db } = services;
  const { rows, options } = userList(db, query);
  const { data, meta } = await selectList(db, rows, query, options);
  const users = await selectByIds(
    db,
    data.map(({ id }) => id),
  );
  return { data: users.map((row) => toUser(row, services)), meta };
}

export async function selectAllUsers(db: Database, query: UserFilters) {
  const { rows, options } = userList(db, query);
  return selectWholeList(db, rows, query, options, (ids: number[]) => selectByIds(db, ids));
}

async function selectByIds(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await userRows(db).where('users.id', 'in', ids).execute());
}

function userList(db: Database, query: UserFilters) {
  let users = db.selectFrom('users').select('users.id');
  if (query.role !== undefined) users = users.where('users.role', '=', query.role);
  if (query.is_active !== undefined) users = users.where('users.is_active', '=', query.is_active);

  if (query.unclaimed !== undefined) {
    users = users.where('users.has_default_password', '=', query.unclaimed);
  }

  const options = {
    ...userSources,
    selectsIds: true,
    walk: true,
    defaultSort: 'name',
    tieBreak: sql.ref('users.id'),
  };
  return { rows: users, options };
}

export async function selectUser(services: UserServices, id: number) {
  const row = await userRows(services.db).where('users.id', '=', id).executeTakeFirst();
  return row && toUser(row, services);
}

/** An account with the profile of its role; the other profiles are null. */
function userRows(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'mentors.company_id')
    .leftJoin('signatures', 'signatures.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone_number',
      'users.address',
      'users.gender',
      'users.place_of_birth',
      'users.date_of_birth',
      'users.role',
      'users.is_active',
      'users.version',
      'users.has_default_password',
      'users.default_password_given_at',
      'users.last_login_at',
      'users.email_confirmed_at',
      'users.email_refused_at',
      'users.email_refusal',
      'users.anonymised_at',
      'signatures.id as signature_id',
    ])
    .select(invitedUntil)
    .select(hasSecondFactor.as('has_second_factor'))
    .select(({ ref }) => [
      orNull(
        'students.id',
        jsonBuildObject({
          id: ref('students.id').$notNull(),
          user_id: ref('users.id'),
          nim: ref('students.nim').$notNull(),
          academic_year: ref('students.academic_year').$notNull(),
          version: ref('students.version').$notNull(),
        }),
      ).as('student'),
      orNull(
        'lecturers.id',
        jsonBuildObject({
          id: ref('lecturers.id').$notNull(),
          user_id: ref('users.id'),
          nip: ref('lecturers.nip'),
          version: ref('lecturers.version').$notNull(),
        }),
      ).as('lecturer'),
      orNull(
        'mentors.id',
        jsonBuildObject({
          id: ref('mentors.id').$notNull(),
          user_id: ref('users.id'),
          company_id: ref('mentors.company_id').$notNull(),
          nik: ref('mentors.nik'),
          is_active: ref('mentors.is_active').$notNull(),
          version: ref('mentors.version').$notNull(),
          company: jsonBuildObject({
            id: ref('companies.id').$notNull(),
            name: ref('companies.name').$notNull(),
          }),
        }),
      ).as('mentor'),
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>;

function toUser(row: UserRow, { config, signatureUrls }: UserServices) {
  const {
    signature_id,
    lecturer,
    mentor,
    has_default_password,
    default_password_given_at,
    last_login_at: _lastLogin,
    anonymised_at,
    email_confirmed_at,
    email_refused_at,
    email_refusal,
    invited_until,
    ...user
  } = row;
  const digital_signature = signatureUrlOf(signature_id, signatureUrls);
  return {
    ...user,
    email_state: emailStateOf({ email_confirmed_at, email_refused_at }, config),
    email_refusal,
    is_anonymised: anonymised_at !== null,
    unclaimed_since: has_default_password ? default_password_given_at : null,
    unclaimed_until: defaultPasswordExpiry(row, config),
    lecturer: lecturer && { ...lecturer, digital_signature, invited_until },
    mentor: mentor && { ...mentor, digital_signature, invited_until },
  };
}
