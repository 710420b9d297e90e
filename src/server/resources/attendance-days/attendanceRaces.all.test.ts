import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@/server/auth/sessionUser';
import { saveActivityLog } from '@/server/resources/activities/logs/activityLogQueries';
import { assertLogMayChange } from '@/server/resources/activities/logs/changeableLog';
import { SENT_AT_ONCE } from '@/server/resources/activities/logs/keptClaim';
import { recordAttendance } from '@/server/resources/activities/recordAttendance';
import { isUsedElsewhere, updatePlace } from '@/server/resources/places/placeQueries';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aCompany, aHoliday, anActivityPhoto, aPlace } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { during } from '@/server/testing/during';
import { isOnServer, testOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { type Answer, race, type Send, statuses } from '@/server/testing/race';
import { byLevel } from '@/shared/testing/testLevel';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';

/*
 * Presses, requests, schedules and the end of a period at the same moment. With TEST_DATABASE_URL each request has a
 * connection of its own; on the embedded database they wait for its only connection.
 */
const ROUNDS = byLevel({ short: isOnServer ? 5 : 1, soak: 30 });
const CONNECTIONS = 6;
/** A Wednesday, 08.00 WIB. */
const TODAY = '2030-03-13';
const NOW = `${TODAY}T01:00:00.000Z`;
const HERE = { latitude: -6.9, longitude: 107.6 };
const CLOSED = 'Periode ini sudah ditutup.';

type Caller = Desk['as']['student'];

let app: TestApp;
let desk: Desk;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

/** Each round has people, a placement and a period of its own. */
const raceIt = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      await openConnections(app.db, CONNECTIONS);
      await run(round);
    }
  });

const press = (id: number, values: object = {}) =>
  desk.as.student.patch(`/activities/${id}/presence-student`, { ...HERE, ...values });

const eventsOf = (id: number) =>
  app.db
    .selectFrom('attendance_events')
    .select(['kind', 'latitude', 'device_event_id'])
    .where('activity_id', '=', id)
    .orderBy('id')
    .execute();

async function dayOf(date = TODAY) {
  const url = `/internships/${desk.internship.id}/attendance-days`;
  const answer = await desk.as.student.get(`${url}?date_from=${date}&date_to=${date}`);
  return answer.json().data.days[0];
}

async function asked(values: object = {}): Promise<number> {
  const answer = await desk.as.student.post('/attendance-requests', {
    internship_id: desk.internship.id,
    kind: 'leave',
    start_date: TODAY,
    end_date: TODAY,
    reason: 'Acara keluarga.',
    ...values,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

const decide = (who: Caller, decision: string, id: number, values: object = {}) =>
  who.post('/attendance-requests/decisions', { decision, request_ids: [id], ...values });

const resultOf = (answer: Answer): { outcome: string; message: string | null; state: string } =>
  answer.json().data.results[0];

const stateOf = async (id: number) =>
  (await admin.get(`/attendance-requests/${id}`)).json().data.state;

/** The actions of the audit trail on a request after it was sent. */
const decisionsOn = async (id: number) => {
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('resource', '=', 'attendance_requests')
    .where('record_id', '=', String(id))
    .where('action', '<>', 'create')
    .execute();
  return entries.map(({ action }) => action);
};

describe('presses', () => {
  raceIt('the same press twice is stored once', async (round) => {
    const { id } = await desk.activity({ date: TODAY });
    const event = { device_event_id: randomUUID() };
    const answers = await race(
      round,
      () => press(id, event),
      () => press(id, { ...event, latitude: 1 }),
    );
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[0].json()).toEqual(answers[1].json());
    const events = await eventsOf(id);
    expect(events).toMatchObject([event]);
    expect(answers[0].json().data.latitude).toBe(events[0]?.latitude);
  });

  raceIt('one of two check-ins without an ID is stored', async (round) => {
    const { id } = await desk.activity({ date: TODAY });
    const answers = await race(
      round,
      () => press(id),
      () => press(id, { latitude: 1 }),
    );
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await eventsOf(id)).toHaveLength(1);
  });

  raceIt(
    'two check-ins of two devices are kept, and one of them counts for both',
    async (round) => {
      const { id } = await desk.activity({ date: TODAY });
      const answers = await race(
        round,
        () => press(id, { device_event_id: randomUUID() }),
        () => press(id, { device_event_id: randomUUID(), latitude: 1 }),
      );
      expect(statuses(answers)).toEqual([200, 200]);
      expect(answers[0].json()).toEqual(answers[1].json());
      const events = await eventsOf(id);
      expect(events).toHaveLength(2);
      expect(answers[0].json().data.latitude).toBe(events[0]?.latitude);
      expect(await dayOf()).toMatchObject({ verdict: 'present', first_in: NOW });
    },
  );

  raceIt('one ID for two activities is taken by one of them', async (round) => {
    const activities = [
      await desk.activity({ date: TODAY }),
      await desk.activity({ date: TODAY }),
    ] as const;
    const event = { device_event_id: randomUUID() };
    const answers = await race(
      round,
      () => press(activities[0].id, event),
      () => press(activities[1].id, event),
    );
    expect(statuses(answers).sort()).toEqual([200, 409]);
    for (const [index, { id }] of activities.entries()) {
      expect(await eventsOf(id)).toHaveLength(answers[index]?.statusCode === 200 ? 1 : 0);
    }
  });
});

describe('requests', () => {
  raceIt(
    'a press and the approval of a leave are both kept, one of them seen by the person who decides',
    async (round) => {
      const { id } = await desk.activity({ date: TODAY });
      const request = await asked();
      const [pressed, first] = await race(
        round,
        () => press(id, { device_event_id: randomUUID() }),
        () => decide(desk.as.mentor, 'approve', request),
      );
      expect(pressed.statusCode).toBe(200);
      const isPressFirst = first.statusCode === 422;
      if (isPressFirst) {
        expect(first.json().code).toBe('request_clashes');
        expect(await stateOf(request)).toBe('waiting');
      }
      const { clash_key } = (await desk.as.mentor.get(`/attendance-requests/${request}`)).json()
        .data;
      const decided = isPressFirst
        ? await decide(desk.as.mentor, 'approve', request, { confirmed_clashes: [clash_key] })
        : first;
      expect(decided.statusCode).toBe(200);
      expect(resultOf(decided)).toMatchObject({ outcome: 'done', state: 'approved' });
      expect(await eventsOf(id)).toHaveLength(1);
      expect(await dayOf()).toMatchObject({ verdict: 'needs_settling', first_in: NOW });
    },
  );

  raceIt('one of an approval and a withdrawal stands', async (round) => {
    const id = await asked();
    const [decided, withdrawn] = await race(
      round,
      () => decide(desk.as.mentor, 'approve', id),
      () => desk.as.student.post(`/attendance-requests/${id}/withdraw`),
    );
    expect(decided.statusCode).toBe(200);
    if (resultOf(decided).outcome === 'done') {
      expect([withdrawn.statusCode, withdrawn.json().message]).toEqual([
        409,
        'Pengajuan yang sudah disetujui hanya dapat ditarik sebelum hari pertamanya.',
      ]);
      expect([await stateOf(id), await decisionsOn(id)]).toEqual(['approved', ['approve']]);
    } else {
      expect(resultOf(decided)).toMatchObject({
        outcome: 'refused',
        message: 'Pengajuan ini sudah ditarik mahasiswa.',
      });
      expect(withdrawn.statusCode).toBe(200);
      expect([await stateOf(id), await decisionsOn(id)]).toEqual(['withdrawn', ['withdraw']]);
    }
  });

  raceIt('one of an approval and a rejection by two people stands', async (round) => {
    const id = await asked();
    const answers = await race(
      round,
      () => decide(desk.as.mentor, 'approve', id),
      () => decide(admin, 'reject', id, { comment: 'Ada ujian.' }),
    );
    expect(statuses(answers)).toEqual([200, 200]);
    const [approval, rejection] = [resultOf(answers[0]), resultOf(answers[1])];
    const isApproved = approval.outcome === 'done';
    expect(isApproved ? rejection : approval).toMatchObject({
      outcome: 'refused',
      message: isApproved ? 'Pengajuan ini sudah disetujui.' : 'Pengajuan ini sudah ditolak.',
    });
    expect((isApproved ? approval : rejection).outcome).toBe('done');
    const state = isApproved ? 'approved' : 'rejected';
    expect([approval.state, rejection.state, await stateOf(id)]).toEqual([state, state, state]);
    expect(await decisionsOn(id)).toEqual([isApproved ? 'approve' : 'reject']);
  });

  raceIt('the same approval twice is one decision', async (round) => {
    const id = await asked();
    const approve = () => decide(desk.as.mentor, 'approve', id);
    const outcomes = (await race(round, approve, approve)).map((one) => resultOf(one).outcome);
    expect(outcomes.sort()).toEqual(['already', 'done']);
    expect(await decisionsOn(id)).toEqual(['approve']);
  });

  raceIt('one of two leaves for the same day is stored', async (round) => {
    const body = {
      internship_id: desk.internship.id,
      kind: 'leave',
      start_date: TODAY,
      end_date: TODAY,
      reason: 'Acara keluarga.',
    };
    const ask = () => desk.as.student.post('/attendance-requests', body);
    const answers = await race(round, ask, ask);
    expect(statuses(answers).sort()).toEqual([201, 422]);
  });
});

describe('schedules', () => {
  /** Today and the two days after it. */
  const DATES = [TODAY, '2030-03-14', '2030-03-15'];
  const LATER = aWorkPatternInput({ start_time: '09:00', end_time: '17:00' });

  const schedule = (values: object = {}) => ({
    internship_ids: [desk.internship.id],
    start_date: TODAY,
    end_date: '2030-03-17',
    pattern: aWorkPatternInput(),
    ...values,
  });

  /** The request to store what a check has just shown. */
  async function checked(values: object = {}): Promise<Send> {
    const answer = await admin.post('/schedules/check', schedule(values));
    const { counts } = answer.json().data;
    return () => admin.post('/schedules', { ...schedule(values), expected: counts });
  }

  async function generated(values: object = {}) {
    const store = await checked(values);
    expect((await store()).statusCode).toBe(201);
    return activities();
  }

  const activities = () =>
    app.db
      .selectFrom('activities')
      .select(['id', 'date', 'name', 'start_time', 'is_generated', 'version'])
      .where('internship_id', '=', desk.internship.id)
      .orderBy('date')
      .orderBy('is_generated')
      .execute();

  const byHand = (values: object = {}) => ({
    name: 'Kunjungan',
    description: 'Kunjungan ke klien.',
    date: TODAY,
    start_time: '10:00',
    end_time: '12:00',
    address: 'Bandung',
    ...values,
  });

  raceIt('one of two equal schedules makes the activities', async (round) => {
    const store = await checked();
    const answers = await race(round, store, store);
    expect(statuses(answers).sort()).toEqual([201, 409]);
    expect((await activities()).map(({ date }) => date)).toEqual(DATES);
  });

  raceIt('one of two schedules with other hours makes the activities', async (round) => {
    const [early, late] = [await checked(), await checked({ pattern: LATER })];
    const answers = await race(round, early, late);
    expect(statuses(answers).sort()).toEqual([201, 409]);
    const hours = answers[0].statusCode === 201 ? '08:00' : '09:00';
    expect((await activities()).map(({ date, start_time }) => [date, start_time])).toEqual(
      DATES.map((date) => [date, hours]),
    );
  });

  raceIt(
    'an activity that is added meanwhile makes the schedule stale, or comes after it',
    async (round) => {
      const store = await checked();
      const [stored, created] = await race(round, store, () =>
        admin.post('/activities', byHand({ internship_id: desk.internship.id })),
      );
      expect(created.statusCode).toBe(201);
      expect([201, 409]).toContain(stored.statusCode);
      const rows = await activities();
      const made = rows.filter(({ is_generated }) => is_generated).map(({ date }) => date);
      expect(made).toEqual(stored.statusCode === 201 ? DATES : []);
      expect(rows.filter(({ is_generated }) => !is_generated)).toMatchObject([{ date: TODAY }]);
      // The plan that people see next leaves the day as it is.
      expect((await (await checked())()).statusCode).toBe(201);
      const after = (await activities()).map(({ date }) => date);
      expect(after).toEqual(stored.statusCode === 201 ? [TODAY, ...DATES] : DATES);
    },
  );

  raceIt('one of an edit of an activity and new hours for it stands', async (round) => {
    const [first] = await generated();
    const store = await checked({ pattern: LATER });
    const [stored, edited] = await race(round, store, () =>
      admin.put(`/activities/${first?.id}`, byHand({ version: first?.version })),
    );
    const isEdited = edited.statusCode === 200;
    expect(statuses([stored, edited])).toEqual(isEdited ? [409, 200] : [201, 409]);
    const hours = isEdited ? ['10:00', '08:00', '08:00'] : ['09:00', '09:00', '09:00'];
    expect((await activities()).map(({ date, start_time }) => [date, start_time])).toEqual(
      DATES.map((date, index) => [date, hours[index]]),
    );
  });

  const NO_WEDNESDAY = {
    pattern: aWorkPatternInput({ weekdays: [4, 5] }),
    removes_leftovers: true,
  };

  raceIt('a press answered with 200 stays when its activity is about to go', async (round) => {
    const [first] = await generated();
    const id = first?.id ?? 0;
    const store = await checked(NO_WEDNESDAY);
    const [stored, pressed] = await race(round, store, () =>
      press(id, { device_event_id: randomUUID() }),
    );
    const isPressed = pressed.statusCode === 200;
    expect(statuses([stored, pressed])).toEqual(isPressed ? [409, 200] : [201, 404]);
    expect(await eventsOf(id)).toHaveLength(isPressed ? 1 : 0);
    expect((await activities()).map(({ date }) => date)).toEqual(
      isPressed ? DATES : DATES.slice(1),
    );
  });

  raceIt('a log answered with 200 stays when its activity is about to go', async (round) => {
    const [first] = await generated();
    const id = first?.id ?? 0;
    const store = await checked(NO_WEDNESDAY);
    const [stored, saved] = await race(round, store, () =>
      desk.as.student.put(`/student/activities/${id}/log`, { text: 'Rapat.' }),
    );
    const isSaved = saved.statusCode === 200;
    expect(statuses([stored, saved])).toEqual(isSaved ? [409, 200] : [201, 404]);
    expect((await activities()).map(({ date }) => date)).toEqual(isSaved ? DATES : DATES.slice(1));
  });

  raceIt(
    'new hours for an activity that is deleted meanwhile are refused, or come first',
    async (round) => {
      const [first] = await generated();
      const store = await checked({ pattern: LATER });
      const [stored, deleted] = await race(round, store, () =>
        app.inject({
          method: 'DELETE',
          url: `/api/activities/${first?.id}`,
          headers: admin.headers,
        }),
      );
      expect(deleted.statusCode).toBe(200);
      expect([201, 409]).toContain(stored.statusCode);
      const hours = stored.statusCode === 201 ? '09:00' : '08:00';
      expect((await activities()).map(({ date, start_time }) => [date, start_time])).toEqual(
        DATES.slice(1).map((date) => [date, hours]),
      );
    },
  );

  const student = (): SessionUser => ({
    id: desk.student.user_id,
    name: 'Aditya Pratama',
    role: 'student',
    profileId: desk.student.id,
    sessionId: '',
    hasDefaultPassword: false,
    hasSecondFactor: false,
    isVouchedFor: false,
    provedAt: new Date(0),
    device: null,
  });

  const pressed = (kind: 'in' | 'out') => (trx: TestApp['db'], id: number) =>
    recordAttendance(
      trx,
      student(),
      id,
      { ...HERE, kind },
      {
        now: new Date(NOW),
        campusTimeZone: app.services.config.campusTimeZone,
      },
    );

  async function locked(trx: TestApp['db'], activityId: number, store: () => Promise<unknown>) {
    await assertLogMayChange(app.services, trx, { user: student(), activityId, lock: true });
    await store();
  }

  testOnServer.each<[string, (trx: TestApp['db'], id: number) => Promise<unknown>]>([
    ['a check-in', pressed('in')],
    ['a check-out', pressed('out')],
    [
      'a log',
      (trx, id) =>
        locked(trx, id, () => saveActivityLog(trx, id, 'Rapat.', SENT_AT_ONCE, new Date(NOW))),
    ],
    ['a photo', (trx, id) => locked(trx, id, () => anActivityPhoto(trx, { activity_id: id }))],
  ])('%s that is being stored keeps its activity', async (_name, work) => {
    desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
    await app.db
      .updateTable('internship_periods')
      .set({ requires_check_out: true })
      .where('id', '=', desk.period.id)
      .execute();
    const [first] = await generated();
    const store = await checked(NO_WEDNESDAY);
    const { answer, hasWaited } = await during(app.db, (trx) => work(trx, first?.id ?? 0), store);
    expect([hasWaited, answer.statusCode]).toEqual([true, 409]);
    expect((await activities()).map(({ date }) => date)).toEqual(DATES);
  });
});

describe('places', () => {
  const move = async (trx: TestApp['db'], id: number, company_id: number) => {
    expect(await isUsedElsewhere(trx, id, company_id)).toBe(false);
    await updatePlace(trx, id, { company_id });
  };

  testOnServer.each<[string, (placeId: number) => Promise<Send>]>([
    [
      'a schedule',
      async (place_id) => {
        const schedule = {
          internship_ids: [desk.internship.id],
          start_date: TODAY,
          end_date: '2030-03-17',
          pattern: aWorkPatternInput({ place_id }),
        };
        const { counts } = (await admin.post('/schedules/check', schedule)).json().data;
        return () => admin.post('/schedules', { ...schedule, expected: counts });
      },
    ],
    [
      'a placement',
      async (id) => () =>
        admin.put(`/internships/${desk.internship.id}/places`, {
          place_ids: [id],
          default_place_id: id,
        }),
    ],
  ])(
    'a place that moves to another company meanwhile is refused for %s',
    async (_name, prepare) => {
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      const place = await aPlace(app.db, { company_id: desk.company.id });
      const other = await aCompany(app.db);
      const send = await prepare(place.id);
      const { answer, hasWaited } = await during(
        app.db,
        (trx) => move(trx, place.id, other.id),
        send,
      );
      expect([hasWaited, answer.statusCode]).toEqual([true, 422]);
    },
  );
});

describe('a move off a holiday', () => {
  /** Declares today a holiday, and moves what is on it to the next day. */
  async function declared(): Promise<Send> {
    await app.db.deleteFrom('holidays').where('date', '=', TODAY).execute();
    const { id } = await aHoliday(app.db, { date: TODAY });
    const date = '2030-03-14';
    const { movable } = (await admin.get(`/holidays/${id}/move?date=${date}`)).json().data;
    return () => admin.post(`/holidays/${id}/move`, { date, expected: movable });
  }
  afterAll(() => app.db.deleteFrom('holidays').where('date', '=', TODAY).execute());

  raceIt('leaves an activity that a student attends at the same moment', async (round) => {
    const { id } = await desk.activity({ date: TODAY });
    const move = await declared();
    const [pressed, moved] = await race(round, () => press(id), move);
    const stored = await app.db
      .selectFrom('activities')
      .select(['date', 'attendance_time'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (moved.statusCode === 201) {
      expect(pressed.statusCode).toBe(422);
      expect(stored).toEqual({ date: '2030-03-14', attendance_time: null });
    } else {
      expect(statuses([pressed, moved])).toEqual([200, 409]);
      expect(stored).toEqual({ date: TODAY, attendance_time: new Date(NOW) });
    }
  });

  raceIt('happens once when two people send it', async (round) => {
    await desk.activity({ date: TODAY });
    const move = await declared();
    const answers = await race(round, move, move);
    expect(statuses(answers).sort()).toEqual([201, 409]);
  });
});

describe('the end of a period', () => {
  /** The reads before it let the other request come first in some of the rounds. */
  const close = (reads: number) => async () => {
    const url = `/internship-periods/${desk.period.id}`;
    for (let read = 0; read < reads; read += 1) await admin.get(url);
    return closePeriod(admin, desk.period.id);
  };

  raceIt('a press is stored if it was answered with 200, and none comes after', async (round) => {
    const [one, other] = [
      await desk.activity({ date: TODAY }),
      await desk.activity({ date: TODAY }),
    ];
    const [closed, pressed] = await race(round, close(round % 5), () =>
      press(one.id, { device_event_id: randomUUID() }),
    );
    expect(closed.statusCode).toBe(200);
    expect([200, 409]).toContain(pressed.statusCode);
    const isPressed = pressed.statusCode === 200;
    if (!isPressed) expect(pressed.json().message).toBe(CLOSED);
    expect(await eventsOf(one.id)).toHaveLength(isPressed ? 1 : 0);
    expect((await dayOf()).first_in).toBe(isPressed ? NOW : null);

    for (const { id } of [one, other]) {
      const late = await press(id, { device_event_id: randomUUID() });
      expect([late.statusCode, late.json().message]).toEqual([409, CLOSED]);
    }
    expect(await eventsOf(one.id)).toHaveLength(isPressed ? 1 : 0);
    expect(await eventsOf(other.id)).toEqual([]);
  });

  raceIt('a request is decided if the answer says so, and not after', async (round) => {
    const id = await asked();
    const [closed, decided] = await race(round, close(round % 5), () =>
      decide(desk.as.mentor, 'approve', id),
    );
    expect(statuses([closed, decided])).toEqual([200, 200]);
    const isDone = resultOf(decided).outcome === 'done';
    if (!isDone) expect(resultOf(decided)).toMatchObject({ outcome: 'refused', message: CLOSED });
    const state = isDone ? 'approved' : 'waiting';
    expect([await stateOf(id), await decisionsOn(id)]).toEqual([state, isDone ? ['approve'] : []]);

    const late = await decide(admin, isDone ? 'undo' : 'reject', id, { comment: 'Ada ujian.' });
    expect(resultOf(late)).toMatchObject({ outcome: 'refused', message: CLOSED });
    expect(await stateOf(id)).toBe(state);
  });

  raceIt('a request is sent if the answer says so', async (round) => {
    const [closed, sent] = await race(round, close(round % 5), () =>
      desk.as.student.post('/attendance-requests', {
        internship_id: desk.internship.id,
        kind: 'sick',
        start_date: TODAY,
        end_date: TODAY,
        reason: 'Demam.',
      }),
    );
    expect(closed.statusCode).toBe(200);
    expect([201, 409]).toContain(sent.statusCode);
    const list = await admin.get(`/attendance-requests?internship_id=${desk.internship.id}`);
    expect(list.json().data).toHaveLength(sent.statusCode === 201 ? 1 : 0);
  });
});
