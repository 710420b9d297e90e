import { randomUUID } from 'node:crypto';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  ARRIVED,
  aQueuedPress,
  HERE,
  PRESSED,
  PRESSED_ON,
  pressCalls,
} from '@/server/testing/attendance/queuedPress';
import { aPlace } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { testInAll } from '@/shared/testing/testLevel';

const NOT_TODAY = { date: ['Absen hanya dapat dilakukan pada tanggal aktivitas.'] };
const PERIOD = { start_date: '2030-03-04', end_date: '2030-06-30' };

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(ARRIVED);
  desk = await aDesk(app, PERIOD);
});

const { press, activityOf, dayOf } = pressCalls(() => desk);

describe('a press that arrives too late to be recorded', () => {
  const CLOSED = 'Periode sudah ditutup. Absen ini menjadi permintaan koreksi.';

  const close = async () => {
    const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
    expect((await closePeriod(admin, desk.period.id)).statusCode).toBe(200);
    return admin;
  };

  const requests = async (who = desk.as.mentor) =>
    (await who.get(`/attendance-requests?internship_id=${desk.internship.id}`)).json().data;

  test('in a closed period becomes a request once, which the mentor decides on', async () => {
    await aPlace(app.db, { company_id: desk.company.id, name: 'Kantor', ...HERE });
    const { id } = await desk.activity({ date: PRESSED_ON });
    await close();
    const event = aQueuedPress({ clock_offset: null, reason_note: 'Di ruang server.' });
    for (const now of [ARRIVED, '2031-03-14T05:00:00.000Z', ARRIVED]) {
      app.setTime(now);
      const answer = await press(id, event, await callsOf(app, desk.student.user));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ data: { attendance_time: null }, message: CLOSED });
    }
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      ...{
        kind: 'correction',
        press: 'in',
        claimed_at: PRESSED,
        state: 'waiting',
        late_press: 'period',
      },
      ...{ made_at: PRESSED, device_time: PRESSED, created_at: ARRIVED, clock_doubt: 'unknown' },
      reason:
        'Absen masuk tanpa jaringan yang terkirim setelah periode ditutup. Lokasi: Di lokasi (Kantor). Di ruang server.',
      allowed: ['approve', 'reject'],
      verdict_changes: [{ date: PRESSED_ON, before: 'absent', after: 'present' }],
    });
    const counts = (await desk.as.mentor.get('/attendance-requests/counts')).json().data;
    expect(counts).toMatchObject({ waiting: 1 });
    const matters = (await desk.as.mentor.get('/follow-ups')).json().data;
    expect(matters.map(({ kind }: { kind: string }) => kind)).toContain('waiting_requests');

    const decide = (values: object) =>
      desk.as.mentor.post('/attendance-requests/decisions', {
        ...{ decision: 'approve', request_ids: [request.id] },
        ...values,
      });
    expect((await decide({ seen_changes: ['0000000000000000'] })).statusCode).toBe(409);
    const answer = await decide({ seen_changes: [request.changes_key] });
    expect(answer.json().data.results).toMatchObject([{ outcome: 'done', state: 'approved' }]);
    expect(await dayOf()).toMatchObject({
      ...{ verdict: 'present', first_in: PRESSED },
      changes: [{ before: 'absent', after: 'present', changed_by_name: 'Dewi Kartika' }],
    });
    const undone = await decide({ decision: 'undo' });
    expect(undone.json().data.results).toMatchObject([{ outcome: 'done', state: 'waiting' }]);
    expect((await activityOf(id)).attendance_events).toEqual([]);
  });

  test('in a closed period is refused as before if it was not made in time', async () => {
    const { id } = await desk.activity({ date: PRESSED_ON });
    await close();
    const answer = await press(id, aQueuedPress({ device_time: '2030-03-14T01:00:00.000Z' }));
    expect(answer.json().errors).toEqual(NOT_TODAY);
    app.setTime(PRESSED);
    const atOnce = await press(id, { ...HERE, device_event_id: randomUUID() });
    expect([atOnce.statusCode, atOnce.json().message]).toEqual([409, 'Periode ini sudah ditutup.']);
    expect(await requests()).toEqual([]);
  });

  test('lets no other request into a closed period, and leaves those that waited', async () => {
    const { id } = await desk.activity({ date: PRESSED_ON });
    const leave = {
      ...{ internship_id: desk.internship.id, kind: 'leave', reason: 'Acara keluarga.' },
      ...{ start_date: '2030-03-18', end_date: '2030-03-18' },
    };
    const asked = (await desk.as.student.post('/attendance-requests', leave)).json().data.id;
    const admin = await close();
    const other = { ...leave, start_date: '2030-03-19', end_date: '2030-03-19' };
    expect((await desk.as.student.post('/attendance-requests', other)).statusCode).toBe(409);
    await press(id, aQueuedPress());
    const late = (await requests()).find(({ kind }: { kind: string }) => kind === 'correction').id;
    const decisions = { decision: 'approve', request_ids: [asked, late] };
    const answer = await admin.post('/attendance-requests/decisions', decisions);
    expect(answer.json().data.results).toMatchObject([
      { outcome: 'refused', message: 'Periode ini sudah ditutup.' },
      { outcome: 'done' },
    ]);
    const comment = (request: number) =>
      app.db
        .updateTable('attendance_requests')
        .set({ comment: 'Baik.' })
        .where('id', '=', request)
        .execute();
    await expect(comment(asked)).rejects.toThrow('the period is closed');
    await expect(comment(late)).resolves.toBeDefined();
  });

  test('after an earlier attendance was validated by both becomes a request, and a later one is kept', async () => {
    const { id } = await desk.attended(PRESSED_ON, '08:30');
    await app.db
      .insertInto('attendance_events')
      .values({
        ...{ activity_id: id, device_event_id: randomUUID(), kind: 'in' },
        received_at: new Date(`${PRESSED_ON}T01:30:00.000Z`),
        ...{
          actor_user_id: desk.student.user_id,
          actor_name: 'Aditya Pratama',
          actor_role: 'student',
        },
      })
      .execute();
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    const answer = await press(id, aQueuedPress());
    expect(answer.json()).toMatchObject({
      data: { attendance_time: `${PRESSED_ON}T01:30:00.000Z` },
      message: 'Aktivitas sudah divalidasi. Absen ini menjadi permintaan koreksi.',
    });
    expect(await requests()).toMatchObject([{ late_press: 'validation', claimed_at: PRESSED }]);
    const later = await press(id, aQueuedPress({ device_time: `${PRESSED_ON}T01:45:00.000Z` }));
    expect(later.json().message).toBeUndefined();
    expect((await activityOf(id)).attendance_events).toHaveLength(2);
  });

  testInAll('becomes a request in a finished placement, too, at most fifty of a kind', async () => {
    const { id } = await desk.activity({ date: PRESSED_ON });
    const finished_at = new Date(ARRIVED);
    await app.db
      .updateTable('internships')
      .set({ finished_at })
      .where('id', '=', desk.internship.id)
      .execute();
    for (let count = 0; count < 50; count += 1) {
      expect((await press(id, aQueuedPress())).json().message).toBe(
        'Penempatan sudah selesai. Absen ini menjadi permintaan koreksi.',
      );
    }
    const answer = await press(id, aQueuedPress());
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Absen aktivitas ini sudah dicatat 50 kali.');
  });

  const AGED = 'Sudah lewat 14 hari. Absen ini menjadi permintaan koreksi.';
  const at = (day: string) => `${day}T05:00:00.000Z`;

  test('counts until the last day of a correction, and becomes a request on the day after it', async () => {
    const { id } = await desk.activity({ date: PRESSED_ON });
    app.setTime(at('2030-03-28'));
    const event = aQueuedPress();
    for (const now of [at('2030-03-28'), at('2030-12-31')]) {
      app.setTime(now);
      const answer = await press(id, event, await callsOf(app, desk.student.user));
      expect(answer.json()).toMatchObject({ data: { attendance_time: null }, message: AGED });
    }
    app.setTime(at('2030-03-28'));
    const mentor = await callsOf(app, desk.mentor.user);
    const [request, ...others] = await requests(mentor);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      ...{ kind: 'correction', state: 'waiting', late_press: 'age', claimed_at: PRESSED },
      reason: 'Absen masuk tanpa jaringan yang terkirim setelah lewat 14 hari.',
      allowed: ['approve', 'reject'],
      verdict_changes: [{ date: PRESSED_ON, before: 'absent', after: 'present' }],
    });
    expect((await mentor.get(`/activities/${id}`)).json().data.attendance_events).toEqual([]);

    app.setTime(at('2030-03-27'));
    const student = await callsOf(app, desk.student.user);
    const counted = await press(id, aQueuedPress(), student);
    expect(counted.json()).toEqual({ data: expect.objectContaining({ attendance_time: PRESSED }) });
  });

  test.each([false, true])(
    'becomes a request for ninety days, and is refused then (period closed: %s)',
    async (isClosed) => {
      const { id } = await desk.activity({ date: PRESSED_ON });
      if (isClosed) await close();
      app.setTime(at('2030-06-12'));
      const student = await callsOf(app, desk.student.user);
      const refused = await press(id, aQueuedPress(), student);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({
        device_time: [expect.stringContaining('lebih dari 90 hari yang lalu')],
      });
      expect(await requests(await callsOf(app, desk.mentor.user))).toEqual([]);
      app.setTime(at('2030-06-11'));
      const taken = await press(id, aQueuedPress(), student);
      expect(taken.json().message).toBe(isClosed ? CLOSED : AGED);
    },
  );
});
