import { callsOf } from './aDesk';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternshipPeriod,
  aPlacementWindow,
  aStudent,
} from './builders';
import { newUserOf, type TestApp } from './buildTestApp';

/** An office with an open window, a company with two places and a mentor, a lecturer and three students. */
export async function aPlacementOffice(app: TestApp, quota = 2) {
  const { db } = app;
  const admin = await callsOf(app, (await newUserOf.super_admin(db)).user);
  const period = await anInternshipPeriod(db, { start_date: '2030-04-01', end_date: '2030-08-31' });
  await aPlacementWindow(db, {
    internship_period_id: period.id,
    open_from: '2030-03-01',
    open_until: '2030-03-15',
  });
  const company = await aCompany(db, { internship_quota: quota });
  const mentor = await aMentor(db, { company_id: company.id });
  const lecturer = await aLecturer(db);
  const person = async (name: string) => {
    const student = await aStudent(db, { user: { name } });
    return { ...student, calls: await callsOf(app, student.user) };
  };
  const [siti, budi, citra] = [
    await person('Siti Rahmawati'),
    await person('Budi Santoso'),
    await person('Citra Lestari'),
  ];
  const content = (values: object = {}) => ({
    company_ids: [company.id],
    own_company: null,
    member_nims: [],
    ...values,
  });
  const draft = (who: typeof siti, values: object = {}) =>
    who.calls.post('/placement-requests', {
      internship_period_id: period.id,
      ...content(values),
    });
  /** A request that was sent; returns its ID. */
  async function sent(who: typeof siti, values: object = {}): Promise<number> {
    const { id } = (await draft(who, values)).json().data;
    await who.calls.post(`/placement-requests/${id}/send`, {});
    return id;
  }
  const placements = (...people: { id: number }[]) =>
    people.map(({ id: student_id }) => ({
      student_id,
      company_id: company.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
    }));
  const accept = (...accepted: { id: number; of: { id: number }[]; seen_version?: number }[]) =>
    admin.post('/placement-requests/acceptances', {
      internship_period_id: period.id,
      acceptances: accepted.map(({ id, of, seen_version }) => ({
        request_id: id,
        seen_version,
        placements: placements(...of),
      })),
    });
  return {
    admin,
    period,
    company,
    mentor,
    lecturer,
    siti,
    budi,
    citra,
    content,
    draft,
    sent,
    placements,
    accept,
  };
}

export type PlacementOffice = Awaited<ReturnType<typeof aPlacementOffice>>;
