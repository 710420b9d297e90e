// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { oldBackup } from './oldBackup';
import { todaysPresses } from './todaysPresses';
import { returnedActivities } from './returnedActivities';
import { returnedReports } from './returnedReports';
import { missingDays } from './missingDays';
import { missingLogs } from './missingLogs';
import { decidedRequests } from './decidedRequests';
import { returnedGuidance } from './returnedGuidance';
import { incompletePlaces } from './incompletePlaces';
import { askedMemberships } from './askedMemberships';
import { closingWindows } from './closingWindows';
import { unsettledDays } from './unsettledDays';
import { silentStudents } from './silentStudents';
import { resubmittedLogs } from './resubmittedLogs';
import { waitingReviews } from './waitingReviews';
import { waitingRequests } from './waitingRequests';
import { waitingReports } from './waitingReports';
import { lateRequests } from './lateRequests';
import { waitingGuidance } from './waitingGuidance';
import { waitingPlaces } from './waitingPlaces';
import { missingSheets } from './missingSheets';
import { unscoredDefences } from './unscoredDefences';
import { missingGrades } from './missingGrades';
import { readyCertificates } from './readyCertificates';
import { openPlacements } from './openPlacements';
import { unplacedStudents } from './unplacedStudents';
import { idlePlacements } from './idlePlacements';
import { lateReviewers } from './lateReviewers';
import { unansweredReminders } from './unansweredReminders';
import { unsignedMentors, unsignedLecturers } from './unsignedPeople';
import { defaultPasswords } from './defaultPasswords';
import { nextHolidays } from './nextHolidays';

export const ALL_KINDS = [
  oldBackup,
  todaysPresses,
  returnedActivities,
  returnedReports,
  missingDays,
  missingLogs,
  decidedRequests,
  returnedGuidance,
  incompletePlaces,
  askedMemberships,
  closingWindows,
  unsettledDays,
  silentStudents,
  resubmittedLogs,
  waitingReviews,
  waitingRequests,
  waitingReports,
  lateRequests,
  waitingGuidance,
  waitingPlaces,
  missingSheets,
  unscoredDefences,
  missingGrades,
  readyCertificates,
  openPlacements,
  unplacedStudents,
  idlePlacements,
  lateReviewers,
  unansweredReminders,
  unsignedMentors,
  unsignedLecturers,
  defaultPasswords,
  nextHolidays,
] as const;
