import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anActivity, aPlace } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { type Answer, race, type Send, statuses } from '@/server/testing/race';
import { validFrom } from '@/server/testing/validFrom';
import { byLevel } from '@/shared/testing/testLevel';

/*
 * Edits of what days are judged by at the same moment as presses and other edits. With TEST_DATABASE_URL each request has a
 * connection of its own; on the embedded database they wait for its only connection.
 */
const ROUNDS = byLevel({ short: isOnServer ? 6 : 1, soak: 30 });
const CONNECTIONS = 6;
/** A Wednesday, 08.05 WIB. */
const TODAY = '2030-03-13';
const NOW = `${TODAY}T01:05:00.000Z`;
const YESTERDAY = '2030-03-12';
const MONDAY = '2030-03-11';
const REASON = 'Zona lokasi salah dipilih.';

let app: TestApp;
let desk: Desk;
let admin: Desk['as']['student'];
let place: Awaited<ReturnType<typeof aPlace>>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

const raceIt = (name: string, run: (round: number) => Promise<void>) =>
  test(name, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
      place = await validFrom('2030-03-01', () =>
        aPlace(app.db, { company_id: desk.company.id, time_zone: 'WIB', radius: 900 }),
      );
      await openConnections(app.db, CONNECTIONS);
      await run(round);
    }
  });

const editPlace =
  (more: object): Send =>
  () => {
    const { id, version: _, ...stored } = place;
    return admin.put(`/places/${id}`, { ...stored, is_point_confirmed: true, ...more });
  };

const seenIn = (answer: Answer): string => answer.json().verdict_changes.seen_changes;

const verdictOn = async (date: string) => {
  const url = `/internships/${desk.internship.id}/attendance-days/${date}`;
  return (await admin.get(url)).json().data.verdict;
};

/** The verdicts that the entries about a day lead through. */
const notedOn = async (date: string) => {
  const entries = await app.db
    .selectFrom('verdict_changes')
    .select(['verdict_before', 'verdict_after'])
    .where('internship_id', '=', desk.internship.id)
    .where('date', '=', date)
    .orderBy('id')
    .execute();
  return entries.map(({ verdict_before, verdict_after }) => [verdict_before, verdict_after]);
};

/** The ID of a press that a reviewer enters for the activity. */
async function entered(activityId: number, claimed_time: string): Promise<number> {
  const press = { kind: 'in', claimed_time, reason_note: 'Ponsel rusak.' };
  expect((await admin.post(`/activities/${activityId}/presses`, press)).statusCode).toBe(201);
  const { attendance_events } = (await admin.get(`/activities/${activityId}`)).json().data;
  return Math.max(...attendance_events.map((event: { id: number }) => event.id));
}

raceIt('a press is measured by the place as it was before or after an edit', async (round) => {
  const { id } = await desk.activity({ date: TODAY });
  // Some 500 metres from the place.
  const here = { latitude: place.latitude - 0.0045, longitude: place.longitude, accuracy: 5 };
  const answers = await race(round, editPlace({ radius: 50, time_zone: 'WITA' }), () =>
    desk.as.student.patch(`/activities/${id}/presence-student`, here),
  );
  expect(statuses(answers)).toEqual([200, 200]);
  const [event] = await app.db
    .selectFrom('attendance_events')
    .select(['place_radius', 'verdict'])
    .where('activity_id', '=', id)
    .execute();
  const isBefore = event?.place_radius === 900;
  expect(event).toEqual(
    isBefore
      ? { place_radius: 900, verdict: 'on_site' }
      : { place_radius: 50, verdict: 'off_site' },
  );
  // The clock of the day is that of the edit, whichever came first: 09.05 in Makassar.
  expect(await verdictOn(TODAY)).toBe('late');
});

raceIt('one of two edits that were shown the same past days is stored', async (round) => {
  await desk.attended(YESTERDAY, '08:05');
  const since = { valid_from: YESTERDAY, reason: REASON };
  const [wita, wit] = [
    { ...since, time_zone: 'WITA', version: place.version },
    { ...since, time_zone: 'WIT', version: place.version },
  ];
  const [one, other] = [
    { ...wita, seen_changes: seenIn(await editPlace(wita)()) },
    { ...wit, seen_changes: seenIn(await editPlace(wit)()) },
  ];
  const answers = await race(round, editPlace(one), editPlace(other));
  expect(statuses(answers).sort()).toEqual([200, 409]);
  expect(await notedOn(YESTERDAY)).toEqual([['present', 'late']]);
});

raceIt(
  'a press whose day an edit has changed meanwhile is void once that was seen',
  async (round) => {
    const { id } = await anActivity(app.db, { internship_id: desk.internship.id, date: YESTERDAY });
    const voids = `/activities/${id}/presses/${await entered(id, '08:05')}/void`;
    const void_seen = seenIn(await admin.post(voids, { reason: REASON }));
    const since = { valid_from: YESTERDAY, reason: REASON, time_zone: 'WITA' };
    const edit_seen = seenIn(await editPlace(since)());

    const answers = await race(round, editPlace({ ...since, seen_changes: edit_seen }), () =>
      admin.post(voids, { reason: REASON, seen_changes: void_seen }),
    );
    // The void press that comes first leaves the edit nothing to change.
    const isVoid = answers[1].statusCode === 200;
    expect(statuses(answers)).toEqual([200, isVoid ? 200 : 409]);
    const verdict = isVoid ? 'absent' : 'late';
    expect(await verdictOn(YESTERDAY)).toBe(verdict);
    expect(await notedOn(YESTERDAY)).toEqual([
      ['absent', 'present'],
      ['present', verdict],
    ]);
  },
);

raceIt('of two void presses of a day the second one is shown the day anew', async (round) => {
  const { id } = await anActivity(app.db, { internship_id: desk.internship.id, date: YESTERDAY });
  const voids = async (time: string) => `/activities/${id}/presses/${await entered(id, time)}/void`;
  const [early, late] = [await voids('08:05'), await voids('08:40')];
  const seen = seenIn(await admin.post(early, { reason: REASON }));
  const answers = await race(
    round,
    () => admin.post(early, { reason: REASON, seen_changes: seen }),
    () => admin.post(late, { reason: REASON }),
  );
  expect(statuses(answers).sort()).toEqual([200, 409]);
  const isLate = answers[0].statusCode === 200;
  expect(await verdictOn(YESTERDAY)).toBe(isLate ? 'late' : 'present');
});

raceIt('a press that is entered meanwhile is noted by the rules that count', async (round) => {
  await desk.attended(YESTERDAY, '08:05');
  const { id } = await anActivity(app.db, { internship_id: desk.internship.id, date: MONDAY });
  const since = { valid_from: MONDAY, reason: REASON, time_zone: 'WITA' };
  const seen_changes = seenIn(await editPlace(since)());
  const [edited, pressed] = await race(round, editPlace({ ...since, seen_changes }), () =>
    admin.post(`/activities/${id}/presses`, {
      ...{ kind: 'in', claimed_time: '08:20', reason_note: 'Ponsel rusak.' },
    }),
  );
  expect(pressed.statusCode).toBe(201);
  expect([200, 409]).toContain(edited.statusCode);
  const verdict = await verdictOn(MONDAY);
  expect(await notedOn(MONDAY)).toEqual([['absent', verdict]]);
});
