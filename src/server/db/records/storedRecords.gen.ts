// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { activityPhotos } from './activityPhotos';
import { users } from './users';
import { students } from './students';
import { lecturers } from './lecturers';
import { mentors } from './mentors';
import { signatures } from './signatures';
import { companies } from './companies';
import { places } from './places';
import { courses } from './courses';
import { internshipPeriods } from './internshipPeriods';
import { holidays } from './holidays';
import { internships } from './internships';
import { activities } from './activities';
import { activityLogs } from './activityLogs';
import { attendanceRequests } from './attendanceRequests';
import { placementRequests } from './placementRequests';
import { placementWindows } from './placementWindows';
import { assessments } from './assessments';
import { guidanceSessions } from './guidanceSessions';
import { finalReports } from './finalReports';
import { letterTemplates } from './letterTemplates';
import { letterSeries } from './letterSeries';
import { letters } from './letters';
import { certificates } from './certificates';
import { defences } from './defences';
import { grades } from './grades';
import { savedViews } from './savedViews';
import { institution } from './institution';
import { publicAddress } from './publicAddress';

export const STORED_RECORDS = [
  activityPhotos,
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
  savedViews,
  institution,
  publicAddress,
] as const;
