import type { Viewer } from '@/server/auth/sessionUser';
import type { NotificationType } from '../notification';
import { askedMembers } from './askedMembers';
import { askedRequests } from './askedRequests';
import { issuedCertificates, revokedCertificates } from './certificates';
import { changedPlacements } from './changedPlacements';
import { decidedPlaces } from './decidedPlaces';
import { decidedReports } from './decidedReports';
import { decidedRequests } from './decidedRequests';
import { declinedMembers } from './declinedMembers';
import { enteredPresses } from './enteredPresses';
import { changedGrades, givenGrades } from './grades';
import { lostRequests } from './lostRequests';
import { movedPeriods } from './movedPeriods';
import { newPlacements } from './newPlacements';
import { passedRequests } from './passedRequests';
import { plannedDefences } from './plannedDefences';
import { refusedAddresses } from './refusedAddresses';
import { resetPasswords } from './resetPasswords';
import { resubmittedLogs } from './resubmittedLogs';
import { returnedActivities } from './returnedActivities';
import { returnedAssessments } from './returnedAssessments';

/** In the order of the page of preferences. */
export const NOTIFICATIONS: readonly NotificationType[] = [
  returnedActivities,
  resubmittedLogs,
  askedRequests,
  decidedRequests,
  enteredPresses,
  givenGrades,
  changedGrades,
  decidedPlaces,
  decidedReports,
  returnedAssessments,
  askedMembers,
  declinedMembers,
  passedRequests,
  lostRequests,
  newPlacements,
  changedPlacements,
  movedPeriods,
  plannedDefences,
  issuedCertificates,
  revokedCertificates,
  refusedAddresses,
  resetPasswords,
];

export const typesOf = ({ role }: Pick<Viewer, 'role'>) =>
  NOTIFICATIONS.filter(({ roles }) => roles.includes(role));
