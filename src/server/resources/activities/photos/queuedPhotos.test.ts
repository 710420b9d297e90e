import { randomUUID } from 'node:crypto';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';

/** A Wednesday, and noon of the day after it in Jakarta. */
const DATE = '2030-03-13';
const NOW = '2030-03-14T05:00:00.000Z';
const ADDED = `${DATE}T09:00:00.000Z`;

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

async function add(values: Record<string, string>, key?: string) {
  const form = await multipart({ photo: await anImageFile(), ...values });
  return app.inject({
    method: 'POST',
    url: `/api/student/activities/${id}/photos`,
    payload: form.payload,
    headers: {
      ...desk.as.student.headers,
      ...form.headers,
      ...(key && { 'idempotency-key': key }),
    },
  });
}

const seen = async () => (await desk.as.mentor.get(`/activities/${id}`)).json().data.photos;

test.each<[string, Record<string, string>, string, string | null]>([
  ['a clock that is right', { device_time: ADDED, clock_offset: '0' }, ADDED, null],
  [
    'a clock that is twelve minutes slow',
    { device_time: `${DATE}T08:48:00.000Z`, clock_offset: '720000' },
    ...([ADDED, 'offset'] as const),
  ],
  ['a clock never compared', { device_time: ADDED }, ADDED, 'unknown'],
  [
    'a clock that went back',
    { device_time: ADDED, clock_offset: '0', clock_went_back: '1' },
    ...([ADDED, 'went_back'] as const),
  ],
  [
    'a clock that is ahead',
    { device_time: '2031-01-01T09:00:00.000Z', clock_offset: '0' },
    ...([NOW, null] as const),
  ],
])(
  'a photo by %s has the time at which it was added and that of its arrival',
  async (_clock, device, made_at, clock_doubt) => {
    const answer = await add({ queued: '1', ...device });
    expect(answer.statusCode).toBe(201);
    const { device_time } = device;
    const times = { made_at, created_at: NOW, device_time, clock_doubt };
    expect(answer.json().data).toMatchObject(times);
    expect(await seen()).toMatchObject([times]);
  },
);

test('a photo that is sent at once has no time of a device', async () => {
  await add({ device_time: ADDED, clock_offset: '0', clock_went_back: '1' });
  expect(await seen()).toMatchObject([
    { made_at: null, created_at: NOW, device_time: null, clock_doubt: null },
  ]);
});

test('a photo that is sent again gets the same answer, with the time of its first arrival', async () => {
  const sent = {
    queued: '1',
    device_time: ADDED,
    clock_offset: '0',
    device_event_id: randomUUID(),
  };
  const { url, thumbnail_url, ...first } = (await add(sent, sent.device_event_id)).json().data;
  app.setTime('2030-03-14T05:30:00.000Z');
  for (const key of [sent.device_event_id, undefined]) {
    const again = await add(sent, key);
    expect(again.statusCode).toBe(201);
    expect(again.json().data).toMatchObject(first);
  }
  expect(await seen()).toHaveLength(1);
});

test('a queued photo needs the time of its device', async () => {
  const answer = await add({ queued: '1' });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['device_time']);
});
