import type { AddressInfo } from 'node:net';
import { LARGE_BODIES } from '@/server/http/bodyQueue';
import { anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { multipart } from '@/server/testing/multipart';
import { plainPdf } from '@/server/testing/plainPdf';
import { abortUpload } from '@/server/testing/uploads/abortUpload';
import { REPORT_MAX_BYTES } from '@/shared/resources/final-reports/constants';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const BEGUN =
  '--xx\r\nContent-Disposition: form-data; name="title"\r\n\r\nPemantauan\r\n' +
  '--xx\r\nContent-Disposition: form-data; name="file"; filename="laporan.pdf"\r\n' +
  `Content-Type: application/pdf\r\n\r\n%PDF-1.7\n${'x'.repeat(1024 * 1024)}`;

test('a report whose upload breaks off leaves nothing, and the next ones have their turn', async () => {
  const student = await aStudent(app.db);
  const internship = await anInternship(app.db, { student_id: student.id });
  const { authorization } = await app.signIn(student.user);
  const path = `/final-reports/${internship.id}/versions`;

  // One more than have a turn at once.
  for (let count = 0; count <= LARGE_BODIES; count += 1) {
    const bytes = REPORT_MAX_BYTES;
    await abortUpload(app, { method: 'POST', path, authorization, begun: BEGUN, bytes });
  }
  expect(await app.db.selectFrom('final_reports').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('final_report_versions').select('number').execute()).toEqual([]);

  // Large enough for a turn among the largest.
  const content = plainPdf('x'.repeat(13 * 1024 * 1024));
  const file = new File([content], 'laporan.pdf', { type: 'application/pdf' });
  const form = await multipart({ title: 'Pemantauan', file });
  const answer = await fetch(
    `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}/api${path}`,
    {
      method: 'POST',
      body: form.payload,
      headers: { ...form.headers, authorization },
    },
  );
  expect(answer.status).toBe(201);
});
