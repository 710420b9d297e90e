import { type Insertable, type Kysely, sql } from 'kysely';

import { hashPassword } from '@/server/auth/passwords';

import type { Tables } from '../tables';
import { demoActivities } from './activities';
import { demoCompanies } from './companies';
import { demoCourses } from './courses';
import { addDays } from './dates';
import { DEMO_PASSWORD, isDemoAccount } from './demoAccounts';
import { demoGrades } from './grades';
import { demoInternships } from './internships';
import { type DemoUser, demoPeople } from './people';
import { demoPeriods } from './periods';
import { drawSignature } from './signatures';

interface DemoOptions {
  /** 'YYYY-MM-DD' in UTC, the day that the data is about */
  readonly today: string;
  readonly hash?: (password: string) => Promise<string>;
}

/** Tables whose identity columns must go on after the ids that the demo data brings. */
const numberedTables = [
  'users',
  'students',
  'lecturers',
  'mentors',
  'signatures',
  'companies',
  'internship_periods',
  'internships',
  'activities',
  'grades',
] as const;

const ROWS_PER_INSERT = 500;
const LOADING_LOCK = 'simagang demo data';

/** Nobody and nothing to show yet: sessions and counters do not count. */
export async function isEmptyDatabase(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users) or exists (select from companies)
      or exists (select from courses) or exists (select from internship_periods) as found
  `.execute(db);
  return rows[0]?.found === false;
}

/**
 * Fills an empty database, all or nothing, with the same rows everywhere (the salts of the
 * password hashes apart). Answers false, having changed nothing, when the database is not empty.
 */
export async function loadDemoData(
  db: Kysely<Tables>,
  { today, hash = hashPassword }: DemoOptions,
): Promise<boolean> {
  const periods = demoPeriods(today);
  const people = demoPeople(addDays(periods[0]?.start_date ?? today, -14));
  const internships = demoInternships(people.students);
  const activities = demoActivities(internships, periods, today);
  // the slow part happens before the transaction
  const [users, signatures] = await Promise.all([
    withPasswordHashes(people.users, hash),
    signaturesOf(people.users),
  ]);

  return db.transaction().execute(async (trx) => {
    // several processes may start on one new database
    await sql`select pg_advisory_xact_lock(hashtext(${LOADING_LOCK}))`.execute(trx);
    if (!(await isEmptyDatabase(trx))) return false;

    await insertRows(trx, 'users', users);
    await insertRows(trx, 'signatures', signatures);
    await insertRows(
      trx,
      'companies',
      demoCompanies.map(({ latitude: _latitude, longitude: _longitude, ...company }) => company),
    );
    await insertRows(trx, 'courses', demoCourses);
    await insertRows(trx, 'internship_periods', periods);
    await insertRows(trx, 'students', people.students);
    await insertRows(trx, 'lecturers', people.lecturers);
    await insertRows(trx, 'mentors', people.mentors);
    await insertRows(trx, 'internships', internships);
    await insertRows(trx, 'activities', activities);
    await insertRows(trx, 'grades', demoGrades(internships));

    for (const table of numberedTables) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
        trx,
      );
    }
    // the embedded database has no autovacuum to learn how the tables look
    await sql`analyze`.execute(trx);
    return true;
  });
}

/** The demo accounts share one hash; everyone else has the default password. */
async function withPasswordHashes(
  users: readonly DemoUser[],
  hash: (password: string) => Promise<string>,
): Promise<Insertable<Tables['users']>[]> {
  const demoHash = await hash(DEMO_PASSWORD);
  return Promise.all(
    users.map(async ({ identifier, ...user }) => ({
      ...user,
      password_hash: isDemoAccount(identifier) ? demoHash : await hash(identifier),
    })),
  );
}

async function signaturesOf(
  users: readonly DemoUser[],
): Promise<Insertable<Tables['signatures']>[]> {
  const signing = users.filter(({ role }) => role !== 'student');
  return Promise.all(
    signing.map(async ({ id, name, created_at }, index) => ({
      id: index + 1,
      user_id: id,
      image: await drawSignature(name),
      updated_at: created_at,
    })),
  );
}

async function insertRows<Name extends keyof Tables>(
  trx: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}
