import { sql } from 'kysely';
import { type Database, databaseOfEngine } from '@/server/db/database';
import { openEmbedded } from '@/server/db/embedded/openEmbedded';
import { migrateToLatest } from '@/server/db/migrate';
import { insertInternshipPeriod } from '@/server/resources/internship-periods/internshipPeriodQueries';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import type { Actor } from '@/server/testing/accessMatrix/actors';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import { aSuperAdmin } from '@/server/testing/builders';
import { isOnServer } from '@/server/testing/onServer';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { everyNth, testInAll } from '@/shared/testing/testLevel';
import { document, METHODS } from './document';
import { createOnce } from './once';
import type { OperationId } from './operations';

const aFolder = temporaryFolders();

const creating = Object.values(document.paths).flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation && '201' in operation.responses ? [operation.operationId] : [];
  }),
);

/** Runs the statement when the record is inserted but its transaction not yet committed. */
async function atTheAnswer(db: Database, statement: string) {
  await sql
    .raw(`
      create or replace function at_the_answer() returns trigger language plpgsql as $$
      begin ${statement}; return new; end $$`)
    .execute(db);
  await sql`
    create or replace trigger at_the_answer before update on idempotency_keys
    for each row execute function at_the_answer()`.execute(db);
}
const nothingAtTheAnswer = (db: Database) =>
  sql`drop trigger at_the_answer on idempotency_keys`.execute(db);

/** Ways to end the transaction. Only a PostgreSQL server has another process that can cut the connection. */
const ENDS: [name: string, statement: string][] = [
  ['an error', "raise exception 'no more'"],
  ...(isOnServer
    ? [
        ['the end of the connection', 'perform pg_terminate_backend(pg_backend_pid())'] as [
          string,
          string,
        ],
      ]
    : []),
];

const whoMay = (operation: OperationId): Actor =>
  accessMatrix[operation].statuses.superAdmin === 201 ? 'superAdmin' : 'ownStudent';

let server: MatrixServer;
beforeAll(async () => {
  server = await openMatrixServer();
});
afterAll(() => server.app.close());

describe.each(everyNth(creating, 9))('%s', (operation) => {
  test.each(ENDS)('stores the record and its answer or neither of them: %s', async (_name, end) => {
    const { app, placements, headersOf, state } = server;
    const { headers, ...call } = await accessMatrix[operation as OperationId].call(
      placements,
      app.services,
    );
    const send = () =>
      app.inject({
        ...call,
        headers: { ...headers, ...headersOf[whoMay(operation)], 'idempotency-key': 'kunci' },
      });

    await atTheAnswer(app.db, end);
    expect((await send()).statusCode).toBeGreaterThanOrEqual(500);
    expect(await state.hasChanged()).toBe(false);

    await nothingAtTheAnswer(app.db);
    const first = await send();
    expect(first.statusCode).toBe(201);
    const after = await state.dump();
    const second = await send();
    expect(second.body).toBe(first.body);
    expect(await state.dump()).toBe(after);
    await state.restore();
  });
});

testInAll('a database thread that is killed after the record keeps neither', async () => {
  const folder = aFolder();
  const open = async () => {
    const { engine, close } = await openEmbedded(folder, silentLog);
    const db = databaseOfEngine(engine, silentLog);
    return {
      db,
      engine,
      async close() {
        await db.destroy();
        await close();
      },
    };
  };
  const period = {
    start_date: '2026-02-01',
    end_date: '2026-06-30',
    year: '2026',
    semester: 4,
    is_active: false,
  };
  const requestOf = (user: { id: number }) =>
    ({
      method: 'POST',
      url: '/api/internship-periods',
      headers: { 'idempotency-key': 'kunci' },
      user,
      body: period,
    }) as never;
  const clock = () => new Date('2026-03-02T08:00:00Z');
  const countOf = async (db: Database) => {
    const { rows } = await sql<{ periods: number; keys: number }>`
      select (select count(*) from internship_periods)::integer as periods,
        (select count(*) from idempotency_keys)::integer as keys`.execute(db);
    return rows[0];
  };

  const killed = await open();
  await migrateToLatest(killed.db);
  const { user } = await aSuperAdmin(killed.db);
  const dying = createOnce({ db: killed.db, clock })(requestOf(user), (storeAnswer) =>
    storeAnswer(async (trx) => {
      const created = await insertInternshipPeriod(trx, period);
      killed.engine.interrupt();
      return created;
    }),
  );
  await expect(dying).rejects.toThrow();
  await killed.close();

  const next = await open();
  expect(await countOf(next.db)).toEqual({ periods: 0, keys: 0 });
  const once = createOnce({ db: next.db, clock });
  const create = () =>
    once(requestOf(user), (storeAnswer) =>
      storeAnswer((trx) => insertInternshipPeriod(trx, period)),
    );
  expect(await create()).toMatchObject(await create());
  expect(await countOf(next.db)).toEqual({ periods: 1, keys: 1 });
  await next.close();
});
