import { anyOf } from '@/server/db/anyOf';
import { aCompany, aMentor } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { applyAtOnce } from './applyToEach';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Deletes companies, and tells how many statements that took. */
async function remove(ids: readonly number[]) {
  let statements = 0;
  const results = await app.db.transaction().execute((trx) =>
    applyAtOnce(trx, ids, (some) => {
      statements += 1;
      return trx.deleteFrom('companies').where('id', '=', anyOf(some)).execute();
    }),
  );
  return { outcomes: results.map(({ outcome }) => outcome), statements };
}

test('takes one statement for all records unless the database refuses one, which is named then', async () => {
  const free = async () => (await aCompany(app.db)).id;
  expect(await remove([await free(), await free()])).toEqual({
    outcomes: ['done', 'done'],
    statements: 1,
  });
  const held = await aCompany(app.db);
  await aMentor(app.db, { company_id: held.id });
  expect(await remove([await free(), held.id, await free()])).toEqual({
    outcomes: ['done', 'refused', 'done'],
    statements: 4,
  });
});
