/**
 * Prints, as JSON, the answers of the API at the edges of days, months and years in the time zone of this
 * process; see timeZones.all.test.ts.
 */
import { aLecturer, anActivity, anInternship, anInternshipPeriod, aStudent } from './builders';
import { buildTestApp } from './buildTestApp';

/** Moments and the day of the campus (UTC+7) then. */
const EDGES = [
  ['2026-11-20T16:59:59Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-11-30T17:00:00Z', '2026-12-01'],
  ['2026-12-31T16:59:59.999Z', '2026-12-31'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
  ['2028-02-28T17:30:00Z', '2028-02-29'],
  ['2028-02-29T17:30:00Z', '2028-03-01'],
  // The clocks in Los Angeles change to and from summer time.
  ['2026-03-08T10:00:00Z', '2026-03-08'],
  ['2026-11-01T09:00:00Z', '2026-11-01'],
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAround = (day: string) =>
  [-8, -1, 0, 1].map((days) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
  );
/** Fields that depend on the database's clock or on chance. */
const VARYING = /^(created_at|updated_at|.*_url)$/;

async function answers() {
  const app = await buildTestApp();
  const { db } = app;
  const lecturer = await aLecturer(db);
  const period = await anInternshipPeriod(db, { start_date: '2026-01-01', end_date: '2028-12-31' });
  const found = [];
  for (const [moment, day] of EDGES) {
    app.setTime(moment);
    const student = await aStudent(db);
    const internship = await anInternship(db, {
      student_id: student.id,
      lecturer_id: lecturer.id,
      internship_period_id: period.id,
    });
    const activities = [];
    for (const date of daysAround(day)) {
      activities.push(await anActivity(db, { internship_id: internship.id, date }));
    }
    const asStudent = await app.signIn(student.user);
    const asLecturer = await app.signIn(lecturer.user);
    const ask = async (url: string, headers: Record<string, string>, payload?: object) => {
      const method = payload ? 'PATCH' : 'GET';
      const answer = await app.inject({ method, url: `/api${url}`, headers, payload });
      return { url, status: answer.statusCode, body: answer.json() };
    };
    const position = { latitude: -6.9, longitude: 107.6 };
    for (const { id } of activities) {
      found.push(await ask(`/activities/${id}/presence-student`, asStudent, position));
    }
    found.push(
      await ask(`/internships/${internship.id}/activities?sort=agenda`, asStudent),
      await ask(`/internships/${internship.id}/activities?date=${day}`, asStudent),
      await ask('/follow-ups', asStudent),
      await ask('/reviews/counts', asLecturer),
      await ask(`/reviews?view=waiting&student_id=${student.id}`, asLecturer),
      await ask(`/lecturer/dashboard/${period.id}`, asLecturer),
    );
  }
  await app.close();
  return found;
}

answers().then(
  (found) => {
    const text = JSON.stringify(found, (key, value) => (VARYING.test(key) ? undefined : value));
    process.stdout.write(text, () => process.exit(0));
  },
  (error) => {
    process.stderr.write(`${error?.stack}\n`);
    process.exit(1);
  },
);
