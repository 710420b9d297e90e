import type { FollowUp, FollowUpPerson } from '../followUp';
import { askedMemberships } from './askedMemberships';
import { closingWindows } from './closingWindows';
import { decidedRequests } from './decidedRequests';
import { defaultPasswords } from './defaultPasswords';
import { idlePlacements } from './idlePlacements';
import { incompletePlaces } from './incompletePlaces';
import { lateRequests } from './lateRequests';
import { lateReviewers } from './lateReviewers';
import { missingDays } from './missingDays';
import { missingGrades } from './missingGrades';
import { missingLogs } from './missingLogs';
import { missingSheets } from './missingSheets';
import { nextHolidays } from './nextHolidays';
import { oldBackup } from './oldBackup';
import { openPlacements } from './openPlacements';
import { readyCertificates } from './readyCertificates';
import { resubmittedLogs } from './resubmittedLogs';
import { returnedActivities } from './returnedActivities';
import { returnedGuidance } from './returnedGuidance';
import { returnedReports } from './returnedReports';
import { silentStudents } from './silentStudents';
import { todaysPresses } from './todaysPresses';
import { unansweredReminders } from './unansweredReminders';
import { unplacedStudents } from './unplacedStudents';
import { unscoredDefences } from './unscoredDefences';
import { unsettledDays } from './unsettledDays';
import { unsignedLecturers, unsignedMentors } from './unsignedPeople';
import { waitingGuidance } from './waitingGuidance';
import { waitingPlaces } from './waitingPlaces';
import { waitingReports } from './waitingReports';
import { waitingRequests } from './waitingRequests';
import { waitingReviews } from './waitingReviews';

/** Most urgent first. */
export const FOLLOW_UPS: readonly FollowUp[] = [
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
];

export const kindsOf = ({ role }: Pick<FollowUpPerson, 'role'>) =>
  FOLLOW_UPS.filter(({ roles }) => roles.includes(role));
