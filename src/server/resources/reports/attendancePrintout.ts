import type { RecapFilters } from '@/server/auth/reportTokens';
import { ANYONE, type SessionUser } from '@/server/auth/sessionUser';
import { campusMoment } from '@/server/http/campusToday';
import { HttpError, notFound } from '@/server/http/errors';
import { attendanceWorkbook } from '@/server/reports/reportWorkbook';
import { type AttendanceRecords, selectAttendanceRecords } from './attendanceRecords';
import {
  type Asked,
  headOf,
  NO_PLACEMENT,
  type PresentReport,
  type Printout,
  type ReportServices,
} from './printout';
import {
  attendanceReportDigest,
  type SignatureDigests,
  signaturesOfAttendanceReport,
} from './reportDigest';

export async function attendancePrintout(
  services: ReportServices,
  asked: Asked<'attendance'>,
  user: SessionUser,
): Promise<Printout> {
  const records = await attendanceRecords(services, asked, user);
  const signatures = signaturesOfAttendanceReport(records);
  const digest = attendanceReportDigest(asked, records, signatures);
  return {
    report: {
      kind: 'attendance',
      ...(await headOf(services, asked, digest, signatures)),
      ...recapOf(records),
    },
    fileName: `${recapName(records)}.pdf`,
  };
}

export async function attendanceReportWorkbook(
  services: ReportServices,
  filters: RecapFilters,
  user: SessionUser,
) {
  const records = await attendanceRecords(services, filters, user);
  return { workbook: await attendanceWorkbook(recapOf(records)), fileName: recapName(records) };
}

export async function presentAttendance(
  services: ReportServices,
  asked: Asked<'attendance'>,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  const records = await unlessTooMany(
    selectAttendanceRecords(services, ANYONE, asked, campusMoment(services)),
  );
  return (
    records && {
      digest: attendanceReportDigest(asked, records, printed),
      signatures: signaturesOfAttendanceReport(records),
    }
  );
}

async function attendanceRecords(
  services: ReportServices,
  filters: RecapFilters,
  user: SessionUser,
) {
  const records = await selectAttendanceRecords(services, user, filters, campusMoment(services));
  if (!records) throw notFound(NO_PLACEMENT);
  return records;
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

const recapOf = ({ rows, ...records }: AttendanceRecords) => ({ ...records, students: rows });

const recapName = ({ days: { from, to } }: AttendanceRecords) => `rekap-kehadiran-${from}-${to}`;
