import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anActivity, anInternship, anInternshipPeriod } from '@/server/testing/builders';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import type { Database } from './database';
import { roundPositions } from './roundPositions';

const DAY_S = 24 * 60 * 60;
const RETENTION = 90 * DAY_S;
const ENDED = '2026-06-30';
/** The ninetieth day is over. */
const DUE = new Date('2026-09-29T00:00:00Z');
const NOT_YET = new Date('2026-09-28T23:59:59Z');

const EXACT = { latitude: -6.914744, longitude: 107.60981 };
const ROUNDED = { latitude: -6.91, longitude: 107.61, is_position_rounded: true };

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterEach(() => roundPositions(db, 1, new Date('2100-01-01T00:00:00Z')));
afterAll(() => database.close());

const anInternshipUntil = async (end_date: string) => {
  const period = await anInternshipPeriod(db, { start_date: '2026-01-05', end_date });
  return anInternship(db, { internship_period_id: period.id });
};
const attended = { attendance_time: '2026-03-02T01:00:00Z', ...EXACT };
const anAttended = async (end_date: string) =>
  anActivity(db, { internship_id: (await anInternshipUntil(end_date)).id, ...attended });
const positionOf = (id: number) =>
  db
    .selectFrom('activities')
    .select(['latitude', 'longitude', 'is_position_rounded'])
    .where('id', '=', id)
    .executeTakeFirst();
const entriesAfter = (id: number) =>
  db.selectFrom('audit_entries').selectAll().where('id', '>', id).orderBy('id').execute();
const lastEntryId = async () => {
  const last = await db
    .selectFrom('audit_entries')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
};

test('rounds the positions of a period that has been over for as long as they are kept', async () => {
  const { id } = await anAttended(ENDED);
  expect(await roundPositions(db, RETENTION, NOT_YET)).toBe(0);
  expect(await positionOf(id)).toEqual({ ...EXACT, is_position_rounded: false });
  expect(await roundPositions(db, RETENTION, DUE)).toBe(1);
  expect(await positionOf(id)).toEqual(ROUNDED);
  expect(await roundPositions(db, RETENTION, DUE)).toBe(0);
});

test('leaves other periods and activities without attendance alone', async () => {
  const present = await anAttended('2026-12-31');
  const unattended = await anActivity(db, { internship_id: (await anInternshipUntil(ENDED)).id });
  expect(await roundPositions(db, RETENTION, DUE)).toBe(0);
  expect(await positionOf(present.id)).toMatchObject(EXACT);
  expect(await positionOf(unattended.id)).toMatchObject({ is_position_rounded: false });
});

testInAll(
  'leaves one entry without positions for what a transaction rounds, and none for each activity',
  async () => {
    const { internship_id, id: _id, search_text: _text, ...activity } = await anAttended(ENDED);
    await db
      .insertInto('activities')
      .values(Array.from({ length: 500 }, () => ({ ...activity, internship_id })))
      .execute();
    const last = await lastEntryId();
    expect(await roundPositions(db, RETENTION, DUE)).toBe(501);
    const entries = await entriesAfter(last);
    expect(entries).toMatchObject([
      { action: 'purge', resource: 'activities', operation: 'round_positions', at: DUE },
      { actor_user_id: null, new: { positions: 1 } },
    ]);
    expect(entries[0]?.new).toEqual({ positions: 500 });
  },
);

test('an attendance leaves no position in the trail, nor does a deletion', async () => {
  const last = await lastEntryId();
  const { id } = await anActivity(db);
  await db.updateTable('activities').set(attended).where('id', '=', id).execute();
  await db.deleteFrom('activities').where('id', '=', id).execute();
  const entries = (await entriesAfter(last)).filter(({ resource }) => resource === 'activities');
  expect(entries.map(({ action }) => action)).toEqual(['create', 'attend', 'delete']);
  expect(entries[1]?.new).toMatchObject({ position: null });
  expect(JSON.stringify(entries)).not.toMatch(/6\.91|107\.6|tude/);
});

test('positions of two processes at once are each rounded once', async () => {
  await Promise.all([ENDED, ENDED, ENDED].map(anAttended));
  const [one, other] = await Promise.all([
    roundPositions(db, RETENTION, DUE),
    roundPositions(db, RETENTION, DUE),
  ]);
  expect(one + other).toBe(3);
});

testOnServer(
  'does not wait for a placement that somebody holds, whose activities it locks',
  async () => {
    const { id, internship_id } = await anAttended(ENDED);
    const { answer, hasWaited } = await during(
      db,
      (trx) => sql`select from internships where id = ${internship_id} for update`.execute(trx),
      () => roundPositions(db, RETENTION, DUE),
    );
    expect({ answer, hasWaited }).toEqual({ answer: 0, hasWaited: false });
    expect(await roundPositions(db, RETENTION, DUE)).toBe(1);
    expect(await positionOf(id)).toEqual(ROUNDED);
  },
);

test('rounds the positions of events, also without a check-in, and the distance to a hundred metres', async () => {
  const { id: activity_id } = await anActivity(db, {
    internship_id: (await anInternshipUntil(ENDED)).id,
  });
  const place = { place_name: 'Kantor', place_latitude: -6.9, place_longitude: 107.6 };
  const { id } = await db
    .insertInto('attendance_events')
    .values({
      ...{ activity_id, device_event_id: randomUUID(), kind: 'out', received_at: DUE, ...EXACT },
      ...{ ...place, place_radius: 150, distance: 1263, verdict: 'off_site' },
      ...{ actor_user_id: 1, actor_name: 'Budi', actor_role: 'student' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = () =>
    db
      .selectFrom('attendance_events')
      .select(['latitude', 'longitude', 'is_position_rounded', 'distance', 'verdict'])
      .where('id', '=', id)
      .executeTakeFirst();
  expect(await roundPositions(db, RETENTION, NOT_YET)).toBe(0);
  expect(await roundPositions(db, RETENTION, DUE)).toBe(1);
  expect(await event()).toEqual({ ...ROUNDED, distance: 1300, verdict: 'off_site' });
  expect(await roundPositions(db, RETENTION, DUE)).toBe(0);
});
