// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { returnedActivities } from './returnedActivities';
import { resubmittedLogs } from './resubmittedLogs';
import { askedRequests } from './askedRequests';
import { decidedRequests } from './decidedRequests';
import { enteredPresses } from './enteredPresses';
import { givenGrades, changedGrades } from './grades';
import { decidedPlaces } from './decidedPlaces';
import { decidedReports } from './decidedReports';
import { returnedAssessments } from './returnedAssessments';
import { askedMembers } from './askedMembers';
import { declinedMembers } from './declinedMembers';
import { passedRequests } from './passedRequests';
import { lostRequests } from './lostRequests';
import { newPlacements } from './newPlacements';
import { changedPlacements } from './changedPlacements';
import { movedPeriods } from './movedPeriods';
import { plannedDefences } from './plannedDefences';
import { issuedCertificates, revokedCertificates } from './certificates';
import { refusedAddresses } from './refusedAddresses';
import { resetPasswords } from './resetPasswords';
import { changedFactors } from './changedFactors';

export const ALL_KINDS = [
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
  changedFactors,
] as const;
