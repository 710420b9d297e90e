import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { aLecturer, aMentor, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { rowsRead } from '@/server/testing/rowsRead';
import { countReviews } from './reviewCounts';
import { type ReviewQuery, selectReviewIds } from './reviewList';
import { selectReviews } from './reviewRows';
import type { Desk } from './reviewScope';

/** Per reviewer. The activities of three more reviewers must stay unread. */
const STUDENTS = 30;
const DAYS = 100;
const ACTIVITIES = STUDENTS * DAYS;
/** The number of last days of each student that are undecided. */
const WAITING_DAYS = 4;
/** The last day of each student is unattended, so that there is nothing to review. */
const EMPTY = STUDENTS;
const UNDECIDED = STUDENTS * WAITING_DAYS;
const WAITING = UNDECIDED - EMPTY;
const PAGE = 20;

const desk = {} as Desk;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  const mentor = await aMentor(db);
  const period = await anInternshipPeriod(db);
  for (let number = 0; number < 4; number += 1) {
    const lecturer = await aLecturer(db);
    desk.user = { id: lecturer.user_id, role: 'lecturer', profileId: lecturer.id };
    await sql`
      with accounts as (
        insert into users (name, email, role, password_hash)
        select 'Mahasiswa ' || n, ${lecturer.id} || '-' || n || '@kampus.example', 'student', 'x'
        from generate_series(1, ${STUDENTS}::integer) n
        returning id
      ), people as (
        insert into students (user_id, nim, academic_year)
        select id, lpad(id::text, 10, '0'), '2024/2025' from accounts
        returning id
      )
      insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
      select id, ${mentor.id}, ${lecturer.id}, ${period.id} from people`.execute(db);
  }
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time,
      validated_at_by_lecturer
    )
    select internships.id, 'Konfigurasi', 'Uji', date '2026-03-10' - day, '08:00', '12:00', 'Bandung',
      case when day % 10 > 0 then now() end,
      case when day >= ${WAITING_DAYS}::integer then now() end
    from internships, generate_series(0, ${DAYS - 1}::integer) day
    order by day`.execute(db);
  await sql`
    insert into activity_logs (
      activity_id, text, saved_at, first_handed_in_at, handed_in_at, handed_in_version
    )
    select id, 'Memasang rak.', now(), now(), now(), 1 from activities
    where attendance_time is not null`.execute(db);
  await sql`vacuum analyze`.execute(db);
  desk.reviewer = 'lecturer';
  desk.days = { today: '2026-03-10', firstOpen: '2026-03-10', overdueBefore: '2026-03-03' };
});
afterAll(() => app.close());

const page = (query: ReviewQuery) => async (db: Database) => {
  const { ids } = await selectReviewIds(db, desk, { page: 1, per_page: PAGE, ...query });
  const rows = await selectReviews({ ...app.services, db }, desk, ids);
  expect(rows).toHaveLength(PAGE);
};

test.each(['day', 'student'] as const)('reads only waiting activities, by %s', async (group) => {
  const { read } = await rowsRead(app.db, page({ view: 'waiting', group }));
  expect(read('activities')).toBeLessThan(UNDECIDED * 2 + PAGE * 2);
  // Only what has no attendance needs its log, and the rows of the page show theirs.
  expect(read('activity_logs')).toBeLessThanOrEqual(EMPTY * 2 + PAGE);
});

test.each(['done', 'all', 'unattended'] as const)(
  'the view "%s" reads no activities of others',
  async (view) => {
    for (const group of ['day', 'student'] as const) {
      const { read } = await rowsRead(app.db, page({ view, group }));
      // Once for their number, and once for the page.
      expect(read('activities')).toBeLessThan(ACTIVITIES * 2 + PAGE * 2);
    }
  },
);

test('the numbers of all views read each activity of the reviewer once', async () => {
  const { read } = await rowsRead(app.db, async (db) => {
    const counts = await countReviews(db, desk, {});
    expect(counts).toMatchObject({ waiting: WAITING, empty: EMPTY });
    expect(counts).toMatchObject({ all: ACTIVITIES, done: ACTIVITIES - UNDECIDED });
    expect(counts.unattended).toBe((ACTIVITIES / DAYS) * 9);
  });
  expect(read('activities')).toBeLessThan(ACTIVITIES * 1.2);
  expect(read('activity_logs')).toBeLessThanOrEqual(UNDECIDED);
});

test('a search reads each activity of the reviewer once', async () => {
  const { read } = await rowsRead(
    app.db,
    page({ view: 'all', search: 'konfigurasi bandung mahasiswa' }),
  );
  expect(read('activities')).toBeLessThan(ACTIVITIES * 1.2 + PAGE * 2);
});
