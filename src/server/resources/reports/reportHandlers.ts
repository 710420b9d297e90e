import type { FastifyRequest } from 'fastify';
import type { Config } from '@/server/config';
import type { Handlers, Reply } from '@/server/contract/operations';
import { badRequest, notFound } from '@/server/http/errors';
import type { Letterhead, Report } from '@/server/reports/reportData';
import type { Services } from '@/server/services';
import { letterGrade, weightedTotal } from '@/shared/constants/letterGrades';
import { SCORE_PARTS, type Scores, type Weights, weightOf } from '@/shared/constants/scores';
import { prefersJson } from './prefersJson';
import {
  selectReportedActivities,
  selectReportedGrades,
  selectReportedInternship,
  selectReportedLecturer,
  selectReportedMentor,
} from './reportQueries';

const NO_ACTIVITY_REPORT = 'Data laporan tidak ditemukan.';
const NO_GRADE_REPORT = 'Laporan tidak ditemukan';

export const reportHandlers = ({ db, config, clock, reports }: Services) => {
  const printed = () => ({
    letterhead: letterheadOf(config),
    timeZone: config.campusTimeZone,
    printedAt: clock(),
  });

  async function answerPdf(report: Report, fileName: string, raw: FastifyRequest, reply: Reply) {
    const pdf = await whileConnected(raw, (signal) => reports.print(report, signal));
    reply.type('application/pdf');
    reply.header('content-disposition', `inline; filename="${safeFileName(fileName)}.pdf"`);
    return pdf;
  }

  return {
    async getActivityReport({ params: { id }, user, raw }, reply) {
      const found = await selectReportedInternship(db, id, user);
      if (!found) throw notFound(NO_ACTIVITY_REPORT);
      const { nim, start_date, end_date, semester, year } = found;
      const report: Report = {
        kind: 'activities',
        ...printed(),
        student: { name: found.student_name, nim },
        company_name: found.company_name,
        mentor: { name: found.mentor_name, signature: found.mentor_signature },
        lecturer: { name: found.lecturer_name, signature: found.lecturer_signature },
        period: { start_date, end_date, semester, year },
        activities: await selectReportedActivities(db, id),
      };
      return answerPdf(report, `laporan-aktivitas-${nim}`, raw, reply);
    },

    async getGradeReport({ query, raw }, reply) {
      const grades = await selectReportedGrades(db, query);
      const [first] = grades;
      if (!first) throw notFound(NO_GRADE_REPORT);
      const lecturer = await selectReportedLecturer(db, query.lecturer_id);
      const mentor = await selectReportedMentor(db, query.mentor_id);
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

      reply.header('vary', 'accept');
      if (prefersJson(raw.headers.accept)) return { data: { students, ...summary } };
      const report: Report = {
        kind: 'grades',
        ...printed(),
        summary,
        weights: weightsOf(first),
        students,
        signature: lecturer?.signature ?? null,
      };
      return answerPdf(report, `laporan-penilaian-${query.course_code}`, raw, reply);
    },
  } satisfies Partial<Handlers>;
};

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

/** Runs the work with a signal that says when nobody waits for it any more. */
async function whileConnected<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  socket.once('close', abort);
  try {
    return await work(gone.signal);
  } catch (error) {
    // An answer that nobody reads, and no failure that belongs into the log.
    throw gone.signal.aborted ? badRequest() : error;
  } finally {
    socket.off('close', abort);
  }
}

/** A header takes no quotes, line feeds or letters beyond ASCII. */
function safeFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
