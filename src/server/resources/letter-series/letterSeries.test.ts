import { aLetter, anInternship, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-03-09T03:00:00Z');
  headers = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const list = async () =>
  (await app.inject({ method: 'GET', url: '/api/letter-series', headers })).json().data;
const set = (path: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/letter-series/${path}`, headers, payload });

test('lists a series for each kind of this year, with the numbers that were given', async () => {
  await aLetter(app.db);
  const rows = await list();
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({ kind: 'introduction', year: 2026, last_number: 1, version: 1 });
  expect(rows[1]).toMatchObject({ kind: 'assignment', last_number: 0, version: null });
});

test('the pattern of the office is used for the next letter, and for the years that follow', async () => {
  const pattern = '{no}/PL.1/{bulan_romawi}/{tahun}';
  const saved = await set('completion/2026', { pattern });
  expect(saved.json().data).toMatchObject({ pattern, last_number: 0, year: 2026 });
  const next = await set('completion/2027', { pattern: '{no}/PL.2/{tahun}' });
  expect(next.json().data.pattern).toBe('{no}/PL.2/{tahun}');
  const years = (await list()).map(({ year }: { year: number }) => year);
  expect(years[0]).toBe(2027);
});

test('refuses a version that is no longer the latest', async () => {
  const first = await set('assessment/2026', { pattern: '{no}/LP/{tahun}' });
  const { version } = first.json().data;
  expect((await set('assessment/2026', { pattern: '{no}/A/{tahun}', version })).statusCode).toBe(
    200,
  );
  const late = await set('assessment/2026', { pattern: '{no}/B/{tahun}', version });
  expect(late.statusCode).toBe(409);
});

const ask = (kind: string, groups: number[][], date = '2026-03-09') =>
  app.inject({
    method: 'POST',
    url: '/api/letters/check',
    headers,
    payload: { kind, date, groups },
  });
const check = async (kind: string, internship_id: number) =>
  (await ask(kind, [[internship_id]])).json().data.letters[0].number;
const make = (kind: string, groups: number[][], date = '2026-03-09') =>
  app.inject({
    method: 'POST',
    url: '/api/letters',
    headers,
    payload: {
      kind,
      date,
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
      groups,
    },
  });

test('an office in the middle of its book begins at its number, which the check shows and storing takes', async () => {
  const placement = await anInternship(app.db);
  const pattern = '{no}/SKS/{tahun}';
  const saved = await set('completion/2026', { pattern, start_number: 120 });
  expect(saved.json().data).toMatchObject({ start_number: 120, last_number: 0 });
  expect(await check('completion', placement.id)).toBe('120/SKS/2026');
  const made = await make('completion', [[placement.id], [placement.id]]);
  expect(made.statusCode).toBe(201);
  expect(await check('completion', placement.id)).toBe('122/SKS/2026');
  const used = await set('completion/2026', { pattern, start_number: 121 });
  expect(used.statusCode).toBe(422);
  expect(used.json().errors).toEqual({
    start_number: ['Nomor sampai 121 sudah dipakai. Mulai dari nomor 122 atau lebih.'],
  });
  // A change of the pattern alone repeats the number of the form, or leaves it out.
  expect((await set('completion/2026', { pattern, start_number: 120 })).statusCode).toBe(200);
  expect((await set('completion/2026', { pattern })).json().data.start_number).toBe(120);
  const cleared = await set('completion/2026', { pattern, start_number: null });
  expect(cleared.json().data).toMatchObject({ start_number: null, last_number: 121 });
  expect(await check('completion', placement.id)).toBe('122/SKS/2026');
});

test('no letter passes the last number of a series, which then goes on at one that was never given', async () => {
  const { id } = await anInternship(app.db);
  const pattern = '{no}/LP/{tahun}';
  const startAt = (start_number: number) => set('assessment/2026', { pattern, start_number });
  await startAt(5);
  await make('assessment', [[id]]);
  await startAt(999_998);
  const START = "isi 'Mulai dari Nomor' di Surat › Seri Nomor dengan nomor yang belum dipakai.";
  const tooMany = [[id], [id], [id]];
  const FEW = `Nomor urut Lembar Penilaian 2026 tinggal 2 (sampai 999999). Buat paling banyak 2 surat, atau ${START}`;
  for (const refused of [await ask('assessment', tooMany), await make('assessment', tooMany)]) {
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ groups: [FEW] });
  }
  expect((await make('assessment', [[id], [id]])).statusCode).toBe(201);
  const NONE = `Nomor urut Lembar Penilaian 2026 sudah habis. Untuk melanjutkan, ${START}`;
  for (const refused of [await ask('assessment', [[id]]), await make('assessment', [[id]])]) {
    expect(refused.json().errors).toEqual({ groups: [NONE] });
  }

  expect((await startAt(5)).json().errors).toEqual({
    start_number: ['Nomor 5 sudah dipakai. Isi nomor lain.'],
  });
  expect((await startAt(6)).json().data).toMatchObject({ start_number: 6, last_number: 5 });
  expect((await make('assessment', [[id]])).statusCode).toBe(201);
  expect(await check('assessment', id)).toBe('7/LP/2026');
  // It ends again where its earlier numbers begin.
  await startAt(999_997);
  expect((await ask('assessment', [[id], [id]])).json().errors.groups[0]).toContain(
    'tinggal 1 (sampai 999997)',
  );
});

test('a kind joins the register of another, goes on after the numbers of both, and leaves it again', async () => {
  const { id } = await anInternship(app.db);
  const at = (kind: string, payload: object = {}) =>
    set(`${kind}/2029`, { pattern: '{no}/{kode}/{tahun}', ...payload });
  const makeAt = async (kind: string, count: number) =>
    expect((await make(kind, Array(count).fill([id]), '2029-03-09')).statusCode).toBe(201);
  const next = async (kind: string) =>
    (await ask(kind, [[id]], '2029-03-09')).json().data.letters[0].number;

  await at('introduction', { start_number: 50 });
  await makeAt('introduction', 1);
  await at('assignment', { start_number: 80 });
  await makeAt('assignment', 2);
  const joined = await at('assignment', { register: 'introduction' });
  expect(joined.json().data).toMatchObject({ register: 'introduction', last_number: 81 });
  expect(await next('introduction')).toBe('82/SP/2029');
  await makeAt('assignment', 1);
  await makeAt('introduction', 1);
  expect(await next('assignment')).toBe('84/ST/2029');

  const lower = await at('introduction', { start_number: 80 });
  expect(lower.json().errors).toEqual({
    start_number: ['Nomor sampai 83 sudah dipakai. Mulai dari nomor 84 atau lebih.'],
  });
  const used = await at('introduction', { register: 'completion' });
  expect(used.json().errors).toEqual({
    register: ['Nomor ini dipakai bersama Surat Tugas. Ubah Surat Tugas lebih dulu.'],
  });
  const chained = await at('completion', { register: 'assignment' });
  expect(chained.json().errors).toEqual({
    register: ['Surat Tugas memakai nomor Surat Pengantar. Pilih itu.'],
  });
  expect((await at('completion', { register: 'invitation' })).json().errors).toEqual({
    register: ['Nomor urut tidak valid'],
  });

  // The year after begins with the same register.
  await make('assignment', [[id]], '2030-01-04');
  expect((await ask('introduction', [[id]], '2030-01-04')).json().data.letters[0].number).toBe(
    '2/SP/2030',
  );

  await at('assignment', { register: 'assignment' });
  expect(await next('assignment')).toBe('83/ST/2029');
  expect(await next('introduction')).toBe('84/SP/2029');
  const history = await app.inject({
    method: 'GET',
    url: '/api/audit-entries?resource=letter_series&perPage=5',
    headers,
  });
  expect(history.body).toContain('"register"');
});

test.each([0, 1_000_000, 1.5, 'x'])('refuses %p as the beginning of a series', async (start) => {
  const answer = await set('introduction/2026', { pattern: '{no}/{tahun}', start_number: start });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty('start_number');
});

test.each([
  ['without a number', '{kode}/{tahun}', 'Pola nomor harus memuat {no}'],
  ['with an unknown word', '{no}/{minggu}/{tahun}', '{minggu} tidak dikenal dalam pola nomor'],
])('refuses a pattern %s on its field', async (_what, pattern, message) => {
  const answer = await set('introduction/2026', { pattern });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ pattern: [message] });
});
