import { callsOf } from '@/server/testing/aDesk';
import { addDays } from '@/shared/calendarDays';
import { selectEntered } from './selectEntered';
import type { World } from './world';

const MINUTE_MS = 60_000;
const KINDS = ['in', 'out'] as const;

/** Where positions are: at the places of the tests, near them and far away. */
const POSITIONS = [
  { latitude: -6.921151, longitude: 107.611052, accuracy: 5 },
  { latitude: -6.921151, longitude: 107.611052, accuracy: 5 },
  { latitude: -6.9225, longitude: 107.611052, accuracy: 40 },
  { latitude: -6.9261, longitude: 107.611052, accuracy: null },
  { latitude: -7.25, longitude: 112.75, accuracy: 10 },
];

interface Press {
  activityId: number;
  internshipId: number;
  kind: (typeof KINDS)[number];
  at: number;
}

/** The presses of students on a day of the campus, night shifts of the day before included. */
export function liveDay(
  { app, random, ledger, students }: World,
  day: string,
  setTime: (time: Date) => void,
) {
  const { between, chance, pick } = random;
  /** Presses that were thought of, made or not. */
  const known = new Set<string>();
  const endOfDay = Date.parse(`${addDays(day, 1)}T00:00:00+07:00`);

  /** The presses to come, as the activities of the moment want them. */
  async function due(from: number, to: number): Promise<Press[]> {
    const { activities } = await selectEntered(app.db);
    const presses: Press[] = [];
    for (const row of activities) {
      if (row.date !== day && row.date !== addDays(day, -1)) continue;
      for (const kind of KINDS) {
        const key = `${row.id} ${kind}`;
        const clock = kind === 'in' ? row.start_time : row.end_time;
        const date =
          kind === 'out' && row.end_time < row.start_time ? addDays(row.date, 1) : row.date;
        const planned = Date.parse(`${date}T${clock}:00+07:00`);
        if (planned < from || planned >= to || known.has(key)) continue;
        known.add(key);
        if (!chance(kind === 'in' ? 0.8 : 0.6)) continue;
        const minutes = kind === 'in' ? between(-10, 50) : between(-40, 10);
        // An hour or two of the zones further east are left out: their students come by the clock of the campus.
        const at = Math.min(Math.max(planned + minutes * MINUTE_MS, from), endOfDay - MINUTE_MS);
        presses.push({ activityId: row.id, internshipId: row.internship_id, kind, at });
      }
    }
    return presses.toSorted((one, other) => one.at - other.at || one.activityId - other.activityId);
  }

  let from = Date.parse(`${day}T00:30:00+07:00`);
  return {
    /** Returns the number of presses that were stored. */
    async until(time: Date): Promise<number> {
      let stored = 0;
      for (const press of await due(from, time.getTime())) {
        setTime(new Date(Math.min(press.at, time.getTime() - 1_000)));
        const student = students.get(press.internshipId);
        if (!student) continue;
        const { placements } = await selectEntered(app.db);
        const calls = await callsOf(app, student);
        const url = `/activities/${press.activityId}/presence-student`;
        const answer = await calls.patch(url, { ...pick(POSITIONS), kind: press.kind });
        if (answer.statusCode !== 200) continue;
        stored += 1;
        if (press.kind !== 'in') continue;
        const placement = placements.find(({ id }) => id === press.internshipId);
        ledger.measure(press.activityId, placement?.measuring ?? []);
      }
      from = time.getTime();
      return stored;
    },
  };
}
