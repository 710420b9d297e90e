import type { Caller } from '../caller';
import type { Period } from '../dates';
import { aCompany } from './companies';
import { firstOf, type NamedRecord, type Stored } from './lists';
import { aMentor, type Mentor, type Student } from './people';
import { type Activity, aCourseCode, activitiesOf, aGrade } from './work';

/** Where a student can be placed: a company of the test with one mentor, a lecturer, the active period. */
export interface Place {
  company: NamedRecord;
  mentor: Mentor;
  lecturer: NamedRecord;
  period: Period & { id: number };
}

/** The demo lecturer. */
const theLecturer = async (admin: Caller): Promise<NamedRecord> => {
  const { id, user } = await firstOf<{ id: number; user: { name: string } }>(
    admin,
    '/lecturers?search=198503152010122002',
  );
  return { id, name: user.name };
};

export const aPlace = async (admin: Caller, given: Partial<Place> = {}): Promise<Place> => {
  const company = given.company ?? (await aCompany(admin));
  return {
    company,
    mentor: given.mentor ?? (await aMentor(admin, company)),
    lecturer: given.lecturer ?? (await theLecturer(admin)),
    period: given.period ?? (await firstOf(admin, '/internship-periods?is_active=true')),
  };
};

/** An internship that belongs to the test alone, and what is added to it. */
export const aPlacement = async (admin: Caller, student: Student, given?: Partial<Place>) => {
  const place = await aPlace(admin, given);
  const { data } = await admin.post<Stored<{ id: number }>>('/internships', {
    student_id: student.id,
    company_id: place.company.id,
    mentor_id: place.mentor.id,
    lecturer_id: place.lecturer.id,
    internship_period_id: place.period.id,
  });
  const internshipId = data.id;
  return {
    ...place,
    admin,
    student,
    internshipId,
    addActivity: async (values: Partial<Activity> = {}) => {
      const [id] = await activitiesOf(admin, internshipId, [values]);
      return id as number;
    },
    addGrade: async (courseCode?: string) =>
      aGrade(admin, internshipId, courseCode ?? (await aCourseCode(admin))),
  };
};

export type Placement = Awaited<ReturnType<typeof aPlacement>>;
