import type { SessionUser } from '@/server/auth/sessionUser';
import { aLecturer, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { type LettersInput, storeLetters } from './storeLetters';
import { takeNumbers } from './takeNumbers';

/*
 * Letters that are numbered at the same moment. With TEST_DATABASE_URL each has a connection of its own; on the embedded
 * database they wait for its only connection.
 */
const AT_ONCE = 50;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const user = { id: 1, name: 'Jurusan' } as SessionUser;
const now = new Date('2030-03-04T03:00:00Z');

const input = (groups: LettersInput['groups'], more: Partial<LettersInput> = {}): LettersInput => ({
  kind: 'introduction',
  date: '2030-03-04',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  signatory_nip: '198001012005012001',
  groups,
  ...more,
});

const store = (letters: LettersInput, after: () => void = () => {}) =>
  app.db.transaction().execute(async (trx) => {
    const ids = await storeLetters({ trx, config: app.services.config, user, now }, letters);
    after();
    return ids;
  });

const sequencesOf = async (kind: LettersInput['kind'], year: number) => {
  const rows = await app.db
    .selectFrom('letters')
    .innerJoin('letter_series', 'letter_series.id', 'series_id')
    .select(['sequence', 'number', 'last_number'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .orderBy('sequence')
    .execute();
  return { rows, sequences: rows.map(({ sequence }) => sequence) };
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('fifty letters at the same moment have the numbers 1 to 50, the failed ones among them none', async () => {
  const { id } = await anInternship(app.db);
  await openConnections(app.db, 10);
  const answers = await Promise.allSettled(
    upTo(AT_ONCE + 10).map((index) =>
      store(input([[id]]), () => {
        if (index % 6 === 0) throw new Error('the connection is gone');
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  const { rows, sequences } = await sequencesOf('introduction', 2030);
  expect(sequences).toEqual(upTo(AT_ONCE));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(AT_ONCE);
  expect(rows[0]).toMatchObject({ number: '001/SP/III/2030', last_number: AT_ONCE });
});

test('letters at the same moment go on from the number that the office has given', async () => {
  const { id } = await anInternship(app.db);
  await app.db
    .insertInto('letter_series')
    .values({
      ...{ kind: 'assessment', register: 'assessment', year: 2030 },
      ...{ pattern: '{no}/LP/{tahun}', start_number: 120 },
    })
    .execute();
  await Promise.all(upTo(10).map(() => store(input([[id], [id]], { kind: 'assessment' }))));
  const { rows, sequences } = await sequencesOf('assessment', 2030);
  expect(sequences).toEqual(upTo(20).map((index) => 119 + index));
  expect(rows[0]).toMatchObject({ number: '120/LP/2030', last_number: 139 });
});

const given = (year: number) =>
  app.db
    .selectFrom('given_numbers')
    .innerJoin('letter_series', 'letter_series.id', 'series_id')
    .select(['sequence', 'given_numbers.kind', 'number'])
    .where('year', '=', year)
    .orderBy('sequence')
    .execute();

test('letters and certificates of one register have its numbers without a gap, also at the same moment', async () => {
  const { id } = await anInternship(app.db);
  const pattern = '{no}/BUKU/{tahun}';
  const inBook = { register: 'introduction', year: 2034, pattern } as const;
  await app.db
    .insertInto('letter_series')
    .values([
      { ...inBook, kind: 'introduction', start_number: 41 },
      { ...inBook, kind: 'assignment' },
      { ...inBook, kind: 'certificate' },
    ])
    .execute();
  await openConnections(app.db, 10);
  const date = '2034-03-04';
  const certificates = (count: number) =>
    app.db.transaction().execute((trx) =>
      takeNumbers(trx, {
        ...{ kind: 'certificate', date, count, noun: 'sertifikat', field: 'recipients' },
      }),
    );
  await Promise.all(
    upTo(8).flatMap<Promise<unknown>>(() => [
      store(input([[id]], { date })),
      store(input([[id], [id]], { kind: 'assignment', date })),
      certificates(1),
    ]),
  );
  const rows = await given(2034);
  expect(rows.map(({ sequence }) => sequence)).toEqual(upTo(32).map((index) => 40 + index));
  expect(rows[0]?.number).toBe('41/BUKU/2034');
  expect(rows.filter(({ kind }) => kind === 'certificate')).toHaveLength(8);
  expect(await certificates(0)).toEqual([]);
});

test('a register that is shared and left again while letters are numbered gives no number twice', async () => {
  const { id } = await anInternship(app.db);
  const headers = await app.signIn('super_admin');
  const share = (register: string) =>
    app.inject({
      ...{ method: 'PUT', url: '/api/letter-series/assignment/2035', headers },
      payload: { pattern: '{no}/{kode}/{tahun}', register },
    });
  const date = '2035-03-04';
  await openConnections(app.db, 10);
  const answers = await Promise.all(
    upTo(6).flatMap<Promise<unknown>>((index) => [
      store(input([[id]], { date })),
      store(input([[id], [id]], { kind: 'assignment', date })),
      share(index % 2 === 0 ? 'introduction' : 'assignment').then(({ statusCode }) => statusCode),
    ]),
  );
  expect(answers.filter((answer) => typeof answer === 'number')).toEqual(Array(6).fill(200));
  const assignments = (await given(2035)).filter(({ kind }) => kind === 'assignment');
  expect(new Set(assignments.map(({ sequence }) => sequence)).size).toBe(12);
});

test('the letters of one call follow each other, and a refused one leaves no gap', async () => {
  const { id } = await anInternship(app.db);
  const letters = input([[id], [id], [id]], { kind: 'assignment' });
  await store(letters);
  await expect(store({ ...letters, groups: [[id], [9_999_999]] })).rejects.toMatchObject({
    statusCode: 422,
  });
  await store(letters);
  expect((await sequencesOf('assignment', 2030)).sequences).toEqual(upTo(6));
});

test('each year begins again, with the pattern of the year before', async () => {
  const { id } = await anInternship(app.db);
  await store(input([[id]], { kind: 'completion', date: '2031-12-31' }));
  await app.db
    .updateTable('letter_series')
    .set({ pattern: '{no}/PL.1/{bulan_romawi}/{tahun}' })
    .where('kind', '=', 'completion')
    .execute();
  await store(input([[id]], { kind: 'completion', date: '2032-01-01' }));
  expect((await sequencesOf('completion', 2032)).rows).toMatchObject([
    { sequence: 1, number: '1/PL.1/I/2032' },
  ]);
});

test('two series never give the same number', async () => {
  const { id } = await anInternship(app.db);
  const pattern = '{no}/SAMA/{tahun}';
  await app.db
    .insertInto('letter_series')
    .values([
      { kind: 'introduction', register: 'introduction', year: 2040, pattern },
      { kind: 'assignment', register: 'assignment', year: 2040, pattern },
    ])
    .execute();
  await store(input([[id]], { date: '2040-01-01' }));
  await expect(
    store(input([[id]], { kind: 'assignment', date: '2040-01-01' })),
  ).rejects.toMatchObject({ constraint: 'given_numbers_number_key' });
  expect((await sequencesOf('assignment', 2040)).sequences).toEqual([]);
});

test('the database keeps numbers, also against a mistake of the program', async () => {
  const { id } = await anInternship(app.db);
  const [letter] = await store(input([[id]], { date: '2041-01-01' }));
  const change = (values: object) =>
    app.db
      .updateTable('letters')
      .set(values)
      .where('id', '=', letter ?? 0)
      .execute();
  await expect(change({ number: '99/X/2041' })).rejects.toThrow('keeps its number');
  await expect(change({ code: 'AAAAAAAAAAAA' })).rejects.toThrow('keeps its number');
  await change({
    cancelled_at: now,
    cancelled_reason: 'Salah nama.',
    cancelled_by_user_id: 1,
    cancelled_by_name: 'Jurusan',
  });
  await expect(
    change({
      cancelled_at: null,
      cancelled_reason: null,
      cancelled_by_user_id: null,
      cancelled_by_name: null,
    }),
  ).rejects.toThrow('keeps its number');
  await expect(
    app.db.updateTable('letter_series').set({ last_number: 0 }).where('year', '=', 2041).execute(),
  ).rejects.toThrow('numbers only grow');
});

test('a version of a template never changes', async () => {
  const change = app.db.updateTable('letter_template_versions').set({ file_name: 'lain.docx' });
  await expect(change.execute()).rejects.toThrow('never changes');
});

test('a letter keeps the data and the signature of its day', async () => {
  const lecturer = await aLecturer(app.db);
  await expect(store(input([[1]], { signatory_lecturer_id: lecturer.id }))).rejects.toMatchObject({
    statusCode: 422,
  });
  await app.db
    .insertInto('signatures')
    .values({ user_id: lecturer.user.id, image: Buffer.from('89504e470d0a1a0a', 'hex') })
    .execute();
  const { id } = await anInternship(app.db);
  const letters = input([[id]], { date: '2042-05-09', signatory_lecturer_id: lecturer.id });
  const [letter] = await store(letters);
  await app.db.deleteFrom('signatures').where('user_id', '=', lecturer.user.id).execute();
  const stored = await app.db
    .selectFrom('letters')
    .innerJoin('letter_signatures', 'sha256', 'signature_sha256')
    .select(['data', 'image', 'code'])
    .where('id', '=', letter ?? 0)
    .executeTakeFirstOrThrow();
  expect(stored.image.length).toBeGreaterThan(0);
  expect(stored.data.values).toMatchObject({
    nomor: '1/SAMA/2042',
    tanggal: '9 Mei 2042',
    penanda_tangan: 'Dr. Ratna Dewi, M.Kom.',
    nip: '198001012005012001',
    kode_verifikasi: stored.code.replace(/(.{4})(?=.)/g, '$1-'),
  });
  expect(stored.data.students).toHaveLength(1);
});
