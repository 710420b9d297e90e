import { randomFrom } from '@/server/db/demo/random';
import { aDesk, callsOf } from '@/server/testing/aDesk';
import { confirmed } from '@/server/testing/attendance/confirmed';
import { aCompany, aMentor, anActivity } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { addDays } from '@/shared/calendarDays';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const FIRST_DAY = '2030-03-04';
const ZONES = ['WIB', 'WITA', 'WIT'] as const;
const EDITS = 200;
/** Few, so that most edits are about a place that counts. */
const PLACES = 4;

/** The verdict on each past day of each placement, by 'id date'. */
type Verdicts = Record<string, string | null>;

test('random edits change no past day without a reason, and note each day that they change', async () => {
  const { between, chance, pick } = randomFrom('random edits');
  let today = '2030-03-11';
  const setDay = () => app.setTime(`${today}T05:00:00.000Z`);
  setDay();
  const { user } = await newUserOf.super_admin(app.db);
  let admin = await callsOf(app, user);
  const desk = await aDesk(app, { start_date: FIRST_DAY, end_date: '2030-12-31' });
  const other = await aCompany(app.db);
  const { id: otherMentor } = await aMentor(app.db, { company_id: other.id });
  const mentors = [
    [desk.mentor.id, desk.company.id],
    [otherMentor, other.id],
  ] as const;
  const placements = [desk.internship, (await desk.placed('Budi Santoso')).internship];
  const companies = [desk.company.id, other.id];
  const places: { id: number; input: ReturnType<typeof aPlaceInput> }[] = [];
  const holidays: number[] = [];

  const live = async (date: string) => {
    for (const { id } of placements) {
      const minute = between(50, 70);
      const at = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
      const attendance_time = chance(0.2) ? null : at;
      await anActivity(app.db, { internship_id: id, date, attendance_time });
    }
  };
  for (let date = FIRST_DAY; date <= today; date = addDays(date, 1)) await live(date);

  const verdictsUntil = async (last: string): Promise<Verdicts> => {
    const verdicts: Verdicts = {};
    for (const { id } of placements) {
      const query = `date_from=${FIRST_DAY}&date_to=${last}`;
      const answer = await admin.get(`/internships/${id}/attendance-days?${query}`);
      for (const day of answer.json().data.days) verdicts[`${id} ${day.date}`] = day.verdict;
    }
    return verdicts;
  };

  const newPlace = () =>
    aPlaceInput({
      company_id: pick(companies),
      name: `Lokasi ${places.length}`,
      time_zone: pick(ZONES),
      has_joint_leave: chance(0.5),
    });
  const point = { is_point_confirmed: true };
  const since = () => (chance(1 / 3) ? { valid_from: addDays(today, -between(0, 5)) } : {});

  type Seen = { reason?: string; seen_changes?: string };
  const edits: Record<
    string,
    () => Promise<((seen: Seen) => ReturnType<typeof admin.put>) | null>
  > = {
    async addPlace() {
      if (places.length === PLACES) return null;
      const input = newPlace();
      const answer = await admin.post('/places', { ...input, ...point });
      if (answer.statusCode === 201) places.push({ id: answer.json().data.id, input });
      return null;
    },
    async changePlace() {
      if (places.length === 0) return null;
      const place = pick(places);
      const { company_id, name } = place.input;
      place.input = { ...newPlace(), company_id, name };
      const dated = since();
      const why = { reason: 'Salah dicatat.' };
      return (seen) =>
        admin.put(`/places/${place.id}`, { ...place.input, ...point, ...dated, ...why, ...seen });
    },
    async switchPlace() {
      if (places.length === 0) return null;
      const place = pick(places);
      const action = pick(['activate', 'deactivate', 'activate', 'delete']);
      await admin.post('/places/actions', { action, ids: [place.id] });
      return null;
    },
    async choosePlace() {
      const { id } = pick(placements);
      const { data } = (await admin.get(`/internships/${id}/places`)).json();
      const chosen = data.filter(() => chance(0.5)).map((place: { id: number }) => place.id);
      const dated = since();
      const input = { place_ids: chosen, default_place_id: chosen[0] ?? null, ...dated };
      const why = { reason: 'Salah dicatat.' };
      return (seen) => admin.put(`/internships/${id}/places`, { ...input, ...why, ...seen });
    },
    async movePlacement() {
      const { id } = pick(placements);
      const { data } = (await admin.get(`/internships/${id}`)).json();
      const { student_id, lecturer_id, internship_period_id } = data;
      const [mentor_id, company_id] = pick(mentors);
      const kept = { student_id, lecturer_id, internship_period_id };
      const moved = await admin.put(`/internships/${id}`, { ...kept, mentor_id, company_id });
      expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
      return null;
    },
    async changePeriod() {
      const { data } = (await admin.get(`/internship-periods/${desk.period.id}`)).json();
      const { id: _, version: _version, closed_at: _closed, ...period } = data;
      const rules = { late_tolerance_minutes: between(0, 3) * 10, requires_check_out: chance(0.5) };
      const dated = since();
      const why = { reason: 'Salah dicatat.' };
      return (seen) =>
        admin.put(`/internship-periods/${desk.period.id}`, {
          ...period,
          ...rules,
          ...dated,
          ...why,
          ...seen,
        });
    },
    async declareHoliday() {
      const kind = chance(0.7) ? 'joint_leave' : 'national';
      const holiday = aHolidayInput({ date: addDays(today, -between(0, 7)), kind });
      return async (seen) => {
        const answer = await admin.post('/holidays', { ...holiday, ...seen });
        if (answer.statusCode === 201) holidays.push(answer.json().data.id);
        return answer;
      };
    },
    async dropHoliday() {
      const id = holidays.pop();
      if (id === undefined) return null;
      return (seen) => admin.post('/holidays/actions', { action: 'delete', ids: [id], ...seen });
    },
    async passDay() {
      today = addDays(today, 1);
      setDay();
      // A session does not last for days.
      admin = await callsOf(app, user);
      await live(today);
      return null;
    },
  };

  const noted = async () =>
    app.db.selectFrom('verdict_changes').selectAll().orderBy('id').execute();

  let changed = 0;
  for (let turn = 0; turn < EDITS; turn += 1) {
    const name = pick(Object.keys(edits));
    const yesterday = addDays(today, -1);
    const before = await verdictsUntil(yesterday);
    const count = (await noted()).length;
    const send = await edits[name]?.();
    if (send) {
      const first = await send({});
      expect([name, first.statusCode < 500]).toEqual([name, true]);
      if (first.statusCode === 409) {
        expect([name, await verdictsUntil(yesterday)]).toEqual([name, before]);
      }
      if (chance(0.75)) await confirmed((seen) => send(seen));
    }
    const after = await verdictsUntil(yesterday);
    const notes = (await noted()).slice(count);
    const known = { ...before };
    for (const { internship_id, date, verdict_after, reason } of notes) {
      known[`${internship_id} ${date}`] = verdict_after;
      expect(reason).not.toBeNull();
    }
    expect([name, after]).toEqual([name, known]);
    changed += notes.length;
  }
  // The edits were worth looking at.
  expect(changed).toBeGreaterThan(20);
});
