import { aDesk, type Desk } from '@/server/testing/aDesk';
import {
  aCompany,
  aGrade,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { REVIEW_VIEWS, type ReviewView } from '@/shared/resources/reviews/constants';
import { testInAll } from '@/shared/testing/testLevel';

/** 10:00 on campus, on the same day in UTC. */
const NOW = '2026-03-10T03:00:00.000Z';

let app: TestApp;
let desk: Desk;
let closedPeriod: { id: number };
const ids = {} as Record<
  | 'old'
  | 'empty'
  | 'eighth'
  | 'week'
  | 'today'
  | 'tomorrow'
  | 'returned'
  | 'byMentor'
  | 'done'
  | 'bagas'
  | 'earlier',
  number
>;

/** The times of a log that its device kept until it had a network. */
const LATE = {
  written_at: '2026-03-04T09:00:00.000Z',
  written_received_at: '2026-03-04T15:00:00.000Z',
  device_time: '2026-03-04T08:48:00.000Z',
  clock_doubt: 'offset',
} as const;
const AT = { attendance_time: '2026-03-02T01:05:00Z', latitude: -6.9, longitude: 107.6 };

/**
 * Activities of two students in this period, of one of them in another period at another company, and in a
 * closed one with an activity in each state.
 */
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  desk = await aDesk(app);
  const { internship: ofBagas } = await desk.placed('Bagas Wicaksono');
  const elsewhere = await aMentor(app.db, {
    company_id: (await aCompany(app.db, { name: 'PT Lain' })).id,
  });
  const earlier = await anInternship(app.db, {
    student_id: desk.student.id,
    mentor_id: elsewhere.id,
    lecturer_id: desk.lecturer.id,
    internship_period_id: (await anInternshipPeriod(app.db)).id,
  });
  const make = async (
    name: keyof typeof ids,
    overrides: Parameters<Desk['activity']>[0],
  ): Promise<void> => {
    ids[name] = (await desk.activity({ name: `Aktivitas ${name}`, ...overrides })).id;
  };
  await make('old', { date: '2026-02-20', address: 'Jl. Braga No. 1' });
  await make('empty', { date: '2026-02-25' });
  await make('eighth', { date: '2026-03-02', ...AT });
  await make('week', { date: '2026-03-03', ...AT });
  await make('today', { date: '2026-03-10' });
  await make('tomorrow', { date: '2026-03-11' });
  await make('returned', { date: '2026-03-05', ...AT, returned_at_by_lecturer: NOW });
  await make('byMentor', { date: '2026-03-06', ...AT, validated_at_by_mentor: NOW });
  await make('done', { date: '2026-03-07', validated_at_by_lecturer: NOW });
  await make('bagas', { date: '2026-03-04', ...AT, internship_id: ofBagas.id });
  await make('earlier', {
    date: '2026-03-01',
    validated_at_by_lecturer: NOW,
    internship_id: earlier.id,
  });
  // Two that only a log gives something to review; the day of one has yet to come.
  for (const id of [ids.old, ids.tomorrow]) await anActivityLog(app.db, { activity_id: id });
  await anActivityLog(app.db, {
    activity_id: ids.bagas,
    text: 'Memasang Mikrotik di rak.',
    ...LATE,
  });
  await anActivityLog(app.db, {
    activity_id: ids.week,
    text: 'Konsep tentang Mikrotik.',
    handed_in_at: null,
  });
  await anActivity(app.db, { name: 'Aktivitas orang lain', date: '2026-03-04' });
  closedPeriod = await anInternshipPeriod(app.db);
  const over = await anInternship(app.db, {
    student_id: desk.student.id,
    mentor_id: desk.mentor.id,
    lecturer_id: desk.lecturer.id,
    internship_period_id: closedPeriod.id,
  });
  for (const state of [{}, { validated_at_by_lecturer: NOW }, { returned_at_by_lecturer: NOW }]) {
    await desk.activity({ internship_id: over.id, date: '2026-02-01', ...state });
  }
  await app.db
    .updateTable('internship_periods')
    .set({ closed_at: NOW, is_active: false })
    .where('id', '=', closedPeriod.id)
    .execute();
});
afterAll(() => app.close());
beforeEach(() => app.setTime(NOW));

const list = async (query: string, who: 'lecturer' | 'mentor' = 'lecturer') => {
  const answer = await desk.as[who].get(`/reviews?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const nameOf = new Map<number, string>();
const names = async (query: string, who: 'lecturer' | 'mentor' = 'lecturer') => {
  for (const [name, id] of Object.entries(ids)) nameOf.set(id, name);
  const { data } = await list(query, who);
  return data.map(({ id }: { id: number }) => nameOf.get(id));
};
const counts = async (query = '', who: 'lecturer' | 'mentor' = 'lecturer') =>
  (await desk.as[who].get(`/reviews/counts?${query}`)).json().data;

const VIEWS: Record<ReviewView, string[]> = {
  waiting: ['old', 'eighth', 'week', 'bagas', 'byMentor'],
  attended: ['eighth', 'week', 'bagas', 'byMentor'],
  handed_in: ['old', 'bagas'],
  returned: ['returned'],
  overdue: ['old', 'eighth'],
  unattended: ['old', 'empty', 'earlier', 'done'],
  done: ['done', 'earlier'],
  all: [
    ...['tomorrow', 'today', 'done', 'byMentor', 'returned', 'bagas', 'week', 'eighth'],
    ...['earlier', 'empty', 'old'],
  ],
};

describe('the views', () => {
  testInAll.each(REVIEW_VIEWS)('%s', async (view) => {
    expect(await names(`view=${view}`)).toEqual(VIEWS[view]);
    expect((await list(`view=${view}&page=1&per_page=1`)).meta.total).toBe(VIEWS[view].length);
  });

  test('show only the activities that are asked for', async () => {
    const chosen = `ids=${ids.done},${ids.week},${closedPeriod.id + 1_000_000}`;
    expect(await names(`view=all&${chosen}`)).toEqual(['done', 'week']);
    expect((await list(`view=all&page=1&per_page=1&${chosen}`)).meta.total).toBe(2);
    expect(await names(`view=waiting&${chosen}`)).toEqual(['week']);
  });

  test('show what waits without a view', async () => {
    expect(await names('')).toEqual(VIEWS.waiting);
  });

  test('show the decisions of the caller', async () => {
    expect(await names('view=waiting', 'mentor')).toEqual([
      ...['old', 'eighth', 'week', 'bagas', 'returned'],
    ]);
    expect(await names('view=returned', 'mentor')).toEqual([]);
    expect(await names('view=done', 'mentor')).toEqual(['byMentor']);
  });

  test('take the later day while two of them count as today, and close attendance after both', async () => {
    const namesAt = async (time: string, view: ReviewView) => {
      app.setTime(time);
      const headers = await app.signIn(desk.lecturer.user);
      const answer = await app.inject({ url: `/api/reviews?view=${view}`, headers });
      return answer.json().data.map(({ id }: { id: number }) => nameOf.get(id));
    };
    // 01:00 on campus of the 11th, still the 10th in UTC.
    expect(await namesAt('2026-03-10T18:00:00Z', 'waiting')).toContain('tomorrow');
    expect(await namesAt('2026-03-10T18:00:00Z', 'unattended')).not.toContain('today');
    expect(await namesAt('2026-03-11T03:00:00Z', 'unattended')).toContain('today');
  });
});

describe('the counts', () => {
  const expected = {
    ...Object.fromEntries(REVIEW_VIEWS.map((view) => [view, VIEWS[view].length])),
    empty: 2,
    oldest_day: '2026-02-20',
  };

  test('match the views', async () => {
    expect(await counts()).toEqual(expected);
  });

  test.each(['', 'period', 'company', 'period company'])(
    'match between tallies and rows: %s',
    async (filters) => {
      const query = [
        filters.includes('period') && `internship_period_id=${desk.period.id}`,
        filters.includes('company') && `company_id=${desk.company.id}`,
      ]
        .filter(Boolean)
        .join('&');
      for (const who of ['lecturer', 'mentor'] as const) {
        const tallied = await counts(query, who);
        expect(await counts(`${query}&date_from=1900-01-01`, who)).toEqual(tallied);
        expect(tallied.all).toBeGreaterThan(0);
      }
    },
  );

  testInAll('match the list with every filter', async () => {
    for (const query of [
      `student_id=${desk.student.id}`,
      `internship_period_id=${desk.period.id}`,
      `company_id=${desk.company.id}`,
      'date_from=2026-03-04&date_to=2026-03-06',
      'search=aditya%20aktivitas',
      `search=bagas&student_id=${desk.student.id}`,
    ]) {
      const counted = await counts(query);
      for (const view of REVIEW_VIEWS) {
        const { meta } = await list(`${query}&view=${view}&page=1&per_page=1`);
        expect([query, view, meta.total]).toEqual([query, view, counted[view]]);
      }
    }
  });

  test('name no oldest day when nothing waits', async () => {
    expect(await counts('date_from=2026-03-11')).toMatchObject({ waiting: 0, oldest_day: null });
  });

  test('wait for nothing on the days of a schedule that was made afterwards', async () => {
    const { student, internship } = await desk.placed('Wulan Sari');
    const dates = ['2026-03-02', '2026-03-03', '2026-03-04'];
    const made = await Promise.all(
      dates.map((date) => desk.activity({ date, internship_id: internship.id })),
    );
    const query = `student_id=${student.id}`;
    expect(await counts(query)).toMatchObject({ waiting: 0, overdue: 0, unattended: 3, empty: 3 });
    const [first, second] = made.map(({ id }) => id);
    await anActivityLog(app.db, { activity_id: first, handed_in_at: null });
    expect(await counts(query)).toMatchObject({ waiting: 0, empty: 3 });
    await app.db
      .updateTable('activities')
      .set({ attendance_time: NOW })
      .where('id', '=', second ?? 0)
      .execute();
    expect(await counts(query)).toMatchObject({ waiting: 1, attended: 1, handed_in: 0, empty: 2 });
    await anAttendanceRequest(app.db, {
      ...{ internship_id: internship.id, activity_id: first, kind: 'correction', press: 'in' },
      ...{ claimed_at: NOW, state: 'approved', decided_at: NOW, decided_by_role: 'mentor' },
      ...{ decided_by_user_id: desk.mentor.user.id, decided_by_name: 'Dewi Kartika' },
    });
    expect(await counts(query)).toMatchObject({ waiting: 2, attended: 2, unattended: 2, empty: 1 });
    const { data } = await list(`view=attended&${query}`);
    expect(data.map(({ days_waiting }: { days_waiting: number }) => days_waiting)).toEqual([8, 7]);
    await app.db.deleteFrom('activities').where('internship_id', '=', internship.id).execute();
  });
});

testInAll('shows a closed period to be read, without anything to decide on', async () => {
  const none = { waiting: 0, attended: 0, handed_in: 0, returned: 0, overdue: 0, unattended: 0 };
  const nothing = { ...none, empty: 0, oldest_day: null };
  for (const filters of ['', '&date_from=1900-01-01', '&search=aditya']) {
    const query = `internship_period_id=${closedPeriod.id}${filters}`;
    expect(await counts(query)).toEqual({ ...nothing, done: 1, all: 3 });
    for (const view of REVIEW_VIEWS) {
      const { meta, data } = await list(`${query}&view=${view}&page=1`);
      const total = { ...nothing, done: 1, all: 3 }[view];
      expect([view, meta.total, data.length]).toEqual([view, total, total]);
    }
  }
  const selected = await desk.as.lecturer.get(
    `/reviews/selection?view=all&internship_period_id=${closedPeriod.id}`,
  );
  expect(selected.json().data).toMatchObject({ total: 3, activities: 3 });
});

describe('the order', () => {
  test('keeps the activities of a student together', async () => {
    expect(await names('view=waiting&group=student')).toEqual([
      ...['old', 'eighth', 'week', 'byMentor', 'bagas'],
    ]);
    expect(await names('view=done&group=student')).toEqual(['done', 'earlier']);
  });

  test('shows each activity on one page', async () => {
    for (const group of ['day', 'student']) {
      const pages = [1, 2, 3].map((page) =>
        names(`view=all&group=${group}&page=${page}&per_page=4`),
      );
      const shown = (await Promise.all(pages)).flat();
      expect([...shown].sort()).toEqual([...VIEWS.all].sort());
    }
  });
});

describe('the search', () => {
  testInAll.each([
    ['the student', 'bagas', ['bagas']],
    ['the activity', 'byMentor', ['byMentor']],
    ['the place', 'braga', ['old']],
    ['the log that was handed in, but no draft', 'mikrotik', ['bagas']],
    ['several words, each anywhere', 'wicaksono mikrotik', ['bagas']],
    ['nothing', 'mikrotik braga', []],
    ['what looks like a pattern', '%', []],
  ])('finds %s', async (_what, search, found) => {
    expect(await names(`view=all&search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  test('finds the NIM, and nothing by the e-mail address', async () => {
    expect(await names(`view=waiting&search=${desk.student.nim}`)).toHaveLength(4);
    expect(await names('view=all&search=kampus.example')).toEqual([]);
  });

  test('takes twelve words', async () => {
    const answer = await desk.as.lecturer.get('/reviews?search=a+b+c+d+e+f+g+h+i+j+k+l+m');
    expect(answer.statusCode).toBe(422);
  });
});

describe('a row', () => {
  const rowOf = async (id: number, who: 'lecturer' | 'mentor' = 'lecturer') => {
    const { data } = await list('view=all', who);
    return data.find((row: { id: number }) => row.id === id);
  };

  test('contains what a reviewer needs', async () => {
    const made = { made_at: LATE.written_at, created_at: LATE.written_received_at };
    const photo = await anActivityPhoto(app.db, { activity_id: ids.bagas, ...made });
    const row = await rowOf(ids.bagas);
    expect(row).toMatchObject({
      student: { name: 'Bagas Wicaksono', nim: expect.stringMatching(/^\d{10}$/) },
      company: { name: 'PT Nusantara' },
      name: 'Aktivitas bagas',
      date: '2026-03-04',
      start_time: '08:00',
      end_time: '12:00',
      latitude: -6.9,
      longitude: 107.6,
      attendance_time: '2026-03-02T01:05:00.000Z',
      log: {
        text: 'Memasang Mikrotik di rak.',
        handed_in_at: '2026-03-02T09:00:00.000Z',
        days_late: 0,
        ...LATE,
      },
      state: 'waiting',
      decided_at: null,
      days_waiting: 6,
      returns: [],
      other_review: {
        reviewer: 'mentor',
        name: 'Dewi Kartika',
        state: 'waiting',
        decided_at: null,
      },
      refusals: {
        validate: null,
        return: null,
        undo: 'Tidak ada keputusan Anda yang dapat diurungkan.',
      },
      photos: [{ id: photo.id, width: 1280, height: 960, ...made }],
    });
    const image = await app.inject({ url: row.photos[0].thumbnail_url });
    expect(image.statusCode).toBe(200);
  });

  test('shows no draft', async () => {
    expect((await rowOf(ids.week)).log).toBeNull();
  });

  test('says how late the log is', async () => {
    const { id } = await desk.activity({
      date: '2026-03-07',
      internship_id: (await desk.placed('Dian')).internship.id,
    });
    await anActivityLog(app.db, { activity_id: id, handed_in_at: '2026-03-09T03:00:00Z' });
    expect((await rowOf(id)).log.days_late).toBe(2);
    await app.db.deleteFrom('activities').where('id', '=', id).execute();
  });

  test('shows the decision of the other reviewer', async () => {
    expect((await rowOf(ids.byMentor)).other_review).toEqual({
      reviewer: 'mentor',
      name: 'Dewi Kartika',
      state: 'validated',
      decided_at: NOW,
    });
    expect((await rowOf(ids.returned, 'mentor')).other_review).toEqual({
      reviewer: 'lecturer',
      name: 'Fitri Handayani',
      state: 'returned',
      decided_at: NOW,
    });
  });

  test("shows one's own decision, and why there is no button for others", async () => {
    expect(await rowOf(ids.returned)).toMatchObject({
      state: 'returned',
      decided_at: NOW,
      days_waiting: null,
      refusals: {
        validate: null,
        return: 'Aktivitas ini sudah dikembalikan untuk revisi.',
        undo: null,
      },
    });
    expect((await rowOf(ids.tomorrow)).refusals.return).toBe(
      'Aktivitas ini belum berlangsung sehingga belum dapat dikembalikan.',
    );
    const graded = await desk.placed('Eka Putri');
    await aGrade(app.db, { internship_id: graded.internship.id });
    const { id } = await desk.activity({
      internship_id: graded.internship.id,
      validated_at_by_lecturer: NOW,
    });
    expect((await rowOf(id)).refusals.undo).toBe(
      'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.',
    );
    await app.db.deleteFrom('activities').where('id', '=', id).execute();
  });
});

describe('a selection', () => {
  test('covers the ids of a whole view, with a summary', async () => {
    const answer = await desk.as.lecturer.get('/reviews/selection?view=waiting&group=student');
    expect(answer.json().data).toEqual({
      activity_ids: ['old', 'eighth', 'week', 'byMentor', 'bagas'].map(
        (name) => ids[name as keyof typeof ids],
      ),
      total: 5,
      activities: 5,
      students: 2,
      without_attendance: 1,
      without_log: 3,
    });
  });

  test("counts only one's own activities", async () => {
    const foreign = await anActivity(app.db);
    const answer = await desk.as.lecturer.post('/reviews/summary', {
      activity_ids: [ids.empty, ids.bagas, ids.bagas, foreign.id, 999_999],
    });
    expect(answer.json().data).toEqual({
      activities: 2,
      students: 2,
      without_attendance: 1,
      without_log: 1,
    });
  });

  testInAll('contains at most 500 activities', async () => {
    const { student, internship } = await desk.placed('Gilang');
    await app.db
      .insertInto('activities')
      .values(
        Array.from({ length: 501 }, () => ({
          internship_id: internship.id,
          name: 'Uji',
          description: 'Uji',
          address: 'Uji',
          date: '2026-03-02',
          start_time: '08:00',
          end_time: '09:00',
          attendance_time: NOW,
        })),
      )
      .execute();
    const answer = await desk.as.lecturer.get(`/reviews/selection?student_id=${student.id}`);
    const { activity_ids, total, activities } = answer.json().data;
    expect([activity_ids.length, total, activities]).toEqual([500, 501, 500]);
    await app.db.deleteFrom('activities').where('internship_id', '=', internship.id).execute();
  });
});
