import type { AddressInfo } from 'node:net';
import { LARGE_BODIES } from '@/server/http/bodyQueue';
import { aPlacementOffice } from '@/server/testing/aPlacementOffice';
import { PDF } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { multipart } from '@/server/testing/multipart';
import { abortUpload } from '@/server/testing/uploads/abortUpload';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const BEGUN =
  '--xx\r\nContent-Disposition: form-data; name="file"; filename="bukti-baru.pdf"\r\n' +
  `Content-Type: application/pdf\r\n\r\n%PDF-1.7\n${'x'.repeat(1024 * 1024)}`;

test('a proof whose upload breaks off leaves the one before, and the next one is stored', async () => {
  app.setTime('2030-03-10T03:00:00Z');
  const { draft, siti } = await aPlacementOffice(app);
  const { id } = (await draft(siti)).json().data;
  const { authorization = '' } = siti.calls.headers;
  const path = `/placement-requests/${id}/file`;
  const store = async (name: string) => {
    const form = await multipart({ file: new File([PDF], name, { type: 'application/pdf' }) });
    const { port } = app.fastify.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'PUT',
      body: form.payload,
      headers: { ...form.headers, authorization },
    });
    expect(answer.status).toBe(200);
  };
  const stored = async () => {
    const { file, version } = (await siti.calls.get(`/placement-requests/${id}`)).json().data;
    return { name: file.name, version };
  };
  await store('bukti.pdf');
  const before = await stored();
  expect(before.name).toBe('bukti.pdf');

  // One more than large bodies have a turn at once.
  for (let count = 0; count <= LARGE_BODIES; count += 1) {
    const bytes = IMAGE_MAX_BYTES;
    await abortUpload(app, { method: 'PUT', path, authorization, begun: BEGUN, bytes });
  }
  expect(await stored()).toEqual(before);

  await store('bukti-baru.pdf');
  expect(await stored()).toEqual({ name: 'bukti-baru.pdf', version: before.version + 1 });
});
