import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aMentor } from '@/server/testing/builders';
import { buildRaces, RACERS, type RaceRequest, type Races } from '@/server/testing/races';

/*
 * Changes of the same activities and placements at the same time, over all processes. With TEST_DATABASE_URL each
 * request has a connection of its own; the embedded database has a single one.
 */
const NOW = '2030-03-13T03:00:00.000Z';
const ACTIVITIES = 8;

let races: Races;
let desk: Desk;
beforeAll(async () => {
  races = await buildRaces();
});
afterAll(() => races.app.close());

const raceIt = (name: string, round: () => Promise<void>) => it(name, () => races.rounds(round));

const someIds = async (internship_id: number) => {
  const made: number[] = [];
  for (let nth = 0; nth < ACTIVITIES; nth += 1) {
    const date = `2030-03-${String(4 + (nth % 4)).padStart(2, '0')}`;
    made.push((await desk.activity({ internship_id, date })).id);
  }
  return made;
};

const input = (day: number) => ({
  ...{ name: 'Memasang kabel', description: 'Di lantai dua.', address: 'Bandung' },
  ...{ start_time: '08:00', end_time: '12:00' },
  date: `2030-03-${String(4 + (day % 8)).padStart(2, '0')}`,
});

raceIt('changes of activities and placements in a race are stored or refused', async () => {
  const { app } = races;
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  const second = await aMentor(app.db, { company_id: desk.company.id });
  const other = await desk.placed('Bima Saputra');
  const [ids, others] = [await someIds(desk.internship.id), await someIds(other.internship.id)];
  const all = [...ids, ...others];
  const placement = {
    ...{ student_id: desk.student.id, company_id: desk.company.id, mentor_id: second.id },
    ...{ lecturer_id: desk.lecturer.id, internship_period_id: desk.period.id },
  };
  const changes: ((nth: number) => RaceRequest)[] = [
    (nth) => ({
      ...{ method: 'POST', url: '/api/reviews/decisions', headers: desk.as.mentor.headers },
      payload: { decision: 'validate', activity_ids: [...all.slice(nth), ...all.slice(0, nth)] },
    }),
    (nth) => ({
      ...{ method: 'POST', url: '/api/reviews/decisions', headers: desk.as.lecturer.headers },
      payload: {
        ...{ decision: 'return', comment: 'Lengkapi.' },
        activity_ids: [...all].reverse().slice(nth % 4),
      },
    }),
    (nth) => ({ method: 'PUT', url: `/api/activities/${ids[nth % 8]}`, payload: input(nth) }),
    (nth) => ({ method: 'DELETE', url: `/api/activities/${others[nth % 8]}` }),
    () => ({ method: 'PUT', url: `/api/internships/${desk.internship.id}`, payload: placement }),
    (nth) => ({
      ...{ method: 'POST', url: `/api/internships/${other.internship.id}/activities/bulk` },
      payload: { activities: [input(nth), { ...input(nth + 1), start_time: '07:00' }] },
    }),
  ];
  const answers = await races.race(
    Array.from({ length: Math.max(RACERS, 2 * changes.length) }, (_, nth) => {
      const change = changes[nth % changes.length] as (typeof changes)[number];
      return change(nth);
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode < 300).length).toBeGreaterThan(3);
});
