import { randomUUID } from 'node:crypto';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { openConnections } from '@/server/testing/openConnections';
import { race, statuses } from '@/server/testing/race';

const DATE = '2030-03-13';
const NOW = `${DATE}T05:00:00.000Z`;
const OTHER = { message: 'ID foto ini sudah dipakai untuk aktivitas lain.' };

let app: TestApp;
let desk: Desk;
let id: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  ({ id } = await desk.activity({ date: DATE }));
});

async function add(device_event_id: string, activity = id, who = desk.as.student) {
  const form = await multipart({ photo: await anImageFile(), device_event_id });
  return app.inject({
    method: 'POST',
    url: `/api/student/activities/${activity}/photos`,
    payload: form.payload,
    headers: { ...who.headers, ...form.headers },
  });
}

const photos = async () => (await desk.as.student.get(`/activities/${id}`)).json().data.photos;

test('a photo is stored once, also once two are stored and a reviewer has validated', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const first = (await add(one)).json().data;
  await add(two);
  expect(await photos()).toHaveLength(2);
  await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
  const again = await add(one);
  expect(again.statusCode).toBe(201);
  expect(again.json().data.id).toBe(first.id);
  expect(await photos()).toHaveLength(2);
  expect((await add(randomUUID())).statusCode).toBe(409);
});

test('the ID is that of one photo of one activity', async () => {
  const sent = randomUUID();
  await add(sent);
  const other = await desk.activity({ date: DATE });
  const placed = await desk.placed('Bagas Saputra');
  const theirs = await desk.activity({ date: DATE, internship_id: placed.internship.id });
  const stranger = await callsOf(app, placed.student.user);
  for (const answer of [await add(sent, other.id), await add(sent, theirs.id, stranger)]) {
    expect([answer.statusCode, answer.json()]).toEqual([409, OTHER]);
  }
  expect((await add(sent, id, stranger)).statusCode).toBe(404);
  expect((await add('1')).json().errors).toEqual({ device_event_id: ['ID foto tidak valid'] });
});

test('the same photo twice at the same moment is stored once', async () => {
  await openConnections(app.db, 4);
  const sent = randomUUID();
  const answers = await race(
    0,
    () => add(sent),
    () => add(sent),
    () => add(sent),
  );
  expect(statuses(answers)).toEqual([201, 201, 201]);
  expect(await photos()).toHaveLength(1);
});

test('one ID for two activities at the same moment is taken by one of them', async () => {
  await openConnections(app.db, 4);
  const other = await desk.activity({ date: DATE });
  const sent = randomUUID();
  const answers = await race(
    0,
    () => add(sent),
    () => add(sent, other.id),
  );
  expect(statuses(answers).sort()).toEqual([201, 409]);
});
