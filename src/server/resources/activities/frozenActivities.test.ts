import { roundPositions } from '@/server/db/roundPositions';
import { decideActivities } from '@/server/resources/reviews/decideActivities';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aLecturer, anActivityLog, anActivityPhoto } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import type { updateActivity } from './activityQueries';

const NOW = '2026-03-10T03:00:00.000Z';
const TODAY = '2026-03-10';
const MESSAGE =
  'Aktivitas ini sudah divalidasi mentor dan dosen. Urungkan salah satu validasi dahulu untuk mengubah atau menghapusnya.';
const BOTH = { validated_at_by_mentor: NOW, validated_at_by_lecturer: NOW };
const REFUSED = { constraint: 'activities_frozen_check' };

let app: TestApp;
let desk: Desk;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  desk = await aDesk(app);
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = {
  name: 'Berbeda',
  description: 'Berbeda',
  date: TODAY,
  start_time: '09:00',
  end_time: '10:00',
  address: 'Cimahi',
};
const send = (method: 'PUT' | 'DELETE', id: number, headers: Record<string, string>) =>
  app.inject({
    method,
    url: `/api/activities/${id}`,
    headers,
    ...(method === 'PUT' && { payload: input }),
  });
const stored = (id: number) =>
  app.db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (id: number, values: Parameters<typeof updateActivity>[3]) =>
  app.db.updateTable('activities').set(values).where('id', '=', id).execute();

describe('an activity that both have validated', () => {
  test.each(['PUT', 'DELETE'] as const)(
    'refuses %s until one of them has undone the validation',
    async (method) => {
      for (const headers of [admin, desk.as.mentor.headers]) {
        const { id } = await desk.activity(BOTH);
        const before = await stored(id);
        const answer = await send(method, id, headers);
        expect([answer.statusCode, answer.json()]).toEqual([409, { message: MESSAGE }]);
        expect(await stored(id)).toEqual(before);

        const reason = 'Jam mulai ternyata keliru.';
        expect((await desk.as.lecturer.post(`/activities/${id}/undo`, { reason })).statusCode).toBe(
          200,
        );
        expect((await send(method, id, headers)).statusCode).toBe(200);
      }
    },
  );

  test.each([
    ['mentor', { validated_at_by_mentor: NOW }],
    ['lecturer', { validated_at_by_lecturer: NOW }],
  ])('can change while only the %s has validated it', async (_who, validated) => {
    const { id } = await desk.activity(validated);
    expect((await send('PUT', id, admin)).statusCode).toBe(200);
    expect((await send('DELETE', id, admin)).statusCode).toBe(200);
  });

  test('accepts an unchanged save', async () => {
    const { id } = await desk.activity({ ...input, ...BOTH });
    expect((await send('PUT', id, admin)).statusCode).toBe(200);
  });

  test('keeps its content and attendance against every change of the row', async () => {
    const { id } = await desk.activity({ ...BOTH, attendance_time: NOW });
    const { internship } = await desk.placed('Bagas Wicaksono');
    for (const values of [
      ...Object.entries(input).map(([column, value]) => ({ [column]: value })),
      { internship_id: internship.id },
      { attendance_time: null },
      { attendance_time: '2026-03-10T04:00:00Z' },
      // The same statement must not undo a validation and change the content.
      { validated_at_by_mentor: null, name: 'Berbeda' },
    ]) {
      await expect(change(id, values)).rejects.toMatchObject(REFUSED);
    }
    await expect(
      app.db.deleteFrom('activities').where('id', '=', id).execute(),
    ).rejects.toMatchObject(REFUSED);
  });

  test('keeps its log and its photos', async () => {
    const { id } = await desk.activity();
    const of = { activity_id: id };
    await anActivityLog(app.db, of);
    await anActivityPhoto(app.db, of);
    await change(id, BOTH);
    const { id: bare } = await desk.activity(BOTH);
    for (const work of [
      () => app.db.updateTable('activity_logs').set({ text: 'Lain' }).where('activity_id', '=', id),
      () => app.db.deleteFrom('activity_logs').where('activity_id', '=', id),
      () => app.db.updateTable('activity_photos').set(of).where('activity_id', '=', id),
      () => app.db.deleteFrom('activity_photos').where('activity_id', '=', id),
    ]) {
      await expect(work().execute()).rejects.toMatchObject(REFUSED);
    }
    await expect(anActivityLog(app.db, { activity_id: bare })).rejects.toMatchObject(REFUSED);
    await expect(anActivityPhoto(app.db, { ...of, position: 2 })).rejects.toMatchObject(REFUSED);
    for (const [method, url] of [
      ['PUT', `/api/student/activities/${id}/log`],
      ['POST', `/api/student/activities/${id}/log/hand-in`],
    ] as const) {
      const { headers } = desk.as.student;
      const payload = method === 'PUT' ? { text: 'Lain' } : undefined;
      expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(409);
    }
    // Photos are deleted with their activity, once it may be deleted.
    await change(id, { validated_at_by_mentor: null });
    await app.db.deleteFrom('activities').where('id', '=', id).execute();
  });

  test('can still be attended', async () => {
    const { id } = await desk.activity({ ...BOTH, date: TODAY });
    const answer = await app.inject({
      method: 'PATCH',
      url: `/api/activities/${id}/presence-student`,
      headers: desk.as.student.headers,
      payload: { latitude: -6.9, longitude: 107.6 },
    });
    expect([answer.statusCode, answer.json().data.attendance_time]).toEqual([200, NOW]);
  });

  test('loses precision of its position, follows names, and its placement gets another lecturer', async () => {
    const { student, internship } = await desk.placed('Citra Lestari');
    const { id } = await desk.activity({
      ...BOTH,
      internship_id: internship.id,
      attendance_time: NOW,
      latitude: -6.914744,
      longitude: 107.60981,
    });
    await app.db
      .updateTable('users')
      .set({ name: 'Nama Baru' })
      .where('id', '=', student.user_id)
      .execute();
    await app.db
      .updateTable('internships')
      .set({ lecturer_id: (await aLecturer(app.db)).id })
      .where('id', '=', internship.id)
      .execute();
    await roundPositions(app.db, 0, new Date('2027-06-01T00:00:00Z'));
    expect(await stored(id)).toMatchObject({ latitude: -6.91, is_position_rounded: true });
  });
});

describe('a change while the second reviewer validates', () => {
  const user = () => ({
    id: desk.lecturer.user_id,
    name: 'Fitri',
    role: 'lecturer' as const,
    profileId: desk.lecturer.id,
    sessionId: '',
    hasDefaultPassword: false,
    hasSecondFactor: false,
    isVouchedFor: false,
    provedAt: new Date(0),
    device: null,
  });
  const validateIn = (id: number) => (trx: TestApp['db']) =>
    decideActivities(
      trx,
      user(),
      { reviewer: 'lecturer', decision: 'validate', activity_ids: [id] },
      { now: new Date(NOW), today: TODAY },
    );

  testOnServer.each(['PUT', 'DELETE'] as const)('waits, and is refused: %s', async (method) => {
    const { id } = await desk.activity({ validated_at_by_mentor: NOW });
    const { answer, hasWaited } = await during(app.db, validateIn(id), () =>
      send(method, id, desk.as.mentor.headers),
    );
    expect([hasWaited, answer.statusCode, answer.json()]).toEqual([
      true,
      409,
      { message: MESSAGE },
    ]);
  });

  testOnServer('waits, and is refused: a photo', async () => {
    const { id } = await desk.activity({ validated_at_by_mentor: NOW });
    const { answer, hasWaited } = await during(app.db, validateIn(id), () =>
      anActivityPhoto(app.db, { activity_id: id }).catch((error: unknown) => error),
    );
    expect([hasWaited, answer]).toEqual([true, expect.objectContaining(REFUSED)]);
  });

  testOnServer('that was first is what they validate', async () => {
    const { id } = await desk.activity({ validated_at_by_mentor: NOW });
    const { answer, hasWaited } = await during(
      app.db,
      (trx) =>
        trx.updateTable('activities').set({ name: 'Lebih dahulu' }).where('id', '=', id).execute(),
      () => desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`),
    );
    expect([hasWaited, answer.statusCode, answer.json().data.name]).toEqual([
      true,
      200,
      'Lebih dahulu',
    ]);
  });
});
