import { type Insertable, sql } from 'kysely';
import type { Tables } from '@/server/db/tables';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aCompany,
  aGrade,
  aHoliday,
  aLecturer,
  aMentor,
  anActivity,
  anActivityLog,
  anAssessmentForm,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  aPlace,
  aStudent,
  aUser,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { emptyTables } from '@/server/testing/testDatabase';
import type { components } from '@/shared/contract.gen';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

type FollowUp = components['schemas']['FollowUp'];
type Caller = Awaited<ReturnType<typeof callsOf>>;

/** A Wednesday, 10.00 on campus. */
const NOW = '2030-03-13T03:00:00Z';
const TODAY = '2030-03-13';

let app: TestApp;
let desk: Desk;
let admin: Caller;

beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  await emptyTables(app.db);
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

/** Moves the clock. Everybody signs in again, because sessions end meanwhile. */
async function goTo(time: string) {
  app.setTime(time);
  for (const role of ['lecturer', 'mentor', 'student'] as const) {
    desk.as[role] = await callsOf(app, desk[role].user);
  }
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
}

const NO_REMINDERS = { count: 0, last_at: null, last_by: null, is_reminded_today: false };

const list = async (who: Caller): Promise<FollowUp[]> => {
  const answer = await who.get('/follow-ups');
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};

const kindOf = async (who: Caller, kind: string) =>
  (await list(who)).find((followUp) => followUp.kind === kind);

const countOf = async (who: Caller, kind: string) => (await kindOf(who, kind))?.count ?? 0;

const itemsOf = async (who: Caller, kind: string, query = '') => {
  const answer = await who.get(`/follow-ups/${kind}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** Two unattended days before today. */
async function fallSilent(internship_id = desk.internship.id) {
  await desk.activity({ internship_id, date: '2030-03-11' });
  await desk.activity({ internship_id, date: '2030-03-12' });
}

/** Approved by the mentor yesterday. */
const decided = (changes: Parameters<typeof anAttendanceRequest>[1] = {}) =>
  anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    start_date: '2030-03-20',
    end_date: '2030-03-20',
    state: 'approved',
    decided_at: '2030-03-12T03:00:00Z',
    decided_by_user_id: desk.mentor.user.id,
    decided_by_name: desk.mentor.user.name,
    decided_by_role: 'mentor',
    ...changes,
  });

/** Each makes the days from the 11th on days without work. */
const AWAY: [string, () => Promise<unknown>][] = [
  [
    'whose placement is interrupted',
    () =>
      anInterruption(app.db, {
        ...{ internship_id: desk.internship.id, start_date: '2030-03-11', end_date: null },
      }),
  ],
  [
    'whose placement has ended',
    () => setDays({ end_date: '2030-03-10', end_reason: 'resigned' as const }),
  ],
  ['whose placement has not begun', () => setDays({ start_date: '2030-03-14' })],
];

const setDays = (days: Partial<Insertable<Tables['internships']>>) =>
  app.db.updateTable('internships').set(days).where('id', '=', desk.internship.id).execute();

testInAll.each(AWAY)('days are no matters of a student %s', async (_case, arrange) => {
  await desk.activity({ date: TODAY });
  await fallSilent();
  const kinds = async (who: Caller) => (await list(who)).map(({ kind }) => kind);
  expect(await kinds(desk.as.student)).toEqual(['todays_presses', 'missing_days']);
  expect(await kinds(desk.as.mentor)).toContain('silent_students');
  await arrange();
  expect(await kinds(desk.as.student)).toEqual([]);
  expect(await kinds(desk.as.mentor)).not.toContain('silent_students');
  expect(await countOf(admin, 'idle_placements')).toBe(0);
});

describeInAll('silent students', () => {
  test('wait for all who see them after two unexplained days', async () => {
    await desk.attended('2030-03-08', '08:00');
    await fallSilent();
    for (const who of [admin, desk.as.lecturer, desk.as.mentor]) {
      expect(await kindOf(who, 'silent_students')).toMatchObject({
        title: 'Mahasiswa tanpa kabar',
        count: 1,
        oldest_date: '2030-03-11',
        link: '/follow-ups/silent_students',
        put_off_until: null,
      });
    }
    expect((await itemsOf(desk.as.lecturer, 'silent_students')).data.items).toEqual([
      {
        id: desk.internship.id,
        title: 'Aditya Pratama',
        detail: `${desk.student.nim} · PT Nusantara`,
        since: '2030-03-11',
        link: `/internships/${desk.internship.id}?tab=kehadiran`,
        person: expect.objectContaining({ name: 'Aditya Pratama' }),
        reminders: NO_REMINDERS,
      },
    ]);
    expect(
      await countOf(await callsOf(app, (await newUserOf.lecturer(app.db)).user), 'silent_students'),
    ).toBe(0);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['after a press today', () => desk.attended(TODAY, '08:00')],
    ['with a press on one of the days', () => desk.attended('2030-03-12', '09:00')],
    [
      'who have sent a request about one of the days',
      () =>
        anAttendanceRequest(app.db, {
          internship_id: desk.internship.id,
          start_date: '2030-03-12',
          end_date: '2030-03-12',
        }),
    ],
    ['for whom one of the days is off', () => aHoliday(app.db, { date: '2030-03-12' })],
    [
      'whose period is over',
      () =>
        app.db
          .updateTable('internship_periods')
          .set({ end_date: '2030-03-12' })
          .where('id', '=', desk.period.id)
          .execute(),
    ],
  ])('do not wait %s', async (_case, arrange) => {
    await fallSilent();
    expect(await countOf(admin, 'silent_students')).toBe(1);
    await arrange();
    expect(await countOf(admin, 'silent_students')).toBe(0);
  });

  test('wait no longer for a person who has settled it, until they fall silent again', async () => {
    await fallSilent();
    const settle = (is_settled: boolean) =>
      desk.as.lecturer.put(`/follow-ups/silent_students/items/${desk.internship.id}`, {
        is_settled,
      });
    expect((await settle(true)).json().data.message).toBe('Ditandai selesai.');
    expect(await countOf(desk.as.lecturer, 'silent_students')).toBe(0);
    expect((await itemsOf(desk.as.lecturer, 'silent_students')).meta.total).toBe(0);
    expect(await countOf(desk.as.mentor, 'silent_students')).toBe(1);
    expect((await settle(false)).statusCode).toBe(200);
    expect(await countOf(desk.as.lecturer, 'silent_students')).toBe(1);
    await settle(true);

    // The same silence, a day later.
    await goTo('2030-03-14T03:00:00Z');
    await desk.activity({ date: TODAY });
    expect(await countOf(desk.as.lecturer, 'silent_students')).toBe(0);

    await desk.attended('2030-03-14', '08:00');
    await desk.activity({ date: '2030-03-15' });
    await desk.activity({ date: '2030-03-18' });
    await goTo('2030-03-19T03:00:00Z');
    expect(await kindOf(desk.as.lecturer, 'silent_students')).toMatchObject({
      oldest_date: '2030-03-15',
    });
  });
});

describeInAll('a kind of matter', () => {
  test('can be put off by a person for some days, and shown again', async () => {
    await fallSilent();
    const putOff = (put_off_days: unknown) =>
      desk.as.lecturer.put('/follow-ups/silent_students', { put_off_days });
    expect((await putOff(3)).json().data.message).toBe('Ditunda.');
    expect(await kindOf(desk.as.lecturer, 'silent_students')).toMatchObject({
      count: 1,
      put_off_until: '2030-03-16',
    });
    expect((await itemsOf(desk.as.lecturer, 'silent_students')).data.put_off_until).toBe(
      '2030-03-16',
    );
    expect(await kindOf(desk.as.mentor, 'silent_students')).toMatchObject({ put_off_until: null });
    await goTo('2030-03-16T03:00:00Z');
    expect(await kindOf(desk.as.lecturer, 'silent_students')).toMatchObject({
      put_off_until: null,
    });
    await goTo(NOW);
    await putOff(3);
    expect((await putOff(0)).json().data.message).toBe('Ditampilkan lagi.');
    expect(await kindOf(desk.as.lecturer, 'silent_students')).toMatchObject({
      put_off_until: null,
    });
    expect((await putOff(15)).json().errors).toEqual({
      put_off_days: ['Jumlah hari maksimal 14'],
    });
  });

  test('hides the kinds of other roles', async () => {
    expect((await desk.as.student.get('/follow-ups/silent_students')).statusCode).toBe(404);
    expect((await desk.as.mentor.get('/follow-ups/unplaced_students')).statusCode).toBe(404);
    expect((await admin.get('/follow-ups/anything')).statusCode).toBe(404);
  });

  test('refuses to mark a review as settled', async () => {
    const activity = await desk.attended('2030-03-12', '08:00');
    const answer = await desk.as.mentor.put(`/follow-ups/waiting_reviews/items/${activity.id}`, {
      is_settled: true,
    });
    expect(answer.statusCode).toBe(422);
  });

  test('pages through the matters, oldest first', async () => {
    for (let day = 4; day <= 12; day += 1) {
      await desk.attended(`2030-03-${String(day).padStart(2, '0')}`, '08:00');
    }
    const page = await itemsOf(desk.as.mentor, 'waiting_reviews', '?page=2&per_page=4');
    expect(page.meta).toEqual({ page: 2, per_page: 4, total: 9 });
    expect(page.data.items.map(({ since }: { since: string }) => since)).toEqual([
      '2030-03-08',
      '2030-03-09',
      '2030-03-10',
      '2030-03-11',
    ]);
  });
});

describe('the reviewers', () => {
  testInAll('see as many waiting activities as their desk', async () => {
    await desk.attended('2030-03-12', '08:00');
    await desk.attended(TODAY, '08:00');
    await desk.activity({ date: '2030-03-12' });
    await desk.attended('2030-03-14', '08:00');
    for (const who of [desk.as.lecturer, desk.as.mentor]) {
      const { waiting } = (await who.get('/reviews/counts')).json().data;
      expect(waiting).toBe(2);
      expect(await kindOf(who, 'waiting_reviews')).toMatchObject({
        count: waiting,
        link: '/reviews',
      });
    }
  });

  testInAll('see activities that were returned and came back', async () => {
    const activity = await desk.attended('2030-03-12', '08:00');
    await anActivityLog(app.db, { activity_id: activity.id, handed_in_at: NOW });
    await desk.as.mentor.post(`/activities/${activity.id}/return`, { comment: 'Tambahkan hasil.' });
    expect(await countOf(desk.as.student, 'returned_activities')).toBe(1);
    expect(await countOf(desk.as.mentor, 'resubmitted_logs')).toBe(0);
    await desk.as.student.put(`/student/activities/${activity.id}/log`, {
      text: 'Hasil ditambah.',
    });
    await desk.as.student.post(`/student/activities/${activity.id}/log/hand-in`);
    expect(await countOf(desk.as.student, 'returned_activities')).toBe(0);
    expect(await countOf(desk.as.mentor, 'resubmitted_logs')).toBe(1);
  });

  testInAll('see requests when it is their turn', async () => {
    await anAttendanceRequest(app.db, {
      internship_id: desk.internship.id,
      start_date: '2030-03-20',
      end_date: '2030-03-20',
      created_at: '2030-03-08T03:00:00Z',
    });
    expect(await kindOf(desk.as.mentor, 'waiting_requests')).toMatchObject({ count: 1 });
    // Three working days after a Friday.
    expect(await countOf(desk.as.lecturer, 'late_requests')).toBe(1);
    expect(await countOf(admin, 'late_requests')).toBe(1);
    await aHoliday(app.db, { date: '2030-03-12' });
    expect(await countOf(desk.as.lecturer, 'late_requests')).toBe(0);
    expect(await countOf(desk.as.mentor, 'late_requests')).toBe(0);
  });

  testInAll('see who has no grade from two weeks before the end of the period', async () => {
    expect(await countOf(desk.as.lecturer, 'missing_grades')).toBe(0);
    await goTo('2030-06-16T03:00:00Z');
    for (const who of [admin, desk.as.lecturer]) {
      expect(await kindOf(who, 'missing_grades')).toMatchObject({
        count: 1,
        oldest_date: '2030-06-16',
      });
    }
    expect(await countOf(desk.as.mentor, 'missing_grades')).toBe(0);
    const { id } = await aGrade(app.db, { internship_id: desk.internship.id });
    expect(await countOf(desk.as.lecturer, 'missing_grades')).toBe(0);
    await aGrade(app.db, { internship_id: desk.internship.id });
    await app.db.deleteFrom('grades').where('id', '=', id).execute();
    expect(await countOf(desk.as.lecturer, 'missing_grades')).toBe(0);
  });

  test('see the sheets that are missing at the end of the period, and those to correct', async () => {
    const form = await anAssessmentForm(app.db);
    const sheet = `/internships/${desk.internship.id}/assessments/${form.id}`;
    const counts = async () => [
      await countOf(admin, 'missing_sheets'),
      await countOf(desk.as.mentor, 'missing_sheets'),
      await countOf(desk.as.lecturer, 'missing_sheets'),
    ];
    expect(await counts()).toEqual([0, 0, 0]);
    await desk.as.mentor.post(`${sheet}/send`, { revision: 1, scores: [80, 90, 3] });
    await admin.post(`${sheet}/return`, { reason: 'Samakan dengan rekap.' });
    expect(await kindOf(desk.as.mentor, 'missing_sheets')).toMatchObject({
      count: 1,
      oldest_date: TODAY,
    });
    await goTo('2030-06-16T03:00:00Z');
    expect(await counts()).toEqual([1, 1, 0]);
    const { items } = (await desk.as.mentor.get('/follow-ups/missing_sheets')).json().data;
    expect(items).toMatchObject([{ since: '2030-06-16', link: sheet }]);
    await desk.as.mentor.post(`${sheet}/send`, { revision: 1, scores: [80, 90, 3] });
    expect(await counts()).toEqual([0, 0, 0]);
    const { course_code } = form;
    await anAssessmentForm(app.db, { course_code, assessor: 'lecturer', score_part: null });
    expect(await counts()).toEqual([1, 0, 1]);
    const semester = { semester: 2 };
    await app.db.updateTable('courses').set(semester).where('code', '=', course_code).execute();
    expect(await counts()).toEqual([0, 0, 0]);
    await app.db.updateTable('internship_periods').set(semester).execute();
    expect(await counts()).toEqual([1, 0, 1]);
    await app.db
      .updateTable('internships')
      .set({ lecturer_id: (await aLecturer(app.db)).id })
      .execute();
    expect(await counts()).toEqual([1, 0, 0]);
    await app.db.updateTable('assessment_forms').set({ is_active: false }).execute();
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

describeInAll('a student', () => {
  test('sees the press of today, days without one, and activities without a log', async () => {
    const { student } = desk.as;
    const today = await desk.activity({ date: TODAY, name: 'Uji jaringan' });
    const missed = await desk.activity({ date: '2030-03-11' });
    const attended = await desk.attended('2030-03-12', '08:00');
    // Too long ago for a request.
    await desk.activity({ date: '2030-02-26' });
    expect((await list(student)).map(({ kind, count }) => [kind, count])).toEqual([
      ['todays_presses', 1],
      ['missing_days', 1],
      ['missing_logs', 1],
    ]);
    expect((await itemsOf(student, 'todays_presses')).data.items[0]).toMatchObject({
      title: 'Uji jaringan',
      link: `/student/activities/${today.id}`,
    });
    expect((await itemsOf(student, 'missing_days')).data.items[0]).toMatchObject({
      id: missed.id,
      link: '/student/requests/create?date=2030-03-11',
    });
    expect((await itemsOf(student, 'missing_logs')).data.items[0].id).toBe(attended.id);

    await anAttendanceRequest(app.db, {
      internship_id: desk.internship.id,
      start_date: '2030-03-11',
      end_date: TODAY,
    });
    await anActivityLog(app.db, { activity_id: attended.id, handed_in_at: NOW });
    expect(await list(student)).toEqual([]);
  });

  test('sees the press of today at the place, which may be ahead of the campus', async () => {
    // 23.30 on campus, 01.30 on the next day at the place.
    await goTo('2030-03-13T16:30:00Z');
    const inWit = await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WIT' });
    const inWib = await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WIB' });
    await desk.activity({ date: TODAY, name: 'Kemarin' });
    await desk.activity({ date: '2030-03-14', name: 'Hari ini' });
    await desk.activity({ date: '2030-03-14', name: 'Besok', place_id: inWib.id });
    await desk.activity({ date: TODAY, name: 'Di kampus', place_id: inWib.id });
    await desk.activity({ date: '2030-03-15', name: 'Lusa', place_id: inWit.id });
    const { items } = (await itemsOf(desk.as.student, 'todays_presses')).data;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Di kampus', 'Hari ini']);
    expect(await countOf(desk.as.student, 'missing_days')).toBe(0);

    const pressed = items.find(({ title }: { title: string }) => title === 'Hari ini');
    await app.db
      .updateTable('activities')
      .set({ attendance_time: '2030-03-13T16:25:00Z' })
      .where('id', '=', pressed.id)
      .execute();
    expect(await countOf(desk.as.student, 'missing_logs')).toBe(1);
  });

  test('can press in a night shift until the day of its end is over at the place', async () => {
    await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WITA' });
    const night = { start_time: '22:00', end_time: '06:00' };
    await desk.activity({ date: '2030-03-12', ...night });
    await desk.activity({ date: '2030-03-11', ...night });
    const kinds = async () => (await list(desk.as.student)).map(({ kind, count }) => [kind, count]);
    const open = [
      ['todays_presses', 1],
      ['missing_days', 1],
    ];
    await goTo('2030-03-13T15:59:00Z');
    expect(await kinds()).toEqual(open);
    expect(await countOf(desk.as.mentor, 'silent_students')).toBe(0);
    await goTo('2030-03-13T16:00:00Z');
    expect(await kinds()).toEqual([['missing_days', 2]]);
    expect(await countOf(desk.as.mentor, 'silent_students')).toBe(1);
  });

  test('sees requests that were decided in the last week, until they are read', async () => {
    const { student } = desk.as;
    const approved = await decided();
    // Decided on the 6th by the clock of the campus.
    const rejected = await decided({
      ...{ kind: 'sick', start_date: '2030-03-05', end_date: '2030-03-06' },
      ...{ state: 'rejected', comment: 'Tanpa surat.', decided_at: '2030-03-05T17:00:00Z' },
    });
    await decided({ decided_at: '2030-03-05T16:59:59Z' });
    await decided({ state: 'withdrawn' });
    await anAttendanceRequest(app.db, {
      internship_id: desk.internship.id,
      start_date: '2030-03-21',
      end_date: '2030-03-21',
    });
    await decided({ internship_id: (await anInternship(app.db)).id });

    expect(await kindOf(student, 'decided_requests')).toMatchObject({
      title: 'Izin & koreksi sudah diputuskan',
      count: 2,
      oldest_date: '2030-03-06',
      link: '/follow-ups/decided_requests',
    });
    const { data, meta } = await itemsOf(student, 'decided_requests');
    expect(data).toMatchObject({ can_settle: true });
    expect(data.items).toEqual([
      {
        id: rejected.id,
        title: 'Sakit untuk 5 Mar 2030 s/d 6 Mar 2030 ditolak',
        detail: 'PT Nusantara',
        since: '2030-03-06',
        link: '/student/requests',
      },
      {
        id: approved.id,
        title: 'Izin untuk 20 Mar 2030 disetujui',
        detail: 'PT Nusantara',
        since: '2030-03-12',
        link: '/student/requests',
      },
    ]);
    expect(meta.total).toBe(2);
    expect((await desk.as.mentor.get('/follow-ups/decided_requests')).statusCode).toBe(404);

    const read = await student.put(`/follow-ups/decided_requests/items/${approved.id}`, {
      is_settled: true,
    });
    expect(read.statusCode).toBe(200);
    expect(await countOf(student, 'decided_requests')).toBe(1);
    await goTo('2030-03-14T03:00:00Z');
    expect(await countOf(desk.as.student, 'decided_requests')).toBe(0);
  });

  test('sees a rejection no longer after asking again, unless that was withdrawn', async () => {
    const ask = () =>
      anAttendanceRequest(app.db, {
        internship_id: desk.internship.id,
        start_date: '2030-03-20',
        end_date: '2030-03-20',
      });
    const { id } = await ask();
    const decision = await desk.as.mentor.post('/attendance-requests/decisions', {
      ...{ decision: 'reject', comment: 'Tanpa surat.', request_ids: [id] },
    });
    expect(decision.statusCode).toBe(200);
    expect(await countOf(desk.as.student, 'decided_requests')).toBe(1);
    const again = await ask();
    expect(await countOf(desk.as.student, 'decided_requests')).toBe(0);
    await desk.as.student.post(`/attendance-requests/${again.id}/withdraw`, {});
    expect(await countOf(desk.as.student, 'decided_requests')).toBe(1);
  });
});

describeInAll('a super admin', () => {
  test('sees students without a placement in the active period', async () => {
    const idle = await aStudent(app.db, { user: { name: 'Zahra Aulia' } });
    await aStudent(app.db, { user: { is_active: false } });
    expect((await itemsOf(admin, 'unplaced_students')).data.items).toEqual([
      {
        id: idle.id,
        title: 'Zahra Aulia',
        detail: `${idle.nim} · ${idle.academic_year}`,
        since: '2030-03-04',
        link: `/internships/create?student_id=${idle.id}`,
      },
    ]);
    expect(await countOf(admin, 'unplaced_students')).toBe(1);
    const { id } = await anInternship(app.db, {
      student_id: idle.id,
      internship_period_id: desk.period.id,
    });
    expect(await countOf(admin, 'unplaced_students')).toBe(0);

    const end = (end_date: string, end_reason: 'resigned' | 'finished') =>
      app.db
        .updateTable('internships')
        .set({ end_date, end_reason })
        .where('id', '=', id)
        .execute();
    await end('2030-03-12', 'finished');
    expect(await countOf(admin, 'unplaced_students')).toBe(0);
    await end(TODAY, 'resigned');
    expect(await countOf(admin, 'unplaced_students')).toBe(0);
    await end('2030-03-12', 'resigned');
    const { items } = (await itemsOf(admin, 'unplaced_students')).data;
    expect(items).toMatchObject([{ id: idle.id, since: TODAY }]);
  });

  test('sees placements without an activity in the next week', async () => {
    await desk.attended('2030-03-12', '08:00');
    expect(await kindOf(admin, 'idle_placements')).toMatchObject({
      count: 1,
      oldest_date: '2030-03-13',
    });
    await desk.activity({ date: '2030-03-20' });
    expect(await countOf(admin, 'idle_placements')).toBe(0);
  });

  test('does not see a placement whose activity of today is attended already', async () => {
    await desk.attended(TODAY, '08:00');
    expect(await countOf(admin, 'idle_placements')).toBe(0);
  });

  test('sees mentors of students who have no signature', async () => {
    await aMentor(app.db, { company_id: (await aCompany(app.db)).id });
    const { items } = (await itemsOf(admin, 'unsigned_mentors')).data;
    expect(items).toMatchObject([
      { title: 'Dewi Kartika', detail: 'PT Nusantara · 1 mahasiswa', since: '2030-03-04' },
    ]);
  });

  test('sees lecturers of students who have no signature', async () => {
    await aLecturer(app.db);
    const { items } = (await itemsOf(admin, 'unsigned_lecturers')).data;
    expect(items).toMatchObject([
      { title: 'Fitri Handayani', detail: '1 mahasiswa', since: '2030-03-04' },
    ]);
  });

  test.each([
    ['2030-02-01T01:00:00Z', '2030-03-04', '2030-03-04'],
    ['2030-03-05T18:00:00Z', '2030-03-04', '2030-03-06'],
    ['2030-02-01T01:00:00Z', '2030-03-25', '2030-02-01'],
  ])(
    'an account of %s lacks a placement or a signature for a period from %s since %s',
    async (created_at, start_date, since) => {
      const { db } = app;
      await db.updateTable('internship_periods').set({ start_date }).execute();
      const user = { created_at: new Date(created_at) };
      await aStudent(db, { user });
      const { id: mentor_id } = await aMentor(db, {
        company_id: (await aCompany(db)).id,
        user: { ...user, name: 'Yuni Astuti' },
      });
      await anInternship(db, { mentor_id, internship_period_id: desk.period.id });
      const sinceOf = async (kind: string) => (await itemsOf(admin, kind)).data.items.at(-1)?.since;
      expect(await sinceOf('unplaced_students')).toBe(since);
      expect((await itemsOf(admin, 'unsigned_mentors')).data.items).toContainEqual(
        expect.objectContaining({ title: 'Yuni Astuti', since }),
      );
    },
  );

  test('sees reviewers with activities that are older than a week', async () => {
    await desk.attended('2030-03-06', '08:00');
    expect(await countOf(admin, 'late_reviewers')).toBe(0);
    await desk.attended('2030-03-05', '08:00');
    await anActivity(app.db, {
      internship_id: desk.internship.id,
      date: '2030-03-05',
      validated_at_by_mentor: NOW,
    });
    expect((await itemsOf(admin, 'late_reviewers')).data.items).toMatchObject([
      { title: 'Dewi Kartika', detail: 'Mentor', since: '2030-03-05' },
      { title: 'Fitri Handayani', detail: 'Dosen', since: '2030-03-05' },
    ]);
  });

  test('does not blame reviewers for days without attendance or log', async () => {
    await anActivity(app.db, { internship_id: desk.internship.id, date: '2030-03-05' });
    expect(await countOf(admin, 'late_reviewers')).toBe(0);
    const { id } = await desk.activity({ date: '2030-03-04' });
    await anActivityLog(app.db, { activity_id: id });
    expect((await itemsOf(admin, 'late_reviewers')).data.items).toMatchObject([
      { since: '2030-03-04' },
      { since: '2030-03-04' },
    ]);
  });

  test('leads from a late reviewer to the placements of that reviewer', async () => {
    await desk.attended('2030-03-05', '08:00');
    const { items } = (await itemsOf(admin, 'late_reviewers')).data;
    const links = items.map(({ link }: { link: string }) => new URL(link, 'http://localhost'));
    expect(links.map(({ pathname }: URL) => pathname)).toEqual(['/internships', '/internships']);
    const found = await Promise.all(
      links.map((link: URL) => admin.get(`${link.pathname}${link.search}`)),
    );
    for (const answer of found) {
      expect(answer.json().data).toMatchObject([{ id: desk.internship.id }]);
    }
  });

  test('does not see late reviewers without an active account, or in closed periods', async () => {
    await desk.attended('2030-03-05', '08:00');
    expect(await countOf(admin, 'late_reviewers')).toBe(2);
    const { db } = app;
    const mentor = db.updateTable('users').where('id', '=', desk.mentor.user.id);
    await mentor.set({ is_active: false }).execute();
    expect((await itemsOf(admin, 'late_reviewers')).data.items).toMatchObject([
      { detail: 'Dosen' },
    ]);
    await db
      .updateTable('internship_periods')
      .set({ is_active: false, closed_at: NOW })
      .where('id', '=', desk.period.id)
      .execute();
    expect(await countOf(admin, 'late_reviewers')).toBe(0);
  });

  test('sees default passwords in their last three days', async () => {
    const given = (default_password_given_at: string, changes = {}) =>
      aUser(app.db, {
        role: 'student',
        has_default_password: true,
        default_password_given_at,
        last_login_at: null,
        ...changes,
      });
    const due = await given('2030-03-01T03:00:00Z');
    await given('2030-03-05T03:00:00Z');
    await given('2030-02-20T03:00:00Z');
    await given('2030-03-01T03:00:00Z', { last_login_at: '2030-03-02T03:00:00Z' });
    const { items } = (await itemsOf(admin, 'default_passwords')).data;
    expect(items).toMatchObject([{ id: due.id, detail: 'Berlaku sampai 15 Mar 2030' }]);
  });

  test('sees from October on that the holidays of the next year are missing', async () => {
    await app.db.deleteFrom('holidays').execute();
    await goTo('2030-09-30T03:00:00Z');
    expect(await countOf(admin, 'next_holidays')).toBe(0);
    await goTo('2030-10-01T03:00:00Z');
    expect(await kindOf(admin, 'next_holidays')).toMatchObject({ link: '/holidays', count: 1 });
    await aHoliday(app.db, { date: '2031-01-01', certainty: 'decreed' });
    expect(await countOf(admin, 'next_holidays')).toBe(0);
  });

  test('sees placements of closed periods in no kind', async () => {
    await fallSilent();
    await app.db
      .updateTable('internship_periods')
      .set({ is_active: false, closed_at: NOW })
      .where('id', '=', desk.period.id)
      .execute();
    expect(await list(admin)).toEqual([]);
    expect(await list(desk.as.lecturer)).toEqual([]);
  });
});

testInAll('tells a super admin that the last backup is too old', async () => {
  const guarded = await buildTestApp({ config: { backupDir: '/tmp/backups-of-a-test' } });
  guarded.setTime(NOW);
  const who = await callsOf(guarded, (await newUserOf.super_admin(guarded.db)).user);
  const kinds = async () =>
    ((await who.get('/follow-ups')).json().data as FollowUp[]).map(({ kind }) => kind);
  expect(await kinds()).not.toContain('old_backup');
  const made = (finished_at: string) =>
    guarded.db
      .insertInto('backups')
      .values({ started_at: finished_at, finished_at, file: 'a', bytes: 1, is_verified: true })
      .execute();
  await made('2030-03-11T02:00:00Z');
  expect(await kinds()).toContain('old_backup');
  await made('2030-03-11T04:00:00Z');
  expect(await kinds()).not.toContain('old_backup');
  await guarded.close();
});

describe('a number of matters', () => {
  const insertStudents = (count: number) =>
    sql`
      with added as (
        insert into users (name, email, phone_number, role, password_hash, has_default_password)
        select 'Mahasiswa', gen_random_uuid() || '@kampus.example', '0812-5550-0000', 'student', 'x', false
        from generate_series(1, ${count}::integer) as n
        returning id
      )
      insert into students (user_id, nim, academic_year)
      select id, '77' || lpad(id::text, 8, '0'), '2029/2030' from added`.execute(app.db);

  test('ends at 500, but the list has them all', async () => {
    await insertStudents(500);
    const kind = 'unplaced_students';
    expect(await kindOf(admin, kind)).toMatchObject({ count: 500, has_more: false });
    expect((await kindOf(admin, kind))?.oldest_date).toBe('2030-03-04');

    await insertStudents(2);
    const capped = { count: 500, has_more: true, oldest_date: null };
    expect(await kindOf(admin, kind)).toMatchObject(capped);
    expect((await itemsOf(admin, kind)).meta.total).toBe(502);
    expect((await itemsOf(admin, kind, '?page=6&per_page=100')).data.items).toHaveLength(2);
  });
});

test('every number is that of the list that it opens', async () => {
  await fallSilent();
  await desk.activity({ date: TODAY });
  await decided();
  await decided({ decided_at: '2030-03-11T03:00:00Z' });
  await aStudent(app.db);
  await anInternshipPeriod(app.db, { start_date: '2029-01-01', end_date: '2029-12-31' });
  for (const who of [admin, desk.as.lecturer, desk.as.mentor, desk.as.student]) {
    const followUps = await list(who);
    expect(followUps.length).toBeGreaterThan(0);
    for (const { kind, count, has_more, oldest_date } of followUps) {
      expect(has_more).toBe(false);
      const { data, meta } = await itemsOf(who, kind);
      expect([kind, meta.total]).toEqual([kind, count]);
      expect(data.items).toHaveLength(count);
      expect(data.items[0].since).toBe(oldest_date);
    }
  }
});

test('days with both a press and an approved leave wait for mentor and lecturer, as the verdicts say', async () => {
  const away = (date: string, kind: 'leave' | 'sick' = 'leave', id = desk.internship.id) =>
    decided({ internship_id: id, kind, start_date: date, end_date: date });
  await desk.attended('2030-03-04', '08:00');
  await away('2030-03-04');
  // A correction that has been approved is a press.
  const { id: activity_id } = await desk.activity({ date: '2030-03-05' });
  await away('2030-03-05', 'sick');
  await decided({
    ...{ kind: 'correction', activity_id, press: 'in', claimed_at: '2030-03-05T01:00:00Z' },
    ...{ start_date: '2030-03-05', end_date: '2030-03-05' },
  });
  // Days that are in order: a day off, no press, no leave, no decision.
  await aHoliday(app.db, { date: '2030-03-06' });
  await desk.attended('2030-03-06', '08:00');
  await away('2030-03-06');
  await desk.activity({ date: '2030-03-07' });
  await away('2030-03-07');
  await desk.attended('2030-03-08', '08:00');
  await desk.attended('2030-03-11', '08:00');
  await decided({ ...WAITING, start_date: '2030-03-11', end_date: '2030-03-11' });
  // Both activities of the day.
  await desk.attended('2030-03-12', '08:00');
  await desk.attended('2030-03-12', '13:00');
  await away('2030-03-12', 'sick');

  const { days } = (
    await desk.as.mentor.get(
      `/internships/${desk.internship.id}/attendance-days?date_from=2030-03-04&date_to=${TODAY}`,
    )
  ).json().data;
  const unsettled = days.flatMap((day: { date: string; verdict: string }) =>
    day.verdict === 'needs_settling' ? [day.date] : [],
  );
  expect(unsettled).toEqual(['2030-03-04', '2030-03-05', '2030-03-12']);
  for (const who of [desk.as.lecturer, desk.as.mentor]) {
    const { items } = (await itemsOf(who, 'unsettled_days')).data;
    expect(items.map(({ since }: { since: string }) => since)).toEqual(unsettled);
    expect(items[0]).toMatchObject({
      title: 'Aditya Pratama',
      link: `/internships/${desk.internship.id}?tab=kehadiran&date=2030-03-04`,
    });
  }
  expect(await countOf(admin, 'unsettled_days')).toBe(0);
});

const WAITING = {
  state: 'waiting',
  decided_at: null,
  decided_by_user_id: null,
  decided_by_name: null,
  decided_by_role: null,
} as const;
