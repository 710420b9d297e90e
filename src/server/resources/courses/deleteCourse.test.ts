import { callsOf } from '@/server/testing/aDesk';
import {
  aCertificate,
  aGrade,
  anAssessmentForm,
  anAssessmentSheet,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const remove = (code: string) =>
  app.inject({ method: 'DELETE', url: `/api/courses/${code}`, headers: admin.headers });

describe('deleting a course', () => {
  test('counts its grades, certificates, forms and sheets in the refusal', async () => {
    const { course_code, internship_id } = await aGrade(app.db);
    await aGrade(app.db, { course_code });
    await aCertificate(app.db, { internship_id });
    const form = await anAssessmentForm(app.db, { course_code });
    await anAssessmentSheet(app.db, { form_id: form.id });
    const message =
      "Mata kuliah tidak dapat dihapus karena masih memiliki 2 nilai, 1 sertifikat dengan nilai itu, 1 formulir penilaian, 1 lembar penilaian. Nilai ada di tab Nilai setiap magang dan di 'Laporan Penilaian'. Formulir ada di 'Formulir Penilaian'.";
    const answer = await remove(course_code);
    expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
    const many = { action: 'delete', codes: [course_code] };
    expect((await admin.post('/courses/actions', many)).json().data.results).toEqual([
      { code: course_code, outcome: 'refused', message },
    ]);
  });

  test('names a form without grades', async () => {
    const { course_code } = await anAssessmentForm(app.db);
    const answer = await remove(course_code);
    expect(answer.json().message).toBe(
      "Mata kuliah tidak dapat dihapus karena masih memiliki 1 formulir penilaian. Formulir ada di 'Formulir Penilaian'.",
    );
  });
});
