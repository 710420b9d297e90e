import { sql } from 'kysely';
import { hashPassword } from '@/server/auth/passwords';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
const canWrite = jest.fn(async () => true);
beforeAll(async () => {
  app = await buildTestApp({
    canWrite,
    config: {
      appName: 'Magang Polban',
      campusTimeZone: 'Asia/Makassar',
      // In place of LibreOffice, which this machine may not have.
      sofficePath: process.execPath,
    },
  });
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

test('returns the public settings of the installation', async () => {
  const answer = await app.inject({ url: '/api/settings' });
  expect(answer.json()).toEqual({
    data: {
      app_name: 'Magang Polban',
      department: 'Jurusan Teknologi Informasi',
      programme: 'D2 Administrasi Jaringan Komputer',
      map_tile_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      map_attribution: '© OpenStreetMap contributors',
      map_on_click: false,
      campus_time_zone: 'Asia/Makassar',
      letter_pdfs: true,
      local_login: true,
      login_providers: [],
      mails_links: false,
    },
  });
});

describe('health', () => {
  test('answers ok', async () => {
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', waiting: { logins: 0, reports: 0 } });
  });

  test('says how many passwords wait', async () => {
    // More hashes than run at a time.
    const hashing = Array.from({ length: 10 }, () => hashPassword('Kopi-Jam-Tujuh'));
    const answer = await app.inject({ url: '/api/health' });
    await Promise.all(hashing);
    expect(answer.json().waiting.logins).toBeGreaterThan(0);
    const later = await app.inject({ url: '/api/health' });
    expect(later.json().waiting.logins).toBe(0);
  });

  testInAll('does not wait for a busy database', async () => {
    let isBusy = true;
    const busy = sql`select pg_sleep(1)`.execute(app.db).finally(() => {
      isBusy = false;
    });
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(isBusy).toBe(true);
    await busy;
    // The waiting health check is answered before this query.
    await sql`select 1`.execute(app.db);
  });

  test('tells super admins that the database cannot write, while everybody can read', async () => {
    const headers = await app.signIn('super_admin');
    canWrite.mockResolvedValue(false);
    const full = await app.inject({ url: '/api/health?full=1', headers });
    expect([full.statusCode, full.json()]).toEqual([
      503,
      {
        message: 'Basis data tidak dapat menulis. Periksa sisa ruang disk di server.',
        code: 'cannot_write',
      },
    ]);
    expect(full.headers['retry-after']).toBeDefined();
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    const { statusCode } = await app.inject({ url: '/api/health?full=1' });
    expect(statusCode).toBe(401);
    canWrite.mockResolvedValue(true);
    expect((await app.inject({ url: '/api/health?full=1', headers })).statusCode).toBe(200);
  });

  test('answers 503 when the database is unavailable', async () => {
    jest.spyOn(app.db, 'getExecutor').mockImplementation(() => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    });
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });
});
