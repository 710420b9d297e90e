import { verifyPassword } from '@/server/auth/passwords';
import type { Database } from '@/server/db/database';
import { DEMO_PASSWORD, demoAccounts } from '@/server/db/demo/demoAccounts';

/** The accounts that the demo data may have created, and all super admins. */
function selectCandidates(db: Database) {
  const identifiers = demoAccounts.map(({ identifier }) => identifier as string);
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .select('users.password_hash')
    .where('users.is_active', '=', true)
    .where('users.has_default_password', '=', false)
    .where((eb) =>
      eb.or([
        eb('users.role', '=', 'super_admin'),
        eb('students.nim', 'in', identifiers),
        eb('lecturers.nip', 'in', identifiers),
        eb('mentors.nik', 'in', identifiers),
      ]),
    )
    .execute();
}

/**
 * Counts the accounts that the published password of the demo data opens. It verifies each hash once,
 * because that takes 30 ms of CPU time.
 */
export function createDemoPasswordCheck(db: Database): () => Promise<number> {
  const verified = new Map<string, boolean>();
  return async () => {
    const candidates = await selectCandidates(db);
    let count = 0;
    for (const { password_hash } of candidates) {
      const isPublished =
        verified.get(password_hash) ?? (await verifyPassword(password_hash, DEMO_PASSWORD));
      verified.set(password_hash, isPublished);
      if (isPublished) count++;
    }
    return count;
  };
}
