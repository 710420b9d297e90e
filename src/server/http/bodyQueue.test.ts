import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { createBodyQueue, LARGE_BODIES } from './bodyQueue';

const MEBIBYTE = 1024 * 1024;

const upload = (take: ReturnType<typeof createBodyQueue>, id: number, bytes: number) => {
  const raw = Object.assign(new EventEmitter(), { destroyed: false, socket: new EventEmitter() });
  const request = { user: { id }, raw } as unknown as FastifyRequest;
  const state = { isAdmitted: false };
  const started = take(request, raw, bytes).then(() => {
    state.isAdmitted = true;
  });
  return { state, started, end: () => raw.emit('close') };
};

test('admits few of the largest bodies from all persons, and the next one when one has ended', async () => {
  const take = createBodyQueue();
  const uploads = Array.from({ length: LARGE_BODIES }, (_, id) => upload(take, id, 20 * MEBIBYTE));
  await Promise.all(uploads.map(({ started }) => started));
  const next = upload(take, 100, 20 * MEBIBYTE);
  const photo = upload(take, 101, 5 * MEBIBYTE);
  await photo.started;
  expect(next.state.isAdmitted).toBe(false);
  uploads[0]?.end();
  await next.started;
  expect(next.state.isAdmitted).toBe(true);
});

test('admits two bodies of a person at a time', async () => {
  const take = createBodyQueue();
  const [first, second, third] = [1, 2, 3].map(() => upload(take, 7, MEBIBYTE));
  await Promise.all([first?.started, second?.started]);
  expect(third?.state.isAdmitted).toBe(false);
  second?.end();
  await third?.started;
  expect(third?.state.isAdmitted).toBe(true);
});
