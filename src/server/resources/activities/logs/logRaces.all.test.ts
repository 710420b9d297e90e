import { anActivity, anActivityLog, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { testOnServer } from '@/server/testing/onServer';

/*
 * With TEST_DATABASE_URL each request has a connection of its own. The embedded database has a single
 * one, where transactions cannot overlap.
 */
let app: TestApp;
let headers: { authorization: string };
let internship_id: number;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-03-02T08:00:00Z');
  const student = await aStudent(app.db);
  internship_id = (await anInternship(app.db, { student_id: student.id })).id;
  headers = await app.signIn(student.user);
});
afterAll(() => app.close());

async function aDraft() {
  const { id } = await anActivity(app.db, { internship_id, date: '2026-03-02' });
  await anActivityLog(app.db, { activity_id: id, handed_in_at: null });
  return id;
}

interface Change {
  method: 'PUT' | 'POST';
  url: string;
  payload?: object;
  headers?: Record<string, string>;
}

const CHANGES: Record<string, (id: number) => Promise<Change>> = {
  saving: async (id: number) => ({
    method: 'PUT',
    url: `/api/student/activities/${id}/log`,
    payload: { text: 'Lain' },
  }),
  'handing in': async (id: number) => ({
    method: 'POST',
    url: `/api/student/activities/${id}/log/hand-in`,
  }),
  'adding a photo': async (id: number) => ({
    method: 'POST',
    url: `/api/student/activities/${id}/photos`,
    ...(await multipart({ photo: await anImageFile() })),
  }),
};

testOnServer.each(Object.entries(CHANGES))(
  '%s waits for a validation that is under way, and is refused',
  async (_change, requestFor) => {
    const id = await aDraft();
    const request = await requestFor(id);
    const before = await app.db.selectFrom('activity_logs').selectAll().execute();
    const { answer } = await during(
      app.db,
      (trx) =>
        trx
          .updateTable('activities')
          .set({ validated_at_by_mentor: '2026-03-02T08:00:00Z' })
          .where('id', '=', id)
          .execute(),
      () => app.inject({ ...request, headers: { ...headers, ...request.headers } }),
    );
    expect(answer.statusCode).toBe(409);
    expect(await app.db.selectFrom('activity_logs').selectAll().execute()).toEqual(before);
    expect(await app.db.selectFrom('activity_photos').select('id').execute()).toEqual([]);
  },
);
