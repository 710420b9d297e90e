import { callsOf } from '@/server/testing/aDesk';
import {
  aCompany,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import type { TestApp } from '@/server/testing/buildTestApp';
import type { Place } from '@/shared/attendance/positionVerdict';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { confirmed } from './confirmed';
import { isDayOff, type LivedDay } from './tellingDays';

export type DayScene = Awaited<ReturnType<typeof aDayScene>>;

/** The student, placement, places and activities of a history, before anything happens. */
export async function aDayScene(app: TestApp, admin: Account, lived: LivedDay) {
  const { db } = app;
  const { history, isJointLeave, observesJointLeave } = lived;
  const { placement, settings, zone, date } = history;
  const company = await aCompany(db);
  const mentor = await aMentor(db, { company_id: company.id });
  const lecturer = await aLecturer(db);
  const student = await aStudent(db);
  const period = await anInternshipPeriod(db, {
    start_date: placement.startDate,
    end_date: placement.endDate,
    requires_check_out: settings.requiresOut,
    late_tolerance_minutes: settings.toleranceMinutes,
  });
  const open = async (places: readonly Place[]) => {
    for (const { latitude, longitude, radius } of places) {
      const values = { latitude, longitude, radius, time_zone: zone };
      const has_joint_leave = observesJointLeave;
      await aPlace(db, { company_id: company.id, has_joint_leave, ...values });
    }
  };
  // The first places of a company do not change the past of its placements.
  await open(history.places.before);
  const internship = await anInternship(db, {
    student_id: student.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  });

  const ids = new Map<number, number>();
  for (const { id, startTime, endTime, breakMinutes, zone: ownZone } of history.activities) {
    // An inactive place measures no position, but its clock is that of the activity.
    const own = ownZone && {
      company_id: company.id,
      time_zone: ownZone,
      is_active: false,
    };
    const activity = await anActivity(db, {
      internship_id: internship.id,
      date,
      start_time: startTime,
      end_time: endTime,
      break_minutes: breakMinutes,
      place_id: own ? (await aPlace(db, own)).id : null,
    });
    ids.set(id, activity.id);
  }

  return {
    student: student.user,
    mentor: mentor.user,
    lecturer: lecturer.user,
    periodId: period.id,
    internshipId: internship.id,
    idOf: (activity: number) => ids.get(activity),
    async movePlaces(places: readonly Place[]) {
      await db
        .updateTable('places')
        .set({ is_active: false })
        .where('company_id', '=', company.id)
        .execute();
      await open(places);
    },
    /** Whether a holiday is a day off at the place. */
    isDayOff: isDayOff(lived),
    async declareHoliday(day: string) {
      const { post } = await callsOf(app, admin);
      const holiday = aHolidayInput({ date: day, kind: isJointLeave ? 'joint_leave' : 'national' });
      const answer = await confirmed((seen) => post('/holidays', { ...holiday, ...seen }));
      if (answer.statusCode !== 201) throw new Error(`No holiday: ${answer.body}`);
    },
  };
}

type Account = Parameters<typeof callsOf>[1];
