import { callsOf } from '@/server/testing/aDesk';
import { aPlacementOffice, type PlacementOffice } from '@/server/testing/aPlacementOffice';
import { anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

const NOW = '2030-03-20T03:00:00.000Z';

let app: TestApp;
let office: PlacementOffice;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  office = await aPlacementOffice(app);
});

const urlOf = (id: number) => `/internship-periods/${id}/placement-window`;
const days = (open_from: string | null, open_until: string | null) => ({ open_from, open_until });

test('reads a period without a window, and stores its first one', async () => {
  const { id } = await anInternshipPeriod(app.db, { is_active: false });
  expect((await office.admin.get(urlOf(id))).json().data).toEqual({
    internship_period_id: id,
    ...days(null, null),
    exceptions: [],
  });
  const draft = () => office.draft(office.siti, { internship_period_id: id });
  expect((await draft()).json().errors).toEqual({
    internship_period_id: ['Periode magang tidak aktif'],
  });
  const stored = await office.admin.put(urlOf(id), days('2030-03-18', '2030-03-20'));
  expect(stored.json().data).toMatchObject({ ...days('2030-03-18', '2030-03-20'), version: 1 });
  expect((await draft()).statusCode).toBe(201);
  const { data } = (await office.budi.calls.get('/student/placement-options')).json();
  const option = data.find(
    ({ internship_period }: { internship_period: { id: number } }) => internship_period.id === id,
  );
  expect(option.can_send_until).toBe('2030-03-20');
});

test.each([
  [days('2030-03-18', '2030-03-17'), 'Tanggal akhir tidak boleh sebelum tanggal mulai'],
  [days('2030-03-18', null), 'Isi kedua tanggal, atau kosongkan keduanya'],
  [days('2030-03-18', '2030-13-01'), 'Tanggal akhir tidak valid'],
])('answers 422 to %j', async (window, message) => {
  const answer = await office.admin.put(urlOf(office.period.id), window);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { open_until: [message] }]);
});

test('lets a student send until another day, and takes that back', async () => {
  const { siti, period } = office;
  const url = `${urlOf(period.id)}/exceptions/${siti.id}`;
  const exception = { until: '2030-03-21', reason: 'Baru sembuh.' };
  expect((await office.admin.put(url, exception)).json().data.exceptions).toEqual([
    { student_id: siti.id, nim: siti.nim, name: 'Siti Rahmawati', ...exception },
  ]);
  const { id } = (await office.draft(siti)).json().data;
  app.setTime('2030-03-21T03:00:00.000Z');
  const headers = await app.signIn('super_admin');
  const later = await callsOf(app, siti.user);
  expect((await later.get(`/placement-requests/${id}`)).json().data.can_send_until).toBe(
    '2030-03-21',
  );
  const taken = await app.inject({ method: 'DELETE', url: `/api${url}`, headers });
  expect(taken.json().data.exceptions).toEqual([]);
  const answer = await later.post(`/placement-requests/${id}/send`, {});
  expect(answer.statusCode).toBe(409);
});
