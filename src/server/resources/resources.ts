import type { Handlers } from '@/server/contract/operations';
import type { LargeBodies } from '@/server/contract/registerContract';
import type { Services } from '@/server/services';
import { merged, mergedParts } from '@/shared/merged';
import type { PersonalRecord } from '@/shared/records';
import { activityLogs } from './activities/logs/resource';
import { activityPhotos } from './activities/photos/resource';
import { activities } from './activities/resource';
import { assessments } from './assessments/resource';
import { attendanceDays } from './attendance-days/resource';
import { attendanceRecap } from './attendance-recap/resource';
import { attendanceRequests } from './attendance-requests/resource';
import { auditEntries } from './audit-entries/resource';
import { certificates } from './certificates/resource';
import { companies } from './companies/resource';
import { courses } from './courses/resource';
import { dashboards } from './dashboards/resource';
import { defences } from './defences/resource';
import { finalReports } from './final-reports/resource';
import { chatReminders, followUps } from './follow-ups/resource';
import { grades } from './grades/resource';
import { guidanceSessions } from './guidance-sessions/resource';
import { holidays } from './holidays/resource';
import { IMPORT_BODIES } from './imports/importBodies';
import type { Importers } from './imports/importer';
import { importHandlers } from './imports/importHandlers';
import { institution } from './institution/resource';
import { internshipPeriods } from './internship-periods/resource';
import { finishedPlacements, internships, placementDates } from './internships/resource';
import { invitations } from './invitations/resource';
import { lecturers } from './lecturers/resource';
import { letterSeries } from './letter-series/resource';
import { letterTemplates } from './letter-templates/resource';
import { letters } from './letters/resource';
import { mails } from './mails/resource';
import { mentors } from './mentors/resource';
import { notifications } from './notifications/resource';
import { passwordCodes } from './password-codes/resource';
import { personalDataHandlers } from './personal-data/personalDataHandlers';
import type { PersonalTable } from './personalRecords';
import { placementRequests } from './placement-requests/resource';
import { placementWindows } from './placement-windows/resource';
import { places } from './places/resource';
import { publicAddress } from './public-address/resource';
import { reports } from './reports/resource';
import type { Resource } from './resource';
import { reviews } from './reviews/resource';
import { savedViews } from './saved-views/resource';
import { schedules } from './schedules/resource';
import type { Finders } from './search/finder';
import { searchHandlers } from './search/searchHandlers';
import { session } from './session/resource';
import { signatures } from './signatures/resource';
import { students } from './students/resource';
import { system } from './system/resource';
import { users } from './users/resource';

/**
 * One line per resource, in the order of a person's copy of their data. Anonymising begins with the account: functions
 * of the database refuse to clear records of another one.
 */
const RESOURCES = [
  users,
  students,
  lecturers,
  mentors,
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
  guidanceSessions,
  letterTemplates,
  letterSeries,
  letters,
  certificates,
  defences,
  activityPhotos,
  reviews,
  schedules,
  placementDates,
  finishedPlacements,
  attendanceDays,
  attendanceRecap,
  assessments,
  finalReports,
  grades,
  signatures,
  reports,
  dashboards,
  session,
  invitations,
  passwordCodes,
  savedViews,
  followUps,
  notifications,
  mails,
  chatReminders,
  auditEntries,
  institution,
  publicAddress,
  system,
] as const satisfies readonly Resource[];

export const FINDERS = mergedParts(RESOURCES, 'finders') satisfies Finders;

export const PERSONAL_DATA = mergedParts(RESOURCES, 'personalData') satisfies Record<
  PersonalRecord,
  PersonalTable
>;

const IMPORTERS = mergedParts(RESOURCES, 'importers') satisfies Importers;

export const LARGE_BODIES: LargeBodies = {
  ...mergedParts(RESOURCES, 'largeBodies'),
  ...IMPORT_BODIES,
};

/** A handler for every operation of the document; a missing one is a compile error. */
export const createHandlers = (services: Services): Handlers => ({
  ...merged(RESOURCES.flatMap((one) => ('handlers' in one ? [one.handlers(services)] : []))),
  ...importHandlers(services, IMPORTERS),
  ...searchHandlers(services, FINDERS),
  ...personalDataHandlers(services, PERSONAL_DATA),
});
