import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { notFound } from '@/server/http/errors';
import { isPeriod } from '@/server/resources/internship-periods/internshipPeriodQueries';
import { selectCompanyQuotas } from '@/server/resources/internships/takenPlaces';
import type { Services } from '@/server/services';
import type { Reviewer } from '@/shared/resources/reviews/constants';
import {
  countStudents,
  type DashboardScope,
  selectAdminTotals,
  selectMonthlyCount,
  selectValidationTotals,
} from './dashboardQueries';

export const dashboardHandlers = ({ db }: Services) => {
  async function attendanceReport(scope: DashboardScope) {
    return {
      monthly_count: await selectMonthlyCount(db, scope),
      students_count: await countStudents(db, scope),
    };
  }

  async function supervisorDashboard(periodId: number, role: Reviewer, user: SessionUser) {
    if (!(await isPeriod(db, periodId))) throw notFound();
    const scope = { periodId, supervisor: { column: `${role}_id`, id: user.profileId } } as const;
    const attendance_report = await attendanceReport(scope);
    return {
      data: {
        totals: {
          students_internship: attendance_report.students_count,
          ...(await selectValidationTotals(db, scope, role)),
        },
        attendance_report,
      },
    };
  }

  return {
    async getAdminDashboard({ params }) {
      if (!(await isPeriod(db, params.id))) throw notFound();
      const [totals, attendance_report, company_quotas] = await Promise.all([
        selectAdminTotals(db),
        attendanceReport({ periodId: params.id }),
        selectCompanyQuotas(db, params.id),
      ]);
      return { data: { totals, attendance_report, company_quotas } };
    },

    async getMentorDashboard({ params, user }) {
      return supervisorDashboard(params.id, 'mentor', user);
    },

    async getLecturerDashboard({ params, user }) {
      return supervisorDashboard(params.id, 'lecturer', user);
    },
  } satisfies Partial<Handlers>;
};
