import { randomFrom } from '@/server/db/demo/random';
import { callsOf } from '@/server/testing/aDesk';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { addDays, weekdayOf } from '@/shared/calendarDays';
import { ASKING } from '@/shared/constants/leftovers';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import { dayEdits } from './dayEdits';
import { createLedger, type Verdicts } from './ledger';
import { liveDay } from './liveDay';
import { officeEdits } from './officeEdits';
import { placementEdits } from './placementEdits';
import { type Calls, type Edit, type Edits, FIRST_DAY, type Seen, type World } from './world';

const LAST_DAY = '2030-12-31';
const COMPANIES = 3;
const STUDENTS = 4;
/** In the middle of a working day and after most of them. */
const TIMES = ['12:00', '20:30'];

interface Semester {
  app: TestApp;
  days: number;
  editsOfDay: number;
  seed: string;
}

/** The mistakes, and numbers that show how much was tried. */
export interface Played {
  /** Days whose verdict is not that of the second reading of the rules. */
  differences: string[];
  /** Past days that an edit has changed without an entry, or that an entry does not describe. */
  unexplained: string[];
  comparisons: number;
  placements: number;
  presses: number;
  noted: number;
  /** How often each edit was stored. */
  stored: Record<string, number>;
  /** How often each edit was stored after a question about past days. */
  confirmed: Record<string, number>;
}

/** Lets students attend for a semester in whose middle everything is edited, by people who mostly confirm what changes. */
export async function playSemester({ app, days, editsOfDay, seed }: Semester): Promise<Played> {
  const { db } = app;
  const random = randomFrom(seed);
  const { chance, pick } = random;
  const ledger = createLedger(db);
  let today = FIRST_DAY;
  let now = new Date(`${today}T00:30:00+07:00`);
  const setTime = (time: Date) => {
    now = time;
    app.setTime(time);
  };
  setTime(now);

  const { user } = await newUserOf.super_admin(db);
  let admin: Calls = await callsOf(app, user);
  const periodIds: number[] = [];
  for (const toleranceMinutes of [15, 30]) {
    const settings = { requiresOut: toleranceMinutes > 15, toleranceMinutes };
    const { id } = await anInternshipPeriod(db, {
      ...{ start_date: FIRST_DAY, end_date: LAST_DAY },
      requires_check_out: settings.requiresOut,
      late_tolerance_minutes: toleranceMinutes,
    });
    periodIds.push(id);
    ledger.addPeriod(id, settings);
  }
  const mentors: { id: number; company_id: number }[] = [];
  for (let number = 0; number < COMPANIES; number += 1) {
    const company = await aCompany(db, { internship_quota: 50 });
    for (let nth = 0; nth < 2; nth += 1) {
      mentors.push(await aMentor(db, { company_id: company.id }));
    }
  }
  const lecturer = await aLecturer(db);
  const students: World['students'] = new Map();
  for (let number = 0; number < STUDENTS; number += 1) {
    const student = await aStudent(db);
    const { id } = await anInternship(db, {
      student_id: student.id,
      mentor_id: pick(mentors).id,
      lecturer_id: lecturer.id,
      internship_period_id: pick(periodIds),
    });
    students.set(id, student.user);
  }
  await ledger.lookAtPlaces(today);
  const world: World = {
    ...{ app, random, ledger, periodIds, mentors, students },
    today: () => today,
    admin: () => admin,
  };
  const edits: Edits = { ...officeEdits(world), ...placementEdits(world), ...dayEdits(world) };

  const played: Played = {
    ...{ differences: [], unexplained: [], comparisons: 0, placements: 0, presses: 0, noted: 0 },
    ...{ stored: {}, confirmed: {} },
  };

  async function verdicts(): Promise<Verdicts> {
    const found: Verdicts = {};
    for (const id of students.keys()) {
      const range = `date_from=${FIRST_DAY}&date_to=${today}`;
      const answer = await admin.get(`/internships/${id}/attendance-days?${range}`);
      for (const day of answer.json().data.days) found[`${id} ${day.date}`] = day.verdict;
    }
    return found;
  }

  async function compare(found: Verdicts, after: string) {
    const expected = await ledger.expected(FIRST_DAY, today, now);
    for (const [day, verdict] of Object.entries(expected)) {
      played.comparisons += 1;
      if (found[day] === verdict) continue;
      const line = `${day} is ${found[day]} instead of ${verdict} after ${after} at ${now.toISOString()}`;
      played.differences.push(line);
    }
  }

  const noted = () => db.selectFrom('verdict_changes').selectAll().orderBy('id').execute();

  async function edit(name: string) {
    const made = await edits[name]?.();
    if (!made) return;
    const before = await verdicts();
    const count = (await noted()).length;
    await send(name, made);
    const after = await verdicts();
    const notes = (await noted()).slice(count);
    const known: Verdicts = { ...before };
    for (const { internship_id, date, verdict_before, verdict_after, reason } of notes) {
      const day = `${internship_id} ${date}`;
      if (known[day] !== verdict_before) played.unexplained.push(`${name}: ${day} was not so`);
      if (reason === null) played.unexplained.push(`${name}: ${day} has no reason`);
      known[day] = verdict_after as Verdicts[string] & string;
    }
    // The days of a placement that has just been made were not judged before.
    for (const day of Object.keys(before)) {
      const verdict = after[day];
      const isPast = day.slice(-FIRST_DAY.length) < today;
      if (isPast && known[day] !== verdict) {
        played.unexplained.push(`${name}: ${day} from ${known[day]} to ${verdict}`);
      }
    }
    played.noted += notes.length;
    await compare(after, name);
  }

  /** Settles what an edit leaves over, and confirms most of what it changes about past days; the others are left as they are. */
  async function send(name: string, made: Edit) {
    let answer = await made.send(ASKING);
    const reason = 'Salah dicatat.';
    const { leftovers } = answer.statusCode === 409 ? answer.json() : {};
    const settled: Seen = leftovers
      ? {
          reason,
          seen_leftovers: leftovers.seen_leftovers,
          ...(leftovers.choices.length > 0 && { settle_leftovers: pick(leftovers.choices) }),
        }
      : {};
    if (leftovers) answer = await made.send(settled);
    const seen: Seen | undefined =
      answer.statusCode === 409 ? answer.json().verdict_changes : undefined;
    const isAsked = seen?.seen_changes !== undefined;
    if (isAsked && chance(0.8)) {
      answer = await made.send({ ...settled, reason, seen_changes: seen.seen_changes });
      if (answer.statusCode < 300) add(played.confirmed, name);
      else played.unexplained.push(`${name} is not stored once it is confirmed: ${answer.body}`);
    }
    if (answer.statusCode >= 500) played.unexplained.push(`${name} answers ${answer.body}`);
    if (answer.statusCode >= 300) return;
    add(played.stored, name);
    made.done?.(answer);
    await ledger.lookAtPlaces(today, made.placesSince);
  }

  const hours = async (id: number) => {
    const input = {
      ...{ internship_ids: [id], start_date: today, end_date: addDays(today, 21) },
      pattern: aWorkPatternInput(),
    };
    const check = await admin.post('/schedules/check', input);
    if (check.statusCode !== 200) return;
    await admin.post('/schedules', { ...input, expected: check.json().data.counts });
  };
  for (const id of students.keys()) await hours(id);

  const names = Object.keys(edits);
  for (let number = 0; number < days && isFine(played); number += 1) {
    today = addDays(FIRST_DAY, number);
    setTime(new Date(`${today}T00:30:00+07:00`));
    admin = await callsOf(app, user);
    // Hours that an end or an interruption has taken away come back with the weeks.
    if (weekdayOf(today) === 1) for (const id of students.keys()) await hours(id);
    const presses = liveDay(world, today, setTime);
    for (const time of TIMES) {
      played.presses += await presses.until(new Date(`${today}T${time}:00+07:00`));
      setTime(new Date(`${today}T${time}:00+07:00`));
      // A session does not last for a day without a request.
      admin = await callsOf(app, user);
      const count = Math.ceil(editsOfDay / TIMES.length);
      for (let nth = 0; nth < count && isFine(played); nth += 1) await edit(pick(names));
    }
    played.presses += await presses.until(new Date(`${addDays(today, 1)}T00:00:00+07:00`));
  }
  return { ...played, placements: students.size };
}

/** The first mistake says enough; others follow from it. */
const isFine = ({ differences, unexplained }: Played) =>
  differences.length === 0 && unexplained.length === 0;

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
