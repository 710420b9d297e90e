import { asProgram, fromDay } from '@/server/db/actor';
import { aPeriodToCertify } from '@/server/testing/aPeriodToCertify';
import { aCompany, aHoliday, anActivity, aPlace, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { emptyTables } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { countReadyCertificates } from './countReadyCertificates';

const NOW = '2026-07-15T03:00:00Z';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  await emptyTables(app.db);
  await goTo(NOW);
});
afterAll(() => app.close());

/** Moves the clock and signs in again, because sessions end meanwhile. */
async function goTo(time: string) {
  app.setTime(time);
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
}

const get = async (url: string) => {
  const answer = await app.inject({ method: 'GET', url: `/api${url}`, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const count = () => countReadyCertificates(app.services);

interface Item {
  id: number;
  title: string;
  detail: string;
  since: string;
  link: string;
}

const matters = async (): Promise<Item[]> =>
  (await get('/follow-ups/ready_certificates')).data.items;

/** Each matter as its title and number, once the list that it opens is as long. */
async function numbers() {
  const found: string[] = [];
  for (const { title, detail, link } of await matters()) {
    const { meta } = await get(link);
    expect(`${title}: ${meta.total} sertifikat`).toBe(`${title}: ${detail}`);
    found.push(`${title}: ${detail}`);
  }
  return found;
}

async function issue(kind: string, internship_period_id: number, recipient_ids: number[]) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/certificates',
    headers: admin,
    payload: {
      ...{ kind, internship_period_id, recipient_ids },
      ...{ date: '2026-07-15', place: 'Bandung', has_grade: true },
      signatory_name: 'Dr. Ratna Dewi, M.Kom.',
      signatory_position: 'Ketua Jurusan',
    },
  });
  expect(answer.statusCode).toBe(201);
}

const STUDENTS = 'Mahasiswa, 5 Jan 2026 s/d 30 Jun 2026';
const THANKS = [
  'Mentor, 5 Jan 2026 s/d 30 Jun 2026: 1 sertifikat',
  'Mitra, 5 Jan 2026 s/d 30 Jun 2026: 1 sertifikat',
];

/** A closed and counted period with two students who can get a certificate, and one without a grade. */
async function aCountedPeriod() {
  const period = await aPeriodToCertify(app.db);
  const first = await period.student('Siti Rahma');
  const second = await period.student('Budi Santoso');
  await period.student('Wati Lestari', { isGraded: false });
  await period.close();
  await count();
  return { ...period, first, second };
}

testInAll('super admins see each list with certificates that can be issued', async () => {
  const period = await aPeriodToCertify(app.db);
  await period.student('Siti Rahma');
  await count();
  expect(await numbers()).toEqual([]);
  const counted = await aCountedPeriod();
  expect(await numbers()).toEqual([`${STUDENTS}: 2 sertifikat`, ...THANKS]);
  expect((await matters())[0]).toMatchObject({
    since: '2026-07-10',
    link: `/certificates?kind=student&internship_period_id=${counted.id}&state=ready`,
  });
  const followUps: object[] = (await get('/follow-ups')).data;
  expect(followUps).toContainEqual(
    expect.objectContaining({ kind: 'ready_certificates', count: 3, oldest_date: '2026-07-10' }),
  );
});

testInAll('a certificate that was issued is taken off the number at once', async () => {
  const { id, first, second, company, mentor } = await aCountedPeriod();
  await issue('student', id, [first.internship.id]);
  expect(await numbers()).toEqual([`${STUDENTS}: 1 sertifikat`, ...THANKS]);
  await issue('mentor', id, [mentor.id]);
  await issue('company', id, [company.id]);
  expect(await numbers()).toEqual([`${STUDENTS}: 1 sertifikat`]);

  // The list shows who had one as revoked, and not as ready.
  await app.db
    .updateTable('certificates')
    .set({ revoked_at: NOW, revoked_reason: 'Salah nama', revoked_by_user_id: 1 })
    .set({ revoked_by_name: 'Jurusan' })
    .where('internship_id', '=', first.internship.id)
    .execute();
  await issue('student', id, [first.internship.id]);
  expect(await numbers()).toEqual([`${STUDENTS}: 1 sertifikat`]);
  await issue('student', id, [second.internship.id]);
  expect(await numbers()).toEqual([]);
  await count();
  expect(await numbers()).toEqual([]);
});

testInAll.each<
  [string, (period: Awaited<ReturnType<typeof aCountedPeriod>>) => Promise<unknown>, string[]]
>([
  ['a holiday on the only attended day', () => aHoliday(app.db, { date: '2026-03-02' }), THANKS],
  [
    'a mentor who works for another company',
    async ({ mentor }) => {
      const { id: company_id } = await aCompany(app.db);
      await app.db.updateTable('mentors').set({ company_id }).where('id', '=', mentor.id).execute();
    },
    [`${STUDENTS}: 2 sertifikat`, ...THANKS],
  ],
])('%s leaves no number until it is counted again', async (_case, change, expected) => {
  const period = await aCountedPeriod();
  await change(period);
  expect(await matters()).toEqual([]);
  await count();
  expect(await numbers()).toEqual(expected);
});

/** An edit that counts for the whole period. */
const fromItsBeginning = <T>(edit: () => T) => asProgram('test', () => fromDay('2026-01-05', edit));

testInAll('places of companies with students in the period change the number', async () => {
  await aHoliday(app.db, { date: '2026-03-02', kind: 'joint_leave' });
  const { company } = await aCountedPeriod();
  expect(await numbers()).toEqual(THANKS);
  const working = { company_id: company.id, has_joint_leave: false };
  const { id } = await fromItsBeginning(() => aPlace(app.db, working));
  expect(await matters()).toEqual([]);
  await count();
  expect(await numbers()).toEqual([`${STUDENTS}: 2 sertifikat`, ...THANKS]);

  const place = app.db.updateTable('places').where('id', '=', id);
  await place.set({ name: 'Gedung B' }).execute();
  expect(await numbers()).toHaveLength(3);
  await fromItsBeginning(() => place.set({ is_active: false }).execute());
  expect(await matters()).toEqual([]);
  await count();
  expect(await numbers()).toEqual(THANKS);
});

testInAll(
  'a period that was reopened has no number until it is closed and counted again',
  async () => {
    const { reopen, close, second } = await aCountedPeriod();
    await reopen();
    expect(await numbers()).toEqual([]);
    await app.db.deleteFrom('grades').where('internship_id', '=', second.internship.id).execute();
    await close('2026-07-15T02:00:00Z');
    expect(await numbers()).toEqual([]);
    await count();
    expect(await numbers()).toEqual([`${STUDENTS}: 1 sertifikat`, ...THANKS]);
  },
);

testInAll('days that are over count from the next day on', async () => {
  const period = await aPeriodToCertify(app.db, {
    start_date: '2026-01-05',
    end_date: '2026-07-20',
  });
  const { internship } = await period.student('Siti Rahma');
  await anActivity(app.db, { internship_id: internship.id, date: '2026-07-15' });
  await period.close();
  await count();
  expect((await numbers()).map((line) => line.split(',')[0])).toEqual(['Mentor', 'Mitra']);
  await goTo('2026-07-17T03:00:00Z');
  await count();
  expect((await numbers()).map((line) => line.split(',')[0])).toEqual([
    'Mahasiswa',
    'Mentor',
    'Mitra',
  ]);
});

testInAll('a period that was counted today is not counted again', async () => {
  await aCountedPeriod();
  const counted = () => app.db.selectFrom('certificate_tallies').select('counted_at').execute();
  const before = await counted();
  app.setTime('2026-07-15T04:00:00Z');
  await count();
  expect(await counted()).toEqual(before);
  app.setTime('2026-07-15T17:00:00Z');
  await count();
  expect(await counted()).not.toEqual(before);
});
