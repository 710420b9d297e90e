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
import type { PlacementDates } from '@/shared/attendance/placement';
import type { Place } from '@/shared/attendance/positionVerdict';
import { addDays } from '@/shared/calendarDays';
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
    /** Ends, interrupts and begins the placement anew, and says what has become of it and of its activities. */
    async changePlacement({ startDate, endDate, interruptions = [] }: PlacementDates) {
      const { get, post, put } = await callsOf(app, admin);
      const url = `/internships/${internship.id}`;
      const deletedOn = async (from: string, to: string | null) => {
        const range = `date_from=${from}${to === null ? '' : `&date_to=${to}`}`;
        const check = await get(`${url}/dropped-activities?${range}`);
        return check.statusCode === 200 ? check.json().data.deleted : 0;
      };
      await confirmed((seen) => post(`${url}/end/undo`, seen));
      for (const { id } of (await get(`${url}/interruptions`)).json().data) {
        await confirmed((seen) => post(`${url}/interruptions/${id}/cancel`, seen));
      }
      const placed = {
        student_id: student.id,
        mentor_id: mentor.id,
        lecturer_id: lecturer.id,
        company_id: company.id,
        internship_period_id: period.id,
        start_date: startDate,
      };
      await confirmed((seen) => put(url, { ...placed, ...seen }));
      for (const pause of interruptions) {
        const input = {
          start_date: pause.startDate,
          end_date: pause.endDate,
          reason: 'Cuti kuliah',
          expected: await deletedOn(pause.startDate, pause.endDate),
        };
        await confirmed((seen) => post(`${url}/interruptions`, { ...input, ...seen }));
      }
      if (endDate < period.end_date) {
        const expected = await deletedOn(addDays(endDate, 1), null);
        const end = { end_date: endDate, end_reason: 'resigned', expected };
        await confirmed((seen) => post(`${url}/end`, { ...end, ...seen }));
      }
      const { data } = (await get(url)).json();
      const pauses: { start_date: string; end_date: string | null }[] = (
        await get(`${url}/interruptions`)
      ).json().data;
      const left = await db
        .selectFrom('activities')
        .select('id')
        .where('internship_id', '=', internship.id)
        .execute();
      const leftIds = new Set(left.map(({ id }) => id));
      return {
        placement: {
          startDate: data.start_date ?? period.start_date,
          endDate: data.end_date ?? period.end_date,
          interruptions: pauses.map((pause) => ({
            startDate: pause.start_date,
            endDate: pause.end_date,
          })),
        },
        isLeft: (activity: number) => leftIds.has(ids.get(activity) ?? 0),
      };
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
