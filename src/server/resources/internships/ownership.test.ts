import type { SessionUser } from '@/server/auth/sessionUser';
import { updateActivity } from '@/server/resources/activities/activityQueries';
import { recordAttendance } from '@/server/resources/activities/recordAttendance';
import { selectDefenceProposals } from '@/server/resources/defences/defenceProposals';
import { selectInternshipDefence } from '@/server/resources/defences/defenceQueries';
import { deleteGrade, lockScores, updateGrade } from '@/server/resources/grades/gradeQueries';
import { decideActivities } from '@/server/resources/reviews/decideActivities';
import { aDefence, aGrade, anActivity, anInternship } from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import type { Role } from '@/shared/permissions';

/**
 * Handlers look up a record before they change it, and its owner may change in between. So each statement
 * carries the condition itself.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function twoInternships() {
  const { db } = database;
  const own = await anInternship(db);
  const other = await anInternship(db);
  const supervisor = (role: Role, profileId: number): SessionUser => ({
    id: 0,
    name: 'Budi',
    role,
    sessionId: '',
    profileId,
    hasDefaultPassword: false,
    hasSecondFactor: false,
    isVouchedFor: false,
    provedAt: new Date(0),
    device: null,
  });
  return { db, own, other, supervisor };
}

const activityById = (id: number) =>
  database.db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the update of an activity checks its owner', async () => {
  const { db, own, other, supervisor } = await twoInternships();
  const activity = await anActivity(db, { internship_id: own.id });

  const stranger = supervisor('mentor', other.mentor_id);
  expect(await updateActivity(db, stranger, activity.id, { name: 'x' })).toBeUndefined();
  expect((await activityById(activity.id)).name).toBe(activity.name);

  const owner = supervisor('mentor', own.mentor_id);
  expect(await updateActivity(db, owner, activity.id, { name: 'x' })).toMatchObject({ name: 'x' });
});

test('attendance and validation check the owner of an activity', async () => {
  const { db, own, other, supervisor } = await twoInternships();
  const { id } = await anActivity(db, { internship_id: own.id });
  const now = new Date('2026-03-02T03:00:00Z');
  const attendance = { latitude: -6.9, longitude: 107.6 };
  const moment = { now, campusTimeZone: 'Asia/Jakarta' };

  await recordAttendance(db, supervisor('student', other.student_id), id, attendance, moment);
  await decideActivities(
    db,
    supervisor('lecturer', other.lecturer_id),
    { reviewer: 'lecturer', decision: 'validate', activity_ids: [id] },
    { now, today: '2026-03-02' },
  );
  expect(await activityById(id)).toMatchObject({
    attendance_time: null,
    validated_at_by_lecturer: null,
  });

  await recordAttendance(db, supervisor('student', own.student_id), id, attendance, moment);
  expect((await activityById(id)).attendance_time).toEqual(now);
});

test('the update of a grade checks its owner', async () => {
  const { db, own, other, supervisor } = await twoInternships();
  const grade = await aGrade(db, { internship_id: own.id, midterm: 70 });
  const midterm = async () =>
    (
      await db
        .selectFrom('grades')
        .select('midterm')
        .where('id', '=', grade.id)
        .executeTakeFirstOrThrow()
    ).midterm;

  await updateGrade(db, supervisor('lecturer', other.lecturer_id), grade.id, { midterm: 99 });
  expect(await midterm()).toBe(70);
  await updateGrade(db, supervisor('lecturer', own.lecturer_id), grade.id, { midterm: 99 });
  expect(await midterm()).toBe(99);
});

test('a defence and the score that it proposes check the owner of the placement', async () => {
  const { db, own, other, supervisor } = await twoInternships();
  const examiners = [{ lecturer_id: other.lecturer_id, score: 80, sent_at: new Date() }];
  await aDefence(db, { internship_id: own.id, state: 'held', examiners });
  const seenBy = async (lecturerId: number) => {
    const user = supervisor('lecturer', lecturerId);
    const view = { user, timeZone: 'Asia/Jakarta', now: new Date('2026-03-09T03:00:00Z') };
    const asked = { part: 'final' as const, internshipIds: [own.id] };
    return {
      state: (await selectInternshipDefence(db, view, own.id))?.state,
      proposed: (await selectDefenceProposals(db, user, asked)).size,
    };
  };

  // The lecturer of another placement sees the defence as its examiner, but not as that of an own placement.
  expect(await seenBy(other.lecturer_id)).toEqual({ state: undefined, proposed: 0 });
  expect(await seenBy(own.lecturer_id)).toEqual({ state: 'held', proposed: 1 });
});

test('the lock on a grade and its deletion check its owner', async () => {
  const { db, own, other, supervisor } = await twoInternships();
  const { id } = await aGrade(db, { internship_id: own.id });
  const owner = supervisor('lecturer', own.lecturer_id);
  const stranger = supervisor('lecturer', other.lecturer_id);

  expect(await lockScores(db, stranger, id)).toBeUndefined();
  expect(await lockScores(db, owner, id)).toBeDefined();
  expect(await deleteGrade(db, stranger, id)).toBeUndefined();
  expect(await deleteGrade(db, owner, id)).toEqual({ id });
});
