import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { rejectDefaultPassword } from '@/server/auth/authenticate';
import type {
  AskedReport,
  GradeReportFilters,
  RecapFilters,
  ReportGrant,
} from '@/server/auth/reportTokens';
import { findUserOfSession } from '@/server/auth/sessions';
import { ANYONE, type SessionUser } from '@/server/auth/sessionUser';
import type { Handlers, Reply } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusMoment, campusToday } from '@/server/http/campusToday';
import { forbidden, HttpError, notFound, unauthorized } from '@/server/http/errors';
import { whileConnected } from '@/server/http/whileConnected';
import type { Report, Verification } from '@/server/reports/reportData';
import {
  activityWorkbook,
  attendanceWorkbook,
  gradeWorkbook,
} from '@/server/reports/reportWorkbook';
import { selectAttendanceFacts } from '@/server/resources/attendance-days/attendanceFacts';
import { selectVerifiedCertificate } from '@/server/resources/certificates/certificateQueries';
import { selectVerifiedLetter } from '@/server/resources/letters/letterQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { currentRequester, onBehalfOf } from '@/server/turns/requester';
import { attendanceDays } from '@/server/verdicts/attendanceDays';
import { totalsOf } from '@/shared/attendance/totals';
import { REPORT_PHOTOS_MAX, REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { PERMISSIONS, type Role } from '@/shared/permissions';
import { formatVerificationCode, readVerificationCode } from '@/shared/verificationCode';
import { selectAssessmentRecords } from './assessmentRecords';
import { type AttendanceRecords, scopedTo, selectAttendanceRecords } from './attendanceRecords';
import { createCheckTurns } from './checkTurns';
import { selectGradeReportOptions } from './gradeReportOptions';
import { issueReport, selectIssuedReport } from './issuedReports';
import { createPdfCache } from './pdfCache';
import { prefersJson } from './prefersJson';
import {
  gradedStudents,
  letterheadOf,
  placementOf,
  reportedActivities,
  summaryOf,
  weightsOf,
} from './reportContent';
import {
  activityReportDigest,
  assessmentReportDigest,
  attendanceReportDigest,
  gradeReportDigest,
  type SignatureDigests,
  signaturesOfActivityReport,
  signaturesOfAssessmentReport,
  signaturesOfAttendanceReport,
  signaturesOfGradeReport,
} from './reportDigest';
import { safeFileName, sendPdf, sendWorkbook } from './reportFiles';
import { selectReportedThumbnails } from './reportQueries';
import { type GradeRecords, selectActivityRecords, selectGradeRecords } from './reportRecords';
import { limitUnknownCodes } from './verificationLimit';

const NO_ACTIVITY_REPORT = 'Data laporan tidak ditemukan.';
const NO_GRADE_REPORT = 'Laporan tidak ditemukan';
const NO_SENT_SHEET = 'Lembar penilaian ini belum dikirim.';
const TOO_MANY_PHOTOS = `Laporan memuat lebih dari ${REPORT_PHOTOS_MAX} foto.`;
const TOO_LONG = `Laporan memuat lebih dari ${REPORT_ROWS_MAX.toLocaleString('id')} baris.`;
const UNKNOWN_CODE = 'Kode tidak dikenal.';

const ROLES_OF = {
  activities: PERMISSIONS.activityReport,
  assessment: PERMISSIONS.viewAssessments,
  attendance: PERMISSIONS.attendanceRecap,
  grades: PERMISSIONS.gradeReport,
} as const satisfies Record<AskedReport['kind'], readonly Role[]>;

interface Printout {
  report: Report;
  fileName: string;
}

/** Letters and certificates never change; they are valid until they are taken back. */
const verdictOf = (madeAt: Date, takenBackAt: Date | null) => ({
  is_unchanged: takenBackAt === null,
  has_replaced_signature: false,
  is_cancelled: takenBackAt !== null,
  letter: null,
  certificate: null,
  first_printed_at: madeAt,
  last_printed_at: madeAt,
});

/** The verdict on a letter or certificate with this code; undefined if there is none. */
async function verifiedPaper(db: Database, code: string) {
  const letter = await selectVerifiedLetter(db, code);
  if (letter) {
    const { number, date, created_at, cancelled_at } = letter;
    return { ...verdictOf(created_at, cancelled_at), letter: { number, date } };
  }
  const certificate = await selectVerifiedCertificate(db, code);
  if (!certificate) return undefined;
  const { kind, data, issued_at, revoked_at } = certificate;
  const { name, company_name, period } = data;
  const shown = { kind, name, company_name, ...period };
  return { ...verdictOf(issued_at, revoked_at), certificate: shown };
}

export const reportHandlers = ({
  db,
  config,
  clock,
  reports,
  reportTokens,
  verdicts,
}: Services) => {
  const judging = { db, verdicts };
  // The tab requests the PDF right after the page received it, and again when it is saved.
  const recentPdfs = createPdfCache();
  const checks = createCheckTurns();

  const moment = () => campusMoment({ clock, config });

  const reportBase = () => ({
    letterhead: letterheadOf(config),
    timeZone: config.campusTimeZone,
    printedAt: clock(),
  });

  async function activityReport(
    id: number,
    user: SessionUser,
    withPhotos: boolean,
  ): Promise<Printout> {
    const records = await selectActivityRecords(db, id, withPhotos, user);
    if (!records) throw notFound(NO_ACTIVITY_REPORT);
    const { internship, photos } = records;
    printable(records.activities);
    if (photos.length > REPORT_PHOTOS_MAX) throw new HttpError(422, TOO_MANY_PHOTOS);
    const thumbnails = photos.length > 0 ? await selectReportedThumbnails(db, id) : new Map();
    const asked: AskedReport = { kind: 'activities', id, ...(withPhotos && { photos: true }) };
    const signatures = signaturesOfActivityReport(records);
    const digest = activityReportDigest(asked, records, signatures);
    const report: Report = {
      kind: 'activities',
      ...reportBase(),
      verification: await verificationOf(asked, digest, signatures),
      ...placementOf(internship),
      activities: reportedActivities(records, thumbnails, config.campusTimeZone),
      attendance: await attendanceUntilNow(id, user, internship),
    };
    return { report, fileName: `${safeFileName(`laporan-aktivitas-${internship.nim}`)}.pdf` };
  }

  /** The totals of the days of a placement that have come. */
  async function attendanceUntilNow(
    id: number,
    user: SessionUser,
    { start_date, end_date }: { start_date: string; end_date: string },
  ) {
    const today = campusToday({ clock, config });
    const days = { from: start_date, to: today < end_date ? today : end_date };
    const facts = await selectAttendanceFacts(db, user, [id], days);
    return totalsOf(facts.placements.flatMap(attendanceDays(facts, moment())));
  }

  async function attendanceRecords(filters: RecapFilters, user: SessionUser) {
    const records = await selectAttendanceRecords(judging, user, filters, moment());
    if (!records) throw notFound(NO_ACTIVITY_REPORT);
    return records;
  }

  async function attendanceReport(filters: RecapFilters, user: SessionUser): Promise<Printout> {
    const records = await attendanceRecords(filters, user);
    const asked: AskedReport = { kind: 'attendance', ...filters };
    const signatures = signaturesOfAttendanceReport(records);
    const digest = attendanceReportDigest(asked, records, signatures);
    const report: Report = {
      kind: 'attendance',
      ...reportBase(),
      verification: await verificationOf(asked, digest, signatures),
      ...recapOf(records),
    };
    return { report, fileName: `${recapName(records)}.pdf` };
  }

  async function assessmentReport(
    key: { id: number; form_id: number },
    user: SessionUser,
  ): Promise<Printout> {
    const records = await selectAssessmentRecords(db, user, key);
    if (!records) throw notFound(NO_SENT_SHEET);
    const asked: AskedReport = { kind: 'assessment', ...key };
    const signatures = signaturesOfAssessmentReport(records);
    const digest = assessmentReportDigest(asked, records, signatures);
    const { sheet, period, signature } = records;
    const report: Report = {
      kind: 'assessment',
      ...reportBase(),
      verification: await verificationOf(asked, digest, signatures),
      student: { name: sheet.student_name, nim: sheet.nim },
      company_name: sheet.company_name,
      course_name: sheet.course_name,
      period,
      criteria: sheet.criteria,
      scores: [...sheet.scores],
      remarks: sheet.remarks,
      assessor_role: sheet.assessor,
      assessor: { name: sheet.assessor_name, signature },
      sent_at: sheet.sent_at,
    };
    return { report, fileName: `${safeFileName(`lembar-penilaian-${sheet.nim}`)}.pdf` };
  }

  async function gradeRecords(filters: GradeReportFilters): Promise<GradeRecords> {
    const records = await selectGradeRecords(db, filters);
    if (!records) throw notFound(NO_GRADE_REPORT);
    printable(records.grades);
    return records;
  }

  async function gradeReport(filters: GradeReportFilters): Promise<Printout> {
    const records = await gradeRecords(filters);
    const asked: AskedReport = { kind: 'grades', ...filters };
    const signatures = signaturesOfGradeReport(records);
    const digest = gradeReportDigest(asked, records, signatures);
    const report: Report = {
      kind: 'grades',
      ...reportBase(),
      verification: await verificationOf(asked, digest, signatures),
      summary: summaryOf(records),
      weights: weightsOf(records.grades[0]),
      students: gradedStudents(records),
      signature: records.lecturer?.signature ?? null,
    };
    const fileName = `${safeFileName(`laporan-penilaian-${filters.course_code}`)}.pdf`;
    return { report, fileName };
  }

  /** The code with which anyone can check the report, and the address for it. */
  async function verificationOf(
    asked: AskedReport,
    digest: string,
    signatures: SignatureDigests,
  ): Promise<Verification> {
    const issued = await issueReport(db, asked, digest, signatures, clock());
    const code = formatVerificationCode(issued);
    const { address } = await selectPublicAddress(db, config);
    return { code, url: address && `${address}/verify/${code}` };
  }

  /**
   * The digests of the present data with the printed signatures, and with the present ones; null when the
   * report no longer exists.
   */
  async function presentReport(asked: AskedReport, printed: SignatureDigests) {
    if (asked.kind === 'activities') {
      const records = await selectActivityRecords(db, asked.id, asked.photos === true, 'anyone');
      if (!records) return null;
      const digest = activityReportDigest(asked, records, printed);
      return { digest, signatures: signaturesOfActivityReport(records) };
    }
    if (asked.kind === 'assessment') {
      const records = await selectAssessmentRecords(db, ANYONE, asked);
      if (!records) return null;
      const digest = assessmentReportDigest(asked, records, printed);
      return { digest, signatures: signaturesOfAssessmentReport(records) };
    }
    if (asked.kind === 'attendance') {
      const records = await unlessTooMany(
        selectAttendanceRecords(judging, ANYONE, asked, moment()),
      );
      if (!records) return null;
      const digest = attendanceReportDigest(asked, records, printed);
      return { digest, signatures: signaturesOfAttendanceReport(records) };
    }
    const records = await selectGradeRecords(db, asked);
    if (!records) return null;
    const digest = gradeReportDigest(asked, records, printed);
    return { digest, signatures: signaturesOfGradeReport(records) };
  }

  /** The report with this code, or the verdict on a letter or certificate. */
  const findPaper = (code: string, address: string) =>
    limitUnknownCodes(
      db,
      address,
      clock(),
      async () => (await selectIssuedReport(db, code)) ?? (await verifiedPaper(db, code)),
    );

  function printoutOf(asked: AskedReport, user: SessionUser): Promise<Printout> {
    switch (asked.kind) {
      case 'activities':
        return activityReport(asked.id, user, asked.photos === true);
      case 'assessment':
        return assessmentReport({ id: asked.id, form_id: asked.form_id }, user);
      case 'attendance':
        return attendanceReport(recapFiltersOf(asked), user);
      case 'grades':
        return gradeReport(filtersOf(asked));
    }
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

    async getAssessmentReport({ params: { id, form_id }, user, raw }, reply) {
      const grant: ReportGrant = {
        sessionId: user.sessionId,
        report: { kind: 'assessment', id, form_id },
      };
      return sendPrintout(await assessmentReport({ id, form_id }, user), grant, raw, reply);
    },

    async getAttendanceReport({ query, user, raw }, reply) {
      const filters = scopedTo(user, query);
      const grant: ReportGrant = {
        sessionId: user.sessionId,
        report: { kind: 'attendance', ...filters },
      };
      return sendPrintout(await attendanceReport(filters, user), grant, raw, reply);
    },

    async exportAttendanceReport({ query, user }, reply) {
      const records = await attendanceRecords(scopedTo(user, query), user);
      return sendWorkbook(await attendanceWorkbook(recapOf(records)), recapName(records), reply);
    },

    async getGradeReport({ query, user, raw }, reply) {
      reply.header('vary', 'accept');
      if (prefersJson(raw.headers.accept)) {
        const records = await gradeRecords(query);
        return { data: { students: gradedStudents(records), ...summaryOf(records) } };
      }
      const { course_code, internship_period_id, lecturer_id, mentor_id } = query;
      const filters = { course_code, internship_period_id, lecturer_id, mentor_id };
      const grant: ReportGrant = {
        sessionId: user.sessionId,
        report: { kind: 'grades', ...filters },
      };
      return sendPrintout(await gradeReport(filters), grant, raw, reply);
    },

    async exportActivityReport({ params: { id }, user }, reply) {
      const records = await selectActivityRecords(db, id, false, user);
      if (!records) throw notFound(NO_ACTIVITY_REPORT);
      printable(records.activities);
      const { internship } = records;
      const workbook = await activityWorkbook({
        ...placementOf(internship),
        activities: reportedActivities(records, new Map(), config.campusTimeZone),
        attendance: await attendanceUntilNow(id, user, internship),
        timeZone: config.campusTimeZone,
      });
      return sendWorkbook(workbook, `laporan-aktivitas-${internship.nim}`, reply);
    },

    async exportGradeReport({ query }, reply) {
      const records = await gradeRecords(query);
      const workbook = await gradeWorkbook({
        summary: summaryOf(records),
        weights: weightsOf(records.grades[0]),
        students: gradedStudents(records),
      });
      return sendWorkbook(workbook, `laporan-penilaian-${query.course_code}`, reply);
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
        const { report, fileName } = await printoutOf(asked, user);
        const pdf = recentPdfs.get(token) ?? (await print(report, raw));
        return sendPdf(pdf, fileName, reply);
      });
    },

    // Public: holders of the paper learn whether it is still unchanged, and nothing that is not on it.
    async getReportVerification({ params, raw }) {
      const code = readVerificationCode(params.code);
      const found = code === null ? undefined : await findPaper(code, raw.ip);
      if (!found) throw notFound(UNKNOWN_CODE);
      if ('is_unchanged' in found) return { data: found };
      const { asked, content_digest, signatures, first_issued_at, last_issued_at } = found;
      const present =
        asked &&
        (await whileConnected(raw, (signal) =>
          checks.run(
            currentRequester() ?? 'server',
            () => presentReport(asked, signatures),
            signal,
          ),
        ));
      return {
        data: {
          is_unchanged: present?.digest === content_digest,
          has_replaced_signature:
            present?.digest === content_digest &&
            !isDeepStrictEqual(present.signatures, signatures),
          is_cancelled: false,
          letter: null,
          certificate: null,
          first_printed_at: first_issued_at,
          last_printed_at: last_issued_at,
        },
      };
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

/** null where the filters of a printed recap find more by now than a recap may have. */
async function unlessTooMany<Records>(records: Promise<Records>): Promise<Records | null> {
  try {
    return await records;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 422) return null;
    throw error;
  }
}

function filtersOf({
  course_code,
  internship_period_id,
  lecturer_id,
  mentor_id,
}: GradeReportFilters): GradeReportFilters {
  return { course_code, internship_period_id, lecturer_id, mentor_id };
}

const recapOf = ({ rows, ...records }: AttendanceRecords) => ({ ...records, students: rows });

const recapName = ({ days: { from, to } }: AttendanceRecords) => `rekap-kehadiran-${from}-${to}`;

function recapFiltersOf({ kind: _, ...filters }: RecapFilters & { kind: string }): RecapFilters {
  return filters;
}
