import type { FastifyRequest } from 'fastify';
import { rejectDefaultPassword } from '@/server/auth/authenticate';
import type { GradeReportFilters, ReportGrant } from '@/server/auth/reportTokens';
import { findUserOfSession } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Config } from '@/server/config';
import type { Handlers, Reply } from '@/server/contract/operations';
import { forbidden, HttpError, notFound, unauthorized } from '@/server/http/errors';
import { whileConnected } from '@/server/http/whileConnected';
import type { Letterhead, Report, ReportActivity } from '@/server/reports/reportData';
import type { Services } from '@/server/services';
import { onBehalfOf } from '@/server/turns/person';
import { daysLate } from '@/shared/activityLogs';
import { letterGrade, weightedTotal } from '@/shared/constants/letterGrades';
import { REPORT_PHOTOS_MAX, REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { SCORE_PARTS, type Scores, type Weights, weightOf } from '@/shared/constants/scores';
import { PERMISSIONS, type Role } from '@/shared/permissions';
import { selectGradeReportOptions } from './gradeReportOptions';
import { createPdfCache } from './pdfCache';
import { prefersJson } from './prefersJson';
import {
  selectReportedActivities,
  selectReportedGrades,
  selectReportedInternship,
  selectReportedLecturer,
  selectReportedMentor,
  selectReportedPhotos,
} from './reportQueries';

const NO_ACTIVITY_REPORT = 'Data laporan tidak ditemukan.';
const NO_GRADE_REPORT = 'Laporan tidak ditemukan';
const TOO_MANY_PHOTOS = `Laporan memuat lebih dari ${REPORT_PHOTOS_MAX} foto.`;
const TOO_LONG = `Laporan memuat lebih dari ${REPORT_ROWS_MAX.toLocaleString('id')} baris.`;

const ROLES_OF = {
  activities: PERMISSIONS.activityReport,
  grades: PERMISSIONS.gradeReport,
} as const satisfies Record<Report['kind'], readonly Role[]>;

interface Printout {
  report: Report;
  fileName: string;
}

export const reportHandlers = ({ db, config, clock, reports, reportTokens }: Services) => {
  // The tab asks for a PDF right after the page received it, and again when it is saved.
  const recentPdfs = createPdfCache();

  const reportBase = () => ({
    letterhead: letterheadOf(config),
    timeZone: config.campusTimeZone,
    printedAt: clock(),
  });

  async function activitiesOf(id: number, withPhotos: boolean): Promise<ReportActivity[]> {
    const rows = printable(await selectReportedActivities(db, id));
    const photos = withPhotos ? await selectReportedPhotos(db, id) : [];
    if (photos.length > REPORT_PHOTOS_MAX) throw new HttpError(422, TOO_MANY_PHOTOS);
    return rows.map(({ id: activityId, log_text, first_handed_in_at, ...activity }) => {
      const days_late =
        first_handed_in_at && daysLate(activity.date, first_handed_in_at, config.campusTimeZone);
      const log = log_text === null ? null : { text: log_text, days_late: days_late ?? 0 };
      const its = photos.filter(({ activity_id }) => activity_id === activityId);
      return { ...activity, log, photos: its.map(({ thumbnail }) => thumbnail) };
    });
  }

  async function activityReport(
    id: number,
    user: SessionUser,
    withPhotos: boolean,
  ): Promise<Printout> {
    const found = await selectReportedInternship(db, id, user);
    if (!found) throw notFound(NO_ACTIVITY_REPORT);
    const { nim, start_date, end_date, semester, year } = found;
    const report: Report = {
      kind: 'activities',
      ...reportBase(),
      student: { name: found.student_name, nim },
      company_name: found.company_name,
      mentor: { name: found.mentor_name, signature: found.mentor_signature },
      lecturer: { name: found.lecturer_name, signature: found.lecturer_signature },
      period: { start_date, end_date, semester, year },
      activities: await activitiesOf(id, withPhotos),
    };
    return { report, fileName: `${safeFileName(`laporan-aktivitas-${nim}`)}.pdf` };
  }

  async function gradeReport(filters: GradeReportFilters) {
    const grades = printable(await selectReportedGrades(db, filters));
    const [first] = grades;
    if (!first) throw notFound(NO_GRADE_REPORT);
    const lecturer = await selectReportedLecturer(db, filters.lecturer_id);
    const mentor = await selectReportedMentor(db, filters.mentor_id);
    const summary = {
      course_name: first.course_name,
      lecturer_name: lecturer?.name ?? null,
      mentor_name: mentor?.name ?? null,
      company_name: mentor?.company_name ?? null,
      course_semester: first.course_semester,
      course_academic_year: first.course_academic_year,
    };
    const students = grades.map(({ nim, name, ...grade }) => {
      const total = weightedTotal(grade, grade);
      return { nim, name, ...scoresOf(grade), total, letter_grade: letterGrade(total) };
    });
    const report: Report = {
      kind: 'grades',
      ...reportBase(),
      summary,
      weights: weightsOf(first),
      students,
      signature: lecturer?.signature ?? null,
    };
    const fileName = `${safeFileName(`laporan-penilaian-${filters.course_code}`)}.pdf`;
    return { summary, students, report, fileName };
  }

  const print = (report: Report, raw: FastifyRequest) =>
    whileConnected(raw, (signal) => reports.print(report, signal));

  /** Prints a report and names the URL where a tab can open it under its file name. */
  async function sendPrintout(
    { report, fileName }: Printout,
    grant: ReportGrant,
    raw: FastifyRequest,
    reply: Reply,
  ) {
    const pdf = await print(report, raw);
    // The file name ends the path, because PDF viewers take their title and the name from there.
    const token = reportTokens.tokenOf(grant);
    recentPdfs.set(token, pdf);
    reply.header('content-location', `/api/reports/files/${fileName}?token=${token}`);
    return sendPdf(pdf, fileName, reply);
  }

  return {
    async getActivityReport({ params: { id }, query: { photos = false }, user, raw }, reply) {
      const grant: ReportGrant = {
        sessionId: user.sessionId,
        report: { kind: 'activities', id, ...(photos && { photos }) },
      };
      return sendPrintout(await activityReport(id, user, photos), grant, raw, reply);
    },

    async getGradeReport({ query, user, raw }, reply) {
      const { summary, students, ...printout } = await gradeReport(query);
      reply.header('vary', 'accept');
      if (prefersJson(raw.headers.accept)) return { data: { students, ...summary } };
      const { course_code, internship_period_id, lecturer_id, mentor_id } = query;
      const grant: ReportGrant = {
        sessionId: user.sessionId,
        report: { kind: 'grades', course_code, internship_period_id, lecturer_id, mentor_id },
      };
      return sendPrintout(printout, grant, raw, reply);
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
      rejectDefaultPassword(user, config);

      return onBehalfOf(`user ${user.id}`, async () => {
        // Always read again, because access to the report may have ended since it was printed.
        const { report, fileName } =
          asked.kind === 'activities'
            ? await activityReport(asked.id, user, asked.photos === true)
            : await gradeReport(asked);
        const pdf = recentPdfs.get(token) ?? (await print(report, raw));
        return sendPdf(pdf, fileName, reply);
      });
    },

    async getGradeReportOptions({ query }) {
      return { data: await selectGradeReportOptions(db, query) };
    },
  } satisfies Partial<Handlers>;
};

/** Rows of a report that is short enough to print; the queries read one row more. */
function printable<Row>(rows: Row[]): Row[] {
  if (rows.length > REPORT_ROWS_MAX) throw new HttpError(422, TOO_LONG);
  return rows;
}

function sendPdf(pdf: Buffer, fileName: string, reply: Reply): Buffer {
  reply.type('application/pdf');
  reply.header('content-disposition', `inline; filename="${fileName}"`);
  return pdf;
}

function letterheadOf({ appName, appDepartment, appProgramme }: Config): Letterhead {
  return { appName, department: appDepartment, programme: appProgramme };
}

function scoresOf(grade: Scores): Scores {
  const { assignment_1, assignment_2, midterm, final, other } = grade;
  return { assignment_1, assignment_2, midterm, final, other };
}

function weightsOf(course: Weights): Scores {
  const weights = SCORE_PARTS.map((part) => [part, course[weightOf(part)]]);
  return Object.fromEntries(weights) as unknown as Scores;
}

/** Quotes, line feeds and non-ASCII letters are not allowed in the header. */
function safeFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
