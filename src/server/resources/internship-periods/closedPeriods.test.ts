import { sql } from 'kysely';
import { lockForClosing } from '@/server/placements/lockForClosing';
import { recordAttendance } from '@/server/resources/activities/recordAttendance';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import {
  aCourse,
  aGrade,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAttendanceEvent,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { during } from '@/server/testing/during';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { testOnServer } from '@/server/testing/onServer';
import { everyNth } from '@/shared/testing/testLevel';
import { updateInternshipPeriod } from './internshipPeriodQueries';

const CLOSED = 'Periode ini sudah ditutup.';
const FINISHED = 'Penempatan ini sudah selesai, hanya dapat dibaca.';
const TODAY = '2026-03-10';
const NOW = `${TODAY}T03:00:00.000Z`;
const SCORES = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Who = 'admin' | 'lecturer' | 'mentor' | 'student';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
beforeEach(() => app.setTime(NOW));
afterAll(() => app.close());

const send = (
  method: Method,
  url: string,
  payload?: object | Buffer,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${url}`, payload, headers });

const close = (id: number) =>
  closePeriod(
    {
      get: (url) => send('GET', url),
      patch: (url, payload) => send('PATCH', url, payload),
    },
    id,
  );
const reopen = (id: number) => send('PATCH', `/internship-periods/${id}/reopen`);

async function aFullPlacement() {
  const desk = await aDesk(app);
  const internship_id = desk.internship.id;
  const activity = await desk.activity({ date: TODAY });
  const validated = await desk.activity({ date: TODAY, validated_at_by_lecturer: NOW });
  const returned = await desk.activity({ date: TODAY, returned_at_by_mentor: NOW });
  await anActivityLog(app.db, { activity_id: activity.id, text: 'Konsep', handed_in_at: null });
  const photo = await anActivityPhoto(app.db, { activity_id: activity.id });
  const press = await anAttendanceEvent(app.db, { activity_id: validated.id });
  const grade = await aGrade(app.db, { internship_id });
  const spare = await desk.activity({ date: TODAY });
  const headers: Record<Who, Record<string, string>> = {
    admin,
    lecturer: desk.as.lecturer.headers,
    mentor: desk.as.mentor.headers,
    student: desk.as.student.headers,
  };
  return {
    desk,
    internship_id,
    activity,
    validated,
    returned,
    photo,
    press,
    grade,
    spare,
    headers,
  };
}
type Placement = Awaited<ReturnType<typeof aFullPlacement>>;

const activityInput = {
  name: 'Uji',
  description: 'Uji',
  date: TODAY,
  start_time: '08:00',
  end_time: '09:00',
  address: 'Bandung',
};

const placementInput = ({ desk }: Placement) => ({
  student_id: desk.student.id,
  mentor_id: desk.mentor.id,
  lecturer_id: desk.lecturer.id,
  company_id: desk.company.id,
  internship_period_id: desk.period.id,
});

/** Every change that concerns a period, by each user who may make it in an open one. */
const CHANGES: [
  name: string,
  who: Who[],
  of: (placement: Placement) => [Method, string, object?] | Promise<[Method, string, object?]>,
][] = [
  [
    'add activities',
    ['admin', 'mentor'],
    ({ internship_id }) => [
      'POST',
      `/internships/${internship_id}/activities/bulk`,
      { activities: [activityInput] },
    ],
  ],
  [
    'add an activity',
    ['admin', 'mentor'],
    ({ internship_id }) => ['POST', '/activities', { internship_id, ...activityInput }],
  ],
  [
    'change an activity',
    ['admin', 'mentor'],
    ({ activity }) => ['PUT', `/activities/${activity.id}`, activityInput],
  ],
  ['delete an activity', ['admin', 'mentor'], ({ spare }) => ['DELETE', `/activities/${spare.id}`]],
  [
    'validate as mentor',
    ['admin', 'mentor'],
    ({ activity }) => ['PATCH', `/activities/${activity.id}/validate-mentor`],
  ],
  [
    'validate as lecturer',
    ['admin', 'lecturer'],
    ({ activity }) => ['PATCH', `/activities/${activity.id}/validate-lecturer`],
  ],
  [
    'return an activity',
    ['lecturer', 'mentor'],
    ({ activity }) => ['POST', `/activities/${activity.id}/return`, { comment: 'Lengkapi.' }],
  ],
  [
    'undo a decision',
    ['lecturer'],
    ({ validated }) => ['POST', `/activities/${validated.id}/undo`],
  ],
  [
    'record attendance',
    ['student'],
    ({ activity }) => [
      'PATCH',
      `/activities/${activity.id}/presence-student`,
      { latitude: -6.9, longitude: 107.6 },
    ],
  ],
  [
    'enter a press',
    ['admin', 'mentor'],
    ({ activity }) => [
      'POST',
      `/activities/${activity.id}/presses`,
      { kind: 'in', claimed_time: '08:05', reason_note: 'Ponsel rusak.' },
    ],
  ],
  [
    'make a press void',
    ['admin', 'mentor'],
    ({ press }) => [
      'POST',
      `/activities/${press.activity_id}/presses/${press.id}/void`,
      { reason: 'Salah orang.' },
    ],
  ],
  [
    'write a log',
    ['student'],
    ({ activity }) => ['PUT', `/student/activities/${activity.id}/log`, { text: 'Berbeda' }],
  ],
  [
    'hand in a log',
    ['student'],
    ({ activity }) => ['POST', `/student/activities/${activity.id}/log/hand-in`],
  ],
  [
    'delete a photo',
    ['student'],
    ({ activity, photo }) => ['DELETE', `/student/activities/${activity.id}/photos/${photo.id}`],
  ],
  [
    'add a grade',
    ['admin', 'lecturer'],
    async ({ internship_id }) => [
      'POST',
      '/grades',
      { internship_id, course_code: (await aCourse(app.db)).code, ...SCORES },
    ],
  ],
  [
    'change a grade',
    ['admin', 'lecturer'],
    ({ grade: { id, internship_id, course_code } }) => [
      'PUT',
      `/grades/${id}`,
      { internship_id, course_code, ...SCORES, reason: 'Salah ketik' },
    ],
  ],
  [
    'delete a grade',
    ['admin', 'lecturer'],
    ({ grade }) => ['DELETE', `/grades/${grade.id}?reason=Salah+ketik`],
  ],
  [
    'move an internship to another period',
    ['admin'],
    async (placement) => [
      'PUT',
      `/internships/${placement.internship_id}`,
      {
        ...placementInput(placement),
        internship_period_id: (await anInternshipPeriod(app.db)).id,
      },
    ],
  ],
  [
    'delete an internship',
    ['admin'],
    ({ internship_id }) => ['DELETE', `/internships/${internship_id}`],
  ],
  [
    'change the period',
    ['admin'],
    ({ desk: { period } }) => [
      'PUT',
      `/internship-periods/${period.id}`,
      { start_date: '2026-01-02', end_date: '2026-12-31', semester: 3, year: '2026' },
    ],
  ],
  [
    'delete the period',
    ['admin'],
    ({ desk }) => ['DELETE', `/internship-periods/${desk.period.id}`],
  ],
];

/** Changes that fail in an open period as well, because of activities, internships or grades. */
const HELD = ['delete an internship', 'delete the period', 'undo a decision'];

const TABLES = [
  'internship_periods',
  'internships',
  'activities',
  'activity_logs',
  'activity_photos',
  'activity_steps',
  'grades',
];
const contents = async () => {
  const digests = await Promise.all(
    TABLES.map((table) =>
      sql<{ rows: string }>`
        select coalesce(string_agg(md5(t::text), ',' order by md5(t::text)), '') as rows
        from ${sql.table(table)} t`.execute(app.db),
    ),
  );
  return digests.map(({ rows }) => rows[0]?.rows);
};

describe('a closed period', () => {
  test.each(
    everyNth(
      CHANGES.flatMap(([name, who, of]) => who.map((by) => [name, by, of] as const)),
      9,
    ),
  )('cannot %s (%s), which works again when it is reopened', async (name, by, of) => {
    const placement = await aFullPlacement();
    const period = placement.desk.period.id;
    const [method, url, payload] = await of(placement);
    expect((await close(period)).statusCode).toBe(200);
    const before = await contents();
    const answer = await send(method, url, payload, placement.headers[by]);
    expect([answer.statusCode, answer.json().message]).toEqual([409, CLOSED]);
    expect(await contents()).toEqual(before);

    expect((await reopen(period)).statusCode).toBe(200);
    const isHeld = HELD.includes(name);
    const again = await send(method, url, payload, placement.headers[by]);
    expect([again.statusCode >= 400, again.json().message !== CLOSED]).toEqual([isHeld, true]);
  });

  const finish = (id: number, finished_at: string | null) =>
    app.db.updateTable('internships').set({ finished_at }).where('id', '=', id).execute();
  /** Changes of the period itself, and of what it has beside the placement. */
  const OTHERS = ['change the period', 'activate the period', 'delete the period'];
  const changesOfPlacements = CHANGES.filter(([name]) => !OTHERS.includes(name));

  test.each(
    everyNth(
      changesOfPlacements.flatMap(([name, who, of]) => who.map((by) => [name, by, of] as const)),
      9,
      4,
    ),
  )('refuses to %s (%s) of a finished placement in an open period', async (name, by, of) => {
    const placement = await aFullPlacement();
    const [method, url, payload] = await of(placement);
    await finish(placement.internship_id, NOW);
    const before = await contents();
    const answer = await send(method, url, payload, placement.headers[by]);
    expect([answer.statusCode, answer.json().message]).toEqual([409, FINISHED]);
    expect(await contents()).toEqual(before);

    await finish(placement.internship_id, null);
    const again = await send(method, url, payload, placement.headers[by]);
    expect([again.statusCode >= 400, again.json().message !== FINISHED]).toEqual([
      HELD.includes(name),
      true,
    ]);
  });

  test('takes no photo', async () => {
    const { desk, activity, headers } = await aFullPlacement();
    await close(desk.period.id);
    const form = await multipart({ photo: await anImageFile() });
    const answer = await send('POST', `/student/activities/${activity.id}/photos`, form.payload, {
      ...headers.student,
      ...form.headers,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([409, CLOSED]);
  });

  test('takes no internship, neither a new one nor one of another period', async () => {
    const placement = await aFullPlacement();
    const elsewhere = await aFullPlacement();
    await close(placement.desk.period.id);
    const input = placementInput(placement);
    const student_id = (await aStudent(app.db)).id;
    const into = { internship_period_id: placement.desk.period.id };
    for (const answer of [
      await send('POST', '/internships', { ...input, student_id }),
      await send('PUT', `/internships/${elsewhere.internship_id}`, {
        ...placementInput(elsewhere),
        ...into,
      }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ internship_period_id: [CLOSED] });
    }
  });

  test('refuses its rows of a bulk decision, not those of other periods', async () => {
    const { desk, activity } = await aFullPlacement();
    const internship = await app.db
      .insertInto('internships')
      .values({
        student_id: desk.student.id,
        mentor_id: desk.mentor.id,
        lecturer_id: desk.lecturer.id,
        internship_period_id: (await anInternshipPeriod(app.db)).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const open = await anActivity(app.db, { internship_id: internship.id, date: TODAY });
    await close(desk.period.id);
    const answer = await desk.as.lecturer.post('/reviews/decisions', {
      decision: 'validate',
      activity_ids: [activity.id, open.id],
    });
    expect(answer.json().data.results).toMatchObject([
      { activity_id: activity.id, outcome: 'refused', message: CLOSED, state: 'waiting' },
      { activity_id: open.id, outcome: 'done', state: 'validated' },
    ]);
    const query = `view=all&internship_period_id=${desk.period.id}`;
    const rows = (await desk.as.lecturer.get(`/reviews?${query}`)).json().data;
    const shown = rows.find(({ id }: { id: number }) => id === activity.id);
    expect(shown.refusals).toEqual({ validate: CLOSED, return: CLOSED, undo: CLOSED });
  });

  test('can be read, and says since when it is closed', async () => {
    const { desk, internship_id, activity, headers } = await aFullPlacement();
    await close(desk.period.id);
    for (const who of ['admin', 'lecturer', 'mentor'] as const) {
      const { data } = (
        await send('GET', `/internships/${internship_id}`, undefined, headers[who])
      ).json();
      expect(data.internship_period).toMatchObject({ closed_at: NOW, is_active: false });
    }
    const { data } = (await send('GET', '/student/internships', undefined, headers.student)).json();
    expect(data[0].internship_period.closed_at).toBe(NOW);
    const shown = await send('GET', `/activities/${activity.id}`, undefined, headers.student);
    expect(shown.json().data.closed_by).toBe('period');
  });

  test('accepts unchanged values', async () => {
    const { desk, validated, headers, grade } = await aFullPlacement();
    await close(desk.period.id);
    const url = `/activities/${validated.id}/validate-lecturer`;
    expect((await send('PATCH', url, undefined, headers.lecturer)).statusCode).toBe(200);
    const { id, internship_id, course_code } = grade;
    const scores = Object.fromEntries(
      Object.keys(SCORES).map((part) => [part, grade[part as keyof typeof SCORES]]),
    );
    const same = await send('PUT', `/grades/${id}`, { internship_id, course_code, ...scores });
    expect(same.statusCode).toBe(200);
  });

  test('still follows the names of people and companies', async () => {
    const { desk, internship_id } = await aFullPlacement();
    await close(desk.period.id);
    await app.db
      .updateTable('users')
      .set({ name: 'Nama Baru' })
      .where('id', '=', desk.student.user_id)
      .execute();
    const { data } = (await send('GET', `/internships/${internship_id}`)).json();
    expect(data.student.user.name).toBe('Nama Baru');
  });
});

describe('closing', () => {
  test('changes nothing when it is repeated, and is recorded like reopening', async () => {
    const { id } = await anInternshipPeriod(app.db);
    const first = (await close(id)).json();
    expect(first.data).toMatchObject({ id, closed_at: NOW, is_active: false });
    app.setTime('2026-03-11T03:00:00.000Z');
    expect((await close(id)).json()).toEqual(first);
    expect((await reopen(id)).json().data).toMatchObject({ closed_at: null, is_active: false });
    expect((await reopen(id)).statusCode).toBe(200);

    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'operation', 'actor_role'])
      .where('subject', '=', 'internship_periods')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'create', operation: null, actor_role: null },
      { action: 'close', operation: 'closeInternshipPeriod', actor_role: 'super_admin' },
      { action: 'reopen', operation: 'reopenInternshipPeriod', actor_role: 'super_admin' },
    ]);
  });

  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id } = await anInternshipPeriod(app.db);
    const headers = await app.signIn(role);
    for (const action of ['close', 'reopen']) {
      const url = `/internship-periods/${id}/${action}`;
      const body = action === 'close' ? {} : undefined;
      expect((await send('PATCH', url, body, headers)).statusCode).toBe(403);
      expect((await send('PATCH', url, body, {})).statusCode).toBe(401);
    }
  });

  test('needs a period', async () => {
    expect((await close(2_000_000_000)).statusCode).toBe(404);
    expect((await reopen(2_000_000_000)).statusCode).toBe(404);
  });
});

describe('closing during a change', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await aDesk(app);
  });

  const closeIn = async (trx: TestApp['db']) => {
    await lockForClosing(trx, [], [desk.period.id]);
    await updateInternshipPeriod(trx, desk.period.id, {
      closed_at: new Date(NOW),
      is_active: false,
    });
  };

  testOnServer('waits for an attendance', async () => {
    const { id } = await desk.activity({ date: TODAY });
    const student = {
      id: desk.student.user_id,
      name: 'Aditya',
      role: 'student' as const,
      profileId: desk.student.id,
      sessionId: '',
      hasDefaultPassword: false,
      hasSecondFactor: false,
      isVouchedFor: false,
      provedAt: new Date(0),
      device: null,
    };
    const { answer, hasWaited } = await during(
      app.db,
      (trx) =>
        recordAttendance(
          trx,
          student,
          id,
          { latitude: 1, longitude: 100 },
          { now: new Date(NOW), campusTimeZone: app.services.config.campusTimeZone },
        ),
      () => close(desk.period.id),
    );
    expect([hasWaited, answer.statusCode]).toEqual([true, 200]);
  });

  testOnServer.each([
    ['validation', () => `/activities/:id/validate-lecturer`],
    ['attendance', () => `/activities/:id/presence-student`],
  ])('keeps a %s waiting, which is refused', async (_name, url) => {
    const { id } = await desk.activity({ date: TODAY });
    const isAttendance = url().endsWith('student');
    const { answer, hasWaited } = await during(app.db, closeIn, () =>
      send(
        'PATCH',
        url().replace(':id', String(id)),
        isAttendance ? { latitude: 1, longitude: 100 } : undefined,
        desk.as[isAttendance ? 'student' : 'lecturer'].headers,
      ),
    );
    expect([hasWaited, answer.statusCode, answer.json().message]).toEqual([true, 409, CLOSED]);
  });

  testOnServer('keeps a grade and an internship waiting, which are refused', async () => {
    const { code: course_code } = await aCourse(app.db);
    const grade = { internship_id: desk.internship.id, course_code, ...SCORES };
    const graded = await during(app.db, closeIn, () => desk.as.lecturer.post('/grades', grade));
    expect([graded.hasWaited, graded.answer.statusCode]).toEqual([true, 409]);

    await reopen(desk.period.id);
    await app.db
      .updateTable('internship_periods')
      .set({ is_active: true })
      .where('id', '=', desk.period.id)
      .execute();
    const placed = await during(app.db, closeIn, async () =>
      send('POST', '/internships', {
        ...placementInput({ desk } as Placement),
        student_id: (await aStudent(app.db)).id,
      }),
    );
    expect([placed.hasWaited, placed.answer.statusCode]).toEqual([true, 422]);
    expect(placed.answer.json().errors).toEqual({ internship_period_id: [CLOSED] });
  });
});
