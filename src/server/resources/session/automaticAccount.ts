import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ValidationError } from 'yup';
import { hashPassword } from '@/server/auth/passwords';
import { forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { insertAccount } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import type { RoleByClaim } from '@/server/settings/loginProviders';
import { lecturerProfileCreateRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import { studentProfileCreateRules } from '@/shared/resources/students/studentProfileRules';
import { accountFields } from '@/shared/resources/users/userRules';
import { record } from '@/shared/validation/fields';

const named = record({ name: accountFields.name, email: accountFields.email });

/** The lecturer is asked for a signature like one who was imported. */
const RULES = {
  student: named.concat(studentProfileCreateRules),
  lecturer: named.concat(lecturerProfileCreateRules.pick(['nip'])),
};

/** The first month of an academic year. */
const FIRST_MONTH = 7;

interface Newcomer {
  role: RoleByClaim;
  number: string;
  name: unknown;
  email: unknown;
  /** The name of the provider that states them. */
  provider: string;
}

/** The hash of a password without an owner. */
export const hashOfNoPassword = () => hashPassword(randomBytes(32).toString('base64url'));

/**
 * Makes the account of a person whom a provider vouches for. Returns false if number, name
 * or mail address is not valid, or the address is that of somebody else.
 */
export async function insertAutomaticAccount(
  services: Services,
  { role, number, name, email, provider }: Newcomer,
): Promise<boolean> {
  const { db, clock } = services;
  const academic_year = academicYearOf(campusMoment(services).today);
  const numbers = role === 'student' ? { nim: number, academic_year } : { nip: number };
  const person = await validated(role, { name, email, ...numbers });
  if (!person || (await isUsed(db, person.email))) return false;
  const password_hash = await hashOfNoPassword();
  await forReason(`Akun otomatis dari ${provider}`, () =>
    db.transaction().execute(async (trx) => {
      const user_id = await insertAccount(trx, {
        name: person.name,
        email: person.email,
        role,
        password_hash,
        has_default_password: false,
        created_at: clock(),
        updated_at: clock(),
      });
      if ('nim' in person) {
        const { nim, academic_year } = person;
        await trx.insertInto('students').values({ user_id, nim, academic_year }).execute();
      } else {
        await trx.insertInto('lecturers').values({ user_id, nip: person.nip }).execute();
      }
    }),
  );
  return true;
}

async function isUsed(db: Database, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return owner !== undefined;
}

async function validated(role: RoleByClaim, person: object) {
  try {
    return await RULES[role].validate(person);
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** The present one: the provider does not state the one in which a student began. */
function academicYearOf(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = month >= FIRST_MONTH ? year : year - 1;
  return `${first}/${first + 1}`;
}
