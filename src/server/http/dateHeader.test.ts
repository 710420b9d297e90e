import { buildTestApp } from '@/server/testing/buildTestApp';

test('answers carry the time of the clock of the server', async () => {
  const app = await buildTestApp();
  app.setTime('2026-11-25T03:00:00.000Z');
  const { headers } = await app.inject({ url: '/api/health' });
  expect(headers.date).toBe('Wed, 25 Nov 2026 03:00:00 GMT');
  await app.close();
});
