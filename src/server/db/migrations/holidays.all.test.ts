import { createEmptyDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { selectUsedTable } from '../backup/catalog';
import { migrateToLatest } from '../migrate';
import { migrations } from './index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
});
afterAll(() => database.close());

const holidaysOf = (year: number) =>
  database.db
    .selectFrom('holidays')
    .select(['date', 'name', 'kind', 'certainty', 'version'])
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date')
    .execute();

const isOnWorkingDay = ({ date }: { date: string }) =>
  ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

test('an upgraded database gets the holidays, once, and is as good as empty', async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0014_holidays');
  await migrateToLatest(database.db, { wanted: Object.fromEntries(earlier) });
  expect(await migrateToLatest(database.db)).toContain('0014_holidays');
  expect(await selectUsedTable(database.db)).toBeUndefined();

  const decreed = await holidaysOf(2026);
  expect(decreed.filter(({ kind }) => kind === 'national')).toHaveLength(17);
  expect(decreed.filter(({ kind }) => kind === 'joint_leave')).toHaveLength(8);
  expect(decreed.filter(isOnWorkingDay)).toHaveLength(21);
  expect(decreed.every(({ certainty }) => certainty === 'decreed')).toBe(true);
  const expected = { name: 'Proklamasi Kemerdekaan', kind: 'national', version: 1 };
  expect(decreed).toContainEqual({ ...expected, date: '2026-08-17', certainty: 'decreed' });

  const next = await holidaysOf(2027);
  expect(next).toHaveLength(17);
  expect(next.filter(({ certainty }) => certainty === 'decreed')).toEqual([]);
  expect(next).toContainEqual({ ...expected, date: '2027-08-17', certainty: 'certain' });

  await database.db.deleteFrom('holidays').where('date', '=', '2026-08-17').execute();
  await database.db
    .updateTable('holidays')
    .set({ name: 'Lebaran' })
    .where('date', '=', '2027-03-10')
    .execute();
  expect(await migrateToLatest(database.db)).toEqual([]);
  expect(await holidaysOf(2026)).toHaveLength(24);
  expect(await holidaysOf(2027)).toContainEqual(expect.objectContaining({ name: 'Lebaran' }));
});
