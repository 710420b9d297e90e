import { readPdf } from '@/server/reports/testing/readPdf';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aCourse,
  aDefence,
  aLecturer,
  anAssessmentForm,
  anInternshipPeriod,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

type Caller = Awaited<ReturnType<typeof callsOf>>;

/** A Monday, 10.00 on campus. */
const NOW = '2030-06-17T03:00:00Z';

let app: TestApp;
let desk: Desk;
let admin: Caller;
let examiner: { id: number; as: Caller };

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.updateTable('internship_periods').set({ closed_at: null }).execute();
  await app.db.deleteFrom('defences').execute();
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  const lecturer = await aLecturer(app.db, { user: { name: 'Hendra Gunawan' } });
  examiner = { id: lecturer.id, as: await callsOf(app, lecturer.user) };
});

const SLOT = { date: '2030-06-17', time: '09:00', minutes: 60, room: 'Ruang Sidang' };

const plan = (more: object = {}, internship_ids = [desk.internship.id]) =>
  admin.post('/defences', {
    internship_ids,
    ...SLOT,
    examiner_ids: [desk.lecturer.id, examiner.id],
    ...more,
  });

async function planned(more: object = {}, ids?: number[]): Promise<number> {
  const answer = await plan(more, ids);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data[0].id;
}

const score = (who: Caller, id: number, value: number, remark: string | null = null) =>
  who.put(`/defences/${id}/score`, { score: value, remark });

const errorsOf = (answer: Awaited<ReturnType<typeof plan>>) => answer.json().errors;

const close = () =>
  app.db
    .updateTable('internship_periods')
    .set({ is_active: false, closed_at: new Date(NOW) })
    .where('id', '=', desk.period.id)
    .execute();

test('plans several placements one after the other, each with its lecturer first', async () => {
  const { internship } = await desk.placed('Citra Lestari');
  const answer = await plan(
    { has_lecturer: true, examiner_ids: [examiner.id], time: '13:00', minutes: 45 },
    [internship.id, desk.internship.id],
  );
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject([
    {
      student_name: 'Citra Lestari',
      date: '2030-06-17',
      time: '13:00',
      starts_at: '2030-06-17T06:00:00.000Z',
      state: 'planned',
      examiners: [{ name: 'Fitri Handayani' }, { name: 'Hendra Gunawan' }],
    },
    { student_name: 'Aditya Pratama', time: '13:45' },
  ]);
});

test('says who or which room is taken at the same time', async () => {
  await planned();
  const { internship } = await desk.placed('Citra Lestari');
  const other = await aLecturer(app.db);
  const clash = (more: object) => plan({ examiner_ids: [other.id], ...more }, [internship.id]);
  expect(errorsOf(await clash({ time: '09:59', room: 'RUANG SIDANG' }))).toEqual({
    room: ['Ruang ini dipakai ujian Aditya Pratama pukul 09:00–10:00'],
  });
  expect(
    errorsOf(await clash({ time: '08:30', room: 'Lab', examiner_ids: [examiner.id] })),
  ).toEqual({
    examiner_ids: ['Hendra Gunawan menguji Aditya Pratama pukul 09:00–10:00 di Ruang Sidang'],
  });
  expect(await app.db.selectFrom('defences').select('id').execute()).toHaveLength(1);
  expect((await clash({ time: '10:00' })).statusCode).toBe(201);
});

testInAll('frees the slot of a cancelled defence, and plans another one', async () => {
  const id = await planned();
  expect(errorsOf(await plan({ time: '14:00' }))).toEqual({
    internship_ids: ['Aditya Pratama sudah memiliki jadwal ujian'],
  });
  const reason = 'Penguji sakit.';
  const cancelled = await admin.post(`/defences/${id}/cancel`, { reason });
  expect(cancelled.json().data).toMatchObject({ state: 'cancelled', cancel_reason: reason });
  expect((await admin.post(`/defences/${id}/cancel`, { reason })).statusCode).toBe(409);
  const again = await planned();
  const row = (await admin.get(`/defences?search=${desk.student.nim}`)).json().data[0];
  expect(row).toMatchObject({ state: 'planned', defence: { id: again } });
});

testInAll('moves a planned defence, also into its own slot, and not into a taken one', async () => {
  const id = await planned();
  const { internship } = await desk.placed('Citra Lestari');
  await planned({ time: '11:00' }, [internship.id]);
  const move = (time: string, more: object = {}) =>
    admin.put(`/defences/${id}`, {
      ...SLOT,
      time,
      examiner_ids: [examiner.id, desk.lecturer.id],
      ...more,
    });
  const moved = await move('09:30');
  expect(moved.json().data).toMatchObject({
    time: '09:30',
    version: 2,
    examiners: [{ lecturer_id: examiner.id }, { lecturer_id: desk.lecturer.id }],
  });
  expect(Object.keys(errorsOf(await move('10:30')))).toEqual(['room', 'examiner_ids']);
  expect((await move('09:00', { version: 1 })).json().code).toBe('stale_version');
});

testInAll.each([
  [{ time: '23:30' }, { time: ['Ujian terakhir selesai setelah tengah malam'] }],
  [{ examiner_ids: [] }, { examiner_ids: ['Penguji wajib dipilih'] }],
  [{ examiner_ids: [999_999] }, { examiner_ids: ['Penguji tidak ditemukan atau tidak aktif'] }],
  [{ internship_ids: [999_999] }, { internship_ids: ['Magang tidak ditemukan'] }],
  [{ minutes: 5 }, { minutes: ['Lama ujian harus 15 sampai 240 menit'] }],
])('refuses %j', async (more, errors) => {
  const answer = await plan(more);
  expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors]);
});

test('a defence is held when all examiners have sent, with the mean of their scores', async () => {
  const id = await planned();
  const first = await score(desk.as.lecturer, id, 80, 'Menguasai materi.');
  // The score of the other examiner is not to be seen before.
  expect(first.json().data).toMatchObject({ state: 'planned', score: null });
  const second = await score(examiner.as, id, 85.5);
  expect(second.json().data).toMatchObject({
    state: 'held',
    score: null,
    examiners: [{ score: null, remark: null }, { score: 85.5 }],
  });
  expect((await desk.as.lecturer.get(`/defences/${id}`)).json().data).toMatchObject({
    state: 'held',
    score: 82.75,
    examiners: [{ score: 80, remark: 'Menguasai materi.' }, { score: 85.5 }],
  });
  // A typing error can be corrected until the period is closed.
  expect((await score(desk.as.lecturer, id, 81)).statusCode).toBe(200);
  expect((await admin.get(`/defences/${id}`)).json().data.score).toBe(83.25);
  const late = await admin.post(`/defences/${id}/cancel`, { reason: 'Salah jadwal.' });
  expect(late.statusCode).toBe(409);
});

testInAll('takes scores of the examiners only, and only once the defence has begun', async () => {
  const id = await planned({ examiner_ids: [examiner.id] });
  expect((await score(desk.as.lecturer, id, 80)).statusCode).toBe(403);
  expect((await score(desk.as.mentor, id, 80)).statusCode).toBe(403);
  const stranger = await callsOf(app, (await aLecturer(app.db)).user);
  expect((await score(stranger, id, 80)).statusCode).toBe(404);
  expect((await score(examiner.as, id, 80.123)).statusCode).toBe(422);
  const { internship } = await desk.placed('Citra Lestari');
  const future = await planned({ date: '2030-06-18', examiner_ids: [examiner.id] }, [
    internship.id,
  ]);
  const early = await score(examiner.as, future, 80);
  expect([early.statusCode, early.json().message]).toEqual([409, 'Ujian ini belum dimulai.']);
});

test('shows an examiner the names of the placement and nothing else of it', async () => {
  const id = await planned();
  expect((await examiner.as.get(`/defences/${id}`)).json().data).toMatchObject({
    student_name: 'Aditya Pratama',
    company_name: 'PT Nusantara',
  });
  expect((await examiner.as.get(`/internships/${desk.internship.id}`)).statusCode).toBe(404);
  expect((await examiner.as.get(`/internships/${desk.internship.id}/defence`)).statusCode).toBe(
    404,
  );
  const names = async (who: Caller) =>
    (await who.get('/defences'))
      .json()
      .data.map((row: { student_name: string }) => row.student_name);
  await desk.placed('Citra Lestari');
  expect(await names(examiner.as)).toEqual(['Aditya Pratama']);
  expect(await names(desk.as.lecturer)).toEqual(['Aditya Pratama', 'Citra Lestari']);
});

test('shows the student the plan, and no scores', async () => {
  const url = `/internships/${desk.internship.id}/defence`;
  expect((await desk.as.student.get(url)).json()).toEqual({ data: null });
  const id = await planned();
  await score(desk.as.lecturer, id, 80, 'Gugup.');
  await score(examiner.as, id, 90);
  const { data } = (await desk.as.student.get(url)).json();
  expect(data).toMatchObject({ room: 'Ruang Sidang', state: 'held', score: null, proposals: [] });
  expect(data.examiners.map(({ name }: { name: string }) => name)).toEqual([
    'Fitri Handayani',
    'Hendra Gunawan',
  ]);
  expect(JSON.stringify(data)).not.toMatch(/80|90|Gugup/);
});

testInAll('lists every placement of a period by state, examiner and day', async () => {
  const { internship } = await desk.placed('Citra Lestari');
  const { internship: third } = await desk.placed('Bayu Saputra');
  await planned();
  await planned({ date: '2030-06-18', examiner_ids: [desk.lecturer.id] }, [internship.id]);
  const found = async (query: string) =>
    (await admin.get(`/defences?internship_period_id=${desk.period.id}&${query}`))
      .json()
      .data.map((row: { internship_id: number }) => row.internship_id);
  expect(await found('')).toEqual([desk.internship.id, internship.id, third.id]);
  expect(await found('sort=-defence.date')).toEqual([third.id, internship.id, desk.internship.id]);
  expect(await found('state=unplanned')).toEqual([third.id]);
  expect(await found('state=planned&page=1')).toEqual([desk.internship.id, internship.id]);
  expect(await found(`examiner_id=${examiner.id}`)).toEqual([desk.internship.id]);
  expect(await found('date=2030-06-18')).toEqual([internship.id]);
  const csv = await admin.get(`/defences/export?internship_period_id=${desk.period.id}&format=csv`);
  expect(csv.body.split('\r\n')[1]).toContain('Aditya Pratama');
});

testInAll(
  'the file and the finder have the own defences, also those that one examines',
  async () => {
    const { internship } = await desk.placed('Citra Lestari');
    const id = await planned();
    const outsider = await callsOf(app, (await aLecturer(app.db)).user);
    const names = async (who: Caller, query = '') => {
      const file = await who.get(
        `/defences/export?format=csv&columns=student_name&internship_period_id=${desk.period.id}${query}`,
      );
      expect(file.statusCode).toBe(200);
      return file.body.trim().split('\r\n').slice(1);
    };
    const both = ['Aditya Pratama', 'Citra Lestari'];
    for (const who of [admin, desk.as.lecturer]) expect(await names(who)).toEqual(both);
    expect(await names(examiner.as)).toEqual(['Aditya Pratama']);
    expect(await names(outsider)).toEqual([]);
    expect(await names(admin, '&state=unplanned')).toEqual(['Citra Lestari']);
    expect(await names(admin, `&ids=${internship.id}`)).toEqual(['Citra Lestari']);
    const condition = encodeURIComponent(JSON.stringify([['defence.room', 'contains', 'sidang']]));
    expect(await names(admin, `&conditions=${condition}`)).toEqual(['Aditya Pratama']);
    expect((await desk.as.mentor.get('/defences/export')).statusCode).toBe(403);

    const found = async (who: Caller) =>
      (await who.get(`/search?search=${desk.student.nim}`))
        .json()
        .data.defences.map((defence: { id: number }) => defence.id);
    for (const who of [admin, desk.as.lecturer, examiner.as])
      expect(await found(who)).toEqual([id]);
    for (const who of [outsider, desk.as.mentor, desk.as.student]) {
      expect(await found(who)).toEqual([]);
    }
  },
);

testInAll(
  'lists the next defence first, then cancelled and past ones, then those to be planned',
  async () => {
    const days = ['2030-06-14', '2030-06-20', '2030-06-10', '2030-06-17', null, '2030-06-18'];
    const names = ['Ayu', 'Bima', 'Cici', 'Dodi', 'Eka', 'Fitri'];
    for (const [index, name] of names.entries()) {
      const { internship } = await desk.placed(name);
      const date = days[index];
      const id = date && (await planned({ date, time: '08:00' }, [internship.id]));
      if (name === 'Fitri') await admin.post(`/defences/${id}/cancel`, { reason: 'Sakit.' });
    }
    const listed = (await admin.get(`/defences?internship_period_id=${desk.period.id}`)).json()
      .data;
    expect(listed.map(({ student_name }: { student_name: string }) => student_name)).toEqual([
      'Dodi',
      'Bima',
      'Fitri',
      'Ayu',
      'Cici',
      'Aditya Pratama',
      'Eka',
    ]);
  },
);

testInAll(
  'a change of the examiners alone refuses a stale edit, and no change does not',
  async () => {
    const id = await planned();
    const edit = (version: number, examiner_ids: number[], more: object = {}) =>
      admin.put(`/defences/${id}`, { ...SLOT, examiner_ids, version, ...more });
    const both = [desk.lecturer.id, examiner.id];
    const versionOf = (answer: Awaited<ReturnType<typeof edit>>) => answer.json().data.version;
    expect(versionOf(await edit(1, both))).toBe(1);
    expect(versionOf(await edit(1, [desk.lecturer.id]))).toBe(2);
    const stale = await edit(1, both, { room: 'Lab' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
    expect(versionOf(await edit(2, both, { room: 'Lab' }))).toBe(3);
    const reason = { reason: 'Penguji sakit.', seen_version: 2 };
    expect((await admin.post(`/defences/${id}/cancel`, reason)).statusCode).toBe(409);
  },
);

testInAll('tells an examiner who is added, and one who is removed', async () => {
  const id = await planned();
  const added = await aLecturer(app.db);
  const addedCalls = await callsOf(app, added.user);
  const change = { ...SLOT, examiner_ids: [desk.lecturer.id, added.id] };
  expect((await admin.put(`/defences/${id}`, change)).statusCode).toBe(200);
  const newsOf = async (who: Caller) => (await who.get('/notifications')).json().data;
  expect(await newsOf(addedCalls)).toMatchObject([
    {
      title: expect.stringMatching(/^Ujian Aditya Pratama diubah oleh /),
      detail: 'Anda menjadi penguji · 17 Jun 2030, 09:00, Ruang Sidang',
      link: `/defences/${id}`,
    },
  ]);
  expect(await newsOf(examiner.as)).toMatchObject([
    {
      title: expect.stringMatching(/^Anda dilepas sebagai penguji Aditya Pratama oleh /),
      detail: '17 Jun 2030, 09:00, Ruang Sidang',
      link: '/defences',
    },
  ]);
  expect((await newsOf(desk.as.lecturer))[0].detail).toBe('17 Jun 2030, 09:00, Ruang Sidang');
  expect((await examiner.as.get(`/defences/${id}`)).statusCode).toBe(404);
});

testInAll('changes nothing in a closed period', async () => {
  const id = await planned();
  await close();
  const { internship } = desk;
  const answers = [
    await plan({}, [internship.id]),
    await admin.put(`/defences/${id}`, { ...SLOT, examiner_ids: [examiner.id] }),
    await admin.post(`/defences/${id}/cancel`, { reason: 'Penguji sakit.' }),
    await score(examiner.as, id, 80),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
  const change = (set: object) =>
    app.db.updateTable('defences').set(set).where('id', '=', id).execute();
  await expect(change({ room: 'Lab' })).rejects.toThrow('the period is closed');
  const given = { score: 80, sent_at: new Date() };
  const insert = app.db.updateTable('defence_examiners').set(given).where('defence_id', '=', id);
  await expect(insert.execute()).rejects.toThrow('the period is closed');
});

testInAll('tells the student and the examiners of the plan and of its changes', async () => {
  const titles = async (who: Caller) =>
    (await who.get('/notifications')).json().data.map(({ title }: { title: string }) => title);
  const id = await planned();
  expect((await titles(desk.as.student))[0]).toMatch(/^Ujian Anda dijadwalkan oleh /);
  expect((await titles(examiner.as))[0]).toMatch(/^Ujian Aditya Pratama dijadwalkan oleh /);
  await admin.put(`/defences/${id}`, {
    ...SLOT,
    time: '11:00',
    examiner_ids: [desk.lecturer.id, examiner.id],
  });
  const [news] = (await desk.as.student.get('/notifications')).json().data;
  expect(news).toMatchObject({
    title: expect.stringMatching(/^Ujian Anda diubah oleh /),
    detail: '17 Jun 2030, 11:00, Ruang Sidang',
    link: '/student/defence',
  });
  await admin.post(`/defences/${id}/cancel`, { reason: 'Penguji sakit.' });
  expect((await examiner.as.get('/notifications')).json().data[0]).toMatchObject({
    title: expect.stringMatching(/^Ujian Aditya Pratama dibatalkan oleh /),
    detail: '17 Jun 2030, 11:00, Ruang Sidang · Penguji sakit.',
    link: `/defences/${id}`,
  });
});

testInAll('a score that is missing after the defence waits for its examiner', async () => {
  const id = await planned();
  const { internship } = await desk.placed('Citra Lestari');
  await planned({ date: '2030-06-18' }, [internship.id]);
  const waiting = async (who: Caller) =>
    (await who.get('/follow-ups/unscored_defences')).json().data.items;
  expect(await waiting(examiner.as)).toMatchObject([
    { title: 'Aditya Pratama', since: '2030-06-17', link: `/defences/${id}` },
  ]);
  await score(examiner.as, id, 80);
  expect(await waiting(examiner.as)).toEqual([]);
  expect(await waiting(desk.as.lecturer)).toHaveLength(1);
});

test('proposes its score for the grade in the course that says so', async () => {
  const { id: internship_period_id } = await anInternshipPeriod(app.db, { semester: 3 });
  await app.db
    .updateTable('internships')
    .set({ internship_period_id })
    .where('id', '=', desk.internship.id)
    .execute();
  const course = await aCourse(app.db, { semester: 3, defence_score_part: 'final' });
  await aDefence(app.db, {
    internship_id: desk.internship.id,
    state: 'held',
    examiners: [{ score: 82.5, sent_at: new Date(NOW) }],
  });
  const sheet = async (who: Caller) =>
    (
      await who.get(
        `/grades/sheet?course_code=${course.code}&internship_period_id=${internship_period_id}`,
      )
    ).json().data.rows[0].proposals;
  const proposal = {
    part: 'final',
    score: 82.5,
    assessor: 'examiners',
    assessor_name: 'Fitri Handayani',
  };
  expect(await sheet(desk.as.lecturer)).toEqual([proposal]);
  const own = await desk.as.lecturer.get(`/internships/${desk.internship.id}/defence`);
  expect(own.json().data).toMatchObject({
    score: 82.5,
    proposals: expect.arrayContaining([{ course_code: course.code, part: 'final' }]),
  });
});

testInAll('no score of a course has two sources', async () => {
  const form = await anAssessmentForm(app.db, { score_part: 'other' });
  const { version: _version, ...course } = (await admin.get(`/courses/${form.course_code}`)).json()
    .data;
  const url = `/courses/${form.course_code}`;
  expect(errorsOf(await admin.put(url, { ...course, defence_score_part: 'other' }))).toEqual({
    defence_score_part: ['Nilai ini sudah diisi formulir penilaian dari mata kuliah ini'],
  });
  expect((await admin.put(url, { ...course, defence_score_part: 'final' })).statusCode).toBe(200);
  const stored = (await admin.get(`/assessment-forms/${form.id}`)).json().data;
  const { course_code, assessor, is_active, criteria } = stored;
  const input = { course_code, assessor, is_active, criteria, score_part: 'final' };
  expect(errorsOf(await admin.put(`/assessment-forms/${form.id}`, input))).toEqual({
    score_part: ['Nilai ini sudah diisi ujian pada mata kuliah ini'],
  });
});

testInAll('prints the schedule of a day and a sheet to fill in', async () => {
  const id = await planned();
  const text = async (url: string) => {
    const answer = await admin.get(url);
    expect(answer.headers['content-type']).toBe('application/pdf');
    return readPdf(answer.rawPayload).pages.join(' ').replaceAll('\n', ' ');
  };
  const schedule = await text('/defences/file?date=2030-06-17');
  for (const part of [
    'Jadwal Ujian Magang',
    '09:00–10:00',
    'Aditya Pratama',
    '2. Hendra Gunawan',
    'Halaman 1 dari 1',
  ]) {
    expect(schedule).toContain(part);
  }
  const sheet = await text(`/defences/${id}/file`);
  for (const part of ['Berita Acara Ujian Magang', '1. Fitri Handayani', 'Rata-rata', 'Catatan']) {
    expect(sheet).toContain(part);
  }
  expect((await admin.get('/defences/file?date=2031-01-01')).statusCode).toBe(404);
  expect((await admin.get('/defences/file')).statusCode).toBe(422);
});
