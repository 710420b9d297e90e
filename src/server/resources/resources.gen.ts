// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { users } from './users/resource';
import { session } from './session/resource';
import { students } from './students/resource';
import { lecturers } from './lecturers/resource';
import { mentors } from './mentors/resource';
import { signatures } from './signatures/resource';
import { companies } from './companies/resource';
import { places } from './places/resource';
import { courses } from './courses/resource';
import { internshipPeriods } from './internship-periods/resource';
import { holidays } from './holidays/resource';
import { internships, finishedPlacements, placementDates } from './internships/resource';
import { activities } from './activities/resource';
import { activityLogs } from './activities/logs/resource';
import { activityPhotos } from './activities/photos/resource';
import { attendanceRequests } from './attendance-requests/resource';
import { placementRequests } from './placement-requests/resource';
import { placementWindows } from './placement-windows/resource';
import { assessments } from './assessments/resource';
import { guidanceSessions } from './guidance-sessions/resource';
import { finalReports } from './final-reports/resource';
import { letterTemplates } from './letter-templates/resource';
import { letterSeries } from './letter-series/resource';
import { letters } from './letters/resource';
import { certificates } from './certificates/resource';
import { defences } from './defences/resource';
import { grades } from './grades/resource';
import { schedules } from './schedules/resource';
import { attendanceDays } from './attendance-days/resource';
import { attendanceRecap } from './attendance-recap/resource';
import { reviews } from './reviews/resource';
import { reports } from './reports/resource';
import { dashboards } from './dashboards/resource';
import { invitations } from './invitations/resource';
import { passwordCodes } from './password-codes/resource';
import { secondFactors } from './second-factors/resource';
import { savedViews } from './saved-views/resource';
import { followUps, chatReminders } from './follow-ups/resource';
import { notifications } from './notifications/resource';
import { mails } from './mails/resource';
import { institution } from './institution/resource';
import { publicAddress } from './public-address/resource';
import { auditEntries } from './audit-entries/resource';
import { system } from './system/resource';

export const RESOURCES = [
  users,
  session,
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
  finishedPlacements,
  placementDates,
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
  schedules,
  attendanceDays,
  attendanceRecap,
  reviews,
  reports,
  dashboards,
  invitations,
  passwordCodes,
  secondFactors,
  savedViews,
  followUps,
  chatReminders,
  notifications,
  mails,
  institution,
  publicAddress,
  auditEntries,
  system,
] as const;
