import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { type Actor, asActor, forReason } from '@/server/db/actor';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCompany, aCourse, aGrade } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let desk: Desk;
let admin: { authorization: string };
let gradeId: number;
let activityId: number;

const budi: Actor = {
  user: { id: 4_711, name: 'Budi Santoso', role: 'lecturer' },
  at: new Date('2026-03-02T18:30:00Z'),
  address: '10.1.2.3',
  device: 'Chrome di Android',
  request_id: 'request-1',
  operation: 'updateGrade',
};

beforeAll(async () => {
  app = await buildTestApp();
  desk = await aDesk(app);
  admin = await app.signIn('super_admin');
  ({ id: gradeId } = await aGrade(app.db, { internship_id: desk.internship.id, midterm: 70 }));
  ({ id: activityId } = await desk.activity());
  await asActor(budi, () =>
    forReason('=SUM(1) "salah" ketik', () =>
      app.db.updateTable('grades').set({ midterm: 85 }).where('id', '=', gradeId).execute(),
    ),
  );
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = admin) =>
  app.inject({ url: `/api${url}`, headers });
const dataOf = (answer: LightMyRequestResponse) => answer.json().data;
const list = async (query: string) => dataOf(await get(`/audit-entries?${query}`));

describe('the trail', () => {
  test('answers 403 to all but super admins', async () => {
    for (const url of ['/audit-entries', '/audit-entries/export']) {
      expect((await get(url)).statusCode).toBe(200);
      for (const { headers } of Object.values(desk.as)) {
        expect((await get(url, headers)).statusCode).toBe(403);
      }
      expect((await get(url, {})).statusCode).toBe(401);
    }
  });

  test('shows person, field, old and new value of each change', async () => {
    const [entry] = await list(`actor_user_id=${budi.user?.id}`);
    expect(entry).toMatchObject({
      at: '2026-03-02T18:30:00.000Z',
      actor: { id: 4_711, name: 'Budi Santoso', role: 'lecturer' },
      address: '10.1.2.3',
      device: 'Chrome di Android',
      operation: 'updateGrade',
      action: 'update',
      resource: 'grades',
      record_id: String(gradeId),
      changes: [{ field: 'midterm', old: '70', new: '85' }],
    });
  });

  test('gives references by their names', async () => {
    const [entry] = await list(`resource=internships&record_id=${desk.internship.id}`);
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'student_id', old: null, new: 'Aditya Pratama' },
        { field: 'mentor_id', old: null, new: 'Dewi Kartika' },
        { field: 'lecturer_id', old: null, new: 'Fitri Handayani' },
      ]),
    );
  });

  test('filters by person, record, kind, text and day of the campus', async () => {
    const found = async (query: string) =>
      (await list(`${query}&per_page=100&page=1`)).map(({ id }: { id: number }) => id);
    const [id] = await found(`actor_user_id=${budi.user?.id}`);
    for (const query of [
      `resource=grades&record_id=${gradeId}&action=update`,
      'search=budi%20aditya',
      'search=KETIK',
      // 01:30 on the next day in Jakarta.
      'date_from=2026-03-03&date_to=2026-03-03',
    ]) {
      expect(await found(query)).toEqual([id]);
    }
    expect(await found('date_from=2026-03-02&date_to=2026-03-02')).toEqual([]);
    expect(await found('search=unknown')).toEqual([]);
    expect(await found('action=purge')).toEqual([]);
  });

  test('names the record on whose page an entry belongs, while it exists', async () => {
    const recordOf = async (query: string) => (await list(`${query}&page=1&per_page=1`))[0].record;
    const { user, id } = desk.student;
    const { id: companyId } = await aCompany(app.db);
    const { code } = await aCourse(app.db);
    expect(await recordOf(`resource=grades&record_id=${gradeId}`)).toEqual({
      resource: 'grades',
      id: String(gradeId),
      internship_id: desk.internship.id,
    });
    expect(await recordOf(`resource=students&record_id=${id}`)).toEqual({
      resource: 'users',
      id: String(user.id),
      internship_id: null,
    });
    expect(await recordOf(`resource=courses&record_id=${code}`)).toEqual({
      resource: 'courses',
      id: code,
      internship_id: null,
    });
    await app.db.deleteFrom('companies').where('id', '=', companyId).execute();
    expect(await recordOf(`resource=companies&record_id=${companyId}`)).toBeNull();
  });

  test('comes latest first, in pages', async () => {
    const all = await list('');
    const times = all.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const answer = await get('/audit-entries?page=2&per_page=3');
    expect(dataOf(answer)).toEqual(all.slice(3, 6));
    expect(answer.json().meta).toEqual({ page: 2, per_page: 3, total: all.length });
  });

  test('refuses unknown kinds', async () => {
    expect((await get('/audit-entries?action=hack')).statusCode).toBe(422);
    expect((await get('/audit-entries?resource=sessions')).statusCode).toBe(422);
  });
});

describe('the export', () => {
  test('contains what the list finds, a line per field, safe for spreadsheets', async () => {
    const answer = await get(`/audit-entries/export?actor_user_id=${budi.user?.id}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /attachment; filename="jejak-audit-.*csv"/,
    );
    const [header, line, end] = answer.body.split('\r\n');
    expect(header).toMatch(/^\uFEFFid,at,actor_id,/);
    expect(line).toContain(',2026-03-02T18:30:00.000Z,4711,Budi Santoso,lecturer,10.1.2.3,');
    expect(line).toMatch(/,midterm,70,85,"'=SUM\(1\) ""salah"" ketik"$/);
    expect(end).toBe('');
  });

  test('sends more than one part', async () => {
    await sql`
      insert into audit_entries (at, action, resource, record_id)
      select '2025-01-01', 'create', 'audit_entries', n from generate_series(1, 2500) n`.execute(
      app.db,
    );
    const answer = await get('/audit-entries/export?resource=audit_entries');
    const ids = answer.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[10]);
    expect(new Set(ids).size).toBe(2500);
    expect(ids).toHaveLength(2500);
  });
});

describe('the history of a record', () => {
  const history = (resource: string, id: number | string, headers?: Record<string, string>) =>
    get(`/history/${resource}/${encodeURIComponent(id)}`, headers);

  test('answers users who may change the record', async () => {
    const { lecturer, mentor, student } = desk.as;
    const status = async (resource: string, id: number) =>
      Promise.all(
        [admin, lecturer.headers, mentor.headers, student.headers, {}].map(
          async (headers) => (await history(resource, id, headers)).statusCode,
        ),
      );
    expect(await status('grades', gradeId)).toEqual([200, 200, 403, 403, 401]);
    expect(await status('activities', activityId)).toEqual([200, 403, 200, 403, 401]);
    expect(await status('internships', desk.internship.id)).toEqual([200, 403, 403, 403, 401]);
    for (const resource of ['users', 'companies', 'courses', 'internship_periods']) {
      expect(await status(resource, 1)).toEqual([200, 403, 403, 403, 401]);
    }
  });

  test("answers 404 for other people's records", async () => {
    const other = await aDesk(app);
    expect((await history('grades', gradeId, other.as.lecturer.headers)).statusCode).toBe(404);
    expect((await history('activities', activityId, other.as.mentor.headers)).statusCode).toBe(404);
    expect((await history('grades', 'x', other.as.lecturer.headers)).statusCode).toBe(404);
  });

  test('shows addresses and devices to super admins only', async () => {
    const [forAdmin] = dataOf(await history('grades', gradeId));
    const [forLecturer] = dataOf(await history('grades', gradeId, desk.as.lecturer.headers));
    expect(forAdmin).toMatchObject({ address: '10.1.2.3', device: 'Chrome di Android' });
    expect(forLecturer).toEqual({ ...forAdmin, address: null, device: null });
  });

  test('includes the profile of an account, but no logins', async () => {
    const { user } = desk.student;
    await asActor(budi, () =>
      app.db
        .insertInto('audit_entries')
        .values({
          at: budi.at,
          action: 'login',
          resource: 'users',
          subject: 'users',
          subject_id: String(user.id),
        })
        .execute(),
    );
    const entries = dataOf(await history('users', user.id));
    expect(entries.map(({ resource }: { resource: string }) => resource)).toEqual([
      'students',
      'users',
    ]);
  });

  test('leaves out what the steps of an activity say', async () => {
    await app.inject({
      method: 'PATCH',
      url: `/api/activities/${activityId}/validate-mentor`,
      headers: desk.as.mentor.headers,
    });
    const actions = dataOf(await history('activities', activityId)).map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(['create']);
  });

  test('follows a course back beyond its new code', async () => {
    const { code } = await aCourse(app.db);
    for (const [from, to] of [
      [code, 'N/W 12345'],
      ['N/W 12345', 'NEW202602'],
    ] as const) {
      await app.db.updateTable('courses').set({ code: to }).where('code', '=', from).execute();
    }
    const entries = dataOf(await history('courses', 'NEW202602'));
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'update',
      'create',
    ]);
  });

  test('outlives the record', async () => {
    const { id } = await aCompany(app.db);
    await app.db.deleteFrom('companies').where('id', '=', id).execute();
    expect(dataOf(await history('companies', id))).toHaveLength(2);
  });
});
