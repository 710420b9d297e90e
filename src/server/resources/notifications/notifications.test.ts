import { deleteOldNotifications } from '@/server/resources/notifications/notificationQueries';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { confirmed } from '@/server/testing/attendance/confirmed';
import {
  aCourse,
  aGrade,
  aMentor,
  aNotification,
  anActivityLog,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import type { components } from '@/shared/contract.gen';

type News = components['schemas']['Notification'];
type Caller = Awaited<ReturnType<typeof callsOf>>;

/** A Wednesday, 10.00 on campus. */
const NOW = '2030-03-13T03:00:00Z';
const DATE = '2030-03-12';

let app: TestApp;
let desk: Desk;
let admin: Caller;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

beforeEach(async () => {
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
});

const inbox = async (who: Caller, query = ''): Promise<News[]> => {
  const answer = await who.get(`/notifications${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const titles = async (who: Caller) => (await inbox(who)).map(({ title }) => title);
const unread = async (who: Caller): Promise<number> =>
  (await who.get('/notifications/count')).json().data.unread;

const done = async (answer: ReturnType<Caller['get']>) => {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body);
};

/** An attended activity whose log waits for a review. */
async function handedIn() {
  const activity = await desk.attended(DATE, '08:00');
  await anActivityLog(app.db, {
    activity_id: activity.id,
    text: 'Memasang kabel jaringan di ruang server.',
    handed_in_at: new Date('2030-03-12T09:00:00Z'),
  });
  return activity;
}

const returned = async (id: number, who: Caller = desk.as.mentor) =>
  done(who.post(`/activities/${id}/return`, { comment: 'Tulis hasilnya.' }));

async function resubmitted(id: number) {
  await done(
    desk.as.student.put(`/student/activities/${id}/log`, { text: 'Hasil: dua belas titik.' }),
  );
  await done(desk.as.student.post(`/student/activities/${id}/log/hand-in`));
}

describe('news about activities', () => {
  test('a returned activity reaches its student, and is gone when the return is undone', async () => {
    const { id } = await handedIn();
    await returned(id);
    expect(await inbox(desk.as.student)).toMatchObject([
      {
        kind: 'returned_activities',
        title: 'Aktivitas 12 Mar 2030 dikembalikan oleh Dewi Kartika',
        link: `/student/activities/${id}`,
        is_read: false,
      },
    ]);
    expect(await titles(desk.as.mentor)).toEqual([]);
    await done(desk.as.mentor.post(`/activities/${id}/undo`, {}));
    expect(await titles(desk.as.student)).toEqual([]);
  });

  test('a log that is handed in again reaches the reviewers who returned it', async () => {
    const { id } = await handedIn();
    await returned(id);
    await resubmitted(id);
    expect(await inbox(desk.as.mentor)).toMatchObject([
      {
        title: 'Aditya Pratama mengirim ulang catatan 12 Mar 2030',
        link: `/internships/${desk.internship.id}/activities/${id}`,
      },
    ]);
    expect(await titles(desk.as.lecturer)).toEqual([]);
  });

  test('the same news again are one entry, unread', async () => {
    const { id } = await handedIn();
    await returned(id);
    const [first] = await inbox(desk.as.student);
    await done(desk.as.student.put(`/notifications/${first?.id}`, { is_read: true }));
    expect(await unread(desk.as.student)).toBe(0);
    await resubmitted(id);
    await returned(id);
    expect(await unread(desk.as.student)).toBe(1);
    expect(await inbox(desk.as.student)).toHaveLength(1);
  });

  test('a refused change leaves no news', async () => {
    const { id } = await handedIn();
    const answer = await desk.as.mentor.post(`/activities/${id}/return`, { comment: '' });
    expect(answer.statusCode).toBe(422);
    expect(await titles(desk.as.student)).toEqual([]);
  });

  test('a deleted activity takes its news along', async () => {
    const { id } = await desk.activity({ date: DATE });
    await aNotification(app.db, {
      user_id: desk.student.user.id,
      kind: 'returned_activities',
      matter_id: id,
    });
    expect(await unread(desk.as.student)).toBe(1);
    await app.db.deleteFrom('activities').where('id', '=', id).execute();
    expect(await unread(desk.as.student)).toBe(0);
    expect(await titles(desk.as.student)).toEqual([]);
  });

  test('a press that the mentor enters or makes void reaches the student', async () => {
    const { id } = await desk.activity({ date: DATE, start_time: '08:00', end_time: '16:00' });
    const press = { kind: 'in', claimed_time: '08:10', reason_note: 'Ponsel tertinggal.' };
    await done(desk.as.mentor.post(`/activities/${id}/presses`, press));
    expect(await titles(desk.as.student)).toEqual(['Absen 12 Mar 2030 dicatat oleh Dewi Kartika']);
    const { id: pressId } = await app.db
      .selectFrom('attendance_events')
      .select('id')
      .where('activity_id', '=', id)
      .executeTakeFirstOrThrow();
    const url = `/activities/${id}/presses/${pressId}/void`;
    const reason = 'Salah orang.';
    await done(confirmed((seen) => desk.as.mentor.post(url, { ...seen, reason })));
    expect(await titles(desk.as.student)).toEqual([
      'Absen 12 Mar 2030 dibatalkan oleh Dewi Kartika',
    ]);
  });
});

describe('news about requests', () => {
  const ask = async (): Promise<number> => {
    const leave = {
      internship_id: desk.internship.id,
      kind: 'sick',
      start_date: '2030-03-14',
      end_date: '2030-03-15',
      reason: 'Demam sejak semalam.',
    };
    return (await done(desk.as.student.post('/attendance-requests', leave))).data.id;
  };
  const decide = (decision: string, id: number, values = {}) =>
    done(
      desk.as.mentor.post('/attendance-requests/decisions', {
        decision,
        request_ids: [id],
        ...values,
      }),
    );

  test('a request reaches the mentor until it is withdrawn', async () => {
    const id = await ask();
    expect(await titles(desk.as.mentor)).toEqual([
      'Aditya Pratama mengajukan Sakit untuk 14 Mar 2030 s/d 15 Mar 2030',
    ]);
    await done(desk.as.student.post(`/attendance-requests/${id}/withdraw`));
    expect(await titles(desk.as.mentor)).toEqual([]);
  });

  test('a decision reaches the student with its sentence, and is gone when it is undone', async () => {
    const id = await ask();
    await decide('reject', id, { comment: 'Sertakan surat dokter.' });
    expect(await inbox(desk.as.student)).toMatchObject([
      {
        title: 'Sakit untuk 14 Mar 2030 s/d 15 Mar 2030 ditolak oleh Dewi Kartika',
        detail: 'Sertakan surat dokter.',
        link: '/student/requests',
      },
    ]);
    await decide('undo', id);
    expect(await titles(desk.as.student)).toEqual([]);
    await decide('approve', id);
    expect(await titles(desk.as.student)).toEqual([
      'Sakit untuk 14 Mar 2030 s/d 15 Mar 2030 disetujui oleh Dewi Kartika',
    ]);
  });
});

describe('news about grades, placements and passwords', () => {
  const scores = { assignment_1: 80, assignment_2: 81, midterm: 82, final: 83, other: 84 };

  test('a grade reaches the student, and a change names the scores', async () => {
    const { code } = await aCourse(app.db, { name: 'Jaringan Komputer' });
    const grade = { internship_id: desk.internship.id, course_code: code, ...scores };
    const { data } = await done(desk.as.lecturer.post('/grades', grade));
    await done(
      desk.as.lecturer.put(`/grades/${data.id}`, {
        ...grade,
        midterm: 90,
        final: 91,
        reason: 'Salah ketik.',
        version: data.version,
      }),
    );
    expect((await titles(desk.as.student)).sort()).toEqual([
      'Nilai Jaringan Komputer Anda sudah diisi oleh Fitri Handayani',
      'Nilai UTS, UAS Jaringan Komputer Anda diubah oleh Fitri Handayani',
    ]);
    // Students have no page of their grades.
    const links = (await inbox(desk.as.student)).map(({ link }) => link);
    expect(new Set(links)).toEqual(new Set([`/?internship=${desk.internship.id}`]));
  });

  test('a grade that is stored as it was is no news', async () => {
    const { code } = await aCourse(app.db);
    const grade = { internship_id: desk.internship.id, course_code: code, ...scores };
    const { id, version } = await aGrade(app.db, grade);
    await done(desk.as.lecturer.put(`/grades/${id}`, { ...grade, version }));
    expect(await titles(desk.as.student)).toEqual([]);
  });

  test('a placement reaches the student, the mentor and the lecturer', async () => {
    const student = await aStudent(app.db, { user: { name: 'Siti Aminah' } });
    const period = await anInternshipPeriod(app.db);
    const placement = {
      student_id: student.id,
      company_id: desk.company.id,
      mentor_id: desk.mentor.id,
      lecturer_id: desk.lecturer.id,
      internship_period_id: period.id,
    };
    const { data } = await done(admin.post('/internships', placement));
    expect((await titles(await callsOf(app, student.user)))[0]).toMatch(
      /^Anda ditempatkan di PT Nusantara oleh /,
    );
    // A student has no page of a placement.
    const links = async (who: Caller) => (await inbox(who)).map(({ link }) => link);
    expect((await links(await callsOf(app, student.user)))[0]).toBe(`/?internship=${data.id}`);
    expect((await links(desk.as.lecturer))[0]).toBe(`/internships/${data.id}`);
    for (const who of [desk.as.mentor, desk.as.lecturer]) {
      expect((await titles(who))[0]).toMatch(/^Siti Aminah ditempatkan di PT Nusantara oleh /);
    }
    const other = await aMentor(app.db, { company_id: desk.company.id });
    const moved = { ...placement, mentor_id: other.id, version: data.version };
    await done(admin.put(`/internships/${data.id}`, moved));
    expect(await titles(desk.as.mentor)).toEqual([
      expect.stringMatching(/^Tugas Anda sebagai mentor Siti Aminah diakhiri oleh /),
    ]);
    expect(await titles(await callsOf(app, other.user))).toHaveLength(1);
  });

  test('a server without mails offers no choice about refused addresses', async () => {
    const kinds = (await done(admin.get('/notification-preferences'))).data.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(['reset_passwords', 'changed_factors']);
  });

  test('a reset password is news for its owner', async () => {
    await done(admin.put(`/users/${desk.lecturer.user.id}/reset-password`));
    const lecturer = await callsOf(app, desk.lecturer.user);
    const told = await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', desk.lecturer.user.id)
      .execute();
    expect(told).toEqual([{ kind: 'reset_passwords' }]);
    expect((await lecturer.get('/notifications')).statusCode).toBe(403);
  });
});

describe('the inbox', () => {
  const about = (matter_id: number, at: string) =>
    aNotification(app.db, {
      user_id: desk.student.user.id,
      kind: 'returned_activities',
      matter_id,
      at: new Date(at),
    });

  async function threeNews() {
    const news = [];
    for (const day of ['10', '11', '12']) {
      const { id } = await desk.activity({ date: `2030-03-${day}` });
      news.push(await about(id, `2030-03-${day}T05:00:00Z`));
    }
    return news;
  }

  test('lists the newest first, by page and by state', async () => {
    const [first, , third] = await threeNews();
    await done(desk.as.student.put(`/notifications/${third?.id}`, { is_read: true }));
    const page = await desk.as.student.get('/notifications?page=1&per_page=1');
    expect(page.json()).toMatchObject({ data: [{ id: third?.id }], meta: { total: 3 } });
    expect(await inbox(desk.as.student, '?is_read=false')).toHaveLength(2);
    expect(await inbox(desk.as.student, '?is_read=true')).toHaveLength(1);
    await done(desk.as.student.put(`/notifications/${third?.id}`, { is_read: false }));
    expect(await unread(desk.as.student)).toBe(3);
    expect((await inbox(desk.as.student)).at(-1)?.id).toBe(first?.id);
  });

  test('marks all as read up to the newest one that was seen', async () => {
    const [, second, third] = await threeNews();
    await done(desk.as.student.put('/notifications', { newest_id: second?.id }));
    expect(await inbox(desk.as.student, '?is_read=false')).toMatchObject([{ id: third?.id }]);
  });

  test('belongs to its owner alone', async () => {
    const [first] = await threeNews();
    expect(await inbox(desk.as.mentor)).toEqual([]);
    const answer = await desk.as.mentor.put(`/notifications/${first?.id}`, { is_read: true });
    expect(answer.statusCode).toBe(404);
    await done(desk.as.mentor.put('/notifications', { newest_id: first?.id }));
    expect(await unread(desk.as.student)).toBe(3);
  });

  test('leaves out a kind that is turned off, until it is turned on', async () => {
    await threeNews();
    const path = '/notification-preferences/returned_activities';
    await done(desk.as.student.put(path, { is_shown: false }));
    expect(await unread(desk.as.student)).toBe(0);
    const preferences = (await done(desk.as.student.get('/notification-preferences'))).data;
    expect(preferences[0]).toMatchObject({ kind: 'returned_activities', is_shown: false });
    await done(desk.as.student.put(path, { is_shown: true }));
    expect(await unread(desk.as.student)).toBe(3);
    const foreign = '/notification-preferences/resubmitted_logs';
    expect((await desk.as.student.put(foreign, { is_shown: false })).statusCode).toBe(404);
  });

  test('forgets after 90 days', async () => {
    await threeNews();
    await deleteOldNotifications(app.db, new Date('2030-06-09T05:00:00.001Z'));
    expect(await unread(desk.as.student)).toBe(1);
  });
});
