import type { SessionUser } from '@/server/auth/sessionUser';
import { insertGrade } from '@/server/resources/grades/gradeQueries';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCourse } from '@/server/testing/builders';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { buildRaces, RACERS, type RaceRequest, type Races } from '@/server/testing/races';
import { decideActivities } from './decideActivities';

/*
 * Decisions on the same activities at the same time, over all processes. With TEST_DATABASE_URL each
 * request has a connection of its own; the embedded database has a single one.
 */
const NOW = '2026-03-10T03:00:00.000Z';
const COMMENT = 'Lengkapi hasil pengujian.';
const ACTIVITIES = 12;

let races: Races;
let desk: Desk;
beforeAll(async () => {
  races = await buildRaces();
  desk = await aDesk(races.app);
});
afterAll(() => races.app.close());

const raceIt = (name: string, round: () => Promise<void>) => it(name, () => races.rounds(round));

const db = () => races.app.db;
const each = <T>(make: (index: number) => T) =>
  Array.from({ length: RACERS }, (_, index) => make(index));

async function someActivities(): Promise<number[]> {
  const made = Array.from({ length: ACTIVITIES }, () => desk.activity());
  return (await Promise.all(made)).map(({ id }) => id).sort((one, other) => one - other);
}

const stepsOf = (ids: number[]) =>
  db()
    .selectFrom('activity_steps')
    .select(['activity_id', 'kind', 'reviewer'])
    .where('activity_id', 'in', ids)
    .orderBy('id')
    .execute();

const bulk = (headers: RaceRequest['headers'], payload: object): RaceRequest => ({
  method: 'POST',
  url: '/api/reviews/decisions',
  headers,
  payload,
});

interface Result {
  activity_id: number;
  outcome: string;
  message: string | null;
  state: string;
}
const resultsOf = (answer: { json: () => { data: { results: Result[] } } }) =>
  answer.json().data.results;

raceIt('each activity is validated once, by one of the bulk or single requests', async () => {
  const ids = await someActivities();
  const { headers } = desk.as.lecturer;
  const answers = await races.race(
    each((index) =>
      index % 2 === 0
        ? bulk(headers, {
            decision: 'validate',
            // Everybody begins elsewhere.
            activity_ids: [...ids.slice(index), ...ids.slice(0, index)],
          })
        : {
            method: 'PATCH',
            url: `/api/activities/${ids[index % ids.length]}/validate-lecturer`,
            headers,
          },
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const steps = await stepsOf(ids);
  expect(steps.map(({ activity_id }) => activity_id).sort((one, other) => one - other)).toEqual(
    ids,
  );
  const results = answers.filter((_, index) => index % 2 === 0).flatMap(resultsOf);
  for (const id of ids) {
    const ofActivity = results.filter(({ activity_id }) => activity_id === id);
    expect(ofActivity.filter(({ outcome }) => outcome === 'done').length).toBeLessThanOrEqual(1);
    expect(new Set(ofActivity.map(({ state }) => state))).toEqual(new Set(['validated']));
  }
});

raceIt(
  'mentor and lecturer decide on the same activities without waiting in a circle',
  async () => {
    const ids = await someActivities();
    const answers = await races.race(
      each((index) =>
        bulk(desk.as[index % 2 === 0 ? 'lecturer' : 'mentor'].headers, {
          decision: 'validate',
          activity_ids: index % 4 < 2 ? ids : [...ids].reverse(),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await stepsOf(ids)).toHaveLength(2 * ids.length);
  },
);

raceIt('the first of returns and validations counts, and the others learn of it', async () => {
  const ids = await someActivities();
  const { headers } = desk.as.lecturer;
  const seen = { seen_state: 'waiting', activity_ids: ids };
  const answers = await races.race(
    each((index) =>
      bulk(
        headers,
        index % 2 === 0
          ? { decision: 'validate', ...seen }
          : { decision: 'return', comment: COMMENT, ...seen },
      ),
    ),
  );
  const steps = await stepsOf(ids);
  expect(steps).toHaveLength(ids.length);
  const results = answers.flatMap(resultsOf);
  expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(ids.length);
  for (const { activity_id, outcome, message, state } of results) {
    expect(state).toBe(steps.find((step) => step.activity_id === activity_id)?.kind);
    if (outcome !== 'refused') continue;
    expect(message).toBe(
      state === 'returned'
        ? 'Aktivitas ini sudah dikembalikan untuk revisi.'
        : 'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.',
    );
  }
});

raceIt('a single return and a validation leave one decision', async () => {
  const { id } = await desk.activity();
  const { headers } = desk.as.mentor;
  const answers = await races.race(
    each((index) =>
      index % 2 === 0
        ? { method: 'PATCH', url: `/api/activities/${id}/validate-mentor`, headers }
        : {
            method: 'POST',
            url: `/api/activities/${id}/return`,
            headers,
            payload: { comment: COMMENT },
          },
    ),
  );
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  // The specified validation always succeeds: it clears a return that was faster.
  const kinds = (await stepsOf([id])).map(({ kind }) => kind);
  expect([['validated'], ['returned', 'validated']]).toContainEqual(kinds);
});

raceIt('the numbers of the views agree with each other while decisions are stored', async () => {
  const ids = await someActivities();
  const { headers } = desk.as.lecturer;
  const answers = await races.race(
    each((index) =>
      index % 2 === 0
        ? { method: 'GET', url: '/api/reviews/counts', headers }
        : bulk(headers, {
            decision: 'validate',
            activity_ids: ids.slice(index / 2, index / 2 + 1),
          }),
    ),
  );
  for (const answer of answers) {
    const { data } = answer.json();
    const { waiting, empty, returned, done, all } = data.counts ?? data;
    expect(waiting + empty + returned + done).toBe(all);
  }
});

describe('undoing against a grade', () => {
  const scores = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };

  async function aValidated() {
    const { internship } = await desk.placed('Joko Susilo');
    const { id } = await desk.activity({
      internship_id: internship.id,
      validated_at_by_lecturer: NOW,
    });
    const { code: course_code } = await aCourse(db());
    return { id, grade: { ...scores, internship_id: internship.id, course_code } };
  }

  testOnServer('waits for a grade that is being stored, and is refused', async () => {
    const { id, grade } = await aValidated();
    const { answer, hasWaited } = await during(
      db(),
      (trx) => insertGrade(trx, grade),
      () => desk.as.lecturer.post(`/activities/${id}/undo`),
    );
    expect(hasWaited).toBe(true);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.',
    ]);
  });

  testOnServer('keeps a grade waiting until it is done', async () => {
    const { id, grade } = await aValidated();
    const user: SessionUser = {
      id: desk.lecturer.user_id,
      name: 'Fitri',
      role: 'lecturer',
      profileId: desk.lecturer.id,
      sessionId: '',
      hasDefaultPassword: false,
      hasSecondFactor: false,
      isVouchedFor: false,
      provedAt: new Date(0),
      device: null,
    };
    const { answer, hasWaited } = await during(
      db(),
      (trx) =>
        decideActivities(
          trx,
          user,
          { reviewer: 'lecturer', decision: 'undo', activity_ids: [id] },
          { now: new Date(), today: '2026-03-10' },
        ),
      () => desk.as.lecturer.post('/grades', grade),
    );
    expect(hasWaited).toBe(true);
    expect(answer.statusCode).toBe(201);
    expect(await stepsOf([id])).toMatchObject([{ kind: 'validation_undone' }]);
  });
});
