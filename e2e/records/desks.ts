import type { Caller } from '../caller';
import { createCompany } from './companies';
import type { ApiResponse, NamedRecord } from './lists';
import { createMentor, createUser, type Mentor } from './people';
import type { Place } from './placements';
import { createPlace } from './placements';
import { uniqueDigits } from './uniqueDigits';
import { createActivities } from './work';

type SignIn = (who: { identifier: string; password: string }) => Promise<Caller>;

const PASSWORD = 'Rahasia2026!';

export interface Desk {
  lecturer: NamedRecord;
  /** Calls of the lecturer. */
  caller: Caller;
  place: Place;
  mentor: Mentor;
  internships: { id: number; student: string; activityIds: number[] }[];
}

/** The calls of an account in its first session. */
const firstSignIn = async (signIn: SignIn, number: string): Promise<Caller> => {
  const first = await signIn({ identifier: number, password: number });
  await first.put('/change-password', {
    password: number,
    new_password: PASSWORD,
    new_password_confirmation: PASSWORD,
  });
  return signIn({ identifier: number, password: PASSWORD });
};

/** Creates a lecturer whose students have handed in the logs of activities of today. */
export const createDesk = async (
  admin: Caller,
  signIn: SignIn,
  {
    students,
    activitiesEach,
    period,
  }: { students: number; activitiesEach: number; period?: Place['period'] },
): Promise<Desk> => {
  const nip = uniqueDigits(18);
  const name = `Dosen ${uniqueDigits(6)}`;
  const user = await createUser(admin, 'lecturer', name, { nip });
  const lecturer = { id: user.lecturer.id, name };
  const caller = await firstSignIn(signIn, nip);
  const company = await createCompany(admin, { internship_quota: 100 });
  const mentor = await createMentor(admin, company);
  const place = await createPlace(admin, { company, mentor, lecturer, period });
  const internships: Desk['internships'] = [];
  for (let index = 1; index <= students; index += 1) {
    const student = `Mahasiswa ${String(index).padStart(2, '0')}`;
    const nim = uniqueDigits(10);
    const created = await createUser(admin, 'student', student, {
      nim,
      academic_year: '2026/2027',
    });
    const { data } = await admin.post<ApiResponse<{ id: number }>>('/internships', {
      student_id: created.student.id,
      company_id: company.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id: place.period.id,
    });
    const activityIds = await createActivities(
      admin,
      data.id,
      Array.from({ length: activitiesEach }, (_, number) => ({ name: `Aktivitas ${number + 1}` })),
    );
    const author = await firstSignIn(signIn, nim);
    for (const id of activityIds) {
      await author.put(`/student/activities/${id}/log`, { text: 'Sudah selesai.' });
      await author.post(`/student/activities/${id}/log/hand-in`);
    }
    internships.push({ id: data.id, student, activityIds });
  }
  return { lecturer, caller, place, mentor, internships };
};
