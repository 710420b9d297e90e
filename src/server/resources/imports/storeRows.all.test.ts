import { once } from 'node:events';
import { LINES_TYPE } from '@/server/http/answerLines';
import { conflict } from '@/server/http/errors';
import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { importing } from '@/server/testing/importing';
import { testOnServer } from '@/server/testing/onServer';
import { IMPORT_CHANGED } from '@/shared/constants/errorCodes';
import { storeRows } from './storeRows';

jest.mock('./storeRows', () => {
  const actual = jest.requireActual('./storeRows');
  return { ...actual, storeRows: jest.fn(actual.storeRows) };
});
const { storeRows: actualStoreRows } =
  jest.requireActual<typeof import('./storeRows')>('./storeRows');

let app: TestApp;
let admin: { authorization: string };
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  imports = importing(app, admin);
});
beforeEach(() => app.db.deleteFrom('users').where('role', '=', 'student').execute());
afterAll(() => app.close());

const student = (number: number, changes: Record<string, string> = {}) => ({
  nim: String(2_603_310_000 + number),
  name: `Mahasiswa ${number}`,
  email: `mahasiswa${number}@kampus.example`,
  academic_year: '2025/2026',
  ...changes,
});

const names = async () => {
  const rows = await app.db.selectFrom('students').select('name').orderBy('nim').execute();
  return rows.map(({ name }) => name);
};

test('refuses all rows if one breaks a rule', async () => {
  const rows = [student(1), student(2, { nim: '1' })];
  const { rows: checked } = await imports.check('students', rows);
  const answer = await imports.send('students', rows, checked);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ 'rows.3.nim': ['NIM harus 10 karakter'] });
  expect(await names()).toEqual([]);
});

test.each([
  ['added', 'Data ini baru saja ditambahkan orang lain', student(1)],
  ['changed', 'Data ini sudah diubah orang lain sejak diperiksa', student(2, { name: 'Lain' })],
  ['removed', 'Data ini sudah dihapus orang lain', student(3, { name: 'Lain' })],
])(
  'tells what somebody else has %s since the check, and stores nothing',
  async (what, text, row) => {
    await imports.store('students', [student(2), student(3)]);
    const rows = [row, student(4)];
    const { rows: checked } = await imports.check('students', rows);
    const nim = rows[0]?.nim ?? '';
    if (what === 'added') await aStudent(app.db, { nim });
    if (what === 'changed') {
      await app.db
        .updateTable('users')
        .set({ address: 'Cimahi' })
        .where('name', '=', 'Mahasiswa 2')
        .execute();
    }
    if (what === 'removed')
      await app.db.deleteFrom('users').where('name', '=', 'Mahasiswa 3').execute();
    const before = await names();
    const answer = await imports.send('students', rows, checked);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: IMPORT_CHANGED,
      errors: { 'rows.2.nim': [text] },
    });
    expect(await names()).toEqual(before);
  },
);

test('tells what has become wrong since the check', async () => {
  const rows = [student(1)];
  const { rows: checked } = await imports.check('students', rows);
  await aStudent(app.db, { user: { email: 'Mahasiswa1@kampus.example' } });
  const answer = await imports.send('students', rows, checked);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({ 'rows.2.email': ['Email sudah digunakan'] });
});

test('answers the same request again without storing twice', async () => {
  const rows = [student(1), student(2)];
  const { rows: checked } = await imports.check('students', rows);
  const headers = { 'idempotency-key': 'impor-satu' };
  const answers = [
    await imports.send('students', rows, checked, { headers }),
    await imports.send('students', rows, checked, { headers }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.body).toBe(answers[0]?.body);
  expect(await names()).toEqual(['Mahasiswa 1', 'Mahasiswa 2']);
});

test('leaves the entries of the audit trail that single actions leave', async () => {
  await imports.store('students', [student(1)]);
  await imports.store('students', [student(1, { name: 'Lain' })]);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'label', 'old', 'new'])
    .where('operation', '=', 'createImport')
    .where('at', '=', (eb) =>
      eb.selectFrom('audit_entries').select(({ fn }) => fn.max('at').as('at')),
    )
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    {
      action: 'update',
      resource: 'users',
      label: 'Lain',
      old: { name: 'Mahasiswa 1' },
      new: { name: 'Lain' },
    },
  ]);
  const { new: created } = await app.db
    .selectFrom('audit_entries')
    .select('new')
    .where('resource', '=', 'users')
    .where('action', '=', 'create')
    .where('label', '=', 'Mahasiswa 1')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(created).toMatchObject({ name: 'Mahasiswa 1', role: 'student' });
  expect(JSON.stringify(created)).not.toContain('password');
});

const JSON_TYPE = 'application/json';

let listening: Promise<string> | undefined;
const address = () => (listening ??= app.fastify.listen({ port: 0, host: '127.0.0.1' }));

describe('for a client that accepts lines', () => {
  // Compression would buffer the lines.
  const headers = { accept: LINES_TYPE, 'accept-encoding': 'gzip, br' };
  const linesOf = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('the answer says how many rows are written', async () => {
    const rows = Array.from({ length: 1_100 }, (_, index) => student(index));
    const { rows: checked } = await imports.check('students', rows);
    const answer = await imports.send('students', rows, checked, { headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(LINES_TYPE);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(linesOf(answer.body)).toEqual([
      ...[0, 500, 1_000, 1_100].map((written) => ({ written, total: 1_100 })),
      { data: { added: 1_100, changed: 0, same: 0, kept: 0, without_signature: [] } },
    ]);
    expect(await names()).toHaveLength(1_100);
  });

  test('an error has its status as long as nothing is written, and is the last line afterwards', async () => {
    const rows = [student(1), student(2)];
    const refused = await imports.send('students', [student(1, { nim: '1' })], [], { headers });
    expect(refused.statusCode).toBe(422);
    jest.mocked(storeRows).mockImplementationOnce(async (...parameters) => {
      await actualStoreRows(...parameters);
      throw conflict('Terlambat.');
    });
    const { rows: checked } = await imports.check('students', rows);
    const answer = await imports.send('students', rows, checked, { headers });
    expect(linesOf(answer.body)).toEqual([
      { written: 0, total: 2 },
      { written: 2, total: 2 },
      { status: 409, message: 'Terlambat.' },
    ]);
    expect(await names()).toEqual([]);
  });
});

test.each([JSON_TYPE, LINES_TYPE])(
  'rolls everything back when the client goes away (%s)',
  async (accept) => {
    const client = new AbortController();
    let inserted = () => {};
    const hasInserted = new Promise<void>((resolve) => {
      inserted = resolve;
    });
    let ended: Promise<unknown> = Promise.resolve();
    jest.mocked(storeRows).mockImplementationOnce((trx, storing, ruled) => {
      const { importer, signal } = storing;
      ended = actualStoreRows(
        trx,
        {
          ...storing,
          importer: {
            ...importer,
            async insert(writing, rows) {
              await importer.insert(writing, rows);
              inserted();
              if (!signal.aborted) await once(signal, 'abort');
            },
          },
        },
        ruled,
      );
      return ended as ReturnType<typeof storeRows>;
    });
    const rows = [{ number: 2, values: student(1), seen: null }];
    const answer = fetch(`${await address()}/api/imports/students`, {
      method: 'POST',
      headers: { ...admin, accept, 'content-type': 'application/json' },
      body: JSON.stringify({ update_existing: false, rows }),
      signal: client.signal,
    }).then((begun) => begun.text());
    await hasInserted;
    client.abort();
    await expect(answer).rejects.toThrow();
    await expect(ended).rejects.toThrow();
    expect(await names()).toEqual([]);
  },
);

testOnServer('tells of a record that somebody adds while the rows are being stored', async () => {
  const rows = [student(1), student(2)];
  const { rows: checked } = await imports.check('students', rows);
  const { answer, hasWaited } = await during(
    app.db,
    (trx) => aStudent(trx, { nim: '2603310002' }),
    () => imports.send('students', rows, checked),
  );
  expect(hasWaited).toBe(true);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({
    'rows.3.nim': ['Data ini baru saja ditambahkan orang lain'],
  });
  expect(await names()).toHaveLength(1);
});
