import type { SessionUser } from '@/server/auth/sessionUser';
import { campusMoment } from '@/server/http/campusToday';
import { HttpError, notFound } from '@/server/http/errors';
import { selectAttendanceFacts } from '@/server/placements/attendanceFacts';
import { safeFileName } from '@/server/reports/reportFiles';
import { activityWorkbook } from '@/server/reports/reportWorkbook';
import { attendanceDays } from '@/server/verdicts/attendanceDays';
import { totalsOf } from '@/shared/attendance/totals';
import { REPORT_PHOTOS_MAX } from '@/shared/constants/limits';
import {
  type Asked,
  headOf,
  NO_PLACEMENT,
  type PresentReport,
  type Printout,
  type ReportServices,
  refuseTooLong,
} from './printout';
import { placementOf, reportedActivities } from './reportContent';
import {
  activityReportDigest,
  type SignatureDigests,
  signaturesOfActivityReport,
} from './reportDigest';
import { selectReportedThumbnails } from './reportQueries';
import { selectActivityRecords } from './reportRecords';

const TOO_MANY_PHOTOS = `Laporan memuat lebih dari ${REPORT_PHOTOS_MAX} foto.`;

export async function activityPrintout(
  services: ReportServices,
  asked: Asked<'activities'>,
  user: SessionUser,
): Promise<Printout> {
  const { db, config } = services;
  const { id } = asked;
  const records = await activityRecords(services, id, asked.photos === true, user);
  const { internship, photos } = records;
  if (photos.length > REPORT_PHOTOS_MAX) throw new HttpError(422, TOO_MANY_PHOTOS);
  const thumbnails = photos.length > 0 ? await selectReportedThumbnails(db, id) : new Map();
  const signatures = signaturesOfActivityReport(records);
  const digest = activityReportDigest(asked, records, signatures);
  return {
    report: {
      kind: 'activities',
      ...(await headOf(services, asked, digest, signatures)),
      ...placementOf(internship),
      activities: reportedActivities(records, thumbnails, config.campusTimeZone),
      attendance: await attendanceUntilNow(services, id, user, internship),
    },
    fileName: `${safeFileName(`laporan-aktivitas-${internship.nim}`)}.pdf`,
  };
}

export async function activityReportWorkbook(
  services: ReportServices,
  id: number,
  user: SessionUser,
) {
  const timeZone = services.config.campusTimeZone;
  const records = await activityRecords(services, id, false, user);
  const { internship } = records;
  const workbook = await activityWorkbook({
    ...placementOf(internship),
    activities: reportedActivities(records, new Map(), timeZone),
    attendance: await attendanceUntilNow(services, id, user, internship),
    timeZone,
  });
  return { workbook, fileName: `laporan-aktivitas-${internship.nim}` };
}

export async function presentActivities(
  { db }: ReportServices,
  asked: Asked<'activities'>,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  const records = await selectActivityRecords(db, asked.id, asked.photos === true, 'anyone');
  return (
    records && {
      digest: activityReportDigest(asked, records, printed),
      signatures: signaturesOfActivityReport(records),
    }
  );
}

async function activityRecords(
  { db }: ReportServices,
  id: number,
  withPhotos: boolean,
  user: SessionUser,
) {
  const records = await selectActivityRecords(db, id, withPhotos, user);
  if (!records) throw notFound(NO_PLACEMENT);
  refuseTooLong(records.activities);
  return records;
}

/** The totals of the days of a placement that have come. */
async function attendanceUntilNow(
  services: ReportServices,
  id: number,
  user: SessionUser,
  { start_date, end_date }: { start_date: string; end_date: string },
) {
  const moment = campusMoment(services);
  const days = { from: start_date, to: moment.today < end_date ? moment.today : end_date };
  const facts = await selectAttendanceFacts(services.db, user, [id], days);
  return totalsOf(facts.placements.flatMap(attendanceDays(facts, moment)));
}
