import { addDays } from '@/shared/calendarDays';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { type Edits, FIRST_DAY, WHY, type World } from './world';

const ZONES = ['WIB', 'WITA', 'WIT'] as const;
/** Few, so that most edits are about a place that counts. */
const PLACES = 6;
const POINT = { is_point_confirmed: true };

/** Edits of places, of the places of placements, of periods and of holidays. */
export function officeEdits({ app, random, ledger, today, admin, ...world }: World): Edits {
  const { between, chance, pick } = random;
  const placesIn = () => app.db.selectFrom('places').selectAll().orderBy('id').execute();
  const holidaysIn = () => app.db.selectFrom('holidays').selectAll().orderBy('id').execute();
  const since = () => (chance(1 / 2) ? { valid_from: addDays(today(), -between(0, 25)) } : {});
  const fromOf = ({ valid_from = today() }: { valid_from?: string }) => valid_from;
  const someRules = () => ({
    time_zone: pick(ZONES),
    has_joint_leave: chance(0.5),
    radius: pick([50, 150, 900]),
  });
  const ledgerRules = (rules: ReturnType<typeof someRules>) => ({
    zone: rules.time_zone,
    hasJointLeave: rules.has_joint_leave,
    radius: rules.radius,
  });
  const someDay = () => addDays(today(), between(-40, 5));

  return {
    async addPlace() {
      if ((await placesIn()).length >= PLACES) return null;
      const rules = someRules();
      const { company_id } = pick(world.mentors);
      const input = aPlaceInput({ company_id, name: `Lokasi ${random.next()}`, ...rules });
      return {
        send: () => admin().post('/places', { ...input, ...POINT }),
        done: (answer) => ledger.addPlace(answer.json().data.id, ledgerRules(rules)),
      };
    },
    async changePlace() {
      const places = await placesIn();
      if (places.length === 0) return null;
      const { id, version: _, ...place } = pick(places);
      const [rules, dated] = [someRules(), since()];
      // Switched on or off at the same time, which counts from today.
      const is_active = chance(0.2) ? !place.is_active : place.is_active;
      const input = { ...place, ...rules, is_active, ...POINT, ...dated, ...WHY };
      return {
        send: (seen) => admin().put(`/places/${id}`, { ...input, ...seen }),
        done: () => ledger.changePlace(id, fromOf(dated), ledgerRules(rules)),
      };
    },
    async switchPlace() {
      const places = await placesIn();
      if (places.length === 0) return null;
      const action = pick(['activate', 'deactivate', 'activate', 'delete']);
      return { send: () => admin().post('/places/actions', { action, ids: [pick(places).id] }) };
    },
    async choosePlaces() {
      const id = pick([...world.students.keys()]);
      const { data } = (await admin().get(`/internships/${id}/places`)).json();
      const place_ids: number[] = data
        .map((place: { id: number }) => place.id)
        .filter(() => chance(0.5));
      const dated = since();
      const default_place_id = place_ids.length > 0 ? pick(place_ids) : null;
      const input = { place_ids, default_place_id, ...dated, ...WHY };
      const isOther = data.some(
        (place: { id: number; is_chosen: boolean; is_default: boolean }) =>
          place.is_chosen !== place_ids.includes(place.id) ||
          place.is_default !== (place.id === default_place_id),
      );
      return {
        send: (seen) => admin().put(`/internships/${id}/places`, { ...input, ...seen }),
        placesSince: new Map(isOther ? [[id, fromOf(dated)]] : []),
      };
    },
    async changePeriod() {
      const id = pick(world.periodIds);
      const { data } = (await admin().get(`/internship-periods/${id}`)).json();
      const { id: _, version: _version, closed_at: _closed, ...period } = data;
      const rules = { late_tolerance_minutes: between(0, 3) * 10, requires_check_out: chance(0.5) };
      const dated = since();
      const input = { ...period, ...rules, ...dated, ...WHY };
      return {
        send: (seen) => admin().put(`/internship-periods/${id}`, { ...input, ...seen }),
        done: () =>
          ledger.changePeriod(id, fromOf(dated), {
            requiresOut: rules.requires_check_out,
            toleranceMinutes: rules.late_tolerance_minutes,
          }),
      };
    },
    async movePeriod() {
      const id = pick(world.periodIds);
      const { data } = (await admin().get(`/internship-periods/${id}`)).json();
      const { id: _, version: _version, closed_at: _closed, ...period } = data;
      const start_date = addDays(FIRST_DAY, between(0, 4));
      const end_date = chance(0.3) ? addDays(today(), -between(1, 5)) : '2030-12-31';
      const input = { ...period, start_date, end_date };
      return {
        send: (seen) => admin().put(`/internship-periods/${id}`, { ...input, ...WHY, ...seen }),
      };
    },
    async declareHoliday() {
      const kind = chance(0.7) ? 'joint_leave' : 'national';
      const holiday = aHolidayInput({ date: someDay(), kind });
      return { send: (seen) => admin().post('/holidays', { ...holiday, ...seen }) };
    },
    async moveHoliday() {
      const holidays = await holidaysIn();
      if (holidays.length === 0) return null;
      const { id, name, kind, certainty } = pick(holidays);
      const moved = { name, kind, certainty, date: someDay() };
      return { send: (seen) => admin().put(`/holidays/${id}`, { ...moved, ...seen }) };
    },
    async dropHolidays() {
      const holidays = await holidaysIn();
      if (holidays.length < 3) return null;
      const ids = [pick(holidays).id];
      return {
        send: (seen) => admin().post('/holidays/actions', { action: 'delete', ids, ...seen }),
      };
    },
  };
}
