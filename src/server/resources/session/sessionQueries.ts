import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Services } from '@/server/services';

/** NIM, NIP or NIK, whichever the user has. */
const identifier = sql<string | null>`coalesce(students.nim, lecturers.nip, mentors.nik)`;

function usersWithProfiles(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id');
}

/** The account that signs in with this NIM, NIP or NIK. */
export async function selectLogin(db: Database, identifier: string) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.role',
      'users.is_active',
      'users.password_hash',
      'users.has_default_password',
    ])
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('students')
        .select('students.user_id')
        .where('students.nim', '=', identifier)
        .unionAll(
          eb
            .selectFrom('lecturers')
            .select('lecturers.user_id')
            .where('lecturers.nip', '=', identifier),
        )
        .unionAll(
          eb.selectFrom('mentors').select('mentors.user_id').where('mentors.nik', '=', identifier),
        ),
    )
    .executeTakeFirst();
}

export async function selectOwnPassword(db: Database, userId: number) {
  return usersWithProfiles(db)
    .select(['users.password_hash', identifier.as('identifier')])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function updateOwnPassword(
  db: Database,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_default_password: false, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** The user as `/me` tells them about themself. */
export async function selectCurrentUser(
  { db, signatureUrls }: Pick<Services, 'db' | 'signatureUrls'>,
  userId: number,
) {
  const row = await usersWithProfiles(db)
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
      'students.id as student_id',
      'students.nim',
      'students.academic_year',
      'lecturers.id as lecturer_id',
      'lecturers.nip',
      'mentors.id as mentor_id',
      'mentors.nik',
      'mentors.is_active as mentor_is_active',
      'companies.id as company_id',
      'companies.name as company_name',
      'signatures.id as signature_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;

  const {
    student_id,
    nim,
    academic_year,
    lecturer_id,
    nip,
    mentor_id,
    nik,
    mentor_is_active,
    company_id,
    company_name,
    signature_id,
    ...user
  } = row;
  const digital_signature = signature_id === null ? null : signatureUrls.urlOf(signature_id);
  const isMentor =
    mentor_id !== null &&
    nik !== null &&
    mentor_is_active !== null &&
    company_id !== null &&
    company_name !== null;
  return {
    ...user,
    student:
      student_id !== null && nim !== null && academic_year !== null
        ? { id: student_id, user_id: user.id, nim, academic_year }
        : null,
    lecturer:
      lecturer_id !== null && nip !== null
        ? { id: lecturer_id, user_id: user.id, nip, digital_signature }
        : null,
    mentor: isMentor
      ? {
          id: mentor_id,
          user_id: user.id,
          nik,
          digital_signature,
          is_active: mentor_is_active,
          company_id,
          company: { id: company_id, name: company_name },
        }
      : null,
  };
}
