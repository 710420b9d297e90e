import type { FastifyRequest } from 'fastify';
import type { AskedReport } from '@/server/auth/reportTokens';
import { findUserOfSession } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/auth/sessionUser';
import { refuseUnfinished } from '@/server/auth/unfinishedAccounts';
import type { Handlers, Reply } from '@/server/contract/operations';
import { forbidden, notFound, unauthorized } from '@/server/http/errors';
import { whileConnected } from '@/server/http/whileConnected';
import { onBehalfOf } from '@/server/queues/requester';
import type { Report } from '@/server/reports/printers';
import { sendPdf, sendWorkbook } from '@/server/reports/reportFiles';
import type { Services } from '@/server/services';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { PERMISSIONS, type Role } from '@/shared/permissions';
import { activityReportWorkbook } from './activityPrintout';
import { countAllGrades } from './allGrades';
import { allGradesWorkbook } from './allGradesPrintout';
import { attendanceReportWorkbook } from './attendancePrintout';
import { scopedTo } from './attendanceRecords';
import { readGradeFilters } from './gradeFilters';
import { gradeRecords, gradeReportWorkbook } from './gradePrintout';
import { selectGradeReportOptions } from './gradeReportOptions';
import { createPdfCache } from './pdfCache';
import { prefersJson } from './prefersJson';
import { printoutOf } from './printouts';
import { gradedStudents, summaryOf } from './reportContent';

const ROLES_OF = {
  activities: PERMISSIONS.activityReport,
  assessment: PERMISSIONS.viewAssessments,
  attendance: PERMISSIONS.attendanceRecap,
  grade_list: PERMISSIONS.gradeReport,
  grade_sheets: PERMISSIONS.gradeReport,
  grades: PERMISSIONS.gradeReport,
} as const satisfies Record<AskedReport['kind'], readonly Role[]>;

export const reportHandlers = (services: Services) => {
  const { db, config, clock, reports, reportTokens } = services;
  // The tab requests the PDF right after the page received it, and again when it is saved.
  const recentPdfs = createPdfCache();

  const print = (report: Report, raw: FastifyRequest) =>
    whileConnected(raw, (signal) => reports.print(report, signal));

  /** Prints a report and names the URL where a tab can open it under its file name. */
  async function sendReport(
    asked: AskedReport,
    { user, raw }: { user: SessionUser; raw: FastifyRequest },
    reply: Reply,
  ) {
    const { report, fileName } = await printoutOf(services, asked, user);
    const pdf = await print(report, raw);
    // The file name ends the path, because PDF viewers take their title and the name from there.
    const token = reportTokens.tokenOf({ sessionId: user.sessionId, report: asked });
    recentPdfs.set(token, pdf);
    reply.header('content-location', `/api/reports/files/${fileName}?token=${token}`);
    return sendPdf(pdf, fileName, reply);
  }

  return {
    async getActivityReport(request, reply) {
      const { id } = request.params;
      const { photos = false } = request.query;
      return sendReport({ kind: 'activities', id, ...(photos && { photos }) }, request, reply);
    },

    async getAssessmentReport(request, reply) {
      const { id, form_id } = request.params;
      return sendReport({ kind: 'assessment', id, form_id }, request, reply);
    },

    async getAttendanceReport(request, reply) {
      const filters = scopedTo(request.user, request.query);
      return sendReport({ kind: 'attendance', ...filters }, request, reply);
    },

    async exportAttendanceReport({ query, user }, reply) {
      const filters = scopedTo(user, query);
      const { workbook, fileName } = await attendanceReportWorkbook(services, filters, user);
      return sendWorkbook(workbook, fileName, reply);
    },

    async getGradeReport(request, reply) {
      const { query, raw } = request;
      reply.header('vary', 'accept');
      if (prefersJson(raw.headers.accept)) {
        const records = await gradeRecords(services, query);
        return { data: { students: gradedStudents(records), ...summaryOf(records) } };
      }
      const { course_code, internship_period_id, lecturer_id, mentor_id } = query;
      const filters = { course_code, internship_period_id, lecturer_id, mentor_id };
      return sendReport({ kind: 'grades', ...filters }, request, reply);
    },

    async exportActivityReport({ params, user }, reply) {
      const { workbook, fileName } = await activityReportWorkbook(services, params.id, user);
      return sendWorkbook(workbook, fileName, reply);
    },

    async exportGradeReport({ query }, reply) {
      const { workbook, fileName } = await gradeReportWorkbook(services, query);
      return sendWorkbook(workbook, fileName, reply);
    },

    async getGradeCounts({ query }) {
      const counts = await countAllGrades(db, readGradeFilters(query));
      return { data: { ...counts, limit: REPORT_ROWS_MAX } };
    },

    async getAllGrades(request, reply) {
      const filters = readGradeFilters(request.query);
      const kind = request.query.layout === 'list' ? 'grade_list' : 'grade_sheets';
      return sendReport({ kind, ...filters }, request, reply);
    },

    async exportAllGrades({ query, raw }, reply) {
      const filters = readGradeFilters(query);
      const { report, fileName } = await allGradesWorkbook(services, filters, query.layout);
      return sendWorkbook(await print(report, raw), fileName, reply);
    },

    // Public: the signed URL names the session, whose user is checked like that of a token. An
    // invalid or expired URL gets the same 404 as a missing record.
    async getReportFile({ query: { token }, raw }, reply) {
      const grant = reportTokens.read(token);
      if (!grant) throw notFound();
      const { sessionId, report: asked } = grant;
      const user = await findUserOfSession({ db, config, clock }, sessionId);
      if (!user) throw unauthorized();
      const roles: readonly Role[] = ROLES_OF[asked.kind];
      if (!roles.includes(user.role)) throw forbidden();
      refuseUnfinished(user, services);

      return onBehalfOf(`user ${user.id}`, async () => {
        // Always read again, because access to the report may have ended since it was printed.
        const { report, fileName } = await printoutOf(services, asked, user);
        const pdf = recentPdfs.get(token) ?? (await print(report, raw));
        return sendPdf(pdf, fileName, reply);
      });
    },

    async getGradeReportOptions({ query }) {
      return { data: await selectGradeReportOptions(db, query) };
    },
  } satisfies Partial<Handlers>;
};
