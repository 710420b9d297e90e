import type { Role } from '@/shared/permissions';
import {
  aCompany,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from './builders';
import type { TestApp } from './buildTestApp';

/** The calls of a signed-in user. */
export async function callsOf(app: TestApp, user: { id: number; role: Role }) {
  const headers = await app.signIn(user);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, payload });
  return {
    headers,
    get: (url: string) => call('GET', url),
    post: (url: string, payload?: object) => call('POST', url, payload),
    put: (url: string, payload?: object) => call('PUT', url, payload),
    patch: (url: string, payload?: object) => call('PATCH', url, payload),
  };
}

/** A lecturer, a mentor and a student of one internship, with calls by each of them. */
export async function aDesk(
  app: TestApp,
  periodDates: { start_date?: string; end_date?: string } = {},
) {
  const { db } = app;
  const company = await aCompany(db, { name: 'PT Nusantara' });
  const lecturer = await aLecturer(db, { user: { name: 'Fitri Handayani' } });
  const mentor = await aMentor(db, { company_id: company.id, user: { name: 'Dewi Kartika' } });
  const period = await anInternshipPeriod(db, periodDates);
  const placed = async (name: string) => {
    const student = await aStudent(db, { user: { name } });
    const internship = await anInternship(db, {
      student_id: student.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id: period.id,
    });
    return { student, internship };
  };
  const { student, internship } = await placed('Aditya Pratama');
  return {
    company,
    lecturer,
    mentor,
    period,
    student,
    internship,
    placed,
    /** Attended at the time by the clock of the campus. */
    attended: (date: string, time: string, internship_id = internship.id) =>
      anActivity(db, {
        internship_id,
        date,
        attendance_time: new Date(`${date}T${time}:00+07:00`),
      }),
    activity: (overrides: Parameters<typeof anActivity>[1] = {}) =>
      anActivity(db, { internship_id: internship.id, ...overrides }),
    as: {
      lecturer: await callsOf(app, lecturer.user),
      mentor: await callsOf(app, mentor.user),
      student: await callsOf(app, student.user),
    },
  };
}

export type Desk = Awaited<ReturnType<typeof aDesk>>;
