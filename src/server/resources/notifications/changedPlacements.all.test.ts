import { newsMail } from '@/server/resources/mails/kinds/newsMail';
import { queueNews } from '@/server/resources/mails/queueNews';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternshipPeriod,
  aPlace,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { periodName } from '@/shared/resources/internship-periods/periodName';

type Caller = Awaited<ReturnType<typeof callsOf>>;

const NOW = Date.parse('2030-03-13T03:00:00Z');
const MINUTE_MS = 60_000;

let app: TestApp;
let admin: Caller;
let desk: Desk;
let other: Awaited<ReturnType<typeof people>>;

beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: 'https://magang.example' } });
  app.setTime(new Date(NOW));
  const { user } = await aSuperAdmin(app.db, { user: { name: 'Ratna Wulandari' } });
  admin = await callsOf(app, user);
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(new Date(NOW));
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  other = await people();
});

const inMinutes = (minutes: number) => app.setTime(new Date(NOW + minutes * MINUTE_MS));

/** Another company with a mentor, and another lecturer. */
async function people() {
  const company = await aCompany(app.db, { name: 'PT Sagara' });
  const mentor = await aMentor(app.db, { company_id: company.id, user: { name: 'Rudi Hartono' } });
  const lecturer = await aLecturer(app.db, { user: { name: 'Bima Saputra' } });
  return {
    company,
    mentor,
    lecturer,
    as: { mentor: await callsOf(app, mentor.user), lecturer: await callsOf(app, lecturer.user) },
  };
}

const done = async (answer: ReturnType<Caller['get']>) => {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
};

const inbox = (who: Caller) => done(who.get('/notifications'));

const wordsOf = async (who: Caller) =>
  (await inbox(who)).map(({ title, detail, link }: Record<string, string>) => [
    title,
    detail,
    link,
  ]);

const change = (changes: object) =>
  done(
    admin.put(`/internships/${desk.internship.id}`, {
      student_id: desk.student.id,
      mentor_id: desk.mentor.id,
      company_id: desk.company.id,
      lecturer_id: desk.lecturer.id,
      internship_period_id: desk.period.id,
      ...changes,
    }),
  );

const elsewhere = () => ({ mentor_id: other.mentor.id, company_id: other.company.id });
const page = () => `/internships/${desk.internship.id}`;
const BY = ' oleh Ratna Wulandari';

test('the student, both mentors and the lecturer learn of a changed mentor by both names', async () => {
  await change(elsewhere());
  const mentors = 'Mentor: Dewi Kartika → Rudi Hartono';
  const all = `${mentors} · Mitra: PT Nusantara → PT Sagara`;
  expect(await wordsOf(desk.as.student)).toEqual([
    [`Penempatan Anda di PT Sagara diubah${BY}`, all, `/?internship=${desk.internship.id}`],
  ]);
  expect(await wordsOf(other.as.mentor)).toEqual([
    [`Anda ditetapkan sebagai mentor Aditya Pratama di PT Sagara${BY}`, all, page()],
  ]);
  expect(await wordsOf(desk.as.lecturer)).toEqual([
    [`Penempatan Aditya Pratama diubah${BY}`, all, page()],
  ]);
  // The former mentor learns no more than who follows, and has no page of the placement.
  expect(await wordsOf(desk.as.mentor)).toEqual([
    [`Tugas Anda sebagai mentor Aditya Pratama diakhiri${BY}`, mentors, '/internships'],
  ]);
  expect((await desk.as.mentor.get(`/internships/${desk.internship.id}`)).statusCode).toBe(404);
});

test('both lecturers, the mentor and the student learn of a changed lecturer', async () => {
  await change({ lecturer_id: other.lecturer.id });
  const detail = 'Dosen: Fitri Handayani → Bima Saputra';
  expect(await wordsOf(desk.as.lecturer)).toEqual([
    [`Tugas Anda sebagai dosen pembimbing Aditya Pratama diakhiri${BY}`, detail, '/internships'],
  ]);
  expect(await wordsOf(other.as.lecturer)).toEqual([
    [
      `Anda ditetapkan sebagai dosen pembimbing Aditya Pratama di PT Nusantara${BY}`,
      detail,
      page(),
    ],
  ]);
  expect((await wordsOf(desk.as.mentor))[0][1]).toBe(detail);
  expect((await wordsOf(desk.as.student))[0][1]).toBe(detail);
});

test('several changes at once are one piece of news, and a form saved unchanged is none', async () => {
  await change({});
  expect(await inbox(desk.as.student)).toEqual([]);
  const next = await anInternshipPeriod(app.db, {
    start_date: '2030-08-01',
    end_date: '2030-12-20',
    is_active: true,
  });
  await change({
    ...elsewhere(),
    lecturer_id: other.lecturer.id,
    internship_period_id: next.id,
  });
  expect((await wordsOf(desk.as.student)).map(([, detail]: string[]) => detail)).toEqual([
    'Mentor: Dewi Kartika → Rudi Hartono · Mitra: PT Nusantara → PT Sagara · ' +
      'Dosen: Fitri Handayani → Bima Saputra · ' +
      'Periode: 4 Mar 2030 s/d 30 Jun 2030 → 1 Agt 2030 s/d 20 Des 2030',
  ]);
});

describe('within a moment', () => {
  test('a change that is undone was none', async () => {
    await change(elsewhere());
    inMinutes(1);
    await change({});
    for (const who of [desk.as.student, desk.as.mentor, desk.as.lecturer, other.as.mentor]) {
      expect(await inbox(who)).toEqual([]);
    }
  });

  test('two changes are the one from the first to the last', async () => {
    const third = await aMentor(app.db, {
      company_id: other.company.id,
      user: { name: 'Sari Utami' },
    });
    await change(elsewhere());
    inMinutes(1);
    await change({ ...elsewhere(), mentor_id: third.id });
    const detail = 'Mentor: Dewi Kartika → Sari Utami · Mitra: PT Nusantara → PT Sagara';
    expect(await wordsOf(desk.as.student)).toMatchObject([
      [expect.anything(), detail, expect.anything()],
    ]);
    // Mentor for a minute, and never told.
    expect(await inbox(other.as.mentor)).toEqual([]);
    expect((await wordsOf(await callsOf(app, third.user)))[0][0]).toContain(
      'Anda ditetapkan sebagai mentor',
    );
  });

  test('what was read stays told', async () => {
    await change(elsewhere());
    const [{ id }] = await inbox(desk.as.student);
    await done(desk.as.student.put(`/notifications/${id}`, { is_read: true }));
    await change({});
    expect((await wordsOf(desk.as.student))[0][1]).toBe(
      'Mentor: Rudi Hartono → Dewi Kartika · Mitra: PT Sagara → PT Nusantara',
    );
    expect(await inbox(desk.as.lecturer)).toEqual([]);
  });
});

test('after it, a change that is undone is news', async () => {
  await change(elsewhere());
  inMinutes(3);
  await change({});
  expect(await wordsOf(desk.as.mentor)).toEqual([
    [
      `Anda ditetapkan sebagai mentor Aditya Pratama di PT Nusantara${BY}`,
      'Mentor: Rudi Hartono → Dewi Kartika · Mitra: PT Sagara → PT Nusantara',
      page(),
    ],
  ]);
});

test('the mail says the same', async () => {
  const { id } = desk.mentor.user;
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(NOW - MINUTE_MS) })
    .where('id', '=', id)
    .execute();
  await change(elsewhere());
  await queueNews(app.db, new Date(NOW + 2 * MINUTE_MS));
  const mail = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await newsMail(app.services).compose(mail))?.text).toContain(
    `- Tugas Anda sebagai mentor Aditya Pratama diakhiri${BY} · Mentor: Dewi Kartika → Rudi Hartono`,
  );
});

test('an import tells what it changes, and nothing of rows without a change', async () => {
  // The name of a period that no other test has.
  desk = await aDesk(app, { start_date: '2030-02-04', end_date: '2030-07-05' });
  const { student: stayed } = await desk.placed('Citra Lestari');
  const row = { internship_period: periodName(desk.period), lecturer_nip: desk.lecturer.nip };
  const stored = await importing(app, admin.headers).store('internships', [
    { ...row, nim: desk.student.nim, mentor_nik: other.mentor.nik },
    { ...row, nim: stayed.nim, mentor_nik: desk.mentor.nik },
  ]);
  expect(stored).toMatchObject({ changed: 1 });
  expect((await wordsOf(desk.as.mentor)).map(([title]: string[]) => title)).toEqual([
    `Tugas Anda sebagai mentor Aditya Pratama diakhiri${BY}`,
  ]);
  expect(await inbox(await callsOf(app, stayed.user))).toEqual([]);
});

test('changed places of a placement are named, the default one first', async () => {
  const [office, store] = [
    await aPlace(app.db, { company_id: desk.company.id, name: 'Kantor Pusat' }),
    await aPlace(app.db, { company_id: desk.company.id, name: 'Gudang' }),
  ];
  const put = (place_ids: number[], default_place_id: number | null) =>
    done(
      desk.as.mentor.put(`/internships/${desk.internship.id}/places`, {
        place_ids,
        default_place_id,
      }),
    );
  await put([office.id], office.id);
  await put([office.id], office.id);
  expect((await wordsOf(desk.as.student))[0][1]).toBe('Lokasi: – → Kantor Pusat');
  inMinutes(5);
  await put([office.id, store.id], store.id);
  const [title, detail] = (await wordsOf(desk.as.lecturer))[0];
  expect(title).toBe('Penempatan Aditya Pratama diubah oleh Dewi Kartika');
  expect(detail).toBe('Lokasi: Kantor Pusat → Gudang, Kantor Pusat');
  // The mentor who changed them knows it.
  expect(await inbox(desk.as.mentor)).toEqual([]);
});

describe('changed dates of a period', () => {
  const move = async (dates: object) => {
    const {
      version: _,
      closed_at: __,
      id,
      ...period
    } = await done(admin.get(`/internship-periods/${desk.period.id}`));
    await done(admin.put(`/internship-periods/${id}`, { ...period, ...dates }));
  };

  test('reach everybody once who is placed in it or supervises there', async () => {
    await desk.placed('Citra Lestari');
    await move({ end_date: '2030-07-31' });
    const words = (link: string) => [
      [`Tanggal periode magang diubah${BY}`, 'Berakhir: 30 Jun 2030 → 31 Jul 2030', link],
    ];
    expect(await wordsOf(desk.as.student)).toEqual(words(`/?internship=${desk.internship.id}`));
    expect(await wordsOf(desk.as.mentor)).toEqual(words('/internships'));
    expect(await wordsOf(desk.as.lecturer)).toEqual(words('/internships'));
    expect(await inbox(other.as.mentor)).toEqual([]);
  });

  test('that are put back within a moment are no news', async () => {
    await move({ start_date: '2030-03-11', end_date: '2030-07-31' });
    expect((await wordsOf(desk.as.student))[0][1]).toBe(
      'Mulai: 4 Mar 2030 → 11 Mar 2030 · Berakhir: 30 Jun 2030 → 31 Jul 2030',
    );
    await move({ start_date: '2030-03-04', end_date: '2030-06-30' });
    expect(await inbox(desk.as.student)).toEqual([]);
  });

  test('that stay are no news', async () => {
    await move({ is_active: true });
    expect(await inbox(desk.as.student)).toEqual([]);
  });
});

test('news without the names of people whose accounts were made anonymous or deleted', async () => {
  await change(elsewhere());
  await app.db
    .updateTable('users')
    .set({ name: 'Anonim 7' })
    .where('id', '=', desk.mentor.user.id)
    .execute();
  expect((await wordsOf(desk.as.student))[0][1]).toContain('Mentor: Anonim 7 → Rudi Hartono');
  const calls = desk.as.student;
  await app.db.deleteFrom('mentors').where('id', '=', desk.mentor.id).execute();
  expect((await wordsOf(calls))[0][1]).toContain('Mentor: – → Rudi Hartono');
});
