import { type Area, can, isRole, PERMISSIONS, ROLES } from './permissions';

// The table of specification §6, column by column: super_admin, lecturer, mentor, student.
const TABLE: Record<Area, string> = {
  dashboard: 'yes yes yes yes',
  changePassword: 'yes yes yes yes',
  masterData: 'yes no no no',
  viewInternships: 'yes yes yes no',
  manageInternships: 'yes no no no',
  manageActivities: 'yes no yes no',
  validateAsMentor: 'yes no yes no',
  validateAsLecturer: 'yes yes no no',
  manageGrades: 'yes yes no no',
  gradeReport: 'yes no no no',
  studentPages: 'no no no yes',
  reviewDesk: 'no yes yes no',
  undoDecisions: 'yes yes yes no',
  decideRequests: 'yes yes yes no',
  placementRequests: 'yes no no yes',
  decidePlacements: 'yes no no no',
  letters: 'yes no no yes',
  manageLetters: 'yes no no no',
  certificates: 'yes no no yes',
  certificateFiles: 'yes no yes yes',
  ownThanks: 'no no yes no',
  manageCertificates: 'yes no no no',
  readGuidance: 'yes yes no no',
  guidanceSessions: 'yes yes no yes',
  recordGuidance: 'no yes no yes',
  decideGuidance: 'no yes no no',
  finalReports: 'yes yes no yes',
  decideFinalReports: 'no yes no no',
  manageDefences: 'yes no no no',
  scoreDefences: 'no yes no no',
  internshipDefence: 'yes yes no yes',
  attendanceRecap: 'yes yes yes no',
  manageAssessments: 'yes no no no',
  viewAssessments: 'yes yes yes no',
  fillAssessments: 'no yes yes no',
  followUps: 'yes yes yes yes',
  notifications: 'yes yes yes yes',
  savedViews: 'yes yes yes no',
  viewActivities: 'yes yes yes yes',
  viewRequests: 'yes yes yes yes',
  viewGrades: 'yes yes yes no',
  activityReport: 'yes yes yes no',
  readCourses: 'yes yes no no',
  readPeriods: 'yes yes yes yes',
  readPlaces: 'yes yes yes yes',
  system: 'yes no no no',
  auditTrail: 'yes no no no',
  personalData: 'yes no no no',
  recordHistory: 'yes yes yes no',
  imports: 'yes yes yes no',
  ownSignature: 'yes yes yes no',
};

test.each(Object.keys(PERMISSIONS) as Area[])('%s', (area) => {
  expect(ROLES.map((role) => (can(role, area) ? 'yes' : 'no')).join(' ')).toBe(TABLE[area]);
});

test.each(Object.keys(PERMISSIONS) as Area[])('denies %s without a role', (area) => {
  expect(can(null, area)).toBe(false);
  expect(can(undefined, area)).toBe(false);
});

test.each([
  ['super_admin', true],
  ['student', true],
  ['admin', false],
  ['', false],
  [null, false],
  [['student'], false],
])('%j is a role: %s', (value, expected) => {
  expect(isRole(value)).toBe(expected);
});
