import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import type { PersonalTable } from '@/server/resources/personalRecords';
import { lockAccount, lockActiveSuperAdmins } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import { oneLine } from '@/shared/hiddenCharacters';
import { type Person, refusalsOf } from './refusals';

const OTHER_NAME = 'Nama tidak sama dengan nama orang ini';

/**
 * Removes all personal data from an account and its records (docs/decisions/0039). Placements, grades and
 * counts stay. Throws 409 with all reasons for a person who cannot be anonymised.
 */
export async function anonymise(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tables: Readonly<Record<string, PersonalTable>>,
  actor: SessionUser,
  id: number,
  typedName: string,
): Promise<void> {
  const at = clock();
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await db.transaction().execute(async (trx) => {
    const superAdmins = await lockActiveSuperAdmins(trx);
    const person = foundOr404(await lockPerson(trx, id));
    const refusals = await refusalsOf(trx, { person, actor, superAdmins, at });
    if (refusals.length > 0) throw conflict(refusals.join(' '));
    if (typedName !== oneLine(person.name)) throw fieldErrors({ name: [OTHER_NAME] });
    // Entries about these changes would keep the removed data; one entry covers them all.
    await sql`set local simagang.audit = 'off'`.execute(trx);
    const alias = `Anonim #${id}`;
    for (const { forget } of Object.values(tables))
      await forget?.(trx, { id, alias, at, passwordHash });
    await recordEvent({ db: trx, clock }, { action: 'anonymise', account: { id, name: alias } });
  });
}

async function lockPerson(trx: Database, id: number): Promise<Person | undefined> {
  if (!(await lockAccount(trx, id))) return undefined;
  return selectPerson(trx, id);
}

export async function selectPerson(db: Database, id: number): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'anonymised_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
