import { aDesk, type Desk } from '@/server/testing/aDesk';
import { anAttendanceEvent, anAttendanceRequest, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { voidPress } from './voidPress';

/** A Wednesday, 18.30 WIB. */
const NOW = '2030-03-13T11:30:00.000Z';
const DATE = '2030-03-13';
const REASON = 'Ponsel mahasiswa rusak.';
const FROZEN =
  'Aktivitas ini sudah divalidasi mentor dan dosen. Urungkan salah satu validasi dahulu untuk mengubah atau menghapusnya.';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
});

const requireCheckOut = () =>
  app.db
    .updateTable('internship_periods')
    .set({ requires_check_out: true })
    .where('id', '=', desk.period.id)
    .execute();

const aShift = (changes: Parameters<Desk['activity']>[0] = {}) =>
  desk.activity({ date: DATE, start_time: '08:00', end_time: '16:00', ...changes });

/** A check-in of the student at this time in Jakarta, as the activity repeats it. */
async function pressed(activityId: number, time: string, changes = {}) {
  const received_at = new Date(`${DATE}T${time}+07:00`);
  const event = await anAttendanceEvent(app.db, {
    activity_id: activityId,
    received_at,
    latitude: -6.9,
    longitude: 107.6,
    ...changes,
  });
  await app.db
    .updateTable('activities')
    .set({ attendance_time: received_at, latitude: -6.9, longitude: 107.6 })
    .where('id', '=', activityId)
    .where('attendance_time', 'is', null)
    .execute();
  return event;
}

const enter = (id: number, claimed_time: string, changes = {}, who = desk.as.mentor) =>
  who.post(`/activities/${id}/presses`, {
    kind: 'in',
    claimed_time,
    reason_note: REASON,
    ...changes,
  });

const makeVoid = (id: number, pressId: number, who = desk.as.mentor, reason = 'Salah orang.') =>
  who.post(`/activities/${id}/presses/${pressId}/void`, { reason });

const detail = async (id: number) => (await desk.as.mentor.get(`/activities/${id}`)).json().data;

/** The verdict on the day. */
async function verdict() {
  const answer = await desk.as.mentor.get(
    `/internships/${desk.internship.id}/attendance-days/${DATE}`,
  );
  return answer.json().data.verdict;
}

const entries = (id: number) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'reason', 'actor_name', 'label'])
    .where('subject', '=', 'activities')
    .where('subject_id', '=', String(id))
    .where('action', 'in', ['attend', 'void_press'])
    .orderBy('id')
    .execute();

describe('entering a press', () => {
  test('stores the time, the reason and the person, and the day is attended', async () => {
    const { id } = await aShift();
    expect(await verdict()).toBe('pending');
    const answer = await enter(id, '08:05');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      attendance_time: '2030-03-13T01:05:00.000Z',
      latitude: null,
      position_verdict: null,
    });
    expect(await detail(id)).toMatchObject({
      takes_presses: true,
      requires_check_out: false,
      time_zone: 'WIB',
      attendance_events: [
        {
          kind: 'in',
          received_at: NOW,
          claimed_at: '2030-03-13T01:05:00.000Z',
          latitude: null,
          reason: null,
          reason_note: REASON,
          actor_name: 'Dewi Kartika',
          actor_role: 'mentor',
          voided_at: null,
        },
      ],
    });
    expect(await verdict()).toBe('present');
    expect(await entries(id)).toMatchObject([
      { action: 'attend', reason: REASON, actor_name: 'Dewi Kartika' },
    ]);
  });

  test('reads the time by the clock of the place', async () => {
    await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WIT' });
    const { id } = await aShift();
    expect((await enter(id, '08:05')).json().data.attendance_time).toBe('2030-03-12T23:05:00.000Z');
  });

  test('counts the first check-in, of the student or entered', async () => {
    const { id } = await aShift();
    await pressed(id, '08:40', { verdict: null });
    await enter(id, '09:10');
    expect(await detail(id)).toMatchObject({
      attendance_time: '2030-03-13T01:40:00.000Z',
      latitude: -6.9,
    });
    // A press that changes nothing of the activity has an entry as well.
    expect((await entries(id)).at(-1)).toMatchObject({
      action: 'attend',
      reason: REASON,
      label: expect.stringMatching(/ \(2030-03-13\) – Aditya Pratama$/),
    });
    expect(await verdict()).toBe('late');

    await enter(id, '08:00');
    const { attendance_time, latitude, attendance_events } = await detail(id);
    expect([attendance_time, latitude]).toEqual(['2030-03-13T01:00:00.000Z', null]);
    expect(attendance_events.map(({ claimed_at }: { claimed_at: string }) => claimed_at)).toEqual([
      '2030-03-13T01:00:00.000Z',
      null,
      '2030-03-13T02:10:00.000Z',
    ]);
    expect(await verdict()).toBe('present');
  });

  test('counts the last check-out', async () => {
    await requireCheckOut();
    const { id } = await aShift();
    await enter(id, '08:00');
    await enter(id, '16:10', { kind: 'out' });
    await enter(id, '12:00', { kind: 'out' });
    expect(await detail(id)).toMatchObject({ left_at: '2030-03-13T09:10:00.000Z' });
    expect(await verdict()).toBe('present');
  });

  test.each([
    ['05:59', {}, { claimed_time: ['Waktu harus berada di sekitar jam aktivitas'] }],
    ['18:01', {}, { claimed_time: ['Waktu harus berada di sekitar jam aktivitas'] }],
    ['8', {}, { claimed_time: ['Waktu absen tidak valid'] }],
    ['08:00', { kind: 'out' }, { kind: ['Periode magang ini tidak memakai absen pulang'] }],
    ['08:00', { kind: 'lunch' }, { kind: ['Jenis absen tidak valid'] }],
    ['08:00', { reason_note: ' x ' }, { reason_note: ['Alasan wajib diisi'] }],
    ['08:00', { reason_note: undefined }, { reason_note: ['Alasan wajib diisi'] }],
  ])('refuses %s with %j', async (time, changes, errors) => {
    const { id } = await aShift();
    const answer = await enter(id, time, changes);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect((await detail(id)).attendance_events).toEqual([]);
  });

  test.each(['06:00', '18:00'])('accepts %s, two hours from the shift', async (time) => {
    const { id } = await aShift();
    expect((await enter(id, time)).statusCode).toBe(201);
  });

  test('refuses a time that is still to come', async () => {
    app.setTime('2030-03-13T02:00:00.000Z');
    const { id } = await aShift();
    const answer = await enter(id, '09:01');
    expect(answer.json().errors).toEqual({
      claimed_time: ['Absen yang belum berlangsung tidak dapat dicatat'],
    });
    expect((await enter(id, '09:00')).statusCode).toBe(201);
  });

  test('refuses a press of the same minute, unless that is void', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05:41');
    const answer = await enter(id, '08:05');
    expect(answer.json().errors).toEqual({
      claimed_time: ['Absen pada waktu ini sudah tercatat'],
    });
    await makeVoid(id, press.id);
    expect((await enter(id, '08:05')).statusCode).toBe(201);
  });

  test('refuses to change attendance that no event explains', async () => {
    const { id } = await aShift({ attendance_time: '2030-03-13T02:00:00Z' });
    const answer = await enter(id, '08:00');
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Absen aktivitas ini dicatat sebelum ada riwayat absen, sehingga tidak dapat diubah.',
    ]);
    expect((await detail(id)).attendance_time).toBe('2030-03-13T02:00:00.000Z');
  });
});

describe('making a press void', () => {
  test('keeps it in the log with who, when and why, and the activity is not attended', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    expect(await verdict()).toBe('present');
    const answer = await makeVoid(id, press.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      attendance_time: null,
      latitude: null,
      longitude: null,
    });
    expect((await detail(id)).attendance_events).toMatchObject([
      {
        id: press.id,
        latitude: -6.9,
        voided_at: NOW,
        voided_by_name: 'Dewi Kartika',
        voided_by_role: 'mentor',
        void_reason: 'Salah orang.',
      },
    ]);
    expect(await verdict()).toBe('pending');
    expect((await entries(id)).at(-1)).toMatchObject({
      action: 'void_press',
      reason: 'Salah orang.',
      actor_name: 'Dewi Kartika',
    });
  });

  test('lets the next check-in count with its position, and the one before it again', async () => {
    const { id } = await aShift();
    const first = await pressed(id, '08:05');
    await pressed(id, '08:30', { latitude: -6.5, longitude: 107.5 });
    await makeVoid(id, first.id);
    expect(await detail(id)).toMatchObject({
      attendance_time: '2030-03-13T01:30:00.000Z',
      latitude: -6.5,
      longitude: 107.5,
    });
    expect(await verdict()).toBe('late');
    expect((await enter(id, '08:05')).json().data.attendance_time).toBe('2030-03-13T01:05:00.000Z');
    expect(await verdict()).toBe('present');
  });

  test('keeps an approximate position approximate', async () => {
    const { id } = await aShift();
    const first = await pressed(id, '08:05');
    await pressed(id, '08:30', { latitude: -6.5, longitude: 107.5, is_position_rounded: true });
    await makeVoid(id, first.id);
    expect(await detail(id)).toMatchObject({ latitude: -6.5, is_position_rounded: true });
    await enter(id, '08:10');
    expect(await detail(id)).toMatchObject({ latitude: null, is_position_rounded: false });
  });

  test('lets the check-out before count', async () => {
    await requireCheckOut();
    const { id } = await aShift();
    await enter(id, '16:00', { kind: 'out' });
    await enter(id, '17:00', { kind: 'out' });
    const [, last] = (await detail(id)).attendance_events;
    await makeVoid(id, last.id);
    expect(await detail(id)).toMatchObject({ left_at: '2030-03-13T09:00:00.000Z' });
    await makeVoid(id, (await detail(id)).attendance_events[0].id);
    expect(await detail(id)).toMatchObject({ left_at: null });
  });

  test('leaves attendance alone that no event explains', async () => {
    const { id } = await aShift({ attendance_time: '2030-03-13T01:00:00Z' });
    const later = await anAttendanceEvent(app.db, {
      activity_id: id,
      received_at: '2030-03-13T02:00:00Z',
    });
    expect((await makeVoid(id, later.id)).statusCode).toBe(200);
    expect((await detail(id)).attendance_time).toBe('2030-03-13T01:00:00.000Z');
    expect((await entries(id)).at(-1)).toMatchObject({ action: 'void_press' });
  });

  test('the student may attend again on the day', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    await makeVoid(id, press.id);
    const { headers } = desk.as.student;
    const answer = await app.inject({
      method: 'PATCH',
      url: `/api/activities/${id}/presence-student`,
      headers,
      payload: { latitude: -6.9, longitude: 107.6 },
    });
    expect([answer.statusCode, answer.json().data.attendance_time]).toEqual([200, NOW]);
  });

  test('settles a day with an approved leave', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    await anAttendanceRequest(app.db, {
      internship_id: desk.internship.id,
      kind: 'leave',
      start_date: DATE,
      end_date: DATE,
      state: 'approved',
      decided_at: NOW,
      decided_by_user_id: desk.mentor.user.id,
      decided_by_name: 'Dewi Kartika',
      decided_by_role: 'mentor',
    });
    expect(await verdict()).toBe('needs_settling');
    await makeVoid(id, press.id);
    expect(await verdict()).toBe('leave');
  });

  test('answers 404 for the press of another activity, and 422 without a reason', async () => {
    const { id } = await aShift();
    const other = await aShift();
    const press = await pressed(other.id, '08:05');
    expect((await makeVoid(id, press.id)).statusCode).toBe(404);
    const answer = await makeVoid(other.id, press.id, desk.as.mentor, 'ya');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { reason: ['Alasan wajib diisi'] },
    ]);
  });

  test('the database lets nothing else of a press change, and void ones stay void', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    const change = (values: object) =>
      app.db.updateTable('attendance_events').set(values).where('id', '=', press.id).execute();
    const voided = {
      voided_at: NOW,
      voided_by_user_id: 1,
      voided_by_name: 'Dewi',
      voided_by_role: 'mentor',
      void_reason: 'Salah orang.',
    };
    await expect(change({ ...voided, kind: 'out' })).rejects.toThrow('never changed');
    await expect(change({ voided_at: NOW })).rejects.toThrow('attendance_events_void_check');
    await change(voided);
    await expect(change({ ...voided, void_reason: 'Lain lagi.' })).rejects.toThrow('never changed');
    await expect(change({ voided_at: null })).rejects.toThrow('never changed');
  });
});

describe('who and when', () => {
  test('a mentor of another placement gets 404, the lecturer and the student 403', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    const stranger = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
    for (const [who, status] of [
      [stranger.as.mentor, 404],
      [desk.as.lecturer, 403],
      [desk.as.student, 403],
    ] as const) {
      expect((await enter(id, '07:00', {}, who)).statusCode).toBe(status);
      expect((await makeVoid(id, press.id, who)).statusCode).toBe(status);
    }
    expect((await detail(id)).attendance_events).toMatchObject([{ voided_at: null }]);
  });

  test('an activity that both have validated takes neither', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    // The activity does not change with this one.
    const later = await pressed(id, '08:30');
    await app.db
      .updateTable('activities')
      .set({ validated_at_by_mentor: NOW, validated_at_by_lecturer: NOW })
      .where('id', '=', id)
      .execute();
    for (const answer of [
      await enter(id, '07:00'),
      await enter(id, '09:00'),
      await makeVoid(id, press.id),
      await makeVoid(id, later.id),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([409, { message: FROZEN }]);
    }
    expect(await detail(id)).toMatchObject({
      takes_presses: false,
      attendance_events: [{ voided_at: null }, { voided_at: null }],
    });
  });

  test('a closed period takes neither', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    // The activity does not change with this one.
    const later = await pressed(id, '08:30');
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at: NOW, is_active: false })
      .where('id', '=', desk.period.id)
      .execute();
    for (const answer of [
      await enter(id, '07:00'),
      await enter(id, '09:00'),
      await makeVoid(id, press.id),
      await makeVoid(id, later.id),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'Periode ini sudah ditutup.',
      ]);
    }
    expect(await detail(id)).toMatchObject({ takes_presses: false });
  });
});

describe('two people at once', () => {
  test('one of two voids wins, and the log has its reason', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    await openConnections(app.db, 5);
    const reasons = ['Satu.', 'Dua.', 'Tiga.', 'Empat.', 'Lima.'];
    const answers = await Promise.all(
      reasons.map((reason) => makeVoid(id, press.id, desk.as.mentor, reason)),
    );
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Absen ini sudah dibatalkan.',
    );
    expect((await detail(id)).attendance_events).toMatchObject([{ void_reason: reasons[won] }]);
    expect((await entries(id)).filter(({ action }) => action === 'void_press')).toHaveLength(1);
  });

  test('one of two same presses is stored', async () => {
    const { id } = await aShift();
    await openConnections(app.db, 5);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enter(id, '08:05')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
    expect((await detail(id)).attendance_events).toHaveLength(1);
  });

  test('the activity repeats the press that remains when all are entered and made void together', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    await openConnections(app.db, 3);
    await Promise.all([enter(id, '08:20'), makeVoid(id, press.id), enter(id, '08:10')]);
    expect((await detail(id)).attendance_time).toBe('2030-03-13T01:10:00.000Z');
  });

  testOnServer('an entry waits for a void', async () => {
    const { id } = await aShift();
    const press = await pressed(id, '08:05');
    const mentor = {
      id: desk.mentor.user_id,
      name: 'Dewi Kartika',
      role: 'mentor' as const,
      profileId: desk.mentor.id,
      sessionId: '',
      hasDefaultPassword: false,
      hasSecondFactor: false,
      isVouchedFor: false,
      provedAt: new Date(0),
      device: null,
    };
    const { answer, hasWaited } = await during(
      app.db,
      (trx) =>
        voidPress(
          trx,
          mentor,
          { activityId: id, pressId: press.id },
          'Salah orang.',
          new Date(NOW),
        ),
      () => enter(id, '08:05'),
    );
    expect([hasWaited, answer.statusCode, answer.json().data.attendance_time]).toEqual([
      true,
      201,
      '2030-03-13T01:05:00.000Z',
    ]);
  });
});
