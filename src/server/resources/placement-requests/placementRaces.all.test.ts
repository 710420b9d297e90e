import { aPlacementOffice, type PlacementOffice } from '@/server/testing/aPlacementOffice';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { openConnections } from '@/server/testing/openConnections';
import { type Answer, race } from '@/server/testing/race';
import { settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';
import { byLevel } from '@/shared/testing/testLevel';

/*
 * Decisions, answers and withdrawals at the same moment. With TEST_DATABASE_URL each request has a connection of its own; on
 * the embedded database they wait for its only connection.
 */
const ROUNDS = byLevel({ short: 6, soak: 30 });
const CONNECTIONS = 6;
const NOW = '2030-03-04T03:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
});
afterAll(() => app.close());

/** Each round has people, companies and a period of its own, and a company with one place. */
const raceIt = (name: string, run: (office: PlacementOffice, round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const office = await aPlacementOffice(app, 1);
      await openConnections(app.db, CONNECTIONS);
      await run(office, round);
    }
  });

const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();
const stateOf = async ({ admin }: PlacementOffice, id: number) =>
  (await admin.get(`/placement-requests/${id}`)).json().data.state;
const placed = ({ period }: PlacementOffice) =>
  app.db
    .selectFrom('internships')
    .select('student_id')
    .where('internship_period_id', '=', period.id)
    .execute();

raceIt('the last place is given once', async (office, round) => {
  const { siti, budi } = office;
  const [one, two] = [await office.sent(siti), await office.sent(budi)];
  const answers = await race(
    round,
    () => office.accept({ id: one, of: [siti] }),
    () => office.accept({ id: two, of: [budi] }),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.json().message).toMatch(/: Kuota magang perusahaan ini sudah penuh/);
  expect(await placed(office)).toHaveLength(1);
  expect([await stateOf(office, one), await stateOf(office, two)].sort()).toEqual([
    'accepted',
    'sent',
  ]);
});

raceIt('a request is accepted once', async (office, round) => {
  const { siti } = office;
  const id = await office.sent(siti);
  const accept = () => office.accept({ id, of: [siti] });
  const answers = await race(round, accept, accept);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(await placed(office)).toHaveLength(1);
});

raceIt('a request is accepted or withdrawn', async (office, round) => {
  const { siti } = office;
  const id = await office.sent(siti);
  const answers = await race(
    round,
    () => office.accept({ id, of: [siti] }),
    () => siti.calls.post(`/placement-requests/${id}/withdraw`),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const isAccepted = (await stateOf(office, id)) === 'accepted';
  expect(await placed(office)).toHaveLength(isAccepted ? 1 : 0);
});

raceIt('a request is accepted, or its student placed by hand', async (office, round) => {
  const { siti, period } = office;
  const id = await office.sent(siti);
  const [placement] = office.placements(siti);
  const answers = await race(
    round,
    () => office.accept({ id, of: [siti] }),
    () => office.admin.post('/internships', { ...placement, internship_period_id: period.id }),
  );
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(await placed(office)).toHaveLength(1);
});

raceIt('a request is accepted or refused', async (office, round) => {
  const { siti, admin } = office;
  const id = await office.sent(siti);
  const answers = await race(
    round,
    () => office.accept({ id, of: [siti] }),
    () =>
      admin.post(`/placement-requests/${id}/decision`, {
        decision: 'refuse',
        comment: 'Belum ada surat.',
      }),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.json().message).toMatch(/Pengajuan ini sudah (diterima|ditolak)\./);
  const isAccepted = (await stateOf(office, id)) === 'accepted';
  expect(await placed(office)).toHaveLength(isAccepted ? 1 : 0);
});

raceIt('a company takes no student after it was deactivated', async (office, round) => {
  const { siti, admin, company } = office;
  const id = await office.sent(siti);
  const { id: _, search_text: __, ...input } = { search_text: null, ...company };
  const deactivate = (answer: object) =>
    admin.put(`/companies/${company.id}`, { ...input, is_active: false, ...answer });
  const seen = settling(await deactivate(ASKING));
  const [accepted, deactivated] = await race(
    round,
    () => office.accept({ id, of: [siti] }),
    () => deactivate(seen),
  );
  // A placement that came first is one more than the office has seen.
  expect(statuses([accepted, deactivated])).toEqual([200, 409]);
  if (accepted.statusCode !== 200) {
    expect(accepted.json().message).toBe('Siti Rahmawati: Perusahaan tidak aktif.');
  }
  const isAccepted = accepted.statusCode === 200;
  expect(await stateOf(office, id)).toBe(isAccepted ? 'accepted' : 'sent');
  expect(await placed(office)).toHaveLength(isAccepted ? 1 : 0);
});

raceIt(
  'a period that is closed takes no request and no placement afterwards',
  async (office, round) => {
    const { siti, budi, admin, period } = office;
    const id = await office.sent(siti);
    const [accepted, closed] = await race(
      round,
      () => office.accept({ id, of: [siti] }),
      () => closePeriod(admin, period.id),
    );
    expect(closed.statusCode).toBe(200);
    expect([200, 409, 422]).toContain(accepted.statusCode);
    expect(await placed(office)).toHaveLength(accepted.statusCode === 200 ? 1 : 0);
    expect((await office.draft(budi)).statusCode).toBe(422);
  },
);

raceIt('an agreement and a withdrawal leave no open request', async (office, round) => {
  const { siti, budi } = office;
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  const [agreed, withdrawn] = await race(
    round,
    () => budi.calls.post(`/placement-requests/${id}/membership`, { answer: 'agreed' }),
    () => siti.calls.post(`/placement-requests/${id}/withdraw`),
  );
  expect(withdrawn.statusCode).toBe(200);
  expect([200, 409]).toContain(agreed.statusCode);
  expect((await office.draft(budi)).statusCode).toBe(201);
});

raceIt('a student agrees to one of two groups', async (office, round) => {
  const { siti, budi, citra } = office;
  const [one, two] = [
    (await office.draft(siti, { member_nims: [citra.nim] })).json().data.id,
    (await office.draft(budi, { member_nims: [citra.nim] })).json().data.id,
  ];
  const agree = (id: number) => () =>
    citra.calls.post(`/placement-requests/${id}/membership`, { answer: 'agreed' });
  expect(statuses(await race(round, agree(one), agree(two)))).toEqual([200, 409]);
});

raceIt('a student drafts a request or agrees to another', async (office, round) => {
  const { siti, budi } = office;
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  const answers = await race(
    round,
    () => office.draft(budi),
    () => budi.calls.post(`/placement-requests/${id}/membership`, { answer: 'agreed' }),
  );
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
});

raceIt('a student drafts one request', async (office, round) => {
  const draft = () => office.draft(office.siti);
  expect(statuses(await race(round, draft, draft))).toEqual([201, 409]);
});

raceIt(
  'of more people than a day allows, asked at the same time, no more than ten are asked',
  async (office, round) => {
    const { siti } = office;
    const nimsOf = (first: number) =>
      [0, 1, 2, 3].map((next) => `97${String(100 * round + first + next).padStart(8, '0')}`);
    const [one, other, third] = [nimsOf(0), nimsOf(10), nimsOf(20)];
    const id = (await office.draft(siti, { member_nims: one })).json().data.id;
    const change = (member_nims: readonly string[]) => () =>
      siti.calls.put(`/placement-requests/${id}`, office.content({ member_nims }));
    const answers = await race(round, change(other), change(third));
    expect(statuses(answers)).toEqual([200, 422]);
    const { nims } = await app.db
      .selectFrom('placement_asks')
      .select((ask) => ask.fn.count<number>('nim').distinct().as('nims'))
      .where('spokesperson_id', '=', siti.id)
      .executeTakeFirstOrThrow();
    expect(Number(nims)).toBe(8);
  },
);

raceIt('a member is deactivated, or placed by the request', async (office, round) => {
  const { siti, admin } = office;
  const id = await office.sent(siti);
  const deactivate = () =>
    admin.post('/users/actions', { action: 'deactivate', ids: [siti.user.id] });
  const answers = await race(round, () => office.accept({ id, of: [siti] }), deactivate);
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const isAccepted = (await stateOf(office, id)) === 'accepted';
  expect(await placed(office)).toHaveLength(isAccepted ? 1 : 0);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(isAccepted ? refused : refused?.json().message).toEqual(
    isAccepted ? undefined : expect.stringContaining('nonaktif'),
  );
});
