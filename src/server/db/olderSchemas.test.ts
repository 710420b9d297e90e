import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  aCourse,
  aGrade,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anInternship,
} from '@/server/testing/builders';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { few } from '@/shared/testing/testLevel';
import { emptySchema } from './backup/emptySchema';
import type { Database } from './database';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations/index';
import type { Internship } from './tables';

/** The last migration of each; the first is that of version 0.1.0. */
const SCHEMAS = ['0014_list_filters', '0023_reviews', '0034_audit_entries', '0048_versions'];

let older: TestDatabase;
let latest: TestDatabase;
beforeAll(async () => {
  older = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
  latest = await createTestDatabase();
});
afterAll(() => Promise.all([older.close(), latest.close()]));

const AT = '2026-03-02T01:05:00Z';

/** A placement with activities in every state, as far as the schema knows them. */
async function fill(db: Database, schema: string): Promise<void> {
  const internship = await anInternship(db);
  const internship_id = internship.id;
  const { code: course_code } = await aCourse(db);
  await aGrade(db, { internship_id, course_code });
  const attended = { attendance_time: AT, latitude: -6.914744, longitude: 107.60981 };
  const byMentor = { validated_at_by_mentor: AT };
  const activity = await anActivity(db, { internship_id, ...attended });
  await anActivity(db, { internship_id, ...byMentor });
  if (schema >= '0022') {
    await anActivityLog(db, { activity_id: activity.id });
    await anActivityPhoto(db, { activity_id: activity.id });
  }
  if (schema >= '0023') {
    await anActivity(db, { internship_id, returned_at_by_lecturer: AT });
    await sql`
      insert into activity_steps
        (activity_id, kind, reviewer, actor_user_id, actor_name, actor_role, comment, at)
      values (${activity.id}, 'returned', 'lecturer', 1, 'Fitri', 'lecturer', 'Lengkapi.', ${AT})`.execute(
      db,
    );
  }
  if (schema >= '0043') await issueReports(db, { ...internship, course_code });
  // From migration 0050 on, nothing else of it could be entered.
  await anActivity(db, { internship_id, ...byMentor, validated_at_by_lecturer: AT });
}

const PNG_HEADER = Buffer.from('89504e470d0a1a0a', 'hex');
const pngOf = (content: string) => Buffer.concat([PNG_HEADER, Buffer.from(content)]);
const IMAGES = { mentors: pngOf('mentor'), lecturers: pngOf('lecturer') };
const digestOf = (image: Buffer) => createHash('sha256').update(image).digest('hex');

/** An activity report and a grade report of the placement, whose mentor and lecturer have signatures. */
async function issueReports(db: Database, placement: Internship & { course_code: string }) {
  const { id, course_code, internship_period_id, lecturer_id, mentor_id } = placement;
  for (const [table, person] of [
    ['mentors', mentor_id],
    ['lecturers', lecturer_id],
  ] as const) {
    await sql`
      insert into signatures (user_id, image)
      select user_id, ${IMAGES[table]} from ${sql.table(table)} where id = ${person}`.execute(db);
  }
  const times = { first_issued_at: AT, last_issued_at: AT };
  const filters = { course_code, internship_period_id, lecturer_id, mentor_id };
  await db
    .insertInto('issued_reports')
    .values({ code: '7K3M9QXA2HT0', internship_id: id, content_digest: 'activities', ...times })
    .execute();
  await db
    .insertInto('issued_reports')
    .values({ code: '7K3M9QXA2HT1', ...filters, content_digest: 'grades', ...times })
    .execute();
}

type Row = Record<string, unknown>;

async function rowsOf(db: Database): Promise<Record<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not like 'kysely%'`.execute(db);
  const rows: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const found = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db);
    rows[name] = found.rows.map(({ row }) => row);
  }
  return rows;
}

/** Counters are where the rows have left them. */
const objectsOf = async (db: Database) =>
  (await contentOfDatabase(db)).objects.filter((text) => !/_seq \d+$/.test(text));

/** Every value that is there before is there afterwards; the trail loses positions (migration 0044). */
function withoutPositions(row: Row): Row {
  const { old, new: after, ...rest } = row;
  return 'request_id' in row ? rest : row;
}

test.each(few(SCHEMAS, 1))(
  'a database with the schema of %s becomes one of today',
  async (schema) => {
    await emptySchema(older.db);
    const known = Object.entries(migrations).filter(([name]) => name <= schema);
    await migrateToLatest(older.db, { wanted: Object.fromEntries(known) });
    await fill(older.db, schema);
    const before = await rowsOf(older.db);

    const applied = await migrateToLatest(older.db);
    expect([...known.map(([name]) => name), ...applied]).toEqual(Object.keys(migrations));
    expect(await objectsOf(older.db)).toEqual(await objectsOf(latest.db));
    const after = await rowsOf(older.db);
    for (const [table, rows] of Object.entries(before)) {
      expect([table, after[table]]).toMatchObject([
        table,
        rows.map((row) => expect.objectContaining(withoutPositions(row))),
      ]);
    }
    // What is kept beside the rows is as if they had been entered today.
    const activities = after.activities ?? [];
    expect(after.activity_tallies).toEqual([
      expect.objectContaining({ activities: activities.length, attended: 1 }),
    ]);
    const { rows: counted } = await sql<{ list: string; rows: number }>`
    select list, sum(rows)::int as rows from list_counts group by list order by list`.execute(
      older.db,
    );
    expect(counted).toEqual([
      { list: 'students', rows: after.students?.length },
      { list: 'users', rows: after.users?.length },
    ]);
    expect(after.issued_reports).toMatchObject(
      schema >= '0043'
        ? [
            {
              mentor_signature_digest: digestOf(IMAGES.mentors),
              lecturer_signature_digest: digestOf(IMAGES.lecturers),
            },
            {
              mentor_signature_digest: null,
              lecturer_signature_digest: digestOf(IMAGES.lecturers),
            },
          ]
        : [],
    );
    expect(after.internships).toMatchObject([{ company_name: after.companies?.[0]?.name }]);
    expect(activities.map(({ version }) => version)).toEqual(activities.map(() => 1));
  },
);
