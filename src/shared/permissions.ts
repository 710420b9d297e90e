/** The roles of each area, for the client's routes and menus and the server's access table. */

export const ROLES = ['super_admin', 'lecturer', 'mentor', 'student'] as const;

export type Role = (typeof ROLES)[number];

/** The table of spec §6; below the line, the areas that only the server checks. */
export const PERMISSIONS = {
  dashboard: ROLES,
  changePassword: ROLES,
  masterData: ['super_admin'],
  viewInternships: ['super_admin', 'lecturer', 'mentor'],
  manageInternships: ['super_admin'],
  manageActivities: ['super_admin', 'mentor'],
  validateAsMentor: ['super_admin', 'mentor'],
  validateAsLecturer: ['super_admin', 'lecturer'],
  manageGrades: ['super_admin', 'lecturer'],
  gradeReport: ['super_admin'],
  studentPages: ['student'],
  reviewDesk: ['lecturer', 'mentor'],
  undoDecisions: ['super_admin', 'lecturer', 'mentor'],
  decideRequests: ['super_admin', 'lecturer', 'mentor'],
  /** Own requests for a place, or those of all students. */
  placementRequests: ['super_admin', 'student'],
  decidePlacements: ['super_admin'],
  /** Own letters, or those of all students. */
  letters: ['super_admin', 'student'],
  manageLetters: ['super_admin'],
  /** Own certificates, or those of all students. */
  certificates: ['super_admin', 'student'],
  /** The file of an own certificate, or of any. */
  certificateFiles: ['super_admin', 'mentor', 'student'],
  /** Own certificates of thanks. */
  ownThanks: ['mentor'],
  manageCertificates: ['super_admin'],
  /** Guidance sessions, final reports and defences of the own students, or of all. */
  readGuidance: ['super_admin', 'lecturer'],
  /** Sessions of the own placements, or those of all students. */
  guidanceSessions: ['super_admin', 'lecturer', 'student'],
  recordGuidance: ['lecturer', 'student'],
  decideGuidance: ['lecturer'],
  /** Own final reports, those of the own students, or all. */
  finalReports: ['super_admin', 'lecturer', 'student'],
  decideFinalReports: ['lecturer'],
  /** Dates, rooms and examiners of defences. */
  manageDefences: ['super_admin'],
  /** Scores of defences that the person examines. */
  scoreDefences: ['lecturer'],
  /** The defence of a placement, for students without scores. */
  internshipDefence: ['super_admin', 'lecturer', 'student'],
  attendanceRecap: ['super_admin', 'lecturer', 'mentor'],
  /** Forms of assessments, and asking for corrections. */
  manageAssessments: ['super_admin'],
  viewAssessments: ['super_admin', 'lecturer', 'mentor'],
  fillAssessments: ['lecturer', 'mentor'],
  followUps: ROLES,
  notifications: ROLES,
  // ---
  savedViews: ['super_admin', 'lecturer', 'mentor'],
  viewActivities: ROLES,
  viewRequests: ROLES,
  viewGrades: ['super_admin', 'lecturer', 'mentor'],
  activityReport: ['super_admin', 'lecturer', 'mentor'],
  readCourses: ['super_admin', 'lecturer'],
  readPeriods: ROLES,
  /** Limited to companies that the user has to do with. */
  readPlaces: ROLES,
  auditTrail: ['super_admin'],
  personalData: ['super_admin'],
  /** Limited to records that the user may change (recordHistory.ts). */
  recordHistory: ['super_admin', 'lecturer', 'mentor'],
  system: ['super_admin'],
  /** `RECORDS` says which kinds of record (records.ts). */
  imports: ['super_admin', 'lecturer', 'mentor'],
  ownSignature: ['super_admin', 'lecturer', 'mentor'],
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof PERMISSIONS;

/** False without a role (spec §6: null without a user). */
export const can = (role: Role | null | undefined, area: Area): boolean => {
  const allowed: readonly Role[] = PERMISSIONS[area];
  return role != null && allowed.includes(role);
};

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);
