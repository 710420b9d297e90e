import { callsOf } from '@/server/testing/aDesk';
import { multipart } from '@/server/testing/multipart';
import { addDays } from '@/shared/calendarDays';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import { type Answer, type Edits, WHY, type World } from './world';

const HOURS = [
  { start_time: '08:00', end_time: '16:00' },
  { start_time: '08:00', end_time: '16:00' },
  { start_time: '13:00', end_time: '17:30' },
  { start_time: '22:00', end_time: '06:00' },
];
const KINDS = ['leave', 'sick', 'elsewhere', 'correction'] as const;
const AROUND = ['08:00', '08:20', '13:10', '16:00', '17:30', '22:05'];

/** Edits of days: hours, presses and requests. */
export function dayEdits({ app, random, today, admin, ...world }: World): Edits {
  const { between, chance, pick } = random;
  const somePlacement = () => pick([...world.students.keys()]);
  const someActivity = (internshipId: number) =>
    app.db
      .selectFrom('activities')
      .select(['id', 'date'])
      .where('internship_id', '=', internshipId)
      .where('date', '>=', addDays(today(), -13))
      .where('date', '<=', today())
      .orderBy('id')
      .execute();
  const requestsIn = (states: readonly ('waiting' | 'approved')[]) =>
    app.db
      .selectFrom('attendance_requests')
      .select('id')
      .where('state', 'in', states)
      .orderBy('id')
      .execute();

  return {
    async changeHours() {
      const id = somePlacement();
      const start_date = addDays(today(), between(-20, 3));
      const { data } = (await admin().get(`/internships/${id}/places`)).json();
      const own = data.map((place: { id: number }) => place.id);
      const place_id = own.length > 0 && chance(0.3) ? pick<number>(own) : null;
      const weekdays = pick([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 3, 5, 6], []]);
      const input = {
        internship_ids: [id],
        start_date,
        end_date: addDays(today(), 21),
        pattern: aWorkPatternInput({ ...pick(HOURS), weekdays, place_id }),
        removes_leftovers: chance(0.7),
      };
      const check = await admin().post('/schedules/check', input);
      if (check.statusCode !== 200) return null;
      const expected = check.json().data.counts;
      return { send: (seen) => admin().post('/schedules', { ...input, expected, ...seen }) };
    },
    async voidPress() {
      const presses = await app.db
        .selectFrom('attendance_events')
        .select(['id', 'activity_id'])
        .where('voided_at', 'is', null)
        .orderBy('id')
        .execute();
      if (presses.length === 0) return null;
      const { id, activity_id } = pick(presses.slice(-40));
      const url = `/activities/${activity_id}/presses/${id}/void`;
      return { send: (seen) => admin().post(url, { ...WHY, ...seen }) };
    },
    async enterPress() {
      const activities = await someActivity(somePlacement());
      if (activities.length === 0) return null;
      const input = {
        kind: pick(['in', 'in', 'out']),
        claimed_time: pick(AROUND),
        reason_note: 'Ponsel rusak.',
      };
      const url = `/activities/${pick(activities).id}/presses`;
      return { send: () => admin().post(url, input) };
    },
    async ask() {
      const id = somePlacement();
      const kind = pick(KINDS);
      const activities = await someActivity(id);
      if (activities.length === 0) return null;
      const start_date = addDays(today(), between(-12, 3));
      const about: Record<string, string> =
        kind === 'correction'
          ? {
              activity_id: String(pick(activities).id),
              press: pick(['in', 'in', 'out']),
              claimed_time: pick(AROUND),
            }
          : { start_date, end_date: addDays(start_date, between(0, 3)) };
      const form = await multipart({
        internship_id: String(id),
        kind,
        reason: 'Terlampir.',
        ...about,
      });
      const student = world.students.get(id);
      if (!student) return null;
      const { headers } = await callsOf(app, student);
      const url = '/api/attendance-requests';
      return {
        send: async () =>
          app.inject({
            ...{ method: 'POST', url, payload: form.payload },
            headers: { ...headers, ...form.headers },
          }),
      };
    },
    async decide() {
      const requests = await requestsIn(['waiting']);
      if (requests.length === 0) return null;
      return decision(pick(requests).id, chance(0.85) ? 'approve' : 'reject');
    },
    async undoDecision() {
      const requests = await requestsIn(['approved']);
      if (requests.length < 4) return null;
      return decision(pick(requests).id, 'undo');
    },
  };

  /** Approved over whatever stands against it, with what it changes as it was read. */
  async function decision(id: number, wanted: string) {
    const { clash_key, changes_key } = (await admin().get(`/attendance-requests/${id}`)).json()
      .data;
    return {
      send: (): Promise<Answer> =>
        admin().post('/attendance-requests/decisions', {
          decision: wanted,
          request_ids: [id],
          comment: 'Sudah diperiksa.',
          confirmed_clashes: clash_key === null ? [] : [clash_key],
          seen_changes: changes_key === null ? [] : [changes_key],
        }),
    };
  }
}
