import { sql } from 'kysely';
import {
  aCompany,
  aCourse,
  aGrade,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anInternship,
  aStudent,
} from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { type Actor, asActor, forReason } from './actor';
import { NOT_RECORDED, RECORD_KINDS } from './audit/recordKinds';
import type { Database } from './database';

/** The tables of the migrations. */
const HISTORY = ['kysely_migration'];

/** Columns that look like a secret or a picture, and are none. */
const HARMLESS = ['users.has_default_password', 'users.default_password_given_at'];

const ACTOR: Actor = {
  user: { id: 7, name: 'Budi Santoso', role: 'lecturer' },
  at: new Date('2026-03-02T08:00:00Z'),
  address: '10.0.0.1',
  device: 'Chrome di Android',
  request_id: 'request-1',
  operation: 'updateGrade',
};

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const lastEntry = () =>
  db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const countEntries = async () => {
  const { entries } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return entries;
};
const setScore = (id: number, midterm: number) =>
  db.updateTable('grades').set({ midterm }).where('id', '=', id).execute();

describe('the tables', () => {
  test('every table is audited or has a reason not to be', async () => {
    const { rows } = await sql<{ name: string; triggers: string }>`
      select relname as name, coalesce(string_agg(tgname, ' ' order by tgname), '') as triggers
      from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgname like 'audit%'
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      group by relname`.execute(db);
    const audited = Object.keys(RECORD_KINDS);
    expect(Object.fromEntries(rows.map(({ name, triggers }) => [name, triggers]))).toEqual({
      ...Object.fromEntries(
        audited.map((name) => [name, 'audit_changes audit_inserts audit_rows']),
      ),
      ...Object.fromEntries([...Object.keys(NOT_RECORDED), ...HISTORY].map((name) => [name, ''])),
    });
  });

  test('no secret or picture of a table is recorded', async () => {
    const { rows } = await sql<{ name: string; table: string; column: string }>`
      select columns.table_name as table, columns.column_name as column
      from information_schema.columns
      where table_schema = 'public'
        and (data_type = 'bytea' or column_name ~ 'password|secret|token|hash|digest|jti')`.execute(
      db,
    );
    const triggers = await sql<{ table: string; hidden: string[] }>`
      select tgrelid::regclass::text as table, array(
        select jsonb_array_elements_text(options -> 'ignored')
        union all select jsonb_object_keys(options -> 'secret')
      ) as hidden
      from pg_trigger, lateral (
        select convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb as options
      ) arguments
      where tgname = 'audit_changes'`.execute(db);
    const shown = rows
      .filter(({ table, column }) =>
        triggers.rows.some(
          (trigger) => trigger.table === table && !trigger.hidden.includes(column),
        ),
      )
      .map(({ table, column }) => `${table}.${column}`);
    expect(shown.filter((name) => !HARMLESS.includes(name))).toEqual([]);
  });
});

describe('an entry', () => {
  test('an entry says who changed what, from where, and the values before and after', async () => {
    const { id } = await aGrade(db, { midterm: 70 });
    await asActor(ACTOR, () => forReason('Salah ketik', () => setScore(id, 85)));
    expect(await lastEntry()).toMatchObject({
      at: ACTOR.at,
      ...{ actor_user_id: 7, actor_name: 'Budi Santoso', actor_role: 'lecturer' },
      ...{ address: '10.0.0.1', device: 'Chrome di Android', request_id: 'request-1' },
      ...{ operation: 'updateGrade', action: 'update', reason: 'Salah ketik' },
      ...{ resource: 'grades', record_id: String(id), subject: 'grades', subject_id: String(id) },
      ...{ old: { midterm: 70 }, new: { midterm: 85 } },
      label: expect.stringMatching(/ – Pengguna/),
    });
  });

  test('an entry of the server itself has no name, also on a connection that a person has used', async () => {
    const { id } = await aGrade(db, { midterm: 70 });
    await asActor(ACTOR, () => forReason('Salah ketik', () => setScore(id, 85)));
    await setScore(id, 86);
    expect(await lastEntry()).toMatchObject({ actor_user_id: null, actor_name: null });
  });

  test('a change that is rolled back leaves no entry, and the next one has the right name', async () => {
    const { id } = await aGrade(db, { midterm: 70 });
    const entries = await countEntries();
    const failed = asActor({ ...ACTOR, reason: 'Salah ketik' }, () =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('grades').set({ midterm: 90 }).where('id', '=', id).execute();
        throw new Error('changed our mind');
      }),
    );
    await expect(failed).rejects.toThrow('changed our mind');
    expect(await countEntries()).toBe(entries);
    const other = { id: 8, name: 'Siti Aminah', role: 'super_admin' } as const;
    await asActor({ ...ACTOR, user: other, reason: 'Salah ketik' }, () => setScore(id, 71));
    expect(await lastEntry()).toMatchObject({ actor_user_id: 8, actor_name: 'Siti Aminah' });
  });

  test('an update that changes nothing or only copies leaves no entry', async () => {
    const { id, student_id } = await anInternship(db);
    const { id: gradeId } = await aGrade(db, { internship_id: id, midterm: 70 });
    const entries = await countEntries();
    await setScore(gradeId, 70);
    expect(await countEntries()).toBe(entries);
    await db
      .updateTable('students')
      .set({ nim: '9999999999' })
      .where('id', '=', student_id)
      .execute();
    // The NIM is also in the internship.
    expect(await countEntries()).toBe(entries + 1);
  });

  test('a draft leaves no entry until it is handed in', async () => {
    const { id } = await anActivity(db);
    const entries = await countEntries();
    await anActivityLog(db, { activity_id: id, handed_in_at: null });
    expect(await countEntries()).toBe(entries);
    await db
      .updateTable('activity_logs')
      .set({ handed_in_at: now, first_handed_in_at: now, handed_in_version: 1 })
      .where('activity_id', '=', id)
      .execute();
    expect(await lastEntry()).toMatchObject({ action: 'hand_in', subject_id: String(id) });
  });

  test('each row that one statement adds has an entry', async () => {
    const companies = ['PT Satu', 'PT Dua'].map((name) => aCompanyInput({ name }));
    const added = await asActor(ACTOR, () =>
      db.insertInto('companies').values(companies).returning('id').execute(),
    );
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries.reverse()).toMatchObject(
      companies.map((company, index) => ({
        ...{ at: ACTOR.at, actor_name: 'Budi Santoso', operation: 'updateGrade', action: 'create' },
        ...{ resource: 'companies', record_id: String(added[index]?.id), label: company.name },
        ...{ old: null, new: company },
      })),
    );
  });

  test('an entry tells that a password or picture changed, without its content', async () => {
    const { user } = await aStudent(db);
    await db
      .updateTable('users')
      .set({ password_hash: 'do-not-tell', has_default_password: true })
      .where('id', '=', user.id)
      .execute();
    expect(await lastEntry()).toMatchObject({
      action: 'reset_password',
      old: {},
      new: { password: null },
    });
    await anActivityPhoto(db);
    await db.deleteFrom('activity_photos').execute();
    const { rows } = await sql<{ text: string }>`
      select string_agg(concat(old, new), '') as text from audit_entries`.execute(db);
    expect(rows[0]?.text).not.toMatch(/do-not-tell|password_hash|argon2|image|\\\\x/);
  });

  test('the records deleted along with another one have entries', async () => {
    const { user, id } = await aStudent(db, { user: { name: 'Rudi Hartono' } });
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    const entries = await db
      .selectFrom('audit_entries')
      .select(['resource', 'record_id', 'subject', 'subject_id', 'label'])
      .where('action', '=', 'delete')
      .where('subject_id', '=', String(user.id))
      .orderBy('resource')
      .execute();
    const ofUser = { subject: 'users', subject_id: String(user.id), label: 'Rudi Hartono' };
    expect(entries).toEqual([
      { resource: 'students', record_id: String(id), ...ofUser },
      { resource: 'users', record_id: String(user.id), ...ofUser },
    ]);
  });

  test('the entries of a course are found by its new code', async () => {
    const { code } = await aCourse(db);
    await db.updateTable('courses').set({ code: 'NEW202601' }).where('code', '=', code).execute();
    expect(await lastEntry()).toMatchObject({
      record_id: 'NEW202601',
      old: { code },
      new: { code: 'NEW202601' },
    });
  });

  const now = '2026-03-02T08:00:00Z';
  test.each([
    [{ attendance_time: now, latitude: -6.2, longitude: 106.8 }, 'attend'],
    [{ validated_at_by_mentor: now }, 'validate'],
    [{ validated_at_by_mentor: null }, 'undo_validation'],
    [{ returned_at_by_lecturer: now }, 'return'],
    [{ returned_at_by_lecturer: null }, 'undo_return'],
    [{ name: 'Instalasi' }, 'update'],
  ])('the entry of the change of an activity %j says %s', async (change, action) => {
    const [[column, value] = ['', null]] = Object.entries(change);
    const before = value === null ? { [column]: now } : {};
    const { id } = await anActivity(db, before);
    await db.updateTable('activities').set(change).where('id', '=', id).execute();
    expect(await lastEntry()).toMatchObject({ action, record_id: String(id) });
  });

  test('rows that are loaded can leave no entries', async () => {
    const entries = await countEntries();
    await db.transaction().execute(async (trx) => {
      await sql`set local simagang.audit = 'off'`.execute(trx);
      await aCompany(trx);
    });
    expect(await countEntries()).toBe(entries);
    await aCompany(db);
    expect(await countEntries()).toBe(entries + 1);
  });
});

describe('the trail', () => {
  const purge = (before: string) =>
    sql<{ purged: number }>`select purge_audit_entries(${before}) as purged`.execute(db);

  test.each([
    'update audit_entries set actor_name = null',
    'delete from audit_entries',
    'truncate audit_entries',
  ])('the trail is never changed: %s', async (statement) => {
    await aCompany(db);
    const entries = await countEntries();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed');
    expect(await countEntries()).toBe(entries);
  });

  test('the trail loses entries only when they are old, and says so', async () => {
    await asActor({ ...ACTOR, at: new Date('2020-01-01T00:00:00Z') }, () => aCompany(db));
    await expect(purge(new Date().toISOString())).rejects.toThrow('30 days');
    const entries = await countEntries();
    const { rows } = await purge('2021-01-01T00:00:00Z');
    expect(rows).toEqual([{ purged: 1 }]);
    expect(await countEntries()).toBe(entries);
    expect(await lastEntry()).toMatchObject({
      action: 'purge',
      resource: 'audit_entries',
      new: { entries: 1 },
    });
    await expect(sql`delete from audit_entries`.execute(db)).rejects.toThrow('never changed');
  });
});
