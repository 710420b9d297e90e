import type { Database } from '@/server/db/database';
import {
  aCompany,
  aGrade,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from './builders';

export const CERTIFIED_PERIOD = { start_date: '2026-01-05', end_date: '2026-06-30' };

/** A period with a company, whose students are added before it is closed. */
export async function aPeriodToCertify(db: Database, days = CERTIFIED_PERIOD) {
  const { id } = await anInternshipPeriod(db, days);
  const company = await aCompany(db, { name: 'PT Angkasa Digital' });
  const mentor = await aMentor(db, { company_id: company.id, user: { name: 'Rina Marlina' } });
  const ofPeriod = db.updateTable('internship_periods').where('id', '=', id);
  return {
    id,
    company,
    mentor,
    /** A student with an attended day and a grade, unless one of them is left out. */
    async student(name: string, { isAttended = true, isGraded = true } = {}) {
      const student = await aStudent(db, { user: { name } });
      const placement = { student_id: student.id, mentor_id: mentor.id, internship_period_id: id };
      const internship = await anInternship(db, placement);
      if (isAttended) {
        await anActivity(db, {
          internship_id: internship.id,
          date: '2026-03-02',
          attendance_time: new Date('2026-03-02T01:00:00Z'),
          left_at: new Date('2026-03-02T05:00:00Z'),
        });
      }
      if (isGraded) await aGrade(db, { internship_id: internship.id });
      return { student, internship };
    },
    close: (closed_at = '2026-07-10T03:00:00Z') =>
      ofPeriod.set({ is_active: false, closed_at }).execute(),
    reopen: () => ofPeriod.set({ closed_at: null }).execute(),
  };
}
