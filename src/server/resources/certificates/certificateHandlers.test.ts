import { readPdf } from '@/server/reports/testing/readPdf';
import { aPeriodToCertify, CERTIFIED_PERIOD } from '@/server/testing/aPeriodToCertify';
import {
  aCertificate,
  aCompany,
  aMentor,
  anAttendanceRequest,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-07-15T03:00:00Z');
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const get = (url: string, headers = admin) =>
  app.inject({ method: 'GET', url: `/api${url}`, headers });
const post = (url: string, payload: object, headers = admin) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

const aPeriod = () => aPeriodToCertify(app.db);

const bodyOf = (internship_period_id: number, recipient_ids: number[], more: object = {}) => ({
  kind: 'student',
  internship_period_id,
  recipient_ids,
  date: '2026-07-15',
  place: 'Bandung',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  signatory_nip: '198001012005012001',
  has_grade: true,
  ...more,
});

const listed = async (query: string) => (await get(`/certificates?${query}`)).json().data;

test('issues certificates to those for whom nothing is missing, and names the others with the reasons', async () => {
  const period = await aPeriod();
  const ready = await period.student('Siti Rahma');
  const ungraded = await period.student('Budi Santoso', { isGraded: false });
  const absent = await period.student('Yusuf Hidayat', { isAttended: false, isGraded: false });
  const unsettled = await period.student('Wati Lestari');
  // A day with a press and an approved leave has to be settled.
  await anAttendanceRequest(app.db, {
    internship_id: unsettled.internship.id,
    kind: 'leave',
    start_date: '2026-03-02',
    end_date: '2026-03-02',
    state: 'approved',
    decided_at: new Date('2026-03-03T01:00:00Z'),
    decided_by_user_id: 1,
    decided_by_name: 'Rina',
    decided_by_role: 'mentor',
  });
  const ids = [ready, ungraded, absent, unsettled].map(({ internship }) => internship.id);
  const [id = 0] = ids;
  const of = `kind=student&internship_period_id=${period.id}`;
  const early = (await get(`/certificates/check?${of}&ids=${id}`)).json().data;
  expect(early).toEqual({
    ready_ids: [],
    left_out: [{ id, name: 'Siti Rahma', missing: ['open_placement'] }],
  });
  await period.close();

  const leftOut = [
    { id: ids[1], name: 'Budi Santoso', missing: ['no_grade'] },
    { id: ids[3], name: 'Wati Lestari', missing: ['empty_recap', 'incomplete_recap'] },
    { id: ids[2], name: 'Yusuf Hidayat', missing: ['empty_recap', 'no_grade'] },
    { id: 2_000_000, name: null, missing: ['not_found'] },
  ];
  const check = (await get(`/certificates/check?${of}&ids=${ids.join(',')},2000000`)).json().data;
  expect(check).toEqual({ ready_ids: [id], left_out: leftOut });

  const issued = await post('/certificates', bodyOf(period.id, [...ids, 2_000_000]));
  expect(issued.statusCode).toBe(201);
  const { certificate_ids, left_out } = issued.json().data;
  expect(left_out).toEqual(leftOut);
  const rows = await listed(of);
  expect(rows.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
    ['Budi Santoso', 'missing'],
    ['Siti Rahma', 'issued'],
    ['Wati Lestari', 'missing'],
    ['Yusuf Hidayat', 'missing'],
  ]);
  expect(rows[1].certificate).toMatchObject({
    id: certificate_ids[0],
    company_name: 'PT Angkasa Digital',
    revoked_at: null,
  });
  const again = (await post('/certificates', bodyOf(period.id, [id]))).json().data;
  expect(again).toEqual({
    certificate_ids: [],
    left_out: [{ id, name: 'Siti Rahma', missing: ['issued'] }],
  });
});

test('names the days of a placement of its own, and gives none to students who have left', async () => {
  const period = await aPeriod();
  const own = await period.student('Siti Rahma');
  const left = await period.student('Budi Santoso');
  const days = (id: number, dates: object) =>
    app.db.updateTable('internships').set(dates).where('id', '=', id).execute();
  const end_date = '2026-05-29';
  await days(own.internship.id, { start_date: '2026-02-02', end_date, end_reason: 'finished' });
  await days(left.internship.id, { end_date, end_reason: 'resigned' });
  await period.close();
  const ids = [own.internship.id, left.internship.id];
  const issued = (await post('/certificates', bodyOf(period.id, ids))).json().data;
  expect(issued.left_out).toEqual([{ id: ids[1], name: 'Budi Santoso', missing: ['left'] }]);
  const { data } = await app.db
    .selectFrom('certificates')
    .select('data')
    .where('id', '=', issued.certificate_ids[0])
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({
    period: { start_date: '2026-02-02', end_date },
    text: 'telah menyelesaikan magang di PT Angkasa Digital dari 2 Februari 2026 sampai 29 Mei 2026.',
  });
});

test('prints the same certificate every time, for the office and its student alone', async () => {
  const period = await aPeriod();
  const { student, internship } = await period.student('Siti Rahma');
  const other = await period.student('Budi Santoso');
  await period.close();
  const issued = await post('/certificates', bodyOf(period.id, [internship.id]));
  const [id] = issued.json().data.certificate_ids;
  const headers = await app.signIn(student.user);
  const file = await get(`/certificates/${id}/file`, headers);
  expect(file.headers['content-type']).toBe('application/pdf');
  const { pages, landscape } = readPdf(file.rawPayload);
  expect(landscape).toBe(true);
  const text = pages[0]?.replaceAll('\n', ' ') ?? '';
  for (const part of [
    'Sertifikat Magang',
    'Siti Rahma',
    `NIM ${student.nim}`,
    'PT Angkasa Digital dari 5 Januari 2026 sampai 30 Juni 2026',
    '1 hari',
    '4 jam',
    'Bandung, 15 Juli 2026',
    'Dr. Ratna Dewi, M.Kom.',
  ]) {
    expect(text).toContain(part);
  }
  // Whatever happens to the account later.
  await app.db
    .updateTable('users')
    .set({ name: 'Nama Baru' })
    .where('id', '=', student.user.id)
    .execute();
  app.setTime('2026-07-15T04:00:00Z');
  expect((await get(`/certificates/${id}/file`)).rawPayload).toEqual(file.rawPayload);

  const stranger = await app.signIn(other.student.user);
  expect((await get(`/certificates/${id}/file`, stranger)).statusCode).toBe(404);
  expect((await get(`/internships/${internship.id}/certificate`, stranger)).statusCode).toBe(404);
  const own = await get(`/internships/${internship.id}/certificate`, headers);
  expect(own.json().data).toMatchObject({ state: 'issued', certificate: { id } });
  const waiting = await get(`/internships/${other.internship.id}/certificate`, stranger);
  expect(waiting.json().data).toMatchObject({ state: 'ready', missing: [], certificate: null });
});

test('a revoked certificate says so, and another one has another code', async () => {
  const period = await aPeriod();
  const { student, internship } = await period.student('Siti Rahma');
  await period.close();
  const issue = async () => {
    const answer = await post('/certificates', bodyOf(period.id, [internship.id]));
    return answer.json().data.certificate_ids[0] as number;
  };
  const id = await issue();
  const of = `kind=student&internship_period_id=${period.id}`;
  const codeOf = async () => (await listed(of))[0].certificate.code as string;
  const code = await codeOf();
  const verify = async (shown: string) =>
    (await app.inject({ url: `/api/verifications/${shown}` })).json().data;
  expect(await verify(code)).toMatchObject({
    is_unchanged: true,
    is_cancelled: false,
    certificate: {
      kind: 'student',
      name: 'Siti Rahma',
      company_name: 'PT Angkasa Digital',
      ...CERTIFIED_PERIOD,
    },
  });
  expect(Object.keys((await verify(code)).certificate).sort()).toEqual(
    ['company_name', 'end_date', 'kind', 'name', 'number', 'start_date'].sort(),
  );

  const revoke = () => post(`/certificates/${id}/revoke`, { reason: 'Nama perusahaan salah.' });
  expect((await revoke()).json().data).toMatchObject({ revoked_reason: 'Nama perusahaan salah.' });
  expect((await revoke()).statusCode).toBe(409);
  expect(await verify(code)).toMatchObject({ is_unchanged: false, is_cancelled: true });
  const headers = await app.signIn(student.user);
  expect((await get(`/certificates/${id}/file`, headers)).statusCode).toBe(409);
  expect((await get(`/certificates/${id}/file`)).statusCode).toBe(200);
  expect((await listed(`${of}&state=revoked`))[0]).toMatchObject({ state: 'revoked', missing: [] });

  const next = await issue();
  expect(next).not.toBe(id);
  expect(await codeOf()).not.toBe(code);
  expect(await verify(await codeOf())).toMatchObject({ is_unchanged: true });
});

test('thanks the mentors and companies that had students in the period', async () => {
  const period = await aPeriod();
  await period.student('Siti Rahma');
  await period.student('Budi Santoso');
  await period.close();
  const at = (kind: string) => `kind=${kind}&internship_period_id=${period.id}`;
  expect(await listed(at('mentor'))).toEqual([
    expect.objectContaining({
      id: period.mentor.id,
      name: 'Rina Marlina',
      students: 2,
      state: 'ready',
    }),
  ]);
  for (const [kind, id, sentence] of [
    ['mentor', period.mentor.id, 'atas bimbingan kepada 2 mahasiswa'],
    ['company', period.company.id, 'atas kesempatan magang bagi 2 mahasiswa'],
  ] as const) {
    const issued = await post('/certificates', bodyOf(period.id, [id], { kind }));
    const [certificate] = issued.json().data.certificate_ids;
    const file = await get(`/certificates/files?ids=${certificate}`);
    const { pages } = readPdf(file.rawPayload);
    const text = pages[0]?.replaceAll('\n', ' ') ?? '';
    expect(text).toContain('Ucapan Terima Kasih');
    expect(text).toContain(sentence);
    expect((await listed(`${at(kind)}&state=issued`)).map((row: { id: number }) => row.id)).toEqual(
      [id],
    );
  }
});

testInAll('a mentor lists and opens the own thanks alone', async () => {
  const period = await aPeriod();
  const { internship } = await period.student('Wati Lestari');
  const company_id = period.company.id;
  const colleague = await aMentor(app.db, { company_id });
  await period.close();
  const issue = async (kind: string, id: number) => {
    const answer = await post('/certificates', bodyOf(period.id, [id], { kind }));
    expect(answer.statusCode).toBe(201);
    return answer.json().data.certificate_ids[0] as number;
  };
  const own = await issue('mentor', period.mentor.id);
  const [ofStudent, ofCompany] = [
    await issue('student', internship.id),
    await issue('company', company_id),
  ];
  const headers = await app.signIn(period.mentor.user);
  const others = await app.signIn(colleague.user);
  const { data } = (await get('/mentor/certificates', headers)).json();
  expect(data).toEqual([
    expect.objectContaining({ id: own, kind: 'mentor', name: 'Rina Marlina', ...CERTIFIED_PERIOD }),
  ]);
  expect((await get('/mentor/certificates', others)).json().data).toEqual([]);
  const file = await get(`/certificates/${own}/file`, headers);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  for (const id of [ofStudent, ofCompany]) {
    expect((await get(`/certificates/${id}/file`, headers)).statusCode).toBe(404);
  }
  expect((await get(`/certificates/${own}/file`, others)).statusCode).toBe(404);
  await post(`/certificates/${own}/revoke`, { reason: 'Nama mitra salah.' });
  expect((await get(`/certificates/${own}/file`, headers)).statusCode).toBe(409);
  expect((await get('/mentor/certificates', headers)).json().data).toMatchObject([
    { id: own, revoked_reason: 'Nama mitra salah.' },
  ]);
});

testInAll('filters by state, company and words', async () => {
  const period = await aPeriod();
  const ready = await period.student('Siti Rahma');
  const missing = await period.student('Budi Santoso', { isGraded: false });
  const issued = await period.student('Wati Lestari');
  await aCertificate(app.db, { internship_id: issued.internship.id });
  await period.close();
  const of = `kind=student&internship_period_id=${period.id}`;
  const idsOf = async (query: string) =>
    (await listed(`${of}&${query}`)).map(({ id }: { id: number }) => id);
  expect(await idsOf('state=ready')).toEqual([ready.internship.id]);
  expect(await idsOf('state=missing')).toEqual([missing.internship.id]);
  expect(await idsOf('state=issued')).toEqual([issued.internship.id]);
  expect(await idsOf('state=revoked')).toEqual([]);
  expect(await idsOf('search=wati+angkasa')).toEqual([issued.internship.id]);
  expect(await idsOf(`company_id=${period.company.id}&sort=-name&page=1&per_page=2`)).toEqual([
    issued.internship.id,
    ready.internship.id,
  ]);
  expect(await idsOf(`company_id=${(await aCompany(app.db)).id}`)).toEqual([]);
});

testInAll('refuses a period or a signature that does not exist, and too many at once', async () => {
  const unknown = await post('/certificates', bodyOf(2_000_000, [1]));
  expect(unknown.json().errors).toEqual({
    internship_period_id: ['Periode magang tidak ditemukan'],
  });
  const period = await aPeriod();
  const unsigned = await post(
    '/certificates',
    bodyOf(period.id, [1], { signatory_lecturer_id: 99 }),
  );
  expect(unsigned.json().errors).toEqual({
    signatory_lecturer_id: ['Dosen ini belum menyimpan tanda tangan'],
  });
  const ids = Array.from({ length: 201 }, (_, index) => index + 1).join(',');
  expect((await get(`/certificates/files?ids=${ids}`)).statusCode).toBe(422);
  expect((await get('/certificates/files?ids=2000000')).statusCode).toBe(404);
});

testInAll(
  'exports the recipients as they are listed, with what is missing and the code',
  async () => {
    const period = await aPeriod();
    const ready = await period.student('Siti Rahma');
    await period.student('Budi Santoso', { isGraded: false });
    await period.close();
    await post('/certificates', bodyOf(period.id, [ready.internship.id]));
    const of = `kind=student&internship_period_id=${period.id}`;
    const [, row] = await listed(of);
    const file = await get(`/certificates/export?${of}&format=csv`);
    const [header, ...rows] = file.body.trim().split('\r\n');
    expect(header).toContain(
      'Nama;NIM;Nama Mitra;Jumlah Mahasiswa;Status;Keterangan;Tanggal Terbit;Nomor;Kode',
    );
    expect(rows[0]).toContain('Budi Santoso');
    expect(rows[0]).toContain('Belum ada nilai');
    expect(rows[1]).toContain(
      `Terbit;;${row.issued_on};${row.certificate.number ?? ''};${row.certificate.code}`,
    );
    const chosen = await get(
      `/certificates/export?${of}&format=csv&columns=name&ids=${ready.internship.id}`,
    );
    expect(chosen.body.trim().split('\r\n').slice(1)).toEqual(['Siti Rahma']);
  },
);

testInAll('reads one certificate with what it prints', async () => {
  const period = await aPeriod();
  const { internship } = await period.student('Siti Rahma');
  await period.close();
  const { certificate_ids } = (
    await post('/certificates', bodyOf(period.id, [internship.id]))
  ).json().data;
  expect((await get(`/certificates/${certificate_ids[0]}`)).json().data).toMatchObject({
    id: certificate_ids[0],
    name: 'Siti Rahma',
    internship_id: internship.id,
    place_and_date: 'Bandung, 15 Juli 2026',
    signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  });
  expect((await get('/certificates/2147483647')).statusCode).toBe(404);
});
