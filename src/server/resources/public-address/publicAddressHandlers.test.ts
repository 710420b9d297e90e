import { readPdf } from '@/server/reports/testing/readPdf';
import { anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

const FORGED = 'penipu.example';

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-03-02T08:00:00Z');
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const read = async (headers: Headers = admin, of: TestApp = app) =>
  of.inject({ url: '/api/public-address', headers });
const confirm = (address: unknown, headers: Headers = admin, of: TestApp = app) =>
  of.inject({ method: 'PUT', url: '/api/public-address', headers, payload: { address } });

/** The footer and the links of a report printed with a forged `Host`. */
async function printedFoot(of: TestApp = app) {
  const { id } = await anInternship(of.db);
  const answer = await of.inject({
    url: `/api/reports/internships/${id}/activities`,
    headers: { ...(await of.signIn('super_admin')), host: FORGED, 'x-forwarded-host': FORGED },
  });
  const { pages, objects } = readPdf(answer.rawPayload);
  return {
    line: /Kode verifikasi [^\n]*/.exec(pages[0] ?? '')?.[0],
    isLinked: objects.join('').includes('/URI ('),
  };
}

testInAll('reports have a code without an address until a super admin confirms one', async () => {
  expect((await read()).json()).toEqual({
    data: { address: null, source: null, confirmed_at: null },
  });
  const before = await printedFoot();
  expect(before.line).toMatch(/^Kode verifikasi \S{14}$/);
  expect(before.isLinked).toBe(false);

  const answer = await confirm('https://Magang.example:443');
  expect(answer.statusCode).toBe(200);
  const confirmed = {
    address: 'https://magang.example',
    source: 'confirmed',
    confirmed_at: '2026-03-02T08:00:00.000Z',
  };
  expect(answer.json()).toEqual({ data: confirmed });
  expect((await read()).json()).toEqual({ data: confirmed });
  const after = await printedFoot();
  expect(after.line).toMatch(/ · https:\/\/magang\.example\/verify\/\S{14}$/);
  expect(after.isLinked).toBe(true);
});

test('another one takes its place, and the trail has both', async () => {
  await confirm('http://magang.lan:3000');
  await confirm('https://baru.example');
  expect((await read()).json().data.address).toBe('https://baru.example');
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'operation', 'old', 'new'])
    .where('resource', '=', 'public_address')
    .orderBy('id', 'desc')
    .execute();
  expect(entries[0]).toEqual({
    action: 'update',
    operation: 'confirmPublicAddress',
    old: { address: 'http://magang.lan:3000' },
    new: { address: 'https://baru.example' },
  });
  const list = await app.inject({
    url: '/api/audit-entries?resource=public_address',
    headers: admin,
  });
  expect(list.statusCode).toBe(200);
  expect(list.json().data).toHaveLength(entries.length);
});

test.each([
  [null, 'Alamat wajib diisi'],
  ['magang.example', 'Alamat harus seperti https://magang.kampus.ac.id'],
  ['https://magang.example/app', 'Alamat harus seperti https://magang.kampus.ac.id'],
  ['https://a@magang.example', 'Alamat harus seperti https://magang.kampus.ac.id'],
  ['javascript:alert(1)', 'Alamat harus seperti https://magang.kampus.ac.id'],
  ['https://[', 'Alamat tidak dapat dibaca'],
])('refuses %p', async (address, message) => {
  const answer = await confirm(address);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ address: [message] });
});

test('only super admins read and confirm it', async () => {
  for (const role of ['lecturer', 'mentor', 'student'] as const) {
    const headers = await app.signIn(role);
    expect((await read(headers)).statusCode).toBe(403);
    expect((await confirm('https://magang.example', headers)).statusCode).toBe(403);
  }
  expect((await read({})).statusCode).toBe(401);
  expect((await confirm('https://magang.example', {})).statusCode).toBe(401);
});

testInAll('the setting of the server wins, and nothing can be confirmed beside it', async () => {
  const fixed = await buildTestApp({ config: { publicUrl: 'https://tetap.example' } });
  const headers = await fixed.signIn('super_admin');
  expect((await confirm('https://magang.example', headers, fixed)).statusCode).toBe(409);
  expect((await read(headers, fixed)).json().data).toEqual({
    address: 'https://tetap.example',
    source: 'setting',
    confirmed_at: null,
  });
  expect((await printedFoot(fixed)).line).toContain(' · https://tetap.example/verify/');
  await fixed.close();
});
