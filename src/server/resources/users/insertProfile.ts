import type { Database } from '@/server/db/database';
import type { UserCreateInput } from '@/shared/resources/users/userCreateRules';

/** Stores the profile of an account that exists. @returns the id of the profile. */
export async function insertProfile(
  trx: Database,
  user_id: number,
  user: UserCreateInput,
): Promise<number> {
  const { id } = await profileOf(trx, user_id, user).executeTakeFirstOrThrow();
  return id;
}

function profileOf(trx: Database, user_id: number, user: UserCreateInput) {
  switch (user.role) {
    case 'student': {
      const { nim, academic_year } = user;
      return trx.insertInto('students').values({ user_id, nim, academic_year }).returning('id');
    }
    case 'mentor': {
      const { nik, company_id, is_active } = user;
      const profile = { user_id, nik, company_id, is_active };
      return trx.insertInto('mentors').values(profile).returning('id');
    }
    default:
      return trx.insertInto('lecturers').values({ user_id, nip: user.nip }).returning('id');
  }
}
