import { activities } from './activities';
import { activityLogs } from './activityLogs';
import { activityPhotos } from './activityPhotos';
import { assessments } from './assessments';
import { attendanceRequests } from './attendanceRequests';
import { certificates } from './certificates';
import { companies } from './companies';
import { courses } from './courses';
import { defences } from './defences';
import { finalReports } from './finalReports';
import { grades } from './grades';
import { guidanceSessions } from './guidanceSessions';
import { holidays } from './holidays';
import { institution } from './institution';
import { internshipPeriods } from './internshipPeriods';
import { internships } from './internships';
import { lecturers } from './lecturers';
import { letterSeries } from './letterSeries';
import { letters } from './letters';
import { letterTemplates } from './letterTemplates';
import { mentors } from './mentors';
import { placementRequests } from './placementRequests';
import { placementWindows } from './placementWindows';
import { places } from './places';
import { publicAddress } from './publicAddress';
import { savedViews } from './savedViews';
import { signatures } from './signatures';
import type { StoredRecord } from './storedRecord';
import { students } from './students';
import { users } from './users';

/** One line per resource with tables of its own. */
export const STORED_RECORDS = [
  users,
  students,
  lecturers,
  mentors,
  signatures,
  companies,
  places,
  courses,
  internshipPeriods,
  holidays,
  internships,
  activities,
  activityLogs,
  activityPhotos,
  attendanceRequests,
  placementRequests,
  placementWindows,
  assessments,
  guidanceSessions,
  finalReports,
  letterTemplates,
  letterSeries,
  letters,
  certificates,
  defences,
  grades,
  institution,
  publicAddress,
  savedViews,
] as const satisfies readonly StoredRecord[];
