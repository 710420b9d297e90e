import type { FollowUpKind } from '@/server/resources/follow-ups/followUp';
import { FOLLOW_UPS } from '@/server/resources/follow-ups/kinds';
import { callsOf } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { expectedDecreeYear } from '@/shared/attendance/holidayDecree';
import { everyNth } from '@/shared/testing/testLevel';
import { demoAccounts } from './demoAccounts';
import { loadDemoData } from './loadDemoData';

/** A Wednesday, as in the browser tests, and days on which weeks, months and years begin or end. */
const DAYS = everyNth(
  ['2026-11-25', '2026-08-01', '2026-11-22', '2026-11-23', '2026-12-31', '2028-02-29'],
  6,
);

/** The kinds that a new demo cannot have. */
const absentOn = (today: string): FollowUpKind[] => [
  // The demo makes no backups, and the last one would have to be two days old.
  'old_backup',
  // The decree of the next year is not expected before October.
  ...(expectedDecreeYear(today) === null ? (['next_holidays'] as const) : []),
];

const ACCOUNTS = demoAccounts.filter(({ identifier }) =>
  ['197805122003121001', '198503152010122002', '3273014501880001', '2403310001'].includes(
    identifier,
  ),
);

describe.each(DAYS)('the demo data, loaded on %s', (today) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
    app.setTime(`${today}T03:00:00Z`);
    await loadDemoData(app.db, { today, hashPassword: async (password) => password });
  });
  afterAll(() => app.close());

  async function kindsOf(name: string): Promise<FollowUpKind[]> {
    const user = await app.db
      .selectFrom('users')
      .select(['id', 'role'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const answer = await (await callsOf(app, user)).get('/follow-ups');
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ kind }: { kind: FollowUpKind }) => kind);
  }

  test.each(ACCOUNTS)('contains matters of every kind for $identifier', async ({ name, role }) => {
    const kinds = FOLLOW_UPS.filter(({ roles }) => roles.includes(role)).map(({ kind }) => kind);
    const absent = absentOn(today);
    expect(await kindsOf(name)).toEqual(kinds.filter((kind) => !absent.includes(kind)));
  });
});
