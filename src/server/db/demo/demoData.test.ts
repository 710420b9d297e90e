import { isNightShift, shiftOf } from '@/shared/attendance/shift';
import { addDays } from '@/shared/calendarDays';
import { everyNth, testInAll } from '@/shared/testing/testLevel';
import { demoAttendance } from './attendance';
import { demoCampusHoliday } from './campusHoliday';
import { demoCompanies } from './companies';
import { demoCourses } from './courses';
import { demoAccounts } from './demoAccounts';
import { demoGrades } from './grades';
import { demoInternships } from './internships';
import { demoLogs } from './logs';
import { withOwnDays } from './ownDays';
import { DEACTIVATED_NIM, demoPeople } from './people';
import { ACTIVE_PERIOD_ID, demoPeriods } from './periods';
import { demoPhotos } from './photos';
import { demoPlaces } from './places';
import { itemAt } from './random';
import { demoReviews } from './reviews';
import { drawSignature } from './signatures';
import { demoSteps } from './steps';

function campusOn(today: string, holidays: readonly string[] = []) {
  const periods = demoPeriods(today);
  const people = demoPeople('2026-01-05');
  const activeFrom = itemAt(periods, ACTIVE_PERIOD_ID - 1).start_date;
  const { internships, interruptions } = withOwnDays(demoInternships(people.students), {
    today,
    activeFrom,
  });
  const attendance = demoAttendance(
    { internships, periods, people },
    { today, holidays: new Set(holidays), interruptions },
  );
  const { scenes } = attendance;
  const { activities, decisions } = demoReviews(attendance, today);
  const logs = demoLogs({ activities, internships, scenes }, today);
  const steps = demoSteps({ activities, decisions, logs, internships, people });
  const { events } = attendance;
  const grades = demoGrades(internships);
  return { ...people, periods, internships, activities, scenes, events, steps, logs, grades };
}

test('the day off of the campus is on a workday and no other holiday', () => {
  const dateOn = (...holidays: string[]) => demoCampusHoliday('2026-09-26', holidays).date;
  expect(dateOn()).toBe('2026-08-17');
  // A Monday: before it is the weekend.
  expect(dateOn('2026-08-17')).toBe('2026-08-14');
});

testInAll('activities on a holiday move to a free workday, and the others stay as they are', () => {
  const today = '2026-11-21';
  const holidays = ['2026-08-17', '2026-08-25', '2026-11-25'];
  const [before, after] = [campusOn(today), campusOn(today, holidays)];
  const onHolidays = (from: typeof before) =>
    from.activities.filter(({ date }) => holidays.includes(date));
  expect(onHolidays(before).length).toBeGreaterThan(30);
  expect(onHolidays(after)).toEqual([]);
  const isPast = ({ date }: { date: string }) => date < today;
  expect(after.activities.filter(isPast)).toHaveLength(before.activities.filter(isPast).length);
  // The data of today does not depend on holidays: there is always something to attend.
  expect(campusOn(today, [today]).activities).toHaveLength(before.activities.length);
});

const campus = campusOn('2026-11-21');
const { users, students, mentors, lecturers, internships, activities, grades } = campus;
const companyOf = (mentorId: number) => itemAt(mentors, mentorId - 1).company_id;
const activitiesOf = (internshipId: number) =>
  activities.filter((activity) => activity.internship_id === internshipId);
const studentByNim = (nim: string) => {
  const student = students.find((candidate) => candidate.nim === nim);
  if (!student) throw new Error(`No student ${nim}`);
  return student;
};
const internshipsOf = (nim: string) =>
  internships.filter(({ student_id }) => student_id === studentByNim(nim).id);

describe('the demo data', () => {
  test('contains the minimum number of each record', () => {
    const withRole = (role: string) => users.filter((user) => user.role === role).length;

    expect(withRole('super_admin')).toBe(1);
    expect(withRole('lecturer')).toBeGreaterThanOrEqual(6);
    expect(withRole('mentor')).toBeGreaterThanOrEqual(16);
    expect(withRole('student')).toBeGreaterThanOrEqual(80);
    expect(demoCompanies.length).toBeGreaterThanOrEqual(12);
    expect(demoCourses.length).toBeGreaterThanOrEqual(6);
    expect(campus.periods.length).toBeGreaterThanOrEqual(4);
    expect(internships.length).toBeGreaterThanOrEqual(70);
    expect(grades.length).toBeGreaterThan(0);
    expect(lecturers).toHaveLength(withRole('lecturer') + withRole('super_admin'));
  });

  test('contains exactly one active period, one inactive company and one inactive mentor', () => {
    expect(campus.periods.filter(({ is_active }) => is_active)).toHaveLength(1);
    expect(campus.periods.filter(({ closed_at }) => closed_at)).toHaveLength(1);
    expect(demoCompanies.filter(({ is_active }) => !is_active)).toHaveLength(1);
    expect(mentors.filter(({ is_active }) => !is_active)).toHaveLength(1);
  });

  test('contains companies without a place, with one, two and three, and a place that is no longer used', () => {
    const placesOf = (companyId: number) =>
      demoPlaces.filter(({ company_id }) => company_id === companyId);
    const counts = demoCompanies.map(({ id }) => placesOf(id).length).sort();
    expect(counts).toEqual([...Array(demoCompanies.length - 4).fill(0), 1, 2, 2, 3]);
    expect(placesOf(companyOf(1))).toEqual([expect.objectContaining({ is_active: false })]);
    const several = demoCompanies.flatMap(({ id }) =>
      placesOf(id).length > 2 ? placesOf(id) : [],
    );
    expect(several).toContainEqual(expect.objectContaining({ time_zone: 'WITA', radius: 300 }));
    expect(several.filter(({ is_active }) => !is_active)).toHaveLength(1);
  });

  test('contains exactly one deactivated account, a student with an earlier internship', () => {
    const deactivated = users.filter(({ is_active }) => !is_active);
    expect(deactivated.map(({ identifier }) => identifier)).toEqual([DEACTIVATED_NIM]);
    const periods = internshipsOf(DEACTIVATED_NIM).map((found) => found.internship_period_id);
    expect(periods).toHaveLength(1);
    expect(periods).not.toContain(ACTIVE_PERIOD_ID);
  });

  test.each(demoAccounts)('contains the account $identifier', ({ identifier, role, name }) => {
    expect(users.find((user) => user.identifier === identifier)).toMatchObject({
      role,
      name,
      has_default_password: false,
    });
  });

  test('gives all other users their identifier as password', () => {
    expect(users.filter(({ has_default_password }) => !has_default_password)).toHaveLength(
      demoAccounts.length,
    );
  });

  test('gives 2403310001 one internship, with two activities today that wait for attendance', () => {
    const [internship, ...more] = internshipsOf('2403310001');
    const today = activitiesOf(internship?.id ?? 0).filter(({ date }) => date === '2026-11-21');

    expect(more).toEqual([]);
    expect(today.length).toBeGreaterThanOrEqual(2);
    expect(today.every(({ attendance_time }) => attendance_time === null)).toBe(true);
  });

  test('gives 2403310002 an earlier and an active internship, at different companies', () => {
    const [earlier, active, ...more] = internshipsOf('2403310002');

    expect(more).toEqual([]);
    expect(earlier?.internship_period_id).toBeLessThan(ACTIVE_PERIOD_ID);
    expect(active?.internship_period_id).toBe(ACTIVE_PERIOD_ID);
    expect(companyOf(earlier?.mentor_id ?? 0)).not.toBe(companyOf(active?.mentor_id ?? 0));
  });

  test('gives 2403310080 no internship', () => {
    expect(internshipsOf('2403310080')).toEqual([]);
  });

  test.each([
    ['mentor', (internship: (typeof internships)[number]) => internship.mentor_id === 1],
    ['lecturer', (internship: (typeof internships)[number]) => internship.lecturer_id === 2],
  ] as const)('lets several students of the %s account wait for validation', (role, isTheirs) => {
    const theirs = internships.filter(
      (internship) => internship.internship_period_id === ACTIVE_PERIOD_ID && isTheirs(internship),
    );
    const waiting = theirs.flatMap(({ id }) =>
      activitiesOf(id).filter(
        (activity) => activity.attendance_time && activity[`validated_at_by_${role}`] === null,
      ),
    );

    expect(theirs.length).toBeGreaterThanOrEqual(4);
    expect(waiting.length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['mentor', (internship: (typeof internships)[number]) => internship.mentor_id === 1],
    ['lecturer', (internship: (typeof internships)[number]) => internship.lecturer_id === 2],
  ] as const)(
    'fills every view of the desk of the %s account, to be cleared in minutes',
    (role, isTheirs) => {
      const ofDesk = internships.filter(isTheirs).flatMap(({ id }) => activitiesOf(id));
      const isReturned = (activity: (typeof ofDesk)[number]) =>
        (activity[`returned_at_by_${role}`] ?? null) !== null;
      const isWaiting = (activity: (typeof ofDesk)[number]) =>
        activity.date <= '2026-11-21' &&
        activity[`validated_at_by_${role}`] === null &&
        !isReturned(activity);
      const waiting = ofDesk.filter(isWaiting);
      const over = ofDesk.filter(({ date }) => date < '2026-11-21');

      expect(waiting.length).toBeGreaterThanOrEqual(20);
      expect(waiting.length).toBeLessThanOrEqual(60);
      expect(waiting.filter(({ date }) => date < '2026-11-14').length).toBeGreaterThanOrEqual(2);
      expect(ofDesk.filter(isReturned).length).toBeGreaterThanOrEqual(2);
      expect(over.some(({ attendance_time }) => attendance_time === null)).toBe(true);
      const ids = new Set(ofDesk.map(({ id }) => id));
      const undone = campus.steps.filter(
        ({ activity_id, reviewer, kind }) =>
          ids.has(activity_id) && reviewer === role && kind === 'validation_undone',
      );
      expect(undone.length).toBeGreaterThanOrEqual(1);
    },
  );

  testInAll(
    'contains a step for each decision of the active period, by the reviewer of the internship',
    () => {
      const current = activities.filter(
        ({ internship_id }) =>
          itemAt(internships, internship_id - 1).internship_period_id === ACTIVE_PERIOD_ID,
      );
      for (const activity of current) {
        const internship = itemAt(internships, activity.internship_id - 1);
        const own = campus.steps.filter(({ activity_id }) => activity_id === activity.id);
        for (const reviewer of ['mentor', 'lecturer'] as const) {
          const last = own.filter((step) => step.reviewer === reviewer).at(-1);
          const wasAnswered =
            last?.kind === 'returned' &&
            own.slice(own.indexOf(last)).some((step) => step.kind === 'handed_in');
          const validatedAt = activity[`validated_at_by_${reviewer}`];
          const returnedAt = activity[`returned_at_by_${reviewer}`] ?? null;
          const kind = validatedAt ? 'validated' : returnedAt ? 'returned' : undefined;
          if (kind === undefined) {
            const isOpen = last === undefined || last.kind === 'validation_undone' || wasAnswered;
            expect(isOpen).toBe(true);
          } else {
            expect(last).toMatchObject({ kind, at: validatedAt ?? returnedAt });
          }
          const person =
            reviewer === 'mentor'
              ? itemAt(mentors, internship.mentor_id - 1)
              : itemAt(lecturers, internship.lecturer_id - 1);
          if (last) expect(last.actor_user_id).toBe(person.user_id);
        }
      }
    },
  );

  test('contains past activities in every state', () => {
    const states = activities
      .filter(({ date }) => date < '2026-11-21')
      .map((activity) =>
        [
          activity.attendance_time && 'attended',
          activity.validated_at_by_mentor && 'mentor',
          activity.validated_at_by_lecturer && 'lecturer',
        ]
          .filter(Boolean)
          .join(' '),
      );

    expect(new Set(states)).toEqual(
      new Set(
        ['', 'attended'].flatMap((attended) =>
          ['', 'mentor', 'lecturer', 'mentor lecturer'].map((validated) =>
            `${attended} ${validated}`.trim(),
          ),
        ),
      ),
    );
  });
});

describe('the rules of the domain', () => {
  test('respects every quota and exhausts one in the active period', () => {
    const count = (companyId: number, periodId: number) =>
      internships.filter(
        (internship) =>
          internship.internship_period_id === periodId &&
          companyOf(internship.mentor_id) === companyId,
      ).length;

    for (const company of demoCompanies) {
      for (const period of campus.periods) {
        expect(count(company.id, period.id)).toBeLessThanOrEqual(company.internship_quota);
      }
    }
    const full = demoCompanies.filter(
      ({ id, internship_quota }) => count(id, ACTIVE_PERIOD_ID) === internship_quota,
    );
    expect(full).toHaveLength(1);
  });

  test('places no active internship at an inactive mentor or company', () => {
    for (const { mentor_id, internship_period_id } of internships) {
      if (internship_period_id !== ACTIVE_PERIOD_ID) continue;
      const mentor = itemAt(mentors, mentor_id - 1);
      expect(mentor.is_active).toBe(true);
      expect(itemAt(demoCompanies, mentor.company_id - 1).is_active).toBe(true);
    }
  });

  test('keeps names, e-mails and identifiers unique', () => {
    for (const field of ['name', 'email', 'identifier'] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(users.length);
    }
  });

  test('contains grades of past periods only, one per course', () => {
    const periodOf = (internshipId: number) =>
      itemAt(internships, internshipId - 1).internship_period_id;

    expect(grades.every(({ internship_id }) => periodOf(internship_id) < ACTIVE_PERIOD_ID)).toBe(
      true,
    );
    expect(
      new Set(grades.map(({ internship_id, course_code }) => `${internship_id} ${course_code}`))
        .size,
    ).toBe(grades.length);
  });
});

describe.each(
  everyNth(
    [
      ['a Saturday', '2026-11-21'],
      ['a Sunday', '2026-11-22'],
      ['a Monday', '2026-11-23'],
      ['the first day of a month', '2026-08-01'],
      ['the last day of a year', '2026-12-31'],
      ['a leap day', '2028-02-29'],
    ],
    6,
  ),
)('loaded on %s (%s)', (_day, today) => {
  const { activities, periods, internships, steps } = campusOn(today);
  const startOfToday = new Date(`${today}T00:00:00Z`);

  test('contains activities today and in the coming week', () => {
    const ofToday = activities.filter(({ date }) => date === today);
    expect(ofToday.some(({ attendance_time }) => attendance_time !== null)).toBe(true);
    expect(ofToday.some(({ attendance_time }) => attendance_time === null)).toBe(true);
    expect(activities.some(({ date }) => date > today)).toBe(true);
  });

  test('contains no event in the future or before its activity was created', () => {
    const impossible = activities.filter((activity) => {
      const happened = [
        activity.attendance_time,
        activity.left_at,
        activity.validated_at_by_mentor,
        activity.validated_at_by_lecturer,
        activity.returned_at_by_mentor,
        activity.returned_at_by_lecturer,
        activity.updated_at,
      ].filter((instant) => instant !== null && instant !== undefined);
      const planned = new Date(activity.created_at ?? 0);
      return [planned, ...happened.map((instant) => new Date(instant))].some(
        (instant) => instant >= startOfToday || instant < planned,
      );
    });

    expect(impossible).toEqual([]);
  });

  test('contains no step in the future, and orders steps by time', () => {
    const times = steps.map(({ at }) => new Date(at).getTime());
    expect(Math.max(...times)).toBeLessThan(startOfToday.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  test('keeps activities inside their period and the coming week', () => {
    const outside = activities.filter(({ date, internship_id }) => {
      const internship = itemAt(internships, internship_id - 1);
      const period = itemAt(periods, internship.internship_period_id - 1);
      return date < period.start_date || date > period.end_date || date > addDays(today, 7);
    });

    expect(outside).toEqual([]);
  });

  testInAll('stays the same for the same day', () => {
    expect(campusOn(today)).toEqual(campusOn(today));
  });
});

test('draws a signature that depends on the name only', async () => {
  const [first, again, other] = await Promise.all(
    ['Ratna', 'Ratna', 'Bambang'].map((name) => drawSignature(name)),
  );
  expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

describe('logs and photos', () => {
  const today = '2026-11-21';
  const activityOf = (id: number) => itemAt(activities, id - 1);
  const internshipOf = (activityId: number) =>
    itemAt(internships, activityOf(activityId).internship_id - 1);
  const { logs } = campus;
  const stateOf = ({ activity_id, handed_in_at }: (typeof logs)[number]) => {
    if (handed_in_at === null) return 'draft';
    const day = handed_in_at.toISOString().slice(0, 10);
    return day === activityOf(activity_id).date ? 'on the day' : 'late';
  };

  testInAll.each([
    ['the mentor', ({ mentor_id }: (typeof internships)[number]) => mentor_id === 1],
    ['the lecturer', ({ lecturer_id }: (typeof internships)[number]) => lecturer_id === 2],
    ['2403310001', ({ student_id }: (typeof internships)[number]) => student_id === 1],
  ])('exist in every state for the students of %s', async (_account, isTheirs) => {
    const theirs = logs.filter(({ activity_id }) => isTheirs(internshipOf(activity_id)));
    expect(new Set(theirs.map(stateOf))).toEqual(new Set(['draft', 'on the day', 'late']));
    const photos = (await demoPhotos(theirs, internshipOf)).map(({ position }) => position);
    expect(new Set(photos)).toEqual(new Set([1, 2]));
    const past = activities.filter(({ id, date }) => date < today && isTheirs(internshipOf(id)));
    expect(theirs.length).toBeLessThan(past.length);
  });

  test('precede the decisions on them, and today', () => {
    for (const { activity_id, handed_in_at } of logs) {
      const activity = activityOf(activity_id);
      const decisions = [activity.validated_at_by_mentor, activity.validated_at_by_lecturer];
      for (const decidedAt of [...decisions, `${today}T00:00:00Z`]) {
        if (decidedAt && handed_in_at) {
          expect(handed_in_at.getTime()).toBeLessThan(new Date(decidedAt).getTime());
        }
      }
    }
  });

  test('follow the end of the shift', () => {
    const nights = logs.filter(({ activity_id }) => isNightShift(activityOf(activity_id)));
    expect(nights.length).toBeGreaterThan(0);
    const early = logs.filter(({ activity_id, saved_at, handed_in_at }) => {
      const { date, start_time, end_time } = activityOf(activity_id);
      const shift = { date, startTime: start_time, endTime: end_time, zone: 'WIB' as const };
      return (
        new Date(saved_at) < shiftOf(shift).endsAt ||
        (handed_in_at && handed_in_at < new Date(saved_at))
      );
    });
    expect(early).toEqual([]);
  });

  test('hardly ever repeat', () => {
    expect(new Set(logs.map(({ text }) => text)).size).toBeGreaterThan(logs.length * 0.9);
    expect(logs.length).toBeGreaterThan(300);
  });

  test('come with few and small pictures', async () => {
    const photos = await demoPhotos(logs, internshipOf);
    const bytes = photos.reduce((sum, { image }) => sum + image.length, 0);
    expect(photos.length).toBeGreaterThan(10);
    expect(photos.length).toBeLessThan(120);
    expect(bytes).toBeLessThan(2_000_000);
  });
});
