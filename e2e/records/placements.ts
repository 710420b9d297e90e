import type { Caller } from '../caller';
import type { Period } from '../dates';
import { createCompany } from './companies';
import { type ApiResponse, fetchFirst, type NamedRecord } from './lists';
import { createMentor, type Mentor, type Student } from './people';
import { type Activity, createActivities, createGrade, firstCourseCode } from './work';

/** The records of an internship: a company with one mentor, a lecturer and the active period. */
export interface Place {
  company: NamedRecord;
  mentor: Mentor;
  lecturer: NamedRecord;
  period: Period & { id: number };
}

const demoLecturer = async (admin: Caller): Promise<NamedRecord> => {
  const { id, user } = await fetchFirst<{ id: number; user: { name: string } }>(
    admin,
    '/lecturers?search=198503152010122002',
  );
  return { id, name: user.name };
};

export const createPlace = async (
  admin: Caller,
  overrides: Partial<Place> = {},
): Promise<Place> => {
  const company = overrides.company ?? (await createCompany(admin));
  return {
    company,
    mentor: overrides.mentor ?? (await createMentor(admin, company)),
    lecturer: overrides.lecturer ?? (await demoLecturer(admin)),
    period: overrides.period ?? (await fetchFirst(admin, '/internship-periods?is_active=true')),
  };
};

/** Creates an internship for one test. */
export const createPlacement = async (
  admin: Caller,
  student: Student,
  overrides?: Partial<Place>,
) => {
  const place = await createPlace(admin, overrides);
  const { data } = await admin.post<ApiResponse<{ id: number }>>('/internships', {
    student_id: student.id,
    company_id: place.company.id,
    mentor_id: place.mentor.id,
    lecturer_id: place.lecturer.id,
    internship_period_id: place.period.id,
    // Activities of the days before today count, too.
    start_date: place.period.start_date,
  });
  const internshipId = data.id;
  return {
    ...place,
    admin,
    student,
    internshipId,
    addActivity: async (values: Partial<Activity> = {}) => {
      const [id] = await createActivities(admin, internshipId, [values]);
      return id as number;
    },
    addGrade: async (courseCode?: string) =>
      createGrade(admin, internshipId, courseCode ?? (await firstCourseCode(admin))),
  };
};

/** The days and the year are those of `PAST` by default. */
export interface PastPeriod extends Partial<typeof PAST> {
  semester: number;
  min_guidance_sessions?: number;
}

const PAST = { start_date: '2003-01-01', end_date: '2003-06-30', year: '2003' };

/** Creates an internship in a period of its own, which has ended. */
export const createPastPlacement = async (admin: Caller, student: Student, values: PastPeriod) => {
  const dates = { ...PAST, ...values };
  const { data } = await admin.post<ApiResponse<Place['period']>>('/internship-periods', {
    ...dates,
    is_active: true,
  });
  const placement = await createPlacement(admin, student, { period: { ...dates, ...data } });
  // Other tests place students in the only active period.
  await admin.put(`/internship-periods/${data.id}`, { ...dates, is_active: false });
  return placement;
};

export type Placement = Awaited<ReturnType<typeof createPlacement>>;
