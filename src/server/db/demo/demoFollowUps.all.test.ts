import { campusMoment } from '@/server/http/campusToday';
import { selectGaps } from '@/server/resources/certificates/certificateGaps';
import { countReadyCertificates } from '@/server/resources/certificates/countReadyCertificates';
import type { FollowUpKind } from '@/server/resources/follow-ups/followUp';
import { FOLLOW_UPS } from '@/server/resources/follow-ups/kinds';
import { channelsOf, DEFAULT_DIGEST_HOUR } from '@/server/resources/mails/mailChannels';
import type { TestApp } from '@/server/testing/buildTestApp';
import { expectedDecreeYear } from '@/shared/attendance/holidayDecree';
import { demoAccounts } from './demoAccounts';
import { callsOfPerson, DEMO_DAYS, loadedDemo } from './testing/loadedDemo';

/** The kinds that a new demo cannot have. */
const absentOn = (today: string): FollowUpKind[] => [
  // The demo makes no backups, and the last one would have to be two days old.
  'old_backup',
  // The student's account has asked for a place in the next period already.
  'closing_windows',
  // The decree of the next year is not expected before October.
  ...(expectedDecreeYear(today) === null ? (['next_holidays'] as const) : []),
];

const ACCOUNTS = demoAccounts.filter(({ identifier }) =>
  ['197805122003121001', '198503152010122002', '3273014501880001', '2403310001'].includes(
    identifier,
  ),
);

describe.each(DEMO_DAYS)('the demo data, loaded on %s', (today) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await loadedDemo(today);
    // The server does so each minute.
    await countReadyCertificates(app.services);
  });
  afterAll(() => app.close());

  async function kindsOf(name: string): Promise<FollowUpKind[]> {
    const answer = await (await callsOfPerson(app, name)).get('/follow-ups');
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ kind }: { kind: FollowUpKind }) => kind);
  }

  test.each(ACCOUNTS)('contains matters of every kind for $identifier', async ({ name, role }) => {
    const kinds = FOLLOW_UPS.filter(({ roles }) => roles.includes(role)).map(({ kind }) => kind);
    const absent = absentOn(today);
    expect(await kindsOf(name)).toEqual(kinds.filter((kind) => !absent.includes(kind)));
  });

  test.each(ACCOUNTS.filter(({ role }) => role !== 'super_admin'))(
    'contains news for $identifier, read ones and others',
    async ({ name }) => {
      const answer = await (await callsOfPerson(app, name)).get('/notifications?per_page=100');
      const states = answer.json().data.map(({ is_read }: { is_read: boolean }) => is_read);
      expect(new Set(states)).toEqual(new Set([true, false]));
    },
  );

  test('contains an early finisher with a numbered certificate, who lacks nothing', async () => {
    const finishers = await app.db
      .selectFrom('internships')
      .innerJoin('certificates', 'certificates.internship_id', 'internships.id')
      .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
      .select(['internships.id', 'internships.internship_period_id', 'number', 'closed_at'])
      .where('finished_at', 'is not', null)
      .execute();
    expect(finishers).toMatchObject([{ closed_at: null, number: expect.stringContaining('001/') }]);
    const [{ id = 0, internship_period_id = 0 } = {}] = finishers;
    const moment = campusMoment(app.services);
    const of = { kind: 'student' as const, internship_period_id };
    expect((await selectGaps(app.services, of, [id], moment)).get(id)?.missing).toEqual([]);
  });

  test.each(['changed_placements', 'moved_periods'] as const)(
    'contains %s for students, mentors and lecturers, read ones and others, in words',
    async (kind) => {
      const told = await app.db
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'user_id')
        .select(['role', 'name', 'read_at'])
        .where('kind', '=', kind)
        .orderBy('notifications.id')
        .execute();
      for (const role of ['student', 'mentor', 'lecturer']) {
        const theirs = told.filter((news) => news.role === role);
        expect([role, ...new Set(theirs.map(({ read_at }) => read_at !== null))].sort()).toEqual(
          [role, true, false].sort(),
        );
        const { data } = (
          await (await callsOfPerson(app, theirs[0]?.name ?? '')).get('/notifications?per_page=100')
        ).json();
        const words = data.find((news: { kind: string }) => news.kind === kind);
        expect(words.title).toMatch(/ oleh /);
        expect(words.detail).toMatch(/^(Mentor|Lokasi|Berakhir): \S.* → \S/);
      }
    },
  );

  test('contains news of defences with their day, time and room', async () => {
    const told = await app.db
      .selectFrom('notifications')
      .select('detail')
      .where('kind', '=', 'planned_defences')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    for (const { detail } of told)
      expect(detail).toMatch(/^\d+ \S+ \d{4}, \d\d:\d\d, Ruang Sidang \d$/);
  });

  test('contains choices of mail that are possible, and another hour of the digest', async () => {
    const choices = await app.db.selectFrom('mail_preferences').selectAll().execute();
    expect(new Set(choices.map(({ topic }) => topic))).toEqual(new Set(['news', 'follow_ups']));
    for (const { topic, kind, channel } of choices) {
      const [usual, ...others] = channelsOf(topic, kind);
      expect(others).toContain(channel);
      expect(channel).not.toBe(usual);
    }
    const hours = await app.db.selectFrom('digest_hours').select('hour').execute();
    expect(hours.map(({ hour }) => hour)).not.toContain(DEFAULT_DIGEST_HOUR);
    expect(hours).toHaveLength(1);
  });

  test('contains a silent student whom two people have reminded', async () => {
    const admin = ACCOUNTS.find(({ role }) => role === 'super_admin');
    const calls = await callsOfPerson(app, admin?.name ?? '');
    const answer = await calls.get('/follow-ups/silent_students?per_page=100');
    const counts = answer
      .json()
      .data.items.map(({ reminders }: { reminders: { count: number } }) => reminders.count);
    expect(counts).toContain(2);
  });
});
