import { sql } from 'kysely';
import { aCompany, anInternship, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { document, METHODS } from './document';
import { createOnce, deleteOldIdempotencyKeys } from './once';

const NOW = '2026-03-02T08:00:00Z';
const later = (hours: number) => new Date(Date.parse(NOW) + hours * 60 * 60 * 1000);

let app: TestApp;
let headers: { authorization: string };
let userId: number;
beforeAll(async () => {
  app = await buildTestApp();
  const { user } = await aSuperAdmin(app.db);
  userId = user.id;
  headers = await app.signIn(user);
});
beforeEach(() => app.setTime(NOW));
afterAll(() => app.close());

let lastKey = 0;
const aKey = () => `kunci-${++lastKey}`;
const period = { start_date: '2026-02-01', end_date: '2026-06-30', year: '2026', semester: 4 };

const RULES = {
  requires_check_out: false,
  late_tolerance_minutes: 15,
  min_guidance_sessions: 0,
  requires_final_report: false,
  requires_defence: false,
};

const create = (key: string | undefined, changes: object = {}, who = headers) =>
  app.inject({
    method: 'POST',
    url: '/api/internship-periods',
    headers: { ...who, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { ...period, ...changes },
  });

const count = async () => {
  const { total } = await app.db
    .selectFrom('internship_periods')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
const created = async (work: () => Promise<unknown>) => {
  const before = await count();
  await work();
  return (await count()) - before;
};

test('answers the same request again without creating a second record', async () => {
  const key = aKey();
  const added = await created(async () => {
    const first = await create(key);
    const second = await create(key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.body).toBe(first.body);
  });
  expect(added).toBe(1);
});

test('creates one record for concurrent duplicates', async () => {
  const key = aKey();
  const added = await created(async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  });
  expect(added).toBe(1);
});

test('rejects the key with another body or another path', async () => {
  const key = aKey();
  await create(key);
  const other = await create(key, { semester: 3 });
  expect(other.statusCode).toBe(422);
  expect(other.json()).toEqual({
    message: 'Idempotency-Key sudah dipakai untuk permintaan lain.',
    errors: {},
  });
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/internship-periods?x=1',
    headers: { ...headers, 'idempotency-key': key },
    payload: period,
  });
  expect(elsewhere.statusCode).toBe(422);
});

test('belongs to one user', async () => {
  const key = aKey();
  const other = await app.signIn('super_admin');
  expect(await created(() => Promise.all([create(key), create(key, {}, other)]))).toBe(2);
});

test('handles a refused request again', async () => {
  const key = aKey();
  expect((await create(key, { year: 'x' })).statusCode).toBe(422);
  expect((await create(key)).statusCode).toBe(201);
});

test('remembers a key for 24 hours', async () => {
  const key = aKey();
  await create(key);
  app.setTime(later(23));
  expect(await created(() => create(key))).toBe(0);
  app.setTime(later(25));
  expect(await created(() => create(key))).toBe(1);
});

test('loses its old keys to the housekeeping', async () => {
  const key = aKey();
  await create(key);
  const stored = () =>
    app.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  await deleteOldIdempotencyKeys(app.db, later(23));
  expect(await stored()).toHaveLength(1);
  await deleteOldIdempotencyKeys(app.db, later(25));
  expect(await stored()).toHaveLength(0);
});

test('waits for another process that is doing the work', async () => {
  const key = aKey();
  const request = {
    method: 'POST',
    url: '/api/internship-periods',
    headers: { 'idempotency-key': key },
    user: { id: userId },
    body: { ...period },
  };
  const events: string[] = [];
  let finish = () => {};
  let elsewhere: Promise<unknown> | undefined;
  await new Promise<void>((started) => {
    elsewhere = createOnce(app.services)(request as never, (storeAnswer) =>
      storeAnswer(async () => {
        started();
        await new Promise<void>((end) => {
          finish = end;
        });
        events.push('elsewhere');
        return { data: { id: 7, ...period, is_active: true, ...RULES, closed_at: null } };
      }),
    );
  });
  const here = create(key).then((answer) => {
    events.push('here');
    return answer;
  });
  finish();
  await elsewhere;
  const answer = await here;
  expect(events).toEqual(['elsewhere', 'here']);
  expect(answer.json().data.id).toBe(7);
});

test('does not mind a key without an answer, of a version that stored it first', async () => {
  const key = aKey();
  await app.db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_digest: 'x', answer: null, created_at: NOW })
    .execute();
  expect(await created(() => create(key))).toBe(1);
  expect(await created(() => create(key))).toBe(0);
});

test.each(['', 'x'.repeat(201), 'dua kata', 'é'])('rejects the key "%s"', async (key) => {
  expect((await create(key)).statusCode).toBe(422);
});

test('compares the content of files', async () => {
  const key = aKey();
  const company = await aCompany(app.db);
  const send = async (colour: string) => {
    const form = await multipart({
      name: 'Ani Mentor',
      email: 'ani.mentor@mitra.example',
      nik: '3273014501889999',
      company_id: String(company.id),
      digital_signature: await anImageFile(colour),
    });
    return app.inject({
      method: 'POST',
      url: '/api/mentors',
      payload: form.payload,
      headers: { ...headers, ...form.headers, 'idempotency-key': key },
    });
  };
  const first = await send('#000080');
  expect(first.statusCode).toBe(201);
  const again = await send('#000080');
  expect(again.body).toBe(first.body);
  expect((await send('#800000')).statusCode).toBe(422);
});

test('covers several records at once', async () => {
  const { id } = await anInternship(app.db);
  const activity = {
    name: 'Rapat',
    description: 'Rapat harian',
    date: '2026-03-02',
    start_time: '08:00',
    end_time: '09:00',
    address: 'Bandung',
  };
  const key = aKey();
  const send = () =>
    app.inject({
      method: 'POST',
      url: `/api/internships/${id}/activities/bulk`,
      headers: { ...headers, 'idempotency-key': key },
      payload: { activities: [activity, activity] },
    });
  expect((await send()).body).toBe((await send()).body);
  const rows = app.db.selectFrom('activities').select('id').where('internship_id', '=', id);
  expect(await rows.execute()).toHaveLength(2);
});

test('requires a key in the declaration of every creating operation', () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    METHODS.flatMap((method) => path[method] ?? []),
  );
  const creating = operations.filter(({ responses }) => '201' in responses);
  expect(creating.length).toBeGreaterThan(10);
  for (const { operationId, parameters = [] } of creating) {
    expect([operationId, ...parameters.map(({ name }) => name)]).toContain('Idempotency-Key');
  }
});
