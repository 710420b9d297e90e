import type { Caller } from '../caller';
import { today } from '../dates';
import { type ApiResponse, fetchFirst } from './lists';

const ACTIVITY = {
  name: 'Memasang server',
  description: 'Sesuai petunjuk mentor.',
  start_time: '08:00',
  end_time: '16:00',
  address: 'Jl. Soekarno Hatta No. 412, Batununggal, Kota Bandung 40266',
};

export type Activity = typeof ACTIVITY & { date: string };

/** The default date is today. */
export const createActivities = async (
  caller: Caller,
  internshipId: number,
  activities: readonly Partial<Activity>[],
) => {
  if (activities.length === 0) return [];
  const { data } = await caller.post<ApiResponse<{ id: number }[]>>(
    `/internships/${internshipId}/activities/bulk`,
    { activities: activities.map((values) => ({ ...ACTIVITY, date: today(), ...values })) },
  );
  return data.map(({ id }) => id);
};

const SCORES = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };

/** The page and the call of the sheet of grades. */
export const sheetUrl = (courseCode: string, periodId: number) =>
  `/grades/sheet?course_code=${courseCode}&internship_period_id=${periodId}`;

export const firstCourseCode = async (caller: Caller) =>
  (await fetchFirst<{ code: string }>(caller, '/courses?page=1&per_page=1')).code;

export const createGrade = async (caller: Caller, internshipId: number, courseCode: string) => {
  const { data } = await caller.post<ApiResponse<{ id: number }>>('/grades', {
    ...SCORES,
    internship_id: internshipId,
    course_code: courseCode,
  });
  return { id: data.id, courseCode };
};
